import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { itemsOf, textOf } from './queries.ts'

export const routes = [
  screen(paths.help, () => import('./screens/HelpScreen.tsx'), {
    title: '帮助中心',
    skeleton: 'list',
    data: ({ search }) => (search.q ? [itemsOf('help'), itemsOf('knowledge')] : [itemsOf('help')]),
  }),
  screen(paths.helpList, () => import('./screens/HelpListScreen.tsx'), {
    title: '帮助列表',
    skeleton: 'list',
    data: () => [itemsOf('help')],
  }),
  screen(paths.helpText, () => import('./screens/HelpTextScreen.tsx'), {
    title: '帮助详情',
    skeleton: 'detail',
    data: ({ params }) => [textOf('help', params.id), itemsOf('help')],
  }),
  screen(paths.knowledge, () => import('./screens/KnowledgeScreen.tsx'), {
    title: '知识库',
    skeleton: 'list',
    data: ({ search }) => (search.q ? [itemsOf('knowledge'), itemsOf('help')] : [itemsOf('knowledge')]),
  }),
  screen(paths.knowledgeList, () => import('./screens/KnowledgeListScreen.tsx'), {
    title: '知识列表',
    skeleton: 'list',
    data: () => [itemsOf('knowledge')],
  }),
  screen(paths.knowledgeText, () => import('./screens/KnowledgeTextScreen.tsx'), {
    title: '知识详情',
    skeleton: 'detail',
    data: ({ params }) => [textOf('knowledge', params.id), itemsOf('knowledge')],
  }),
  screen(paths.contactUs, () => import('./screens/ContactScreen.tsx'), { title: '联系我们' }),
  screen(paths.contactContent, () => import('./screens/ContactContentScreen.tsx'), {
    title: '联系我们',
    skeleton: 'form',
  }),
]

import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { messageById, messages, unread } from './queries.ts'

export const routes = [
  screen(paths.messages, () => import('./screens/MessagesScreen.tsx'), {
    title: '我的消息',
    login: true,
    skeleton: 'list',
    next: [paths.message],
    data: () => [messages(), unread()],
  }),
  screen(paths.message, () => import('./screens/MessageScreen.tsx'), {
    title: '消息详情',
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [messageById(params.id)],
  }),
]

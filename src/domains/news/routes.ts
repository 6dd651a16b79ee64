import { paths, to } from '#/paths.ts'
import { defaulted, screen, type StartedRead } from '#/shared/lib/screen.ts'
import type { ContentKind } from './content-kinds.ts'
import {
  activityCenter,
  articleById,
  articlePages,
  categoryPages,
  firstPosters,
  newsCategories,
  posterPages,
  recommendedArticles,
} from './queries.ts'
import { toolKind } from './rules.ts'

const toolReads: Record<ContentKind, () => readonly StartedRead[]> = {
  NEWS: () => [articlePages()],
  GOODS: () => [posterPages()],
  VIDEO: () => [],
}

export const routes = [
  screen(paths.explore, () => import('./screens/ExploreScreen.tsx'), {
    title: '健康资讯',
    share: true,
    keepAlive: true,
    skeleton: 'list',
    next: [paths.article],
    data: () => [newsCategories(), recommendedArticles(), firstPosters(), articlePages()],
  }),
  defaulted(paths.exploreCategoryDefault, paths.explore, { title: '资讯分类' }),
  screen(paths.exploreCategory, () => import('./screens/ExploreCategoryScreen.tsx'), {
    title: '资讯分类',
    share: true,
    keepAlive: true,
    skeleton: 'list',
    data: ({ params }) => [newsCategories(), categoryPages(params.type)],
  }),
  screen(paths.article, () => import('./screens/ArticleScreen.tsx'), {
    title: '文章详情',
    share: true,
    skeleton: 'detail',
    data: ({ params }) => [articleById(params.id)],
  }),
  screen(paths.activityCenter, () => import('./screens/ActivityCenterScreen.tsx'), {
    title: '活动中心',
    share: true,
    keepAlive: true,
    skeleton: 'list',
    data: () => [activityCenter()],
  }),
  // This row must be before the row with {type}, because the fixed address takes precedence (CONT-004, decision 16).
  screen(paths.toolArticle, () => import('./screens/ToolArticleScreen.tsx'), {
    title: '工具文章',
    login: true,
    share: 'own',
    skeleton: 'detail',
    data: ({ search }) => (search.id ? [articleById(search.id)] : []),
  }),
  defaulted(paths.toolsDefault, to(paths.tools, { type: 'NEWS' }), { title: '推广工具', login: true }),
  screen(paths.tools, () => import('./screens/ToolsScreen.tsx'), {
    title: '推广工具',
    login: true,
    skeleton: 'list',
    data: ({ params }) => toolReads[toolKind(params.type)](),
  }),
]

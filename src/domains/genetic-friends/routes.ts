import { paths, to } from '#/paths.ts'
import { defaulted, screen } from '#/shared/lib/screen.ts'
import { authorised } from './queries.ts'
import { viewOf } from './views.ts'

/** The rows only read the grant: without a grant no call about other people is sent (FAM-011). */
export const routes = [
  defaulted(paths.relativesDefault, to(paths.relatives, { type: viewOf('') }), { title: '基因亲友' }),
  screen(paths.relatives, () => import('./screens/RelativesScreen.tsx'), {
    title: '基因亲友',
    personal: true,
    login: true,
    skeleton: 'list',
    data: () => [authorised()],
  }),
  screen(paths.friendSearch, () => import('./screens/FriendSearchScreen.tsx'), {
    title: '搜索好友',
    personal: true,
    login: true,
    keepAlive: true,
    skeleton: 'list',
    data: () => [authorised()],
  }),
  screen(paths.friendLite, () => import('./screens/FriendLiteScreen.tsx'), {
    title: '好友简介',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: () => [authorised()],
  }),
  screen(paths.friend, () => import('./screens/FriendScreen.tsx'), {
    title: '好友详情',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: () => [authorised()],
  }),
  screen(paths.friendApplication, () => import('./screens/ApplicationScreen.tsx'), {
    title: '好友申请',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: () => [authorised()],
  }),
]

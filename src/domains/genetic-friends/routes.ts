import { paths, to } from '#/paths.ts'
import { defaulted, screen } from '#/shared/lib/screen.ts'
import { authorised } from './queries.ts'
import { viewOf } from './views.ts'

/** `data` reads only the consent: without it, no call about other people may be sent (FAM-011). */
const granted = { personal: true, login: true, data: () => [authorised()] } as const

export const routes = [
  defaulted(paths.relativesDefault, to(paths.relatives, { type: viewOf('') }), { title: '基因亲友' }),
  screen(paths.relatives, () => import('./screens/RelativesScreen.tsx'), {
    ...granted,
    title: '基因亲友',
    skeleton: 'list',
  }),
  screen(paths.friendSearch, () => import('./screens/FriendSearchScreen.tsx'), {
    ...granted,
    title: '搜索好友',
    keepAlive: true,
    skeleton: 'list',
  }),
  screen(paths.friendLite, () => import('./screens/FriendLiteScreen.tsx'), {
    ...granted,
    title: '好友简介',
    skeleton: 'detail',
  }),
  screen(paths.friend, () => import('./screens/FriendScreen.tsx'), {
    ...granted,
    title: '好友详情',
    skeleton: 'detail',
  }),
  screen(paths.friendApplication, () => import('./screens/ApplicationScreen.tsx'), {
    ...granted,
    title: '好友申请',
    skeleton: 'detail',
  }),
]

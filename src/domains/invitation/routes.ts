import { me } from '#/domains/user/queries.ts'
import { paths, to } from '#/paths.ts'
import { defaulted, screen } from '#/shared/lib/screen.ts'
import { contentReads } from './content-reads.ts'
import { contentType } from './extension-rules.ts'
import { invitationRecords, shareLog, sharingOrders } from './queries.ts'

const loadInvitation = () => import('./screens/InvitationScreen.tsx')

// The old and the new address show the same screen (LIT-013).
const inviting = {
  title: '邀请好友',
  login: true,
  share: 'own',
  skeleton: 'detail',
  data: () => [me(), invitationRecords()],
} as const

export const routes = [
  screen(paths.myInvitation, loadInvitation, inviting),
  screen(paths.myInvitationNew, loadInvitation, inviting),
  screen(paths.myInvitationList, () => import('./screens/InvitationListScreen.tsx'), {
    title: '邀请记录',
    login: true,
    skeleton: 'list',
    data: () => [invitationRecords()],
  }),
  screen(paths.myShare, () => import('./screens/MyShareScreen.tsx'), {
    title: '我的分享',
    login: true,
    skeleton: 'list',
    data: ({ search: { view } }) => [view === 'LOG' ? shareLog() : sharingOrders()],
  }),
  defaulted(paths.myExtensionDefault, to(paths.myExtension, { type: contentType('') }), { title: '我的推广' }),
  screen(paths.myExtension, () => import('./screens/ExtensionScreen.tsx'), {
    title: '我的推广',
    login: true,
    skeleton: 'home',
    data: ({ params }) => contentReads[contentType(params.type)](),
  }),
]

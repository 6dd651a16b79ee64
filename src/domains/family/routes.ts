import { me } from '#/domains/user/queries.ts'
import { paths, to } from '#/paths.ts'
import { defaulted, screen } from '#/shared/lib/screen.ts'
import {
  invitationById,
  receivedInvitations,
  relations,
  relationTypes,
  sentInvitations,
  waitingInvitations,
} from './queries.ts'
import { viewOf } from './views.ts'
import { milestoneRoutes } from './milestone/routes.ts'

export const routes = [
  defaulted(paths.pedigreeDefault, to(paths.pedigree, { type: viewOf('') }), { title: '家庭族谱' }),
  screen(paths.pedigree, () => import('./screens/PedigreeScreen.tsx'), {
    title: '家庭族谱',
    personal: true,
    login: true,
    skeleton: 'list',
    data: ({ params }) => [
      waitingInvitations(),
      relationTypes(),
      ...(viewOf(params.type) === 'invitations' ? [receivedInvitations()] : [relations(), me()]),
      sentInvitations(),
    ],
  }),
  screen(paths.familyInvite, () => import('./screens/InviteScreen.tsx'), {
    title: '邀请家人',
    personal: true,
    login: true,
    skeleton: 'form',
    data: ({ search }) => [relationTypes(), ...(search.again ? [invitationById(search.again)] : [])],
  }),
  screen(paths.familyInvitation, () => import('./screens/InvitationScreen.tsx'), {
    title: '家庭邀请',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [invitationById(params.id), relationTypes()],
  }),
  ...milestoneRoutes,
]

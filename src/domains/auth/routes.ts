import { paths, type SearchOf, to } from '#/paths.ts'
import { screen, type ScreenInput } from '#/shared/lib/screen.ts'
import { finalTarget } from './authorization-rules.ts'
import { agreementOf, privacyOf } from './queries.ts'

// The authorization code is loaded with the screens that need it.
const loadAuthorization = () => import('./authorization.ts')
const loadInvitation = () => import('./invitation.ts')

/**
 * Redirects a signed-in person to the target. Other people are redirected to the login form if WeChat authorization is
 * impossible.
 */
async function insteadOfAuthorization({
  search,
  signedIn,
}: ScreenInput<unknown, SearchOf<typeof paths.authStart>>): Promise<string | null> {
  const { offersAuthorization } = await loadAuthorization()
  const forLogin = !search.authorize
  const target = search.target
  if (signedIn && forLogin && target !== null) return finalTarget(target)
  if (offersAuthorization()) return null
  return forLogin ? to(paths.login, {}, { target }) : finalTarget(target)
}

export const routes = [
  screen(paths.login, () => import('./screens/LoginScreen.tsx'), { title: '登录', skeleton: 'form' }),
  screen(paths.invitationLogin, () => import('./screens/InvitationLoginScreen.tsx'), {
    title: '邀请登录',
    skeleton: 'form',
    redirect: async ({ query }) => (await loadInvitation()).invitationTarget(query),
  }),
  screen(paths.authStart, () => import('./screens/AuthStartScreen.tsx'), {
    title: '微信授权',
    skeleton: 'form',
    redirect: insteadOfAuthorization,
    onEnter: async ({ query }) => {
      const { runAuthorization } = await loadAuthorization()
      void runAuthorization(query)
    },
  }),
  screen(paths.invitationRegister, () => import('./screens/InvitationRegisterScreen.tsx'), {
    title: '邀请注册',
    skeleton: 'form',
  }),
  screen(paths.medicalRegister, () => import('./screens/MedicalRegisterScreen.tsx'), {
    title: '医生邀请注册',
    skeleton: 'form',
  }),
  screen(paths.userAgreement, () => import('./screens/AgreementScreen.tsx'), {
    title: '用户注册协议',
    share: true,
    skeleton: 'detail',
    data: () => [agreementOf()],
  }),
  screen(paths.privacy, () => import('./screens/PrivacyScreen.tsx'), {
    title: '隐私条款',
    share: true,
    skeleton: 'detail',
    data: () => [privacyOf()],
  }),
  screen(paths.partnerAgreement, () => import('./screens/PartnerAgreementScreen.tsx'), {
    title: '共享经济合作伙伴协议',
    skeleton: 'detail',
  }),
]

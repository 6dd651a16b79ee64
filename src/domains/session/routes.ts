import { paths } from '#/paths.ts'
import { query } from '#/shared/api/query.ts'
import { screen } from '#/shared/lib/screen.ts'
import { sessionApi } from './contract.ts'

export const sessionRoutes = [
  screen(paths.login, () => import('./screens/LoginScreen.tsx'), { title: '登录', skeleton: 'form' }),
  screen(paths.userAgreement, () => import('./screens/AgreementScreen.tsx'), {
    title: '用户注册协议',
    share: true,
    data: () => [query(sessionApi.agreement, {})],
  }),
  screen(paths.privacy, () => import('./screens/PrivacyScreen.tsx'), {
    title: '隐私条款',
    share: true,
    data: () => [query(sessionApi.privacy, {})],
  }),
]

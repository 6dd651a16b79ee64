import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'

export const routes = [
  screen(paths.counselorCode, () => import('./screens/CounselorCodeScreen.tsx'), {
    title: '顾问收款码',
    authorization: true,
    skeleton: 'form',
  }),
]

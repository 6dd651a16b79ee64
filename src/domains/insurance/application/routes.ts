import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { healthQuestions, materialById } from './queries.ts'

export const applicationRoutes = [
  screen(paths.goodsInsurance, () => import('./screens/HealthQuestionsScreen.tsx'), {
    title: '投保',
    personal: true,
    login: true,
    skeleton: 'form',
    data: () => [healthQuestions()],
  }),
  screen(paths.insured, () => import('./screens/InsuredScreen.tsx'), {
    title: '被保险人信息',
    personal: true,
    login: true,
    skeleton: 'form',
    data: ({ params }) => [materialById(params.id)],
  }),
]

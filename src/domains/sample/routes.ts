import { allPatients, patientById } from '#/domains/patient/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { sampleProgress } from './queries.ts'

const patientOf = ({ params }: { params: Readonly<Record<string, string>> }) => [patientById(params['patientId'] ?? '')]

export const sampleRoutes = [
  screen(paths.bindInput, () => import('./screens/BindInputScreen.tsx'), {
    title: '绑定样本',
    login: true,
    skeleton: 'form',
  }),
  screen(paths.bindFirst, () => import('./screens/BindPatientScreen.tsx'), {
    title: '选择受检人',
    login: true,
    skeleton: 'list',
    data: () => [allPatients(), sampleProgress()],
  }),
  screen(paths.bindSecond, () => import('./screens/BindConsentScreen.tsx'), {
    title: '确认信息',
    login: true,
    skeleton: 'detail',
    data: patientOf,
  }),
  screen(paths.bindThird, () => import('./screens/BindResultScreen.tsx'), {
    title: '完成绑定',
    login: true,
    skeleton: 'detail',
    data: patientOf,
  }),
  screen(paths.myBinding, () => import('./screens/MyBindingScreen.tsx'), {
    title: '我的样本',
    login: true,
    skeleton: 'list',
    data: () => [sampleProgress()],
  }),
]

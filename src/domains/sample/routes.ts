import { allPatients, patientById } from '#/domains/patient/queries.ts'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { sampleProgress, toothGoods, tubeDetails, tubesFor } from './queries.ts'
import { withoutGoods } from './rules.ts'

type RouteInput<K extends string> = { params: Readonly<Record<K, string>> }

const patientOf = ({ params }: RouteInput<'patientId'>) => [patientById(params.patientId)]
const peopleAndTube = ({ params }: RouteInput<'sampleId'>) => [
  allPatients(),
  sampleProgress(),
  tubeDetails(params.sampleId),
]

export const routes = [
  screen(paths.bindInput, () => import('./screens/BindInputScreen.tsx'), {
    title: '绑定样本',
    login: true,
    skeleton: 'form',
    next: [paths.bindFirst, paths.bindSecond, paths.bindThird],
  }),
  screen(paths.bindFirst, () => import('./screens/BindPatientScreen.tsx'), {
    title: '选择受检人',
    personal: true,
    login: true,
    skeleton: 'list',
    data: peopleAndTube,
  }),
  screen(paths.bindSecond, () => import('./screens/BindConsentScreen.tsx'), {
    title: '确认信息',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: patientOf,
  }),
  screen(paths.bindThird, () => import('./screens/BindResultScreen.tsx'), {
    title: '完成绑定',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: patientOf,
  }),
  screen(paths.toothSelect, () => import('./screens/ToothSelectScreen.tsx'), {
    title: '选择牙源订单',
    login: true,
    skeleton: 'list',
    data: () => [toothGoods(null)],
  }),
  screen(paths.toothInput, () => import('./screens/ToothInputScreen.tsx'), {
    title: '绑定牙源样本',
    login: true,
    skeleton: 'form',
    data: ({ params }) => [toothGoods(params.mallOrderId)],
  }),
  screen(paths.toothFirst, () => import('./screens/ToothPatientScreen.tsx'), {
    title: '选择受检人',
    personal: true,
    login: true,
    skeleton: 'list',
    data: peopleAndTube,
  }),
  screen(paths.toothSecond, () => import('./screens/ToothConsentScreen.tsx'), {
    title: '确认信息',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: patientOf,
  }),
  screen(paths.toothThird, () => import('./screens/ToothResultScreen.tsx'), {
    title: '完成绑定',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: patientOf,
  }),
  screen(paths.addSample, () => import('./screens/AddSampleScreen.tsx'), {
    title: '添加样本',
    personal: true,
    login: true,
    skeleton: 'form',
    data: ({ params: { id } }) => (withoutGoods(id) ? [] : [tubesFor(id), sampleProgress(), toothGoods(id)]),
  }),
  screen(paths.myBinding, () => import('./screens/MyBindingScreen.tsx'), {
    title: '我的样本',
    personal: true,
    login: true,
    skeleton: 'list',
    data: () => [sampleProgress(), me()],
  }),
]

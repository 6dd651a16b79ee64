import { paths, to } from '#/paths.ts'
import { defaulted, screen } from '#/shared/lib/screen.ts'
import { myRecords, recordById } from './queries.ts'
import { toRecordType } from './rules.ts'

const loadHealthForm = () => import('./screens/HealthFormScreen.tsx')

export const routes = [
  defaulted(paths.healthRecordsDefault, to(paths.healthRecords, { type: toRecordType(undefined) }), {
    title: '健康档案',
    personal: true,
  }),
  screen(paths.healthRecords, () => import('./screens/HealthRecordsScreen.tsx'), {
    title: '健康档案',
    personal: true,
    login: true,
    skeleton: 'list',
    data: ({ params }) => [myRecords(toRecordType(params.type))],
  }),
  screen(paths.healthDetail, () => import('./screens/HealthDetailScreen.tsx'), {
    title: '健康档案详情',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [recordById(params.id)],
  }),
  screen(paths.healthNew, loadHealthForm, { title: '新增健康档案', personal: true, login: true, skeleton: 'form' }),
  screen(paths.healthEdit, loadHealthForm, {
    title: '编辑健康档案',
    personal: true,
    login: true,
    skeleton: 'form',
    data: ({ params }) => [recordById(params.id)],
  }),
]

import { paths, to } from '#/paths.ts'
import { defaulted, screen } from '#/shared/lib/screen.ts'
import { browseRecords, contentTotals, homeOf, visitors } from './queries.ts'
import { categoryOf } from './rules.ts'

const sales = { login: true, sales: true } as const

const loadVisitorEdit = () => import('./screens/VisitorEditScreen.tsx')

export const routes = [
  defaulted(paths.customerVisitorsDefault, to(paths.customerVisitors, { category: categoryOf('') }), {
    title: '客户与访客',
  }),
  screen(paths.customerVisitors, () => import('./screens/CustomerVisitorsScreen.tsx'), {
    ...sales,
    title: '客户与访客',
    skeleton: 'list',
    keepAlive: true,
    data: ({ params, search: { view } }) => {
      const category = categoryOf(params.category)
      return [visitors(), browseRecords(), homeOf(category), ...(view === 'stats' ? [contentTotals(category)] : [])]
    },
  }),
  screen(paths.contentVisitors, () => import('./screens/ContentVisitorsScreen.tsx'), {
    ...sales,
    title: '访客列表',
    skeleton: 'list',
    data: () => [visitors(), browseRecords()],
  }),
  screen(paths.visitor, () => import('./screens/VisitorScreen.tsx'), {
    ...sales,
    title: '访客详情',
    skeleton: 'detail',
    data: () => [visitors(), browseRecords()],
  }),
  screen(paths.visitorNew, loadVisitorEdit, {
    ...sales,
    title: '新增访客',
    skeleton: 'form',
    data: () => [visitors()],
  }),
  screen(paths.visitorEdit, loadVisitorEdit, {
    ...sales,
    title: '编辑访客',
    skeleton: 'form',
    data: () => [visitors()],
  }),
]

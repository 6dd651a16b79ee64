import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { counselorBy } from './queries.ts'
import { isKeyword } from './rules.ts'

export const routes = [
  screen(paths.counselorCode, () => import('./screens/CounselorCodeScreen.tsx'), {
    title: '顾问收款码',
    authorization: true,
    skeleton: 'form',
  }),
  screen(paths.findCounselor, () => import('./screens/FindCounselorScreen.tsx'), {
    title: '查找顾问',
    skeleton: 'form',
  }),
  screen(paths.foundCounselor, () => import('./screens/FoundCounselorScreen.tsx'), {
    title: '顾问查询结果',
    skeleton: 'detail',
    data: ({ search }) => (isKeyword(search.keyword) ? [counselorBy(search.keyword)] : []),
  }),
]

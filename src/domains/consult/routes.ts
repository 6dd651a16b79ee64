import { goodsAt } from '#/domains/mall/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { needsSurvey } from './queries.ts'

export const routes = [
  screen(paths.consultDetail, () => import('./screens/ConsultDetailScreen.tsx'), {
    title: '商品咨询',
    share: true,
    skeleton: 'detail',
    data: ({ search }) => (search.id ? [goodsAt(search.id)] : []),
  }),
  screen(paths.consultInfo, () => import('./screens/ConsultInfoScreen.tsx'), {
    title: '咨询信息',
    skeleton: 'form',
    data: () => [needsSurvey()],
  }),
  screen(paths.consultSuccess, () => import('./screens/ConsultSuccessScreen.tsx'), {
    title: '咨询提交成功',
    skeleton: 'detail',
  }),
]

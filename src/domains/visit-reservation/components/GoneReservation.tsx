import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'

export const GoneReservation = () => (
  <EmptyState
    picture="not-found"
    text="没有找到这次预约，请核对链接，或用手机号和姓名查询。"
    action={{ label: '查询预约', to: paths.reservationInquiry }}
  />
)

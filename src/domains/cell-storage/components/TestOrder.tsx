import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'

/** Shown if the order in the address is for a test, for which nothing is stored. */
export const TestOrder = ({ id }: { id: string }) => (
  <EmptyState
    picture="empty-order"
    text="这笔订单是检测订单，没有储存服务"
    action={{ label: '查看订单', to: to(paths.orderDetail, { id }) }}
  />
)

import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'

/** Shown when the address names the order of a test, which stores nothing. */
export const TestOrder = ({ id }: { id: string }) => (
  <EmptyState
    picture="empty-order"
    text="这笔订单是检测订单，没有储存服务"
    action={{ label: '查看订单', to: to(paths.orderDetail, { id }) }}
  />
)

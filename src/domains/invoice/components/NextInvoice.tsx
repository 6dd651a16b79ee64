import { useInfiniteQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { withoutInvoice } from '../next-invoice.ts'
import { billedOrders } from '../queries.ts'

/** The next order that can have an invoice; left out if there is none or the read fails. */
export function NextInvoice({ without = null }: { without?: string | null }) {
  const { data, hasNextPage } = useInfiniteQuery(billedOrders())
  const orders = withoutInvoice(data?.pages.flatMap(({ items }) => items) ?? [], without)
  const [next] = orders
  if (!next) return null
  const count = hasNextPage ? '还有订单可以开发票' : `还有${orders.length}笔订单可以开发票`
  return (
    <Card title={count}>
      <Row label={next.goods?.name || '订单'} value="申请发票" to={to(paths.invoiceForm, {}, { orderId: next.id })} />
    </Card>
  )
}

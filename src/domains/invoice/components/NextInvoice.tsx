import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { withoutInvoice } from '../next-invoice.ts'
import { billedOrders } from '../queries.ts'

/**
 * The orders that can have an invoice; only one order is shown until a tap. Renders nothing if there is none or the
 * read fails.
 */
export function NextInvoice({ without = null }: { without?: string | null }) {
  const { data, hasNextPage } = useInfiniteQuery(billedOrders())
  const [all, setAll] = useState(false)
  const orders = withoutInvoice(data?.pages.flatMap(({ items }) => items) ?? [], without)
  if (orders.length === 0) return null
  const shown = all ? orders : orders.slice(0, 1)
  const rest = orders.length - shown.length
  return (
    <Card title={hasNextPage ? '还有订单可以开发票' : `还有${orders.length}笔订单可以开发票`}>
      {shown.map(({ id, goods, createdDate }) => (
        <Row
          key={id}
          label={goods?.name || '订单'}
          value={[createdDate === null ? '' : formatDate(createdDate, 'day'), '申请发票'].filter(Boolean).join(' ')}
          to={to(paths.invoiceForm, {}, { orderId: id })}
        />
      ))}
      {rest > 0 && (
        <Button kind="text" block onPress={() => setAll(true)}>
          {`查看另外${rest}笔`}
        </Button>
      )}
    </Card>
  )
}

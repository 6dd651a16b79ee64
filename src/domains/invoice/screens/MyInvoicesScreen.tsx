import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { Order } from '#/domains/order/model.ts'
import { paths, to } from '#/paths.ts'
import type { Page } from '#/shared/api/endpoint.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { Card, Page as Screen } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { storedEmail } from '../last-email.ts'
import { invoicesOf } from '../my-invoices.ts'
import { InvoiceRow } from '../components/InvoiceRow.tsx'
import { NextInvoice } from '../components/NextInvoice.tsx'
import { billedOrders } from '../queries.ts'
import '../components/invoice.css'

const withInvoices = (orders: { pages: Page<Order>[] }) => ({ pages: orders.pages.map(invoicesOf) })

/** /my-invoices: the invoices of the person's own orders, newest order first (decision 118). */
export default function MyInvoicesScreen() {
  const list = useSuspenseInfiniteQuery({ ...billedOrders(), select: withInvoices })
  return (
    <Screen title="我的发票">
      <Card>
        <Row
          label="接收邮箱"
          value={storedEmail() || '去填写'}
          to={to(paths.emailFill, {}, { target: paths.myInvoices })}
        />
      </Card>
      <NextInvoice />
      <InfiniteList
        list={list}
        itemKey={({ order }) => order.id}
        empty={
          list.hasNextPage ? (
            <div className="invoice-hint">
              <Button kind="plain" block busy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
                查找更早的发票
              </Button>
            </div>
          ) : (
            <EmptyState
              picture="empty-list"
              text="还没有发票，可以在已付款的订单里申请"
              action={{ label: '查看我的订单', to: to(paths.myOrder, { status: 'ALL' }) }}
            />
          )
        }
      >
        {(entry) => <InvoiceRow {...entry} />}
      </InfiniteList>
    </Screen>
  )
}

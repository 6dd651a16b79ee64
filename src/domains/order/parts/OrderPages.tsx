import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/InfiniteList.tsx'
import type { listedOrders, myOrders } from '../queries.ts'
import { OrderRow } from './OrderRow.tsx'

interface OrderPagesProps {
  read: ReturnType<typeof myOrders> | ReturnType<typeof listedOrders>
  /** What is said when there are none. */
  empty: string
  /** These are the orders with refunds. */
  refunds?: boolean
}

/** The orders of one tab, page by page. */
export function OrderPages({ read, empty, refunds = false }: OrderPagesProps) {
  const list = useSuspenseInfiniteQuery(read)
  return (
    <InfiniteList
      list={list}
      className="order-list"
      itemKey={(order) => order.id}
      empty={
        list.hasNextPage ? (
          // A page of points orders alone: others may come after it.
          <Button kind="text" busy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            查找更早的订单
          </Button>
        ) : (
          <EmptyState picture="empty-order" text={empty} action={{ label: '去逛逛', to: paths.home }} />
        )
      }
    >
      {(order) => <OrderRow order={order} inRefunds={refunds} />}
    </InfiniteList>
  )
}

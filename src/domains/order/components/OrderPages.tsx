import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import type { listedOrders, myOrders } from '../queries.ts'
import { OrderRow } from './OrderRow.tsx'
import { useOrderRefetch } from '../hooks/use-order-refetch.ts'
import './order.css'

interface OrderPagesProps {
  read: ReturnType<typeof myOrders> | ReturnType<typeof listedOrders>
  empty: string
  refunds?: boolean
}

export function OrderPages({ read, empty, refunds = false }: OrderPagesProps) {
  const refetch = useOrderRefetch()
  const list = useSuspenseInfiniteQuery({
    ...read,
    refetchInterval: ({ state }) => refetch(state.data?.pages.flatMap(({ items }) => items) ?? []),
  })
  return (
    <InfiniteList
      list={list}
      className="order-list"
      itemKey={(order) => order.id}
      empty={
        list.hasNextPage ? (
          // A page may contain only points orders, which are hidden; more orders may follow.
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

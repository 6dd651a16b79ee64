import { refetchWhenVisible } from '#/shared/api/refetch-when-visible.ts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { msUntilNewPrice } from '../price/price-edge.ts'
import { goodsAt } from '../queries.ts'

/**
 * Refetches shown goods when the page becomes visible and when their promotion begins or ends: the price may have
 * changed. Goods opened with a sharing code are not refetched, because the server counts each read as a visit.
 */
export function usePriceWatch(id: string, preview: boolean): void {
  const shared = useSearch(paths.goods).sharingCode !== null
  useQuery({
    ...goodsAt(id),
    ...refetchWhenVisible,
    enabled: !preview && !shared,
    // The page has just read the goods.
    refetchOnMount: false,
    refetchInterval: ({ state }) => {
      const now = serverNow()
      // `dataUpdatedAt` is by the phone's clock, `readAt` by the server's.
      const readAt = now - (Date.now() - state.dataUpdatedAt)
      return msUntilNewPrice(state.data, readAt, now)
    },
  })
}

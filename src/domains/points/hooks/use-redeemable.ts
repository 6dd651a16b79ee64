import { useEffect } from 'react'
import type { Page } from '#/shared/api/endpoint.ts'
import type { Points } from '#/shared/lib/points.ts'
import type { Pages } from '#/shared/ui/lists/InfiniteList.tsx'
import type { PointsGoods } from '../model.ts'
import { canRedeem } from '../rules.ts'

/**
 * Filters the loaded pages for goods for which the balance is sufficient; null means all goods. While the result is
 * empty, the next page is loaded, so that the list is shown as empty only after the whole mall was loaded.
 */
export function useRedeemable(list: Pages<PointsGoods>, balance: Points | null) {
  const pages = list.data.pages.map((page): Page<PointsGoods> => {
    if (balance === null) return page
    return { ...page, items: page.items.filter((goods) => canRedeem(goods, balance)) }
  })
  const none = balance !== null && pages.every(({ items }) => items.length === 0)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const searching = none && hasNextPage && !isFetchNextPageError
  useEffect(() => {
    if (searching && !isFetchingNextPage) void fetchNextPage()
  }, [searching, isFetchingNextPage, fetchNextPage])
  return { ...list, data: { pages }, searching }
}

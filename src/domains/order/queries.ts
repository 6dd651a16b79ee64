import { pages, query } from '#/shared/api/query.ts'
import { orderApi } from './contract.ts'
import { type OrderTab, tabFilter } from './tabs.ts'

/** The orders of a tab, page by page. */
export const myOrders = (tab: OrderTab) => pages(orderApi.mine, { body: tabFilter(tab) })

export const orderById = (id: string) => query(orderApi.one, { body: { id } })

export interface Wanted {
  goodsId: string
  specificationItem: string
  number: number
  /** undefined: the server's own choice; null: none. */
  couponId?: string | null | undefined
}

/** The options of an order: recomputed by the server for every choice (ORDX-005). */
export const orderOptions = ({ couponId, ...wanted }: Wanted) =>
  query(orderApi.options, {
    body: { ...wanted, paymentMode: 'LUMP_SUM', ...(couponId === undefined ? {} : { couponId }) },
  })

/** What the address of the order page asks for. */
export const wantedOf = (goodsId: string, search: URLSearchParams): Wanted => ({
  goodsId,
  specificationItem: search.get('specification') ?? '',
  number: Math.min(Math.max(Math.trunc(Number(search.get('number'))) || 1, 1), 99),
})

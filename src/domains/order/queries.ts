import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#/shared/api/endpoint.ts'
import { pages, query } from '#/shared/api/query.ts'
import { orderApi } from './contract.ts'
import type { Order, PaymentMode, UnlockTarget } from './model.ts'
import { isPointsOrder } from './points-order.ts'
import { type ListTab, listFilter, type OrderTab, tabFilter } from './tabs.ts'

/** Points orders have a list of their own (/conversion-record): they cost no money (ORD-040). */
const forMoney = (data: InfiniteData<Page<Order>, number>) => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.filter((order) => !isPointsOrder(order)) })),
})

/** The orders of a tab, page by page. */
export const myOrders = (tab: OrderTab) => ({ ...pages(orderApi.mine, { body: tabFilter(tab) }), select: forMoney })

/** How many orders a tab has: one is asked for, only the total is looked at. */
export const orderCount = (tab: OrderTab) => ({
  ...query(orderApi.mine, { query: { page: 0, size: 1 }, body: tabFilter(tab) }),
  staleTime: 30_000,
})

/** The orders of /order-list, page by page. */
export const listedOrders = (tab: ListTab) => ({
  ...pages(orderApi.orders, { body: listFilter(tab) }),
  select: forMoney,
})

export const orderById = (id: string) => query(orderApi.one, { body: { id } })

export interface Wanted {
  goodsId: string
  specificationItem: string
  number: number
  /** undefined: the server's own choice; null: none. */
  couponId?: string | null | undefined
  /** undefined: the server proposes one. */
  paymentMode?: PaymentMode | undefined
}

/** The options of an order: recomputed by the server for every choice (ORDX-005). */
export const orderOptions = ({ couponId, paymentMode = 'LUMP_SUM', ...wanted }: Wanted) =>
  query(orderApi.options, {
    body: { ...wanted, paymentMode, ...(couponId === undefined ? {} : { couponId }) },
  })

/** What opening a category of a report costs, and with which coupons. */
export const unlockOptions = (target: UnlockTarget) => query(orderApi.unlockOptions, { body: target })

/** Stands in an address for "no coupon", which is a choice too. */
export const NO_COUPON = 'none'

/** The coupon that an address of an order names; undefined when it leaves the choice to the server. */
export function couponIn(search: URLSearchParams): string | null | undefined {
  const id = search.get('couponId')
  if (!id) return undefined
  return id === NO_COUPON ? null : id
}

/** The payment mode that an address names. */
function modeIn(search: URLSearchParams): PaymentMode | undefined {
  const mode = search.get('paymentMode')
  return mode === 'LUMP_SUM' || mode === 'DEPOSIT_AND_BALANCE' ? mode : undefined
}

/** What the address of the order page asks for. */
export const wantedOf = (goodsId: string, search: URLSearchParams): Wanted => ({
  goodsId,
  specificationItem: search.get('specification') ?? '',
  number: Math.min(Math.max(Math.trunc(Number(search.get('number'))) || 1, 1), 99),
  couponId: couponIn(search),
  paymentMode: modeIn(search),
})

/** What can be chosen for the order of /order-coupons-list, whatever coupon its address names. */
export const choosableCoupons = (search: URLSearchParams) =>
  orderOptions({ ...wantedOf(search.get('id') ?? '', search), couponId: undefined })

/** The choices of an order as its address keeps them, so that a form on the way leads back to the same order. */
export const orderHere = (wanted: Wanted, search: URLSearchParams, patientId: string | null) => ({
  specification: wanted.specificationItem,
  number: wanted.number,
  couponId: wanted.couponId === null ? NO_COUPON : wanted.couponId,
  paymentMode: wanted.paymentMode,
  requireShippingAddress: search.get('requireShippingAddress'),
  sharingCode: search.get('sharingCode'),
  patientId,
})

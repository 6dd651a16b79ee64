import { positiveInt } from '#/paths/order.ts'
import type { paths, SearchOf } from '#/paths.ts'
import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '#/shared/api/endpoint.ts'
import { entriesOf, infiniteQuery, query } from '#/shared/api/query.ts'
import { refetchWhenVisible } from '#/shared/api/refetch-when-visible.ts'
import { orderApi } from './api.ts'
import type { Order, PaymentMode, UnlockTarget } from './model.ts'
import { isPointsOrder } from './points-order.ts'
import { type ListTab, listFilter, type OrderTab, tabFilter } from './state/tabs.ts'

/** Leaves out points orders, which cost no money and have their own list, /conversion-record (ORD-040). */
const forMoney = (data: InfiniteData<Page<Order>, number>) => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.filter((order) => !isPointsOrder(order)) })),
})

export const myOrders = (tab: OrderTab) => ({
  ...infiniteQuery(orderApi.mine, { body: tabFilter(tab) }),
  ...refetchWhenVisible,
  select: forMoney,
})

/** The input that requests the first page of all orders, whatever their state. */
export const recentOrders = { query: { page: 0, size: 20 }, body: {} }

/** The number of orders of a tab: requests one order and uses only the total. */
export const orderCount = (tab: OrderTab) => ({
  ...query(orderApi.mine, { query: { page: 0, size: 1 }, body: tabFilter(tab) }),
  staleTime: 30_000,
})

export const listedOrders = (tab: ListTab) => ({
  ...infiniteQuery(orderApi.orders, { body: listFilter(tab) }),
  ...refetchWhenVisible,
  select: forMoney,
})

/** Refetched when the page becomes visible: the order may have been paid by another person, shipped or closed. */
export const orderById = (id: string) => ({ ...query(orderApi.one, { body: { id } }), ...refetchWhenVisible })

export interface OrderRequest {
  goodsId: string
  specificationItem: string
  number: number
  /** undefined means the server's own choice, null no coupon. */
  couponId?: string | null | undefined
  /** undefined requests LUMP_SUM; the app uses the payment mode of the reply. */
  paymentMode?: PaymentMode | undefined
}

export const optionsInput = ({ couponId, paymentMode = 'LUMP_SUM', ...wanted }: OrderRequest) => ({
  body: { ...wanted, paymentMode, ...(couponId === undefined ? {} : { couponId }) },
})

/** The options of an order, recomputed by the server for every choice (ORDX-005); prices may change meanwhile. */
export const orderOptions = (wanted: OrderRequest) => ({
  ...query(orderApi.options, optionsInput(wanted)),
  ...refetchWhenVisible,
})

export const unlockOptions = (target: UnlockTarget) => query(orderApi.unlockOptions, { body: target })

/** The newest orders, which may include an order for the same category. */
export const unlockOrders = () => ({
  ...query(orderApi.mine, recentOrders),
  ...refetchWhenVisible,
  select: entriesOf<Order>,
})

export type OrderSearch = SearchOf<typeof paths.orderInfo>

export type CouponsSearch = SearchOf<typeof paths.orderCoupons>

/** The value of "no coupon" in an address, because having no coupon is also a choice. */
export const NO_COUPON = 'none'

/** The coupon in an address; undefined means that the server chooses. */
export function couponIn({ couponId: id }: Pick<OrderSearch, 'couponId'>): string | null | undefined {
  if (!id) return undefined
  return id === NO_COUPON ? null : id
}

export const orderRequestOf = (goodsId: string, search: OrderSearch): OrderRequest => ({
  goodsId,
  specificationItem: search.specification,
  number: search.number,
  couponId: couponIn(search),
  paymentMode: search.paymentMode ?? undefined,
})

/** The coupons for the order of /order-coupons-list; the coupon in its address does not matter. */
export const choosableCoupons = (search: CouponsSearch) =>
  orderOptions({
    ...orderRequestOf(search.id ?? '', { ...search, number: positiveInt(search.number) }),
    couponId: undefined,
  })

/** The address of the order screen with the current choices: a form opened from it returns to the same order. */
export const orderHere = (wanted: OrderRequest, search: OrderSearch, patientId: string | null) => ({
  specification: wanted.specificationItem,
  number: wanted.number,
  couponId: wanted.couponId === null ? NO_COUPON : wanted.couponId,
  paymentMode: wanted.paymentMode,
  requireShippingAddress: search.requireShippingAddress,
  sharingCode: search.sharingCode,
  patientId,
})

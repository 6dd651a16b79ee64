import { type Path, paths, to } from '#/paths.ts'

/** A list of 我的 that contains payments of one kind; `label` is its name in 我的. */
export interface PaymentList {
  label: string
  to: string
}

const orders: PaymentList = { label: '我的订单', to: to(paths.myOrder, { status: 'ALL' }) }
const schedule: PaymentList = { label: '我的预约', to: paths.mySchedule }
const contracts: PaymentList = { label: '我的合同', to: paths.contractList }
const summer: PaymentList = { label: '我的夏令活动', to: paths.summerOrders }
const visits: PaymentList = { label: '预约查询', to: paths.reservationInquiry }

/**
 * The list that contains a payment, by the first segment of the address to which the cashier returns. For any other
 * address, it is the list of orders.
 */
const places: readonly (readonly [returns: Path, place: PaymentList])[] = [
  [paths.mySchedule, schedule],
  [paths.signForm, schedule],
  [paths.storageInfo, schedule],
  [paths.reservationInquiry, visits],
  [paths.summerOrders, summer],
  [paths.summerOrder, summer],
  [paths.contractList, contracts],
  [paths.renewContract, contracts],
]

/** The first segment: summer-order-detail for `/summer-order-detail/SO1?x` and `/summer-order-detail/:id`. */
const firstPart = (address: string): string => address.split(/[/?#]/)[1] ?? ''

/**
 * The list of 我的 in which a payment is found later (GEN-014).
 * @param returnUrl the address to which the cashier returns.
 */
export const paymentListOf = (returnUrl: string | null): PaymentList =>
  places.find(([returns]) => firstPart(returns) === firstPart(returnUrl ?? ''))?.[1] ?? orders

/** The name of the list as a part of a sentence: “我的订单”. */
export const paymentListName = (returnUrl: string | null): string => `“${paymentListOf(returnUrl).label}”`

export function paymentListLink(returnUrl: string | null): PaymentList {
  const place = paymentListOf(returnUrl)
  return { ...place, label: `${place === visits ? '去' : '查看'}${place.label}` }
}

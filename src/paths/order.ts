import { count, textOrNull, oneOf, text } from '#/shared/lib/address.ts'

/** A positive whole number in an address, at most 99: how many pieces it asks for. */
export const positiveInt = count(99)

/** What somebody wants to order. */
const wish = {
  number: positiveInt,
  specification: text,
  paymentMode: oneOf(['LUMP_SUM', 'DEPOSIT_AND_BALANCE']),
  patientId: textOrNull,
  requireShippingAddress: textOrNull,
  sharingCode: textOrNull,
  couponId: textOrNull,
}

export const orderPaths = {
  orderInfo: ['/order-info/:id', wish],
  orderInfoOfType: ['/order-info/:id/:type', wish],
  orderDetail: '/order-detail/:id',
  myOrderDefault: '/my-order',
  myOrder: '/my-order/:status',
  orderList: ['/order-list', { status: textOrNull }],
  orderSchedule: '/order-schedule/:id',
  orderScheduleCard: '/order-schedule/:id/schedule-card',
  orderScheduleDetail: '/order-schedule/:id/schedule-detail',
  orderCoupons: ['/order-coupons-list', { id: textOrNull, ...wish, number: textOrNull }],
} as const

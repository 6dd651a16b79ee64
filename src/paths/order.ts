import { count, textOrNull, oneOf, text, toCode } from '#/shared/lib/address.ts'

/** The number of pieces in an address: a positive whole number, at most 99. */
export const positiveInt = count(99)

/** The parameters of a new order. */
const wish = {
  number: positiveInt,
  specification: text,
  paymentMode: oneOf(['LUMP_SUM', 'DEPOSIT_AND_BALANCE']),
  patientId: textOrNull,
  requireShippingAddress: textOrNull,
  sharingCode: toCode,
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

import { count, textOrNull, oneOf, text } from '#/shared/lib/address.ts'

/** How many pieces an address asks for. */
export const pieces = count(99)

/** What somebody wants to order. */
const wish = {
  number: pieces,
  specification: text,
  paymentMode: oneOf(['LUMP_SUM', 'DEPOSIT_AND_BALANCE']),
  patientId: textOrNull,
  requireShippingAddress: textOrNull,
  sharingCode: textOrNull,
  couponId: textOrNull,
}

export const addresses = {
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

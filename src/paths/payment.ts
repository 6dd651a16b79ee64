import { flag, instantOrNull, textOrNull, text, toCode } from '#/shared/lib/address.ts'

/**
 * `heldUntil` is the time until which the paid place is reserved; the pay order may not contain this time. `authorized`
 * means that WeChat was already asked for the payer's account. `channel` is the payment channel that was chosen before
 * WeChat was asked.
 */
export const paymentPaths = {
  cashier: [
    '/order-pay-detail',
    {
      id: textOrNull,
      orderId: textOrNull,
      by: textOrNull,
      returnUrl: textOrNull,
      failUrl: textOrNull,
      confirm: textOrNull,
      heldUntil: instantOrNull,
      authorized: flag,
      channel: textOrNull,
    },
  ],
  alipay: [
    '/alipay',
    {
      goto: textOrNull,
      noBackOrderButton: flag,
      scanCode: flag,
      orderId: textOrNull,
      companyId: textOrNull,
      JumpToUrl: textOrNull,
      toPayStatus: flag,
      isReservation: flag,
      heldUntil: instantOrNull,
    },
  ],
  alipayed: ['/alipayed', { orderId: text, payOrderId: textOrNull }],
  payed: '/commodity-cbsct-payed/:orderId',
  paymentBeself: [
    '/payment-beself/:orderId',
    { shareCode: toCode, confirm: textOrNull, authorized: flag, channel: textOrNull },
  ],
  orderPayInput: ['/order-pay-input', { mallOrderId: textOrNull, orderId: textOrNull }],
} as const

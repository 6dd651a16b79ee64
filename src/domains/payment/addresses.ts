import { flag, given, text } from '#/shared/lib/address.ts'

export const addresses = {
  cashier: [
    '/order-pay-detail',
    { id: given, orderId: given, by: given, returnUrl: given, failUrl: given, confirm: given },
  ],
  alipay: [
    '/alipay',
    {
      goto: given,
      noBackOrderButton: flag,
      scanCode: flag,
      orderId: given,
      companyId: given,
      JumpToUrl: given,
      toPayStatus: flag,
      isReservation: flag,
    },
  ],
  alipayed: ['/alipayed', { orderId: text, payOrderId: given }],
  payed: '/commodity-cbsct-payed/:orderId',
  paymentBeself: ['/payment-beself/:orderId', { shareCode: given, confirm: given }],
  orderPayInput: ['/order-pay-input', { mallOrderId: given, orderId: given }],
} as const

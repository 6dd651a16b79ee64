import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'reservation-pay', address: '/alipay?companyId=ORG1&orderId=RV202&isReservation=true' },
  { name: 'cashier-empty', address: '/order-pay-detail', kind: 'empty', as: 'member' },
  { name: 'alipay-broken', address: '/alipay', kind: 'refused' },
  { name: 'alipay-code', address: '/alipay?goto=https%3A%2F%2Fmclient.alipay.com%2Fpay&scanCode=true&orderId=O301' },
  { name: 'payed', address: '/commodity-cbsct-payed/O301', as: 'unpaid' },
  { name: 'pay-input', address: '/order-pay-input?mallOrderId=O301', as: 'unpaid' },
  { name: 'pay-input-empty', address: '/order-pay-input', kind: 'empty', as: 'unpaid' },
  { name: 'cashier', address: '/order-pay-detail?id=PAY5001&orderId=O5001', as: 'new', knobs: 'given:to-pay' },
  {
    name: 'cashier-no-channel',
    address: '/order-pay-detail?id=PAY5001&orderId=O5001',
    as: 'new',
    knobs: 'given:to-pay;channels:unknown_channel',
  },
  {
    name: 'payment-for-another',
    address: '/payment-beself/O736?shareCode=SHARE107',
    as: 'member',
    knobs: 'given:asked-to-pay',
  },
]

import { describe, expect, test } from 'vitest'
import { paymentListOf } from './payment-list-rules.ts'

describe('[GEN-014] the page in 我的 where the payer can find a payment', () => {
  test.each([
    ['the payment of an order', '/order-detail/O301', '我的订单', '/my-order/ALL'],
    [
      'the payment of an order, with its result as the target',
      '/commodity-cbsct-payed/O301',
      '我的订单',
      '/my-order/ALL',
    ],
    ['a part of an order’s payment', '/order-pay-input?mallOrderId=O301', '我的订单', '/my-order/ALL'],
    [
      'the payment to unlock a category',
      '/parent-page/R100501/PKG-ADULT/all-category-list',
      '我的订单',
      '/my-order/ALL',
    ],
    ['the deposit for an event', '/sign-form?id=E2&registrationId=RG1', '我的预约', '/my-schedule'],
    ['the deposit for an event, paid from the list', '/my-schedule', '我的预约', '/my-schedule'],
    ['the deposit for a storage', '/immune-cell-storage-info-form/RG22', '我的预约', '/my-schedule'],
    ['the payment of a visit', '/reservation-inquiry?id=RV202', '预约查询', '/reservation-inquiry'],
    ['the payment of a summer activity', '/summer-order-detail/SO4', '我的夏令活动', '/summer-activity-order-list'],
    ['the payment of contract bills', '/contract-list', '我的合同', '/contract-list'],
    ['the payment of a renewal', '/renew-deposit-contract/RD1', '我的合同', '/contract-list'],
    ['a payment of unknown type', null, '我的订单', '/my-order/ALL'],
  ])('has a name and an address for %s', (_kind, returnUrl, label, to) =>
    expect(paymentListOf(returnUrl)).toEqual({ label, to }),
  )
})

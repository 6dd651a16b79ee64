import { describe, expect, test } from 'vitest'
import { foundAt } from './found-rules.ts'

describe('[GEN-014] the cashier names the place of 我的 where a payment is found', () => {
  test.each([
    ['an order', '/order-detail/O301', '我的订单', '/my-order/ALL'],
    ['the result of an order', '/commodity-cbsct-payed/O301', '我的订单', '/my-order/ALL'],
    ['a part of an order', '/order-pay-input?mallOrderId=O301', '我的订单', '/my-order/ALL'],
    ['an unlocked category', '/parent-page/R100501/PKG-ADULT/all-category-list', '我的订单', '/my-order/ALL'],
    ['the deposit of an event', '/sign-form?id=E2&registrationId=RG1', '我的预约', '/my-schedule'],
    ['the deposit of an event, paid from the list', '/my-schedule', '我的预约', '/my-schedule'],
    ['the deposit of a storage', '/immune-cell-storage-info-form/RG22', '我的预约', '/my-schedule'],
    ['a visit', '/reservation-inquiry?id=RV202', '预约查询', '/reservation-inquiry'],
    ['a summer activity', '/summer-order-detail/SO4', '我的夏令活动', '/summer-activity-order-list'],
    ['bills of contracts', '/contract-list', '我的合同', '/contract-list'],
    ['a renewal', '/renew-deposit-contract/RD1', '我的合同', '/contract-list'],
    ['an unknown payment', null, '我的订单', '/my-order/ALL'],
  ])('%s', (_kind, returnUrl, label, to) => expect(foundAt(returnUrl)).toEqual({ label, to }))
})

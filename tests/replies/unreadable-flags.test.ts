import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Policy } from '#/domains/insurance/model.ts'
import { claimRefusal } from '#/domains/insurance/policy-rules.ts'
import { mustConfirmSharer, shippingFlag } from '#/domains/mall/buy/buy-rules.ts'
import { Goods } from '#/domains/mall/model.ts'
import { Order, OrderOptions } from '#/domains/order/model.ts'
import { invalidDiscountText, payRefusal } from '#/domains/order/amount/payment-nodes.ts'
import { orderCan, orderLabel, orderRefusal } from '#/domains/order/rules.ts'
import { OtherPayOrder } from '#/domains/payment/model.ts'
import { otherPaymentState } from '#/domains/payment/rules.ts'
import { cents } from '#/shared/lib/money.ts'

/**
 * A boolean that cannot be parsed allows nothing and skips no question. A missing boolean has its specified meaning.
 */

const goods = (given: object) => z.parse(Goods, { goodsId: 'G1', name: '检测', ...given })
const order = (flag: unknown) =>
  z.parse(Order, {
    id: 'O1',
    orderStatus: 'WAITING_FOR_PAYMENT',
    placementDetails: { paymentMode: 'DEPOSIT_AND_BALANCE' },
    paymentModeSummary: { deposit: 5000, balance: 24_900 },
    isBalanceWaitingPayment: flag,
  })
const shared = (given: object) =>
  z.parse(OtherPayOrder, { id: 'P1', status: 'WaitingForPayment', amount: 100, ...given })
const policy = (claimable: unknown) => z.parse(Policy, { proBarcode: 'B1', contractCode: 'C1', claimable })

test.each<
  [what: string, of: (flag: unknown) => unknown, yes: unknown, no: unknown, missing: unknown, unreadable: unknown]
>([
  [
    'whether an order is allowed',
    (flag) => orderRefusal(z.parse(OrderOptions, { allowPurchase: flag }), cents(1)) === null,
    true,
    false,
    true,
    false,
  ],
  [
    'whether an address can be omitted',
    (flag) => shippingFlag(goods({ requireExpress: flag })) === 'false',
    false,
    true,
    true,
    false,
  ],
  [
    'whether the buyer is asked about the sharer',
    (flag) => mustConfirmSharer(goods({ needConfirmSharePerson: flag }), 'S1'),
    true,
    false,
    false,
    true,
  ],
  ['whether an order can be paid', (flag) => payRefusal(order(flag)) === null, true, true, true, false],
  ['whether an order can be cancelled', (flag) => orderCan('cancel', order(flag)), false, true, true, false],
  ['the label of an order', (flag) => orderLabel(order(flag)), '待付尾款', '待付定金', '待付定金', '待付款'],
  [
    'the list of expired discounts',
    (flag) => invalidDiscountText(z.parse(Order, { id: 'O1', hasInvalidDiscounts: flag })),
    '部分优惠',
    null,
    null,
    '部分优惠可能',
  ],
  [
    'whether a friend can pay',
    (flag) => otherPaymentState(shared({ canUseOtherPayment: flag })).payable,
    true,
    false,
    true,
    false,
  ],
  [
    'whether a friend can pay for an own order',
    (flag) => otherPaymentState(shared({ own: flag })).payable,
    false,
    true,
    true,
    false,
  ],
  ['whether a claim is possible', (flag) => claimRefusal(policy(flag), 0) === null, true, false, true, false],
])('a flag that is true, false, missing or cannot be parsed decides %s', (_what, of, yes, no, missing, unreadable) => {
  expect([of(true), of(false), of(undefined), of(null)]).toEqual([yes, no, missing, missing])
  for (const sent of ['是', 2, {}, 'Y']) expect([sent, of(sent)]).toEqual([sent, unreadable])
})

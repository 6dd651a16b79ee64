import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { cents } from '#/shared/lib/money.ts'
import { OrderOptions } from '../model.ts'
import { invoiceOf, mayHaveSamples, orderRefusal } from '../rules.ts'

/** When a new order can be placed, and what it contains. */

const options = (fields: object) => z.parse(OrderOptions, { goodsTotalAmount: 20_000, ...fields })

test.each([
  ['a known payment mode and total', { paymentMode: 'DEPOSIT_AND_BALANCE' }, 100, null],
  ['no payment mode', {}, 100, null],
  ['an unknown payment mode', { paymentMode: 'INSTALMENTS' }, 100, '付款方式暂不支持，不能提交'],
  ['no known total', {}, null, '没有查到金额，暂不能提交'],
  ['a total of 0, for example after a coupon', {}, 0, null],
  ['a total below 0', {}, -1, '金额有误，暂不能提交'],
  ['goods that cannot be bought', { allowPurchase: false, refusal: '限购一件' }, 100, '限购一件'],
  ['goods that cannot be bought for an unknown reason', { allowPurchase: false }, 100, '暂时不能购买'],
])('an order with %s, the fields %j and the total %j has the refusal reason %j', (_name, fields, total, refusal) => {
  expect(orderRefusal(options(fields), total === null ? null : cents(total))).toBe(refusal)
})

test.each([
  [{ allowPurchase: false, refusal: '库存不足' }, false, '库存不足'],
  [{ allowPurchase: false }, false, ''],
  [{}, true, ''],
])('[ORD-046] the order options %j allow the purchase: %j', (fields, allowed, refusal) => {
  expect(z.parse(OrderOptions, { goodsTotalAmount: 1, ...fields })).toMatchObject({ allowPurchase: allowed, refusal })
})

test.each([
  ['NONE', true, {}],
  ['PERSONAL', true, { invoice: { titleType: 'PERSONAL' } }],
  ['ORGANIZATIONAL', true, { invoice: { titleType: 'ORGANIZATIONAL' } }],
  ['PERSONAL', false, {}],
  ['PERSONAL', null, {}],
] as const)(
  '[GOODS-018] the invoice choice %s for goods with provideInvoice %j is sent as %j',
  (choice, offered, sent) => {
    expect(invoiceOf(choice, offered === null ? null : { provideInvoice: offered })).toStrictEqual(sent)
  },
)

test.each([
  ['PKG', true],
  ['', false],
  [null, true],
])('for goods with the sample package %j, sample tubes can be chosen: %j', (reportPackageId, may) => {
  expect(mayHaveSamples({ reportPackageId })).toBe(may)
  expect(mayHaveSamples(null)).toBe(false)
})

import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { Goods } from '#/domains/mall/model.ts'
import { type NewOrder, Order } from '../model.ts'
import { cashierOf, isSameOrder, isSameUnlock, orderedLine } from './place-rules.ts'

const SENT = Date.parse('2026-11-20T02:00:00Z')

const wanted: NewOrder = {
  goodsId: 'G1',
  specificationItem: 'G1-1',
  number: 2,
  paymentMode: 'LUMP_SUM',
  couponId: null,
  patientId: null,
  shippingAddressId: 'A1',
  distribution: null,
  requirements: '',
  sharingCode: null,
  expectedTotal: 19_800,
}

const made = (fields: object = {}, goods: object = {}) =>
  z.parse(Order, {
    id: 'O1',
    orderStatus: 'WAITING_FOR_PAYMENT',
    totalAmount: 19_800,
    createdDate: SENT,
    goods: { goodsId: 'G1', ...goods },
    placementDetails: { goods: { number: 2 } },
    ...fields,
  })

test.each([
  ['with the requested values', made(), true],
  ['that is paid already', made({ orderStatus: 'PAID' }), false],
  ['of other goods', made({}, { goodsId: 'G2' }), false],
  ['of unknown goods', made({ goods: null }), false],
  ['without any details', made({ goods: null, placementDetails: null }), false],
  ['paid by deposit and balance', made({ placementDetails: { paymentMode: 'DEPOSIT_AND_BALANCE' } }), false],
  ['of another number of pieces', made({ placementDetails: { goods: { number: 1 } } }), false],
  ['of an unknown number of pieces', made({ placementDetails: null }), true],
  ['of another total', made({ totalAmount: 19_801 }), false],
  ['created an hour before the request', made({ createdDate: SENT - 3_600_000 }), false],
  ['created after the request', made({ createdDate: SENT + 60_000 }), true],
  ['created at an unknown time', made({ createdDate: null }), false],
])('[PAYX-005] after a lost reply, an order %s counts as the requested order: %j', (_what, order, same) => {
  expect(isSameOrder(order, wanted, SENT)).toBe(same)
})

test('[PAY-019] [PAY-048] the cashier’s address contains pay order and order, and returns to the order', () => {
  expect(cashierOf('PAY1', 'O1')).toBe('/order-pay-detail?id=PAY1&orderId=O1&returnUrl=%2Forder-detail%2FO1')
  const url = new URL(cashierOf('P&1', 'O/1'), 'https://app.test')
  expect(Object.fromEntries(url.searchParams)).toEqual({ id: 'P&1', orderId: 'O/1', returnUrl: '/order-detail/O%2F1' })
})

const unlocked = { goods: { name: '解锁祖源分析' }, totalAmount: 9900 }

test.each([
  ['with the same name and price', made(unlocked), true],
  ['with another name', made({ ...unlocked, goods: { name: '解锁全部' } }), false],
  ['without goods', made({ ...unlocked, goods: null, placementDetails: null }), false],
  ['with another price', made({ ...unlocked, totalAmount: 9901 }), false],
  ['without a price', made({ ...unlocked, totalAmount: null }), false],
  ['that is paid already', made({ ...unlocked, orderStatus: 'PAID' }), false],
  ['created an hour before the request', made({ ...unlocked, createdDate: SENT - 3_600_000 }), false],
])('[PAYX-005] after a lost reply, an unlock order %s counts as the requested order: %j', (_what, order, same) => {
  expect(isSameUnlock(order, '解锁祖源分析', 9900, SENT)).toBe(same)
})

describe('the goods line of a new order if the server’s options contain no goods', () => {
  const offered = (fields: object = {}) =>
    z.parse(Goods, {
      goodsId: 'G1',
      name: '基因检测',
      mainPicture: '/g1.png',
      provideInvoice: true,
      specifications: [
        { id: 'S1', name: '单人', price: 9900, stock: 0 },
        { id: 'S2', name: '双人', price: 18_800 },
        { id: 'S3', name: '三人', price: 26_800 },
      ],
      ...fields,
    })

  test('has the requested specification', () => {
    expect(orderedLine(offered(), 'S3')).toStrictEqual({
      goodsId: 'G1',
      name: '基因检测',
      mainPicture: '/g1.png',
      specificationId: 'S3',
      specificationName: '三人',
      price: 26_800,
      deposit: null,
      number: null,
      reportPackageId: null,
      provideInvoice: true,
    })
    expect(orderedLine(offered(), 'S1')).toMatchObject({ specificationId: 'S1', price: 9900 })
  })

  test('has the first specification in stock if the address has no specification', () => {
    expect(orderedLine(offered(), '')).toMatchObject({
      specificationId: 'S2',
      specificationName: '双人',
      price: 18_800,
    })
  })

  test('is missing if the requested specification is not for sale, and no other specification is used', () => {
    expect(orderedLine(offered(), 'S9')).toBeNull()
  })

  test('has no specification and no price if the goods have no specifications', () => {
    expect(orderedLine(offered({ specifications: [], mainPicture: '' }), '')).toMatchObject({
      mainPicture: '',
      specificationId: '',
      specificationName: '',
      price: null,
    })
  })

  test.each([{ goodsId: null }, { name: '' }, { name: ' ' }])('is missing if the goods are %j', (fields) => {
    expect(orderedLine(offered(fields), 'S1')).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Goods, type Promotion, promotionTypes } from './model.ts'
import { maxNumber } from './buy/buy-rules.ts'
import { goodsPictures, isPromotionActive, promotionLabel, startingPrice } from './catalogue/card-rules.ts'
import {
  buyRefusal,
  depositSplit,
  firstAvailable,
  goodsRefusal,
  isSoldOut,
  itemRefusal,
  savingNow,
  savingOf,
} from './rules.ts'

const goods = (given: Record<string, unknown> = {}): Goods =>
  z.parse(Goods, { goodsId: 'G1', name: '套餐', state: 'PUBLISHED', ...given })
const item = (given: Record<string, unknown> = {}) => ({ id: 'S1', name: '单人装', price: 9900, ...given })
const only = (given: Record<string, unknown>) =>
  goods({ specifications: [item(given)] }).specifications[0] as Goods['specifications'][number]

const START = Date.parse('2026-11-20T10:00:00+08:00')
const END = Date.parse('2026-11-20T12:00:00+08:00')
const promotion = (startTime: number | null, endTime: number | null): Promotion => ({
  promotionData: { startTime, endTime, promotionType: 'SNAP_UP' },
  detailData: null,
})

test.each([
  ['11:00', true],
  ['09:59', false],
  ['12:01', false],
  ['10:00', true],
  ['12:00', true],
  ['09:59:59.999', false],
  ['12:00:00.001', false],
])('[GOODS-010] a promotion from 10:00 to 12:00 is active at %s: %s', (time, active) => {
  expect(isPromotionActive(promotion(START, END), Date.parse(`2026-11-20T${time}+08:00`))).toBe(active)
})

test.each([
  [null, END, 0, true],
  [null, END, END + 1, false],
  [START, null, END + 1, true],
  [START, null, START - 1, false],
  [null, null, 0, true],
])(
  '[GOODS-010] a promotion with a missing start or end has no limit on that side: from %s to %s at the time %d',
  (start, end, now, active) => expect(isPromotionActive(promotion(start, end), now)).toBe(active),
)

test('[GOODS-011] each of the four types of promotion has a label', () => {
  expect(
    promotionTypes.map((type) =>
      promotionLabel({ promotionData: { promotionType: type, startTime: null, endTime: null } }),
    ),
  ).toEqual(['优惠券礼包', '限时折扣', '限时抢购', '返现'])
})

test('[GOODS-011] goods with a promotion of unknown type can be parsed, and the promotion has no label', () => {
  const strange = { promotionData: { startTime: null, endTime: null, promotionType: 'LOTTERY' } }
  const { name, abstractPromotionEvent } = goods({ abstractPromotionEvent: strange })
  expect(name).toBe('套餐')
  expect(abstractPromotionEvent && promotionLabel(abstractPromotionEvent)).toBeNull()
})

describe('the state of goods', () => {
  test.each([
    ['GOODS-001', 'PUBLISHED', null],
    ['GOODS-002', 'OFF_SHELVES', '该商品已下架'],
    ['GOODS-003', 'DELETED', '该商品已删除'],
  ] as const)('[%s] the state %s gives the refusal reason %s', (_id, state, refusal) =>
    expect(goodsRefusal(goods({ state }).state)).toBe(refusal),
  )

  test.each([undefined, null, ''])('[GOODS-004] goods sent with the state %j count as on the shelf', (state) =>
    expect(goods({ state }).state).toBe('PUBLISHED'),
  )

  test('[GOODS-004] goods in an unknown state cannot be bought, with a reason other than that of goods off the shelf', () =>
    expect(goodsRefusal(goods({ state: 'ARCHIVED' }).state)).toBe('暂不能购买'))

  test('[GOODS-003] a reply that contains only the state is valid', () => {
    expect(z.parse(Goods, { state: 'DELETED' })).toMatchObject({
      state: 'DELETED',
      name: '',
      goodsId: null,
      specifications: [],
      discountCouponList: [],
      finalPrice: null,
    })
  })
})

test.each([
  [
    { mainPicture: '/m.png', goodsData: { mainPicture: '/m.png', pictures: ['/m.png', '/2.png', '/2.png', ''] } },
    ['/m.png', '/2.png'],
  ],
  [{ mainPicture: '/m.png', goodsData: { mainPicture: null, pictures: [] } }, ['/m.png']],
  [{ mainPicture: null, goodsData: { mainPicture: '/d.png', pictures: null } }, ['/d.png']],
  [{ mainPicture: '/m.png', goodsData: null }, ['/m.png']],
  [{}, []],
])('[GOODS-034] the pictures of the goods %j are %j', (given, pictures) =>
  expect(goodsPictures(goods(given))).toEqual(pictures),
)

test.each([
  [{ specifications: [item({ price: 300 }), item({ price: 200 })], finalPrice: 100 }, 200],
  [{ specifications: [item({ price: null }), item({ price: 300 })], finalPrice: 100 }, 300],
  [{ specifications: [item({ price: null })], finalPrice: 100 }, 100],
  [{ finalPrice: 100, goodsData: { finalPrice: 50 } }, 100],
  [{ goodsData: { finalPrice: 50 } }, 50],
  [{ finalPrice: 0, goodsData: { finalPrice: 50 } }, 0],
  [{}, null],
])('the lowest price of the goods %j is %j', (given, price) => expect(startingPrice(goods(given))).toBe(price))

test.each([
  [null, false, 99],
  [0, true, 0],
  [-1, true, -1],
  [1, false, 1],
  [99, false, 99],
  [100, false, 99],
])('goods with a stock of %j are sold out: %s, and at most %d pieces can be bought', (stock, out, most) => {
  expect([isSoldOut(only({ stock })), maxNumber(only({ stock }))]).toEqual([out, most])
})

test('the first available specification is preselected', () => {
  const of = (...stocks: (number | null)[]) =>
    firstAvailable(goods({ specifications: stocks.map((stock, index) => item({ id: `S${index}`, stock })) }))?.id ??
    null
  expect([of(0, 3, 5), of(2, 0), of(0, 0), of(0, null), of()]).toEqual(['S1', 'S0', 'S0', 'S1', null])
  const priced = [item({ id: 'S0', price: null }), item({ id: 'S1' })]
  expect(firstAvailable(goods({ specifications: priced }))?.id).toBe('S1')
})

test('[GOODS-014] deposit and balance together are the price of all pieces', () => {
  expect(depositSplit(only({ price: 10_000, deposit: 1000 }), 1)).toEqual({ deposit: 1000, balance: 9000 })
  expect(depositSplit(only({ price: 10_000, deposit: 1000 }), 3)).toEqual({ deposit: 3000, balance: 27_000 })
  expect(depositSplit(only({ price: 10_000, deposit: 9999 }), 1)).toEqual({ deposit: 9999, balance: 1 })
  for (const deposit of [0, null, undefined, 10_000, 10_001, -1])
    expect(depositSplit(only({ price: 10_000, deposit }), 1)).toBeNull()
  for (const deposit of [1000, -1000]) expect(depositSplit(only({ price: null, deposit }), 1)).toBeNull()
})

test.each([
  [9900, 12_900, 3000],
  [9900, 9901, 1],
  [9900, 9900, null],
  [9900, 9000, null],
  [9900, null, null],
  [null, 12_900, null],
  [0, 9900, 9900],
])('[GOODS-014] a price of %j, reduced from %j, saves %j', (price, priceBeforeDiscount, saved) => {
  expect(savingOf(only({ price, priceBeforeDiscount }))).toBe(saved)
})

describe('[GOODS-010] the saving during a promotion', () => {
  const cheaper = only({ price: 9900, priceBeforeDiscount: 12_900 })
  const of = (promotionType: Promotion['promotionData']['promotionType']): Promotion => ({
    promotionData: { startTime: START, endTime: END, promotionType },
    detailData: null,
  })

  test.each([
    ['TIME_LIMIT_DISCOUNT', null],
    ['SNAP_UP', null],
    ['CASH_BACK', 3000],
    ['COUPONS_PACKAGE', 3000],
  ] as const)('with the type %s is ¥30.00 from start to end, and at other times %j', (type, afterwards) => {
    expect([START, END].map((now) => savingNow(cheaper, { abstractPromotionEvent: of(type) }, now))).toEqual([
      3000, 3000,
    ])
    expect([START - 1, END + 1].map((now) => savingNow(cheaper, { abstractPromotionEvent: of(type) }, now))).toEqual([
      afterwards,
      afterwards,
    ])
  })

  test('equals the saving of the specification if there is no promotion', () => {
    expect(savingNow(cheaper, { abstractPromotionEvent: null }, START)).toBe(3000)
    expect(savingNow(only({}), { abstractPromotionEvent: null }, START)).toBeNull()
  })
})

test.each([
  [{}, null],
  [{ price: 0 }, null],
  [{ stock: 1 }, null],
  [{ stock: 0 }, '已售罄'],
  [{ stock: 0, price: null }, '已售罄'],
  [{ price: null }, '暂无价格，暂不能购买'],
])('a specification with %j cannot be bought, with the reason %j', (given, refusal) => {
  expect(itemRefusal(only(given))).toBe(refusal)
})

test.each([
  ['goods with one specification for sale', { specifications: [item({ stock: 0 }), item()] }, null],
  ['goods that are sold out', { specifications: [item({ stock: 0 }), item({ stock: 0 })] }, '已售罄'],
  ['goods without a price', { specifications: [item({ price: null })] }, '暂无价格，暂不能购买'],
  ['goods without specifications', { specifications: [] }, '暂无规格，暂不能购买'],
  ['goods off the shelf', { state: 'OFF_SHELVES', specifications: [item()] }, '该商品已下架'],
  ['goods that are deleted', { state: 'DELETED' }, '该商品已删除'],
])('[GOODS-001] [GOODS-002] [GOODS-003] %s with the fields %j have the refusal reason %j', (_what, given, refusal) => {
  expect(buyRefusal(goods(given))).toBe(refusal)
})

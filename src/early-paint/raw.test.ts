import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { Banner } from '#/domains/banner/model.ts'
import { Goods } from '#/domains/mall/model.ts'
import { goodsPictures, startingPrice } from '#/domains/mall/catalogue/card-rules.ts'
import { depositSplit, firstAvailable, savingNow } from '#/domains/mall/rules.ts'
import { isGoods } from '#/domains/mall/catalogue/whole-goods.ts'
import { bannerIn, goodsIn, spellsCents } from './raw.ts'

/** For any reply of a backend, the early paint shows the same as the app shows later, or it shows nothing. */

const oddArbitrary = fc.oneof(
  fc.constant(null),
  fc.constant(undefined),
  fc.boolean(),
  fc.integer(),
  fc.string(),
  fc.constant([]),
)
const pictureArbitrary = fc.constantFrom(
  '/a.png',
  'https://p.example.com/b.png',
  'javascript:1',
  '//evil.example.com/x',
  '',
)
const priceArbitrary = fc.oneof(fc.integer({ min: -5, max: 900_000 }), fc.constantFrom('100', 99.5, null, undefined))
const specificationArbitrary = fc.record(
  {
    id: fc.constantFrom('A', 'B'),
    name: fc.constantFrom('单人装', ''),
    price: priceArbitrary,
    priceBeforeDiscount: priceArbitrary,
    deposit: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 900 }), oddArbitrary),
    stock: fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 3 }), oddArbitrary),
  },
  { requiredKeys: ['id', 'name'] },
)
const goodsArbitrary = fc.record(
  {
    goodsId: fc.oneof(fc.constant('G1'), oddArbitrary),
    name: fc.oneof(fc.constant('检测'), oddArbitrary),
    subtitle: fc.oneof(fc.constant('一句话'), oddArbitrary),
    mainPicture: fc.oneof(pictureArbitrary, oddArbitrary),
    goodsData: fc.oneof(
      fc.record({ mainPicture: pictureArbitrary, pictures: fc.array(fc.oneof(pictureArbitrary, oddArbitrary)) }),
      oddArbitrary,
    ),
    specifications: fc.oneof(fc.array(fc.oneof(specificationArbitrary, oddArbitrary), { maxLength: 3 }), oddArbitrary),
    abstractPromotionEvent: fc.constantFrom(null, undefined, { promotionData: { promotionType: 'SNAP_UP' } }),
    pointsGoodsQuota: fc.constantFrom(null, undefined, 0, 5),
    state: fc.constantFrom(undefined, null, 'PUBLISHED', 'OFF_SHELVES', 'DELETED', 'NEW'),
  },
  { requiredKeys: [] },
)

test('for goods, the early paint shows the same picture, name and price as the app', () => {
  let painted = 0
  fc.assert(
    fc.property(fc.oneof(goodsArbitrary, oddArbitrary), (reply) => {
      const early = goodsIn(reply)
      if (!early) return
      painted += 1
      const shown = z.parse(Goods, reply)
      expect(isGoods(shown)).toBe(true)
      expect([early.name, early.picture]).toEqual([shown.name.trim(), goodsPictures(shown)[0]])
      if (!early.price) return
      const chosen = firstAvailable(shown)
      expect(early.price.now).toBe(chosen?.price ?? startingPrice(shown))
      expect([chosen && depositSplit(chosen, 1), shown.abstractPromotionEvent, shown.pointsGoodsQuota || null]).toEqual(
        [null, null, null],
      )
      expect(early.price.before !== null).toBe(
        chosen !== null && Boolean(savingNow(chosen, { abstractPromotionEvent: null }, 0)),
      )
      // The app also reads a number as a text. The early paint omits such a text and never paints a different text.
      expect(['', shown.subtitle]).toContain(early.subtitle)
    }),
    { numRuns: 3000 },
  )
  expect(painted).toBeGreaterThan(50)
})

test('the early paint shows the banner that the app shows first', () => {
  const bannerArbitrary = fc.record(
    {
      imageUrl: fc.oneof(pictureArbitrary, oddArbitrary),
      title: fc.oneof(fc.constant('标题'), oddArbitrary),
      subtitle: oddArbitrary,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      fc.oneof(fc.array(fc.oneof(bannerArbitrary, oddArbitrary), { maxLength: 3 }), oddArbitrary),
      (reply) => {
        const early = bannerIn(reply)
        if (!early) return
        const all = (reply as unknown[]).map((entry) => z.parse(Banner, entry))
        expect(early.picture).toBe(all[0]?.imageUrl)
        // The early paint omits a text that the app reads from another field; it never paints a different text.
        expect(['', all[0]?.title]).toContain(early.title)
      },
    ),
    { numRuns: 2000 },
  )
})

describe('replies that the early paint cannot show in full', () => {
  test.each([
    ['not goods', 'text'],
    ['gone', { goodsId: 'G1', name: '检测', mainPicture: '/a.png', state: 'DELETED' }],
    ['goods off the shelf', { goodsId: 'G1', name: '检测', mainPicture: '/a.png', state: 'OFF_SHELVES' }],
    ['goods without a valid picture', { goodsId: 'G1', name: '检测', mainPicture: 'javascript:1' }],
  ])('are not painted: %s', (_name, reply) => expect(goodsIn(reply)).toBeNull())

  test.each([
    ['sold-out goods', { id: 'A', name: '一份', price: 100, stock: 0 }],
    ['goods with a deposit', { id: 'A', name: '一份', price: 100, deposit: 10 }],
    ['a price sent as text', { id: 'A', name: '一份', price: '100' }],
  ])('are painted without a price: %s', (_name, item) => {
    expect(goodsIn({ goodsId: 'G1', name: '检测', mainPicture: '/a.png', specifications: [item] })?.price).toBeNull()
  })
})

test.each([
  ['{"specifications":[{"price":9900}]}', true],
  ['{"specifications":[{"price" : 99.00}]}', false],
  ['{"specifications":[{"priceBeforeDiscount":9.9E3,"price":100}]}', false],
  ['{"specifications":[{"price":-1.5}]}', false],
  ['{"name":"price 9.9","price":null}', true],
])('the prices in the reply %s can be in cents: %j', (text, may) => expect(spellsCents(text)).toBe(may))

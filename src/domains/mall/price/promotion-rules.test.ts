import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nextEdge } from '#/shared/lib/time/edges.ts'
import { Goods, type Promotion, PromotionEvent } from '../model.ts'
import {
  memberRewards,
  priceText,
  railOf,
  rewardLines,
  runningPromotions,
  shareRewards,
  unclearPromotions,
} from './offer-rules.ts'
import { buyerGain, sharerGains, snapUpProgress } from './promotion-rules.ts'
import { areRewardsShown } from './rewards.ts'

const START = Date.parse('2026-11-20T10:00:00+08:00')
const END = Date.parse('2026-11-20T12:00:00+08:00')

const event = (
  promotionType: string,
  given: object = {},
  startTime: number | null = START,
  endTime: number | null = END,
) =>
  z.parse(PromotionEvent, { promotionData: { promotionType, startTime, endTime }, ...given }) as Promotion &
    PromotionEvent

const goods = (given: object = {}): Goods =>
  z.parse(Goods, { goodsId: 'G1', name: '套餐', state: 'PUBLISHED', ...given })

const types = (events: readonly Promotion[]) => events.map(({ promotionData }) => promotionData.promotionType)

describe('[GOODS-010] [GOODS-035] the current promotions of goods', () => {
  test.each([
    ['a millisecond before the start', START - 1, []],
    ['at the start', START, ['CASH_BACK']],
    ['at the end', END, ['CASH_BACK']],
    ['a millisecond after the end', END + 1, []],
  ])('%s are $2', (_name, now, running) => {
    expect(types(runningPromotions(null, [event('CASH_BACK')], now))).toEqual(running)
    expect(types(runningPromotions(event('CASH_BACK'), [], now))).toEqual(running)
  })

  test('contain each known type once, in a fixed order, and prefer the goods’ own promotion', () => {
    const own = event('CASH_BACK', { detailData: { discountGoodsData: { buyerCashBack: 1 } } })
    const unknown = z.parse(PromotionEvent, { promotionData: { promotionType: 'LOTTERY' } })
    const read = [event('COUPONS_PACKAGE'), unknown, event('CASH_BACK'), event('SNAP_UP'), event('TIME_LIMIT_DISCOUNT')]
    const running = runningPromotions(own, read, START)
    expect(types(running)).toEqual(['SNAP_UP', 'TIME_LIMIT_DISCOUNT', 'CASH_BACK', 'COUPONS_PACKAGE'])
    expect(running[2]).toBe(own)
  })

  test('do not include promotions whose times cannot be parsed; these are returned separately', () => {
    const dim = (type: string) =>
      z.parse(PromotionEvent, {
        promotionData: { promotionType: type, endTime: '月底' },
      }) as Promotion & PromotionEvent
    const read = [event('SNAP_UP'), dim('SNAP_UP'), dim('COUPONS_PACKAGE'), dim('CASH_BACK')]
    expect(types(unclearPromotions(dim('CASH_BACK'), read, START))).toEqual(['COUPONS_PACKAGE'])
    expect(types(unclearPromotions(null, [dim('CASH_BACK')], START))).toEqual(['CASH_BACK'])
  })
})

describe('the promotions section of the mall', () => {
  const of = (id: string | null, state = 'PUBLISHED') => ({ goods: { goodsId: id, name: id, state } })

  test('[GOODS-010] shows current promotions, sorted by their end', () => {
    const events = [
      event('SNAP_UP', of('LATE'), START, END + 2),
      event('SNAP_UP', of('SOON'), START, END),
      event('SNAP_UP', of('OPEN'), START, null),
      event('SNAP_UP', of('NOT YET'), START + 1),
    ]
    expect(railOf(events, START).map((entry) => entry.goods.goodsId)).toEqual(['SOON', 'LATE', 'OPEN'])
    expect(railOf(events, END + 1).map((entry) => entry.goods.goodsId)).toEqual(['NOT YET', 'LATE', 'OPEN'].slice(1))
  })

  test('[GOODS-002] [GOODS-003] leaves out promotions without goods and promotions whose goods are off the shelf', () => {
    const events = [
      event('SNAP_UP'),
      null,
      event('SNAP_UP', of(null)),
      event('SNAP_UP', of('G1', 'OFF_SHELVES')),
      event('SNAP_UP', { goods: { state: 'DELETED' } }),
    ]
    expect(railOf(events, START)).toEqual([])
  })
})

describe('[GOODS-010] the next start or end of a promotion', () => {
  test.each([
    [[], START, null],
    [[null, undefined], START, null],
    [[{ startTime: START, endTime: END }], START - 1, START],
    [[{ startTime: START, endTime: END }], START, END + 1],
    [[{ startTime: START, endTime: END }], END, END + 1],
    [[{ startTime: START, endTime: END }], END + 1, null],
    [[{ startTime: null, endTime: null }], START, null],
    [
      [
        { startTime: null, endTime: END },
        { startTime: START, endTime: null },
      ],
      START - 5,
      START,
    ],
  ])('with the promotion times %j at the time %d is %s', (spans, now, edge) => expect(nextEdge(spans, now)).toBe(edge))

  test('is the earliest start or end among all promotions', () => {
    const timeArbitrary = fc.option(fc.integer({ min: 0, max: 40 }), { nil: null })
    const spansArbitrary = fc.array(fc.record({ startTime: timeArbitrary, endTime: timeArbitrary }), { maxLength: 5 })
    fc.assert(
      fc.property(spansArbitrary, fc.integer({ min: 0, max: 45 }), (given, now) => {
        const events = given.map(({ startTime, endTime }, at) =>
          event(
            ['SNAP_UP', 'CASH_BACK', 'COUPONS_PACKAGE', 'TIME_LIMIT_DISCOUNT'][at % 4] ?? '',
            {},
            startTime,
            endTime,
          ),
        )
        const windows = events.map(({ promotionData }) => promotionData)
        const edge = nextEdge(windows, now) ?? now + 50
        const running = (at: number) => events.filter((entry) => runningPromotions(entry, [], at).length > 0)
        expect(edge).toBeGreaterThan(now)
        for (let at = now; at < edge; at += 1) expect(running(at)).toEqual(running(now))
      }),
      { seed: 20260902, numRuns: 300 },
    )
  })
})

test.each([
  [500, [287, 95], 23],
  [100, [0], 100],
  [100, [100], 0],
  [100, [120], 0],
  [3, [2], 33],
  [0, [5], null],
  [null, [5], null],
  [100, [], null],
  [100, [5, null], null],
])('with %j pieces, %j of them left, a flash sale shows a progress of %j percent', (number, stocks, percent) => {
  const specifications = stocks.map((stock, at) => ({ id: `S${at}`, name: '装', price: 1, stock }))
  expect(snapUpProgress(goods({ number, specifications }))).toBe(percent)
})

describe('the benefits in a promotion', () => {
  const cashBack = event('CASH_BACK', {
    detailData: {
      discountGoodsData: { buyerCashBack: 1000, sharerCashBack: 500, sharerCouponsBack: 2 },
      memberRewards: { upperStar: { amount: 2000 }, lowerStar: { amount: 1000 } },
    },
  })

  test('[GOODS-012] are cashback for buyer and sharer, and coupons for the sharer', () => {
    expect(buyerGain(cashBack)).toEqual(['返现 ¥10.00'])
    expect(sharerGains(cashBack)).toEqual(['分享返现 ¥5.00', '分享返券 2 张'])
  })

  test.each([
    [[{ id: 'C1' }, { id: 'C2' }, { id: 'C3' }], ['分享返券 3 张']],
    [1, ['分享返券 1 张']],
    [[], []],
    [0, []],
    [null, []],
    ['two', []],
  ])('[GOODS-012] show the sharer’s coupons %j as %j', (sharerCouponsBack, lines) => {
    const one = event('CASH_BACK', { detailData: { discountGoodsData: { sharerCouponsBack } } })
    expect(sharerGains(one)).toEqual(lines)
  })

  test('[GOODS-013] have separate texts for the upper member and the lower member', () =>
    expect(memberRewards(cashBack)).toEqual(['上级会员奖励 ¥20.00', '下级会员奖励 ¥10.00']))

  test('[GOODS-012] [GOODS-013] leave out missing values', () => {
    const bare = event('CASH_BACK')
    expect([...buyerGain(bare), ...sharerGains(bare), ...memberRewards(bare)]).toEqual([])
  })

  test('[GOODS-015] include the minimum reward for sharing and selling', () => {
    expect(rewardLines(goods({ rewardDetailDTO: { shareAmountMin: 300, partSalesAmountMin: null } }))).toEqual([
      '分享奖励 ¥3.00 起',
    ])
    expect(rewardLines(goods({ rewardDetailDTO: { shareAmountMin: 0, partSalesAmountMin: 600 } }))).toEqual([
      '销售奖励 ¥6.00 起',
    ])
    expect(rewardLines(goods())).toEqual([])
  })

  test('[GOODS-012] [GOODS-013] [GOODS-015] are all listed in the share sheet', () =>
    expect(shareRewards(goods({ rewardDetailDTO: { shareAmountMin: 300 } }), [cashBack])).toEqual([
      '分享奖励 ¥3.00 起',
      '分享返现 ¥5.00',
      '分享返券 2 张',
      '上级会员奖励 ¥20.00',
      '下级会员奖励 ¥10.00',
    ]))
})

test.each([
  [{ specifications: [] }, ''],
  [{ finalPrice: 9900 }, '¥99.00'],
  [{ specifications: [{ id: 'S1', name: '装', price: 9900 }] }, '¥99.00'],
  [
    {
      specifications: [
        { id: 'S1', name: '装', price: 9900 },
        { id: 'S2', name: '装', price: 8800 },
      ],
    },
    '¥88.00 起',
  ],
  [
    {
      specifications: [
        { id: 'S1', name: '装', price: 8800 },
        { id: 'S2', name: '装', price: 8800 },
      ],
    },
    '¥88.00',
  ],
])('for the goods %j, the poster shows the price %j', (given, text) => expect(priceText(goods(given))).toBe(text))

test.each([
  [true, true, false],
  [true, false, true],
  [false, true, true],
  [false, false, true],
])('with hideRewardsInWechat %s and insideWechat %s, rewards are shown: %s', (hidden, wechat, shown) =>
  expect(areRewardsShown(hidden, wechat)).toBe(shown),
)

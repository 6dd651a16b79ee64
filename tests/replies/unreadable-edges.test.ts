import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Coupon } from '#/domains/coupon/model.ts'
import { bestCoupon, couponRefusal, tabOfCoupon } from '#/domains/coupon/rules.ts'
import { campaignPhase } from '#/domains/campaign/rules.ts'
import { closedText } from '#/domains/event-registration/event-rules.ts'
import { RegistrationEvent } from '#/domains/event-registration/model.ts'
import { LectureLive } from '#/domains/lecture/model.ts'
import { phaseOf as livePhase, playable } from '#/domains/lecture/rules.ts'
import { afterCoupon } from '#/domains/mall/after-coupon.ts'
import { GroupBuying } from '#/domains/mall/group/model.ts'
import { groupActions, groupOffer } from '#/domains/mall/group/rules.ts'
import { Goods, PromotionEvent } from '#/domains/mall/model.ts'
import { startingPrice } from '#/domains/mall/catalogue/card-rules.ts'
import { runningPromotions } from '#/domains/mall/price/offer-rules.ts'
import { itemRefusal, savingNow } from '#/domains/mall/rules.ts'
import { Specification } from '#/domains/mall/buy/specification.ts'
import { SummerFreeCount, SummerOrder } from '#/domains/summer/model.ts'
import { closedText as summerClosed, payOrderOf } from '#/domains/summer/rules.ts'
import { Ticket } from '#/domains/ticket/model.ts'
import { chancesOf, drawRefusal, ticketRefusal } from '#/domains/ticket/rules.ts'
import { Reservation } from '#/domains/visit-reservation/model.ts'
import { mayChange, phaseOf as visitPhase } from '#/domains/visit-reservation/rules.ts'
import { cents } from '#/shared/lib/money.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { type Block, blockOf } from '#/shared/api/blocks.ts'
import { requireBlock, type Schema } from '#tests/reply-positions.ts'
import { allEndpoints } from '../support/contracts.ts'

/**
 * An edge is the start or the end of a time window. An edge that cannot be parsed opens nothing, lowers no price and
 * lengthens no hold, whatever its meaning (ADR 008).
 */

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const TOTAL = cents(20_000)

/** The sent value of an edge, and the time that the backend means. */
interface SentEdges {
  sent: unknown
  meant: unknown
}

const momentArbitrary = fc.integer({ min: -5, max: 5 }).map((hours) => new Date(NOW + hours * 3_600_000).toISOString())
const brokenEdgeArbitrary = fc.constantFrom<unknown>(
  '长期有效',
  '0000-00-00 00:00:00',
  '2026-13-01',
  0,
  -1,
  20_261_340,
  202_611_201_000,
  true,
  {},
  [],
  [2026, 11],
  [2026, 13, 1],
)
const edgeArbitrary: fc.Arbitrary<SentEdges> = fc.oneof(
  momentArbitrary.map((meant) => ({ sent: meant, meant })),
  fc.constantFrom(null, undefined, '').map((meant) => ({ sent: meant, meant })),
  fc.record({ sent: brokenEdgeArbitrary, meant: fc.oneof(momentArbitrary, fc.constant(null)) }),
)

const SALE = { id: 'S1', price: 20_000, priceBeforeDiscount: 40_000 }
const item = z.parse(Specification, SALE)

/** The rights and savings of a person for a window from `startTime` to `endTime`: a larger number is more. */
function rightsIn(startTime: unknown, endTime: unknown): Record<string, number> {
  const window = { startTime, endTime }
  const money = { discount: 5000, thresholdOfAmount: 0, discountType: 'FIXED_AMOUNT' }
  const coupon = z.parse(Coupon, { id: 'C', ...window, ...money })
  const promotionData = { ...window, promotionType: 'SNAP_UP' }
  const sale = z.parse(PromotionEvent, { promotionData })
  const ticket = z.parse(Ticket, { id: 'T', kind: 'LOTTERY', lotteryId: 'L', ...window })
  const members = [{ mine: false }]
  const group = z.parse(GroupBuying, { id: 'G', size: 3, reduction: 1000, members, endTime })
  const event = z.parse(RegistrationEvent, { id: 'E', ...window })
  const live = z.parse(LectureLive, { id: 'V', title: '直播', url: '/live.m3u8', ...window })
  const visit = z.parse(Reservation, { id: 'R', status: 'WAIT_FOR_PAY', expireTime: endTime })
  const details = { amount: 100 }
  const summer = z.parse(SummerOrder, { id: 'O', payOrderId: 'P', paymentDetails: details, expireTime: endTime })
  const free = z.parse(SummerFreeCount, { count: 5, endTime })
  return {
    coupon: Number(couponRefusal(coupon, TOTAL, NOW) === null),
    'the best coupon': Number(bestCoupon([coupon], TOTAL, NOW) !== null),
    'the price after the coupon': TOTAL - (afterCoupon([coupon], item, 1, NOW)?.total ?? TOTAL),
    sale: savingNow(item, { abstractPromotionEvent: sale }, NOW) ?? 0,
    'current promotions': runningPromotions(sale, [], NOW).length,
    ticket: Number(ticketRefusal(ticket, NOW) === null),
    draw: Number(drawRefusal(ticket, NOW) === null) + chancesOf([ticket], NOW).length,
    'the group price': group && groupOffer(group, { canBuy: true, item, number: 1 }, NOW) ? 1 : 0,
    'joining a group': Number(
      group !== null && groupActions(group, { canBuy: true, canQuit: true }, NOW).includes('join'),
    ),
    event: Number(closedText(event, false, NOW) === null),
    campaign: Number(
      campaignPhase({ status: 'RUNNING', ...z.parse(Coupon, { id: 'C', ...window }) }, NOW) === 'running',
    ),
    live: playable(live, livePhase(live, NOW)) ? 1 : 0,
    'the hold of a visit': Number(visitPhase(visit, 'WaitingForPayment', NOW) === 'pay'),
    'a change of a visit': Number(mayChange(visitPhase(visit, 'WaitingForPayment', NOW))),
    'the hold of a sign-up': Number(payOrderOf(summer, NOW) !== null),
    'a sign-up': Number(summerClosed(free, NOW) === null),
  }
}

/** The shown price if the reply has the price of the sale. */
function priceShown(startTime: unknown, endTime: unknown): number | null {
  const abstractPromotionEvent = { promotionData: { startTime, endTime, promotionType: 'SNAP_UP' } }
  return startingPrice(z.parse(Goods, { specifications: [SALE], abstractPromotionEvent }))
}

/** Whether the window is open, computed without the code of the app. */
const isOpen = (startTime: unknown, endTime: unknown): boolean =>
  !(typeof startTime === 'string' && Date.parse(startTime) > NOW) &&
  !(typeof endTime === 'string' && Date.parse(endTime) < NOW)

test('in 5,000 random cases of start and end times nothing is cheaper, usable or reserved for too long', () => {
  let some = 0
  fc.assert(
    fc.property(edgeArbitrary, edgeArbitrary, (start, end) => {
      const [now, meant] = [rightsIn(start.sent, end.sent), rightsIn(start.meant, end.meant)]
      const more = Object.keys(now).filter((name) => (now[name] ?? 0) > (meant[name] ?? 0))
      // If both edges can be parsed, the reply has the price that is valid at its time.
      const clear = start.sent === start.meant && end.sent === end.meant
      const charged = !clear && !isOpen(start.meant, end.meant) ? SALE.priceBeforeDiscount : SALE.price
      const cheaper = Math.max(charged - (priceShown(start.sent, end.sent) ?? charged), 0)
      expect({ start, end, more, cheaper }).toEqual({ start, end, more: [], cheaper: 0 })
      some += Number(Object.values(now).some((value) => value > 0))
    }),
    { seed: 20261126, numRuns: 5000 },
  )
  expect(some).toBeGreaterThan(1000)
})

test.each<[what: string, edges: object, type: string, more: object, price: number | null]>([
  ['a start that cannot be parsed', { startTime: '下周' }, 'SNAP_UP', {}, 40_000],
  ['an end that cannot be parsed, for a promotion of unknown type', { endTime: '下周' }, 'NEW_KIND', {}, 40_000],
  [
    'an end and a previous price that cannot be parsed',
    { endTime: '下周' },
    'SNAP_UP',
    { priceBeforeDiscount: '400.00' },
    null,
  ],
  [
    'an end that cannot be parsed, without a previous price',
    { endTime: '下周' },
    'SNAP_UP',
    { priceBeforeDiscount: null },
    20_000,
  ],
  ['an end and a price that cannot be parsed', { endTime: '下周' }, 'SNAP_UP', { price: '200.00' }, null],
  [
    'an end that cannot be parsed, for a promotion that does not change the price',
    { endTime: '下周' },
    'CASH_BACK',
    {},
    20_000,
  ],
  ['a start and an end that can be parsed', { endTime: '2026-11-21T10:00:00+08:00' }, 'SNAP_UP', {}, 20_000],
])('[GOODS-010] goods whose promotion has %s have the expected price', (_what, edges, promotionType, more, price) => {
  const abstractPromotionEvent = { promotionData: { ...edges, promotionType } }
  const goods = z.parse(Goods, { specifications: [{ ...SALE, ...more }], abstractPromotionEvent })
  expect([startingPrice(goods), goods.specifications[0]?.price]).toEqual([price, price])
  expect(itemRefusal(goods.specifications[0] ?? null) !== null).toBe(price === null)
})

test('[GOODS-010] a promotion that is sent as a bare text does not lower the price', () => {
  const goods = z.parse(Goods, { specifications: [SALE], abstractPromotionEvent: 'SNAP_UP' })
  expect(startingPrice(goods)).toBe(40_000)
})

test.each<[sent: unknown, read: unknown, refusal: string | null]>([
  [undefined, null, null],
  [null, null, null],
  // JDBC and PHP send this value for a date that is null.
  ['', null, null],
  [' ', UNREADABLE, '时间未知'],
  ['0000-00-00', UNREADABLE, '时间未知'],
  ['null', UNREADABLE, '时间未知'],
])(
  '[GOODS-020] the end %j is parsed as %j, and coupon, ticket, promotion and reservation are refused with: %j',
  (sent, read, refusal) => {
    const coupon = z.parse(Coupon, { id: 'C', startTime: '2026-11-01', endTime: sent })
    expect([coupon.endTime, couponRefusal(coupon, TOTAL, NOW)]).toEqual([read, refusal])
    const ticket = z.parse(Ticket, { id: 'T', startTime: '2026-11-01', endTime: sent })
    expect(ticketRefusal(ticket, NOW)).toBe(refusal)
    expect(priceShown('2026-11-01', sent)).toBe(refusal ? SALE.priceBeforeDiscount : SALE.price)
    const visit = z.parse(Reservation, { id: 'R', status: 'WAIT_FOR_PAY', expireTime: sent })
    expect(visitPhase(visit, 'WaitingForPayment', NOW) === 'pay').toBe(refusal === null)
  },
)

test('a coupon whose start or end cannot be parsed stays in the tab of unused coupons', () => {
  const coupon = z.parse(Coupon, { id: 'C', startTime: '2026-11-01', endTime: 'soon' })
  expect(coupon.endTime).toBe(UNREADABLE)
  expect(tabOfCoupon(coupon, false, NOW)).toBe('CLAIMED')
})

describe('a start, end or quantity in a reply is always declared with a schema that rejects invalid values', () => {
  const EDGE = /^(start|end|begin|expire|expiry|valid|due)(Time|Date)$|Until$|^usedTime$/
  const QUANTITY = /^(stock|remaining|free|size|redeemedNumber|(limit|complete)Times)$|quota/i
  const fieldsOf = (schema: Schema, seen = new Set<Schema>()): [string, Schema][] => {
    if (seen.has(schema)) return []
    seen.add(schema)
    const block = requireBlock(schema)
    switch (block.kind) {
      case 'shape':
        return Object.entries(block.fields).flatMap(([name, field]) => [
          [`${block.entity}.${name}`, field] as [string, Schema],
          ...fieldsOf(field, seen),
        ])
      case 'list':
        return fieldsOf(block.item, seen)
      case 'part':
        return fieldsOf(block.part, seen)
      case 'union':
        return [...fieldsOf(block.plain, seen), ...fieldsOf(block.full, seen)]
      case 'of':
        return fieldsOf(block.from, seen)
      case 'lazy':
        return fieldsOf(block.make(), seen)
      default:
        return []
    }
  }

  const plainOf = (block: Block): string | null => {
    if (block.kind === 'of') return plainOf(requireBlock(block.from))
    return block.kind === 'tolerant' ? block.plain : null
  }

  test.each([
    ['a field that starts or ends a validity, declared as an edge', EDGE, ['edge', 'text'], 11],
    ['a stock, quota or number of places, declared as a quantity', QUANTITY, ['quantity'], 8],
  ])('for the fields recognized by their names: %s', async (_what, named, plains, least) => {
    const found = new Map<string, boolean>()
    for (const { row, model } of allEndpoints) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one model after the other
      const schema = ((await model()) as Record<string, Schema>)[row.reply] as Schema
      for (const [name, field] of fieldsOf(schema)) {
        const block = blockOf(field)
        const plain = block && plainOf(block)
        if (plain && named.test(name.replace(/.*\./, ''))) found.set(name, plains.includes(plain))
      }
    }
    expect(found.size).toBeGreaterThanOrEqual(least)
    expect([...found].filter(([, fits]) => !fits).map(([name]) => name)).toEqual([])
  })
})

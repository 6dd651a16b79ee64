import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { maxNumber } from '#/domains/mall/buy/buy-rules.ts'
import { GroupBuying } from '#/domains/mall/group/model.ts'
import { atGroupPrice, groupActions, groupOffer, groupReduction, groupText } from '#/domains/mall/group/rules.ts'
import { Goods } from '#/domains/mall/model.ts'
import { buyRefusal, itemRefusal } from '#/domains/mall/rules.ts'
import { inStock } from '#/domains/mall/search/filter-rules.ts'
import { Specification } from '#/domains/mall/buy/specification.ts'
import { pointsQuotaText, stockText } from '#/domains/mall/buy/stock-rules.ts'
import { lineRefusal, orderedLine } from '#/domains/order/place/place-rules.ts'
import { PointsGoods, PointsTask } from '#/domains/points/model.ts'
import * as redeeming from '#/domains/points/rules.ts'
import { SummerFreeCount, SummerGroupDate } from '#/domains/summer/model.ts'
import { closedText, offeredDays, takenText } from '#/domains/summer/rules.ts'
import { ReservationTime } from '#/domains/visit-reservation/model.ts'
import { fullDayText, fullText, nearTimes, timeLabel } from '#/domains/visit-reservation/rules.ts'
import { points } from '#/shared/lib/points.ts'

/**
 * A stock, a quota or a number of places that cannot be parsed opens nothing and makes nothing cheaper, whatever its
 * meaning. No text says that nothing is left (ADR 017).
 */

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const DAY = '2026-11-21'
const BALANCE = points(100_000)

interface SentNumber {
  sent: unknown
  meant: unknown
}

const numberArbitrary = fc.integer({ min: -1, max: 4 })
const brokenNumberArbitrary = fc.constantFrom<unknown>(
  '充足',
  '3件',
  'null',
  1.5,
  '2.5',
  true,
  { left: 3 },
  [[3]],
  1e16,
  '1e400',
)
const quantityArbitrary: fc.Arbitrary<SentNumber> = fc.oneof(
  numberArbitrary.map((meant) => ({ sent: meant, meant })),
  numberArbitrary.map((meant) => ({ sent: String(meant), meant })),
  fc.constantFrom(null, undefined, '').map((meant) => ({ sent: meant, meant })),
  fc.record({ sent: brokenNumberArbitrary, meant: fc.oneof(numberArbitrary, fc.constant(null)) }),
)

const goodsWith = (stock: unknown) =>
  z.parse(Goods, { goodsId: 'G', name: '检测', specifications: [{ id: 'S', price: 9900, stock }] })
const pointsGoods = (fields: object) => z.parse(PointsGoods, { id: 'P', name: '杯子', points: 100, ...fields })
const groupOf = (size: unknown, mine: boolean) =>
  z.parse(GroupBuying, { id: 'B', size, reduction: 1000, members: [{ mine }, {}] })

/** The rights of a person for two sent numbers: a larger value is more. */
function rightsFor(one: unknown, two: unknown): Record<string, number> {
  const goods = goodsWith(one)
  const item = z.parse(Specification, { id: 'S', price: 9900, stock: one })
  const line = orderedLine(goods, 'S')
  const cup = pointsGoods({ stock: one, pointsGoodsQuota: two })
  const again = pointsGoods({ pointsGoodsQuota: one, redeemedNumber: two })
  const redeemable = (entry: PointsGoods) =>
    [1, 2, 3, 99].filter((pieces) => redeeming.redeemRefusal(entry, pieces, BALANCE) === null).length
  const free = z.parse(SummerFreeCount, { count: one })
  const day = z.parse(SummerGroupDate, { date: DAY, ageGroup: 'LOW', free: one })
  const slot = z.parse(ReservationTime, { time: '09:30', remaining: one })
  const [group, own] = [groupOf(one, false), groupOf(one, true)]
  const priced = atGroupPrice(goods, groupReduction(own, NOW)).specifications[0]?.price ?? null
  const wish = { canBuy: true, item, number: 1 }
  return {
    'pieces of goods': itemRefusal(item) === null ? maxNumber(item) : 0,
    goods: Number(buyRefusal(goods) === null),
    'goods in stock': Number(inStock(goods)),
    order: Number(line !== null && lineRefusal(line, goods) === null),
    'order by another line': Number(
      line !== null && lineRefusal({ ...line, refused: {} } as typeof line, goods) === null,
    ),
    redeeming: redeemable(cup),
    'redeeming again': redeemable(again),
    'a hint to redeem': Number(redeeming.redeemHint(cup, BALANCE) === '可兑换'),
    'a sign-up': Number(closedText(free, NOW) === null),
    'a day': Number(offeredDays([day], 2, DAY)[0]?.free === true),
    'a visit': Number(fullText([slot], '09:30', 2) === null) + nearTimes([slot], '10:30', 2).length,
    'joining a group': group ? groupActions(group, { canBuy: true, canQuit: true }, NOW).length : 0,
    'the price before a group is complete': group && groupOffer(group, wish, NOW) ? 1 : 0,
    'the group price': priced === null ? 0 : 9900 - priced,
  }
}

test('in 2,000 random cases of numbers nothing is open or cheaper by mistake', () => {
  let some = 0
  fc.assert(
    fc.property(quantityArbitrary, quantityArbitrary, (one, two) => {
      const [now, meant] = [rightsFor(one.sent, two.sent), rightsFor(one.meant, two.meant)]
      const more = Object.keys(now).filter((name) => (now[name] ?? 0) > (meant[name] ?? 0))
      expect({ one, two, more }).toEqual({ one, two, more: [] })
      some += Number(Object.values(now).some((value) => value > 0))
    }),
    { seed: 20261127, numRuns: 2000 },
  )
  expect(some).toBeGreaterThan(500)
})

const item = (stock: unknown) => z.parse(Specification, { id: 'S', price: 9900, stock })
const cup = (fields: object) => redeeming.redeemRefusal(pointsGoods(fields), 1, BALANCE)
const task = (limitTimes: unknown, completeTimes: unknown, limitType = 'PERSON') =>
  z.parse(PointsTask, { pointsTask: { content: '签到', limitType, limitTimes }, completeTimes })
const slot = (remaining: unknown) => [z.parse(ReservationTime, { time: '09:30', remaining })]
const day = (free: unknown) => offeredDays([z.parse(SummerGroupDate, { date: DAY, free })], 1, DAY)
const group = (size: unknown) => groupText(groupOf(size, false) as GroupBuying, NOW)

test.each<[what: string, say: (sent: unknown) => unknown, unreadable: unknown, missing: unknown, none: unknown]>([
  ['the stock of a specification', (sent) => stockText(item(sent)), '库存未知', '', ''],
  [
    'the stock, as the text of the button',
    (sent) => itemRefusal(item(sent)),
    '库存没有读出来，暂不能购买',
    null,
    '已售罄',
  ],
  [
    'the points quota of goods',
    (sent) => pointsQuotaText(z.parse(Goods, { pointsGoodsQuota: sent })),
    '积分商品额度未知',
    '',
    '积分商品额度 0',
  ],
  ['the stock of points goods', (stock) => cup({ stock }), '库存没有读出来，暂不能兑换', null, '已兑完'],
  [
    'the stock of points goods as a text',
    (stock) => redeeming.stockText(pointsGoods({ stock })),
    '库存未知',
    '',
    '已兑完',
  ],
  [
    'the stock of points goods on a card',
    (stock) => redeeming.redeemHint(pointsGoods({ stock }), BALANCE),
    '',
    '可兑换',
    '已兑完',
  ],
  [
    'the quota of points goods',
    (pointsGoodsQuota) => cup({ pointsGoodsQuota }),
    '兑换上限没有读出来，暂不能兑换',
    null,
    null,
  ],
  [
    'the quota of points goods as a text',
    (pointsGoodsQuota) => redeeming.quotaText(pointsGoods({ pointsGoodsQuota })),
    '每人限兑数量未知',
    null,
    null,
  ],
  [
    'the redeemed number of points goods',
    (redeemedNumber) => cup({ pointsGoodsQuota: 1, redeemedNumber }),
    '兑换上限没有读出来，暂不能兑换',
    null,
    null,
  ],
  ['the redeemed number without a quota', (redeemedNumber) => cup({ redeemedNumber }), null, null, null],
  [
    'the redeemed number as a text',
    (redeemedNumber) => redeeming.quotaText(pointsGoods({ pointsGoodsQuota: 2, redeemedNumber })),
    '每人限兑2件，您已兑数量未知',
    '每人限兑2件',
    '每人限兑2件',
  ],
  ['the limit of a points task', (sent) => redeeming.taskCount(task(sent, 1, '')), '次数未知', '不限次数', '不限次数'],
  [
    'the limit of a points task that is not used',
    (sent) => redeeming.taskCount(task(sent, 1, 'NO_LIMIT')),
    '不限次数',
    '不限次数',
    '不限次数',
  ],
  ['the progress of a points task', (sent) => redeeming.taskButton(task(3, sent)).label, '去完成', '0/3', '0/3'],
  [
    'the places of a summer activity',
    (count) => closedText(z.parse(SummerFreeCount, { count }), NOW),
    '剩余名额未知，暂时不能报名，请联系客服确认',
    null,
    '名额已经约满。有人没有按时付款时，名额会重新放出，可以稍后再来看看',
  ],
  ['the places of a summer day', (sent) => day(sent)[0]?.closed ?? day(sent)[0]?.note, '名额未知', undefined, '余0'],
  [
    'the places of the chosen summer day',
    (sent) => takenText(day(sent), DAY),
    '11月21日 周六的名额未知，这一组也没有其他空余的日期。填写的内容已保留',
    null,
    '11月21日 周六的名额不够了，这一组也没有其他空余的日期。填写的内容已保留',
  ],
  [
    'the places of a visit time',
    (sent) => timeLabel(slot(sent)[0] as ReservationTime),
    '09:30（名额未知）',
    '09:30（名额未知）',
    '09:30（约满）',
  ],
  [
    'the places of the chosen visit time',
    (sent) => fullText(slot(sent), '09:30', 1),
    '09:30的名额未知，请换一个时间，已填写的内容都在。',
    '09:30的名额未知，请换一个时间，已填写的内容都在。',
    '09:30刚刚约满了，请换一个时间，已填写的内容都在。',
  ],
  [
    'the places of all visit times',
    (sent) => fullDayText(slot(sent)),
    '这一天的名额未知，请换一天，或稍后再看。',
    '这一天的名额未知，请换一天，或稍后再看。',
    '这一天刚刚约满了，请换一天。',
  ],
  [
    'the size of a group',
    group,
    '这个团的人数未知，暂时不能参加',
    '拼团进行中，可以邀请朋友参加',
    '拼团进行中，可以邀请朋友参加',
  ],
])(
  'for %s, a value that cannot be parsed is treated differently from a missing value and from 0',
  (_what, say, unreadable, missing, none) =>
    expect([say('充足'), say(null), say(0)]).toEqual([unreadable, missing, none]),
)

import { expect, test } from 'vitest'
import type { Draw } from './model.ts'
import { kindOfName, kindOfPrize, prizeNames, prizeOf, prizeLinkOf } from './prizes.ts'

test.each([
  ['30元券', 'coupon'],
  ['九折优惠', 'coupon'],
  ['讲座门票', 'ticket'],
  ['参观票券', 'ticket'],
  ['200积分', 'points'],
  ['真空保温杯', 'goods'],
  ['谢谢参与', 'thanks'],
  ['谢谢惠顾', 'thanks'],
  ['再接再厉', 'thanks'],
] as const)('[LIT-027] the cell %s has the icon %s', (name, kind) => expect(kindOfName(name)).toBe(kind))

test.each([
  ['COUPON', '神秘礼物', 'coupon'],
  ['TICKET', '30元券', 'ticket'],
  ['POINTS', '签到奖', 'points'],
  ['OTHER', '30元券', 'coupon'],
  ['GOODS', '保温杯', 'goods'],
] as const)('[LIT-027] a prize of kind %s with the name %s has the icon %s', (kind, name, drawn) =>
  expect(kindOfPrize({ kind, name })).toBe(drawn),
)

const drawOf = (kind: 'COUPON' | 'OTHER', name: string): Draw => ({
  time: 0,
  prize: { kind, name, couponId: null, ticketId: null },
})

test('[LIT-027] 谢谢参与 never counts as a prize, even if the server sends it as a prize', () => {
  expect(prizeOf({ time: 0, prize: null })).toBeNull()
  expect(prizeOf(drawOf('OTHER', '谢谢参与'))).toBeNull()
  expect(prizeOf(drawOf('OTHER', '保温杯'))?.name).toBe('保温杯')
  // A prize of the server's kind coupon is a coupon, whatever its name is.
  expect(prizeOf(drawOf('COUPON', '感谢参与券'))?.name).toBe('感谢参与券')
  expect(prizeNames(['30元券', '谢谢参与', '30元券', '讲座门票'])).toEqual(['30元券', '讲座门票'])
})

test.each([
  ['COUPON', '/my-coupon/CLAIMED'],
  ['TICKET', '/merchant-ticket'],
  ['POINTS', '/integral-detail-list'],
  ['OTHER', '/bonus-lists'],
  ['SOMETHING_NEW', '/bonus-lists'],
])('[LIT-027] a prize of kind %s links to %s', (kind, address) => expect(prizeLinkOf({ kind }).to).toBe(address))

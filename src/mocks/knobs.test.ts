import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { type Backend, createBackend } from './backend.ts'
import { parseKnobs, since } from './knobs.ts'
import { misunderstood } from './workbench/understood.ts'

/** 00:20 in China. In London, this is the previous day. */
const NOW = Date.parse('2026-11-22T00:20:00+08:00')

test.each([
  ['16:59:50', '2026-11-22T16:59:50+08:00'],
  ['16:59', '2026-11-22T16:59:00+08:00'],
  ['2026-12-31T23:59:50+08:00', '2026-12-31T23:59:50+08:00'],
  // An unencoded plus sign in the address becomes a space.
  ['2026-12-31T23:59:50 08:00', '2026-12-31T23:59:50+08:00'],
])('the clock knob %s sets the time %s', (text, time) =>
  expect(parseKnobs(`clock:${text}`, NOW).clock).toBe(Date.parse(time)),
)

test.each(['', 'noon', '99:99'])('the clock knob %j is ignored', (text) =>
  expect(parseKnobs(`clock:${text}`, NOW).clock).toBeNull(),
)

interface Discounted {
  abstractPromotionEvent: { promotionData: { endTime: string } }
  specifications: { price: number; priceBeforeDiscount: number | null }[]
}

/** The goods of the running discount, as the backend sends them with these knobs. */
async function discounted({ handlers }: Backend, knob: string): Promise<Discounted> {
  const address = 'http://localhost/mallsales/api/public/goods-with-state/G007'
  const answer = await getResponse(handlers, new Request(address, { headers: { 'x-mock': knob } }))
  return (await answer?.json()) as Discounted
}

test('the clock knob can be set to a time after a promotion’s end, and the end does not change', async () => {
  const backend = createBackend({ now: () => NOW })
  const endOf = async (knob: string) => {
    const { abstractPromotionEvent } = await discounted(backend, knob)
    return Date.parse(abstractPromotionEvent.promotionData.endTime)
  }
  expect(await endOf('')).toBe(Date.parse('2026-11-22T02:00:00+08:00'))
  expect(await endOf('clock:02:00:10')).toBe(Date.parse('2026-11-22T02:00:00+08:00'))
})

test.each([
  'persona:member;latency:800;clock:16:59:50;fault:order.create=502@1;fault:*=never',
  'fault:order.*=500;fault:resource.get=502@1;fault:video.sample.mp4=500;channels:unknown_channel',
  'pay:never;channels:wx_pub,mock;wechat:nobody;goods:500;entries:coupon.mine=500;backend:long;life:testing-reported@10;given:unlocking',
  '',
])('every knob in the text %j is valid', (text) => expect(misunderstood(text)).toEqual([]))

test.each([
  ['persona:nobody', '开关 persona 不接受 nobody，可用的是 new、member、'],
  ['latency:fast', '开关 latency 不接受 fast，可用的是 0 到 20000 毫秒'],
  ['latency:20001', '可用的是 0 到 20000 毫秒'],
  ['colour:red', '没有叫 colour 的开关，可用的有 persona、'],
  ['fault:order.create=sad', '开关 fault 不接受 order.create=sad，可用的是 调用=种类'],
  ['fault:nope.x=500', '开关 fault 不接受 nope.x=500，可用的是 调用=种类 或 调用=种类@n，调用如 order.create'],
  ['fault:nope.*=500', '开关 fault 不接受 nope.*=500'],
  ['fault:order.create=500@0', '开关 fault 不接受 order.create=500@0'],
  ['channels:gold', '开关 channels 不接受 gold，可用的是 用逗号分隔的渠道：alipay_wap'],
  ['channels:mock,', '开关 channels 不接受 mock,'],
  ['life:flying', 'paid、shipped、received'],
  ['given:', '开关 given 不接受 空值，可用的是 to-pay、balance-due、unlocking、asked-to-pay'],
  ['relatives:10001', '1 到 10000'],
  ['entries:coupon.mine=10001', '开关 entries 不接受 coupon.mine=10001，可用的是 调用=n，如 coupon.accessible=500'],
  ['entries:nope.x=5', '开关 entries 不接受 nope.x=5'],
])('the invalid knob %s gives a message with the values that are accepted', (text, sentence) => {
  expect(misunderstood(`persona:new;${text}`)).toEqual([expect.stringContaining(sentence)])
})

test('the clock continues from the time at which the knobs were set', () => {
  expect(parseKnobs(since('clock:16:59:50', NOW - 15_000), NOW).clock).toBe(Date.parse('2026-11-22T17:00:05+08:00'))
  expect(parseKnobs(since('clock:16:59:50', 0), NOW).clock).toBe(Date.parse('2026-11-22T16:59:50+08:00'))
  expect(since('', NOW)).toBe('')
})

test('after the end of a discount, its goods have the price from before', async () => {
  const backend = createBackend({ now: () => NOW })
  const pricesOf = async (knob: string) => {
    const { specifications } = await discounted(backend, knob)
    return specifications.map(({ price, priceBeforeDiscount }) => [price, priceBeforeDiscount])
  }
  const reduced = [
    [29_900, 49_900],
    [54_900, 94_900],
  ]
  expect(await pricesOf('')).toEqual(reduced)
  expect(await pricesOf('clock:02:00:01')).toEqual([
    [49_900, null],
    [94_900, null],
  ])
  expect(await pricesOf('clock:01:59:59')).toEqual(reduced)
})

import { expect, test } from 'vitest'
import { createBackend } from './backend.ts'
import { parseKnobs } from './knobs.ts'

/** Twenty past midnight in China, still the previous day in London. */
const NOW = Date.parse('2026-11-22T00:20:00+08:00')

test.each([
  ['16:59:50', '2026-11-22T16:59:50+08:00'],
  ['16:59', '2026-11-22T16:59:00+08:00'],
  ['2026-12-31T23:59:50+08:00', '2026-12-31T23:59:50+08:00'],
  // An unencoded plus sign in the address.
  ['2026-12-31T23:59:50 08:00', '2026-12-31T23:59:50+08:00'],
])('the clock knob %s means %s', (text, time) => expect(parseKnobs(`clock:${text}`, NOW).clock).toBe(Date.parse(time)))

test.each(['', 'noon', '99:99'])('the clock knob %j is ignored', (text) =>
  expect(parseKnobs(`clock:${text}`, NOW).clock).toBeNull(),
)

test('the clock knob can pass the end of a promotion, which does not move', async () => {
  const backend = createBackend({ now: () => NOW })
  const endOf = async (knob: string) => {
    const { getResponse } = await import('msw')
    const request = new Request('http://localhost/mallsales/api/public/goods-with-state/G007', {
      headers: { 'x-mock': knob },
    })
    const answer = await getResponse(backend.handlers, request)
    const goods = (await answer?.json()) as { abstractPromotionEvent: { promotionData: { endTime: string } } }
    return Date.parse(goods.abstractPromotionEvent.promotionData.endTime)
  }
  expect(await endOf('')).toBe(Date.parse('2026-11-22T02:00:00+08:00'))
  expect(await endOf('clock:02:00:10')).toBe(Date.parse('2026-11-22T02:00:00+08:00'))
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldOf, fieldsOf, FIELDS, lightAt, RUN_MS, waitingAt } from './wheel.ts'

const runs = { seed: 20260901, numRuns: 400 }
const won = (name: string) => ({ time: 0, prize: { kind: 'OTHER' as const, name, couponId: null, ticketId: null } })
const field = fc.integer({ min: 0, max: FIELDS - 1 })

test.each([
  [[], []],
  [['甲'], ['甲', '甲', '甲', '甲', '甲', '甲', '甲', '甲']],
  [
    ['甲', '乙', '丙'],
    ['甲', '乙', '丙', '甲', '乙', '丙', '甲', '乙'],
  ],
  [
    ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    ['1', '2', '3', '4', '5', '6', '7', '8'],
  ],
])('[LIT-027] the prizes %j are placed on the fields %j of the wheel', (prizes, fields) =>
  expect(fieldsOf(prizes)).toEqual(fields),
)

test('[LIT-027] the wheel shows the result on the first field with the prize, or on no field', () => {
  expect(fieldOf(['甲', '乙', '乙'], won('乙'))).toBe(1)
  expect(fieldOf(['甲', '乙'], won('丙'))).toBe(-1)
  expect(fieldOf([], won('甲'))).toBe(-1)
  // If nothing was won, the light stops on the first field that says so, in whatever words.
  expect(fieldOf(['甲', '谢谢惠顾'], { time: 0, prize: null })).toBe(1)
  expect(fieldOf(['甲', '乙'], { time: 0, prize: null })).toBe(-1)
})

test.each([
  [-5, 0],
  [0, 0],
  [89, 0],
  [90, 1],
  [719, 7],
  [720, 0],
])('[LIT-027] after waiting %d ms for the answer the light of the wheel is on field %d', (elapsed, at) =>
  expect(waitingAt(elapsed)).toBe(at),
)

test('[LIT-027] the light of the wheel starts at its current field, ends at the result, and stays on the grid', () => {
  fc.assert(
    fc.property(field, field, fc.double({ min: -100, max: RUN_MS * 2, noNaN: true }), (from, target, elapsed) => {
      expect(lightAt(0, from, target)).toBe(from)
      expect(lightAt(RUN_MS, from, target)).toBe(target)
      expect(lightAt(RUN_MS * 3, from, target)).toBe(target)
      const at = lightAt(elapsed, from, target)
      expect(Number.isInteger(at) && at >= 0 && at < FIELDS).toBe(true)
    }),
    runs,
  )
})

test('[LIT-027] the light of the wheel moves over fewer fields in the second half of the time', () => {
  const steps = (from: number, to: number) => {
    let count = 0
    for (let ms = from + 1; ms <= to; ms += 1) if (lightAt(ms, 0, 0) !== lightAt(ms - 1, 0, 0)) count += 1
    return count
  }
  expect(steps(0, RUN_MS)).toBe(24)
  expect(steps(0, RUN_MS / 2)).toBe(18)
})

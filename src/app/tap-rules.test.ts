import { describe, expect, test } from 'vitest'
import { follow, isSameFrame, type Series } from './tap-rules.ts'

const [submit, pay] = [{}, {}]
const tap = (changes: Partial<Series>): Series => ({ at: 1000, x: 195, y: 800, on: submit, ...changes })

describe('a tap on what has come up under the finger', () => {
  test.each<[string, Partial<Series>, object | null]>([
    ['60 ms after the last tap', { at: 1060, on: pay }, submit],
    ['299 ms after it', { at: 1299, on: pay }, submit],
    ['300 ms after it', { at: 1300, on: pay }, pay],
    ['39 px away', { at: 1060, on: pay, x: 234, y: 761 }, submit],
    ['40 px aside', { at: 1060, on: pay, x: 235 }, pay],
    ['40 px to the other side', { at: 1060, on: pay, x: 155 }, pay],
    ['40 px above', { at: 1060, on: pay, y: 760 }, pay],
    ['on nothing that reacts', { at: 1060, on: null }, submit],
  ])('%s: %o', (_when, next, meant) => {
    const series = follow(tap({}), tap(next))
    expect(series).toEqual(tap({ ...next, on: meant }))
    expect(series.on).toBe(meant)
  })

  test('each tap lengthens the series; the first one begins it', () => {
    expect(follow(null, tap({ on: pay })).on).toBe(pay)
    expect(follow(tap({ on: null }), tap({ at: 1060, on: pay })).on).toBe(pay)
    const later = [1200, 1400, 1600].map((at) => tap({ at, on: pay }))
    expect(later.reduce(follow, tap({})).on).toBe(submit)
  })
})

test.each<[string, Partial<Series>, boolean]>([
  ['in the same frame', { at: 1000 }, true],
  ['29 ms later', { at: 1029 }, true],
  ['30 ms later', { at: 1030 }, false],
  ['of another button', { on: pay }, false],
])('a second press %s counts as the first: %o %s', (_when, next, same) => {
  expect(isSameFrame(tap({}), tap(next))).toBe(same)
  expect(isSameFrame(null, tap(next))).toBe(false)
})

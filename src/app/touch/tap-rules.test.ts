import { describe, expect, test } from 'vitest'
import { nextSeries, isSameFrame, type TapSeries, type Tap } from './tap-rules.ts'

const [submit, pay] = [{}, {}]
const tap = (changes: Partial<Tap>): Tap => ({ at: 1000, x: 195, y: 800, on: submit, finger: false, ...changes })
/** The element that gets the last of these taps. */
const meant = (...taps: Partial<Tap>[]): object | null | undefined =>
  taps.map(tap).reduce<TapSeries | null>(nextSeries, null)?.on

describe('the second tap of a finger', () => {
  test.each<[string, Partial<Tap>, object]>([
    ['is for the first element, 183 ms after the first tap', { at: 1183, on: pay }, submit],
    ['is for the first element, 599 ms after the first tap', { at: 1599, on: pay }, submit],
    ['is for the new element, 600 ms after the first tap', { at: 1600, on: pay }, pay],
    ['is for the new element at another position', { at: 1183, on: pay, y: 700 }, pay],
  ])('%s', (_when, next, on) => expect(meant({ finger: true }, { finger: true, ...next })).toBe(on))

  test('is for the first element, also if further taps follow every 500 ms', () => {
    const taps = [0, 500, 1000, 1500].map((ms) => ({ at: 1000 + ms, finger: true, on: ms < 500 ? submit : pay }))
    expect(meant(...taps)).toBe(submit)
  })
})

test('a mouse click on a new element after a finger’s tap starts a new series, and so does a tap after a click', () => {
  expect(meant({ finger: true }, { at: 1350, on: pay })).toBe(pay)
  expect(meant({}, { at: 1350, finger: true, on: pay })).toBe(pay)
})

describe('a tap on an element that has appeared at the same position', () => {
  test('is for this element if the only earlier tap was a mouse click 10 ms before', () => {
    expect(meant({}, { at: 1010, on: pay })).toBe(pay)
  })

  test.each<[string, Partial<Tap>, object | null]>([
    ['is for the first element, 599 ms after the second tap', { at: 1699, on: pay }, submit],
    ['is for the new element, 600 ms after the second tap', { at: 1700, on: pay }, pay],
    ['is for the first element, 39 px away', { at: 1200, on: pay, x: 234, y: 761 }, submit],
    ['is for the new element, 40 px to one side', { at: 1200, on: pay, x: 235 }, pay],
    ['is for the new element, 40 px to the other side', { at: 1200, on: pay, x: 155 }, pay],
    ['is for the new element, 40 px above', { at: 1200, on: pay, y: 760 }, pay],
    ['is for the first element, on an element that ignores taps', { at: 1200, on: null }, submit],
  ])('in a series of quick taps %s', (_when, next, on) => expect(meant({}, { at: 1100 }, next)).toBe(on))

  test('is for the first element as long as each tap follows the previous tap within 600 ms', () => {
    const later = [1600, 2100, 2600].map((at) => ({ at, on: pay }))
    expect(meant({}, { at: 1100 }, ...later)).toBe(submit)
    expect(meant({}, { at: 1100 }, ...later, { at: 3200, on: pay })).toBe(pay)
  })

  test('is for the new element if the series began on no element', () => {
    expect(meant({ on: pay })).toBe(pay)
    expect(meant({ on: null }, { at: 1010, on: pay })).toBe(pay)
    expect(meant({ on: null }, { at: 1010, on: null }, { at: 1020, on: pay })).toBe(pay)
  })
})

test.each<[string, Partial<Tap>, boolean]>([
  ['in the same frame', { at: 1000 }, true],
  ['29 ms later', { at: 1029 }, true],
  ['30 ms later', { at: 1030 }, false],
  ['on another button', { on: pay }, false],
])('a second tap %s (%o) counts as a repetition: %s', (_when, next, same) => {
  expect(isSameFrame(tap({}), tap(next))).toBe(same)
  expect(isSameFrame(null, tap(next))).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellOf, cellsOf, CELLS, litCellAt, RUN_MS, pendingCellAt } from './lottery-grid.ts'

const runs = { seed: 20260901, numRuns: 400 }
const won = (name: string) => ({ time: 0, prize: { kind: 'OTHER' as const, name, couponId: null, ticketId: null } })
const cellArbitrary = fc.integer({ min: 0, max: CELLS - 1 })

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
])('[LIT-027] the prizes %j are placed on the cells %j of the grid', (prizes, cells) =>
  expect(cellsOf(prizes)).toEqual(cells),
)

test('[LIT-027] the grid shows the result on the first cell with the prize, or on no cell', () => {
  expect(cellOf(['甲', '乙', '乙'], won('乙'))).toBe(1)
  expect(cellOf(['甲', '乙'], won('丙'))).toBe(-1)
  expect(cellOf([], won('甲'))).toBe(-1)
  // If nothing was won, the light stops on the first cell that says so, in whatever words.
  expect(cellOf(['甲', '谢谢惠顾'], { time: 0, prize: null })).toBe(1)
  expect(cellOf(['甲', '乙'], { time: 0, prize: null })).toBe(-1)
})

test.each([
  [-5, 0],
  [0, 0],
  [89, 0],
  [90, 1],
  [719, 7],
  [720, 0],
])('[LIT-027] after waiting %d ms for the answer, the light of the grid is on cell %d', (elapsed, at) =>
  expect(pendingCellAt(elapsed)).toBe(at),
)

test('[LIT-027] the light of the grid starts at its current cell, ends at the result, and stays on a cell', () => {
  fc.assert(
    fc.property(
      cellArbitrary,
      cellArbitrary,
      fc.double({ min: -100, max: RUN_MS * 2, noNaN: true }),
      (from, target, elapsed) => {
        expect(litCellAt(0, from, target)).toBe(from)
        expect(litCellAt(RUN_MS, from, target)).toBe(target)
        expect(litCellAt(RUN_MS * 3, from, target)).toBe(target)
        const at = litCellAt(elapsed, from, target)
        expect(Number.isInteger(at) && at >= 0 && at < CELLS).toBe(true)
      },
    ),
    runs,
  )
})

test('[LIT-027] the light of the grid moves over fewer cells in the second half of the time', () => {
  const steps = (from: number, to: number) => {
    let count = 0
    for (let ms = from + 1; ms <= to; ms += 1) if (litCellAt(ms, 0, 0) !== litCellAt(ms - 1, 0, 0)) count += 1
    return count
  }
  expect(steps(0, RUN_MS)).toBe(24)
  expect(steps(0, RUN_MS / 2)).toBe(18)
})

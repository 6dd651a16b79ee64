import type { Draw } from './model.ts'
import { isPrizeUnreadable, kindOfName, prizeOf } from './prizes.ts'

/** The cells around the button of the nine-cell grid. */
export const CELLS = 8
/** The number of ms for which the light runs after the result is known. */
export const RUN_MS = 2400
/** The number of ms for which the light stays on a cell while the result is pending. */
const STEP_MS = 90
const ROUNDS = 3

/** The texts on the cells: the prizes in order, repeated if there are fewer prizes than cells. */
export const cellsOf = (prizes: readonly string[]): string[] =>
  prizes.length === 0 ? [] : Array.from({ length: CELLS }, (_, index) => prizes[index % prizes.length] ?? '')

/** The cell on which the light stops; -1 if no cell has the result, in which case there is no animation. */
export function cellOf(cells: readonly string[], draw: Draw): number {
  if (isPrizeUnreadable(draw)) return -1
  const prize = prizeOf(draw)
  return prize ? cells.indexOf(prize.name) : cells.findIndex((name) => kindOfName(name) === 'thanks')
}

/** The cell of the light while the result is pending. */
export const pendingCellAt = (elapsed: number): number => Math.floor(Math.max(elapsed, 0) / STEP_MS) % CELLS

/** The cell of the light once the result is known: three rounds, which slow down and end on the target. */
export function litCellAt(elapsed: number, from: number, target: number): number {
  const share = Math.min(Math.max(elapsed / RUN_MS, 0), 1)
  const steps = ROUNDS * CELLS + ((target - from + CELLS) % CELLS)
  const eased = 1 - (1 - share) ** 2
  return (from + Math.floor(eased * steps)) % CELLS
}

import type { Draw } from './model.ts'
import { isPrizeUnreadable, kindOfName, prizeOf } from './prizes.ts'

/** The fields around the button of the nine-field grid. */
export const FIELDS = 8
/** The number of ms for which the light runs after the result is known. */
export const RUN_MS = 2400
/** The number of ms for which the light stays on a field while the result is pending. */
const STEP_MS = 90
const ROUNDS = 3

/** The texts on the fields: the prizes in order, repeated if there are fewer prizes than fields. */
export const fieldsOf = (prizes: readonly string[]): string[] =>
  prizes.length === 0 ? [] : Array.from({ length: FIELDS }, (_, index) => prizes[index % prizes.length] ?? '')

/** The field on which the light stops; -1 if no field has the result, in which case there is no animation. */
export function fieldOf(fields: readonly string[], draw: Draw): number {
  if (isPrizeUnreadable(draw)) return -1
  const prize = prizeOf(draw)
  return prize ? fields.indexOf(prize.name) : fields.findIndex((name) => kindOfName(name) === 'thanks')
}

/** The field of the light while the result is pending. */
export const waitingAt = (elapsed: number): number => Math.floor(Math.max(elapsed, 0) / STEP_MS) % FIELDS

/** The field of the light once the result is known: three rounds, which slow down and end on the target. */
export function lightAt(elapsed: number, from: number, target: number): number {
  const share = Math.min(Math.max(elapsed / RUN_MS, 0), 1)
  const steps = ROUNDS * FIELDS + ((target - from + FIELDS) % FIELDS)
  const eased = 1 - (1 - share) ** 2
  return (from + Math.floor(eased * steps)) % FIELDS
}

/** Taps of a finger at one spot, each soon after the one before. */
export interface Series {
  /** ms of the page's own clock, of the latest tap. */
  at: number
  x: number
  y: number
  /** What the first tap met; null: nothing that reacts, so whatever comes next is meant. */
  on: object | null
}

/** Nobody reads what has come up under the finger within this time; impatient taps follow each other faster (ms). */
export const SERIES_MS = 300
/** Two presses of one button within this time are one: no finger is faster (ms). */
export const FRAME_MS = 30
/** A finger that taps again meets the same spot within so many px. */
const SPOT_PX = 40

/** The series after a tap: the old one goes on, still with what its first tap met, or another begins. */
export function follow(series: Series | null, tap: Series): Series {
  const goesOn =
    series !== null &&
    series.on !== null &&
    tap.at - series.at < SERIES_MS &&
    Math.abs(tap.x - series.x) < SPOT_PX &&
    Math.abs(tap.y - series.y) < SPOT_PX
  return goesOn ? { ...tap, on: series.on } : tap
}

/** Whether a press repeats the last one of the same button before that could have been drawn as busy. */
export const isSameFrame = (last: Pick<Series, 'at' | 'on'> | null, press: Pick<Series, 'at' | 'on'>): boolean =>
  last !== null && press.on === last.on && press.at - last.at < FRAME_MS

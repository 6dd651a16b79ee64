/** Where and when a finger came down, and on what. */
export interface Tap {
  /** ms of the page's own clock. */
  at: number
  x: number
  y: number
  /** What reacts to it; null: nothing does. */
  on: object | null
  /** A finger hides what comes up under it; a mouse does not. */
  finger: boolean
}

/** Taps of a finger at one spot, each soon after the one before. */
export interface Series extends Tap {
  /** Whether there was more than one tap: an impatient thumb goes on. `on` is what the first of them met. */
  repeated: boolean
}

/** Impatient clicks follow each other faster than this (ms). */
export const SERIES_MS = 300
/** Nobody lifts a finger, sees what has come up under it, decides and taps within this time (ms). */
export const FINGER_MS = 600
/** Two presses of one button within this time are one: no finger is faster (ms). */
export const FRAME_MS = 30
/** A finger that taps again meets the same spot within so many px. */
const SPOT_PX = 40

function goesOn(series: Series, tap: Tap): boolean {
  const pause = tap.at - series.at
  if (Math.abs(tap.x - series.x) >= SPOT_PX || Math.abs(tap.y - series.y) >= SPOT_PX) return false
  if (tap.finger && series.finger) return pause < FINGER_MS
  return pause < SERIES_MS && (tap.on === series.on || series.repeated)
}

/**
 * The series after a tap: the old one goes on, still with what its first tap met, or another begins. One click of a mouse
 * on one thing and one on the next are two series: its owner (or a test) sees what comes.
 */
export const follow = (series: Series | null, tap: Tap): Series =>
  // Whoever met nothing means what comes next.
  series !== null && series.on !== null && goesOn(series, tap)
    ? { ...tap, on: series.on, repeated: true }
    : { ...tap, repeated: false }

/** Whether a press repeats the last one of the same button before that could have been drawn as busy. */
export const isSameFrame = (last: Pick<Tap, 'at' | 'on'> | null, press: Pick<Tap, 'at' | 'on'>): boolean =>
  last !== null && press.on === last.on && press.at - last.at < FRAME_MS

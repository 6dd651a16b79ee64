export interface Tap {
  /** The event's time stamp, in ms. */
  at: number
  x: number
  y: number
  /** The interactive element that was tapped, or null. */
  on: object | null
  /** Whether the tap is from a finger, which hides an element that appears under it; a mouse pointer hides nothing. */
  finger: boolean
}

/** Taps at one spot in quick succession. */
export interface TapSeries extends Tap {
  /** Whether the series has more than one tap. `on` is the element of the first tap. */
  repeated: boolean
}

/** Within this many ms nobody can see a new element, decide and tap it. */
const SERIES_MS = 600
/** Two presses of one button within this many ms count as one press, because nobody taps twice so fast on purpose. */
const FRAME_MS = 30
/** Repeated taps of a finger hit the same spot within this many px. */
const SPOT_PX = 40

function continuesSeries(series: TapSeries, tap: Tap): boolean {
  const pause = tap.at - series.at
  if (Math.abs(tap.x - series.x) >= SPOT_PX || Math.abs(tap.y - series.y) >= SPOT_PX) return false
  return pause < SERIES_MS && ((tap.finger && series.finger) || tap.on === series.on || series.repeated)
}

/**
 * The series after a tap: either it continues, with the element of its first tap, or a new series begins. A mouse
 * pointer hides no element, so a mouse click on another element continues a series only if the series has more than one
 * click.
 */
export const nextSeries = (series: TapSeries | null, tap: Tap): TapSeries =>
  // A first tap that hit no element starts no series.
  series !== null && series.on !== null && continuesSeries(series, tap)
    ? { ...tap, on: series.on, repeated: true }
    : { ...tap, repeated: false }

/** Whether a press repeats the last press of the same button before the button could be rendered as busy. */
export const isSameFrame = (last: Pick<Tap, 'at' | 'on'> | null, press: Pick<Tap, 'at' | 'on'>): boolean =>
  last !== null && press.on === last.on && press.at - last.at < FRAME_MS

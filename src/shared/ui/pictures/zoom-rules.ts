/** Geometry of the picture viewer: pure functions, in px of the screen; the origin is the middle of the frame. */

export interface Point {
  x: number
  y: number
}

export interface View extends Point {
  scale: number
}

export interface Frame {
  width: number
  height: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4
const CLOSE_UP = 2.5
/** A finger that moves less than this has tapped. */
export const TAP_PX = 10
export const DOUBLE_TAP_MS = 300
/** A swipe over this share of the frame changes the picture. */
const TURN_SHARE = 0.2

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Limits a view: never smaller than the frame, never above the maximum zoom, never out of the frame. */
export function held({ scale, x, y }: View, { width, height }: Frame): View {
  const size = between(scale, 1, MAX_SCALE)
  const [roomX, roomY] = [((size - 1) * width) / 2, ((size - 1) * height) / 2]
  // Adding 0 turns -0 into 0.
  return { scale: size, x: between(x, -roomX, roomX) + 0, y: between(y, -roomY, roomY) + 0 }
}

/** Zooms and keeps the same spot of the picture under the same spot of the screen. */
export function scaledAt(view: View, scale: number, at: Point, frame: Frame): View {
  const size = between(scale, 1, MAX_SCALE)
  const factor = size / view.scale
  return held({ scale: size, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }, frame)
}

/** A double tap zooms in, the next one out. */
export const toggled = (view: View, at: Point, frame: Frame): View =>
  view.scale > 1 ? WHOLE : scaledAt(view, CLOSE_UP, at, frame)

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Two fingers: scaled by the change of their distance, moved with their midpoint. */
export function pinched(
  start: View,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
  frame: Frame,
): View {
  const apart = distance(...before)
  const from = middle(...before)
  const to = middle(...now)
  const grown = scaledAt(start, start.scale * (apart > 0 ? distance(...now) / apart : 1), from, frame)
  return held({ ...grown, x: grown.x + to.x - from.x, y: grown.y + to.y - from.y }, frame)
}

/** The index after a swipe. */
export function turned(index: number, count: number, dx: number, width: number): number {
  if (Math.abs(dx) < width * TURN_SHARE) return index
  return between(dx < 0 ? index + 1 : index - 1, 0, count - 1)
}

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

export const UNZOOMED: View = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4
const CLOSE_UP = 2.5
/** A finger that moves less than this many px is a tap. */
export const TAP_PX = 10
export const DOUBLE_TAP_MS = 300
/** A swipe of at least this fraction of the frame's width changes the picture. */
const SWIPE_FRACTION = 0.2

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

/** Limits scale and position, so that the picture always covers the frame. */
export function clampView({ scale, x, y }: View, { width, height }: Frame): View {
  const within = clamp(scale, 1, MAX_SCALE)
  const [roomX, roomY] = [((within - 1) * width) / 2, ((within - 1) * height) / 2]
  // Adding 0 turns -0 into 0.
  return { scale: within, x: clamp(x, -roomX, roomX) + 0, y: clamp(y, -roomY, roomY) + 0 }
}

/** Zooms about a spot of the screen, without limiting the view. */
export function scaledAt(view: View, scale: number, at: Point): View {
  const factor = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }
}

const limited = (scale: number): number => clamp(scale, 1, MAX_SCALE)

/** Zooms and keeps the same spot of the picture under the same spot of the screen. */
export const zoomedAt = (view: View, scale: number, at: Point, frame: Frame): View =>
  clampView(scaledAt(view, limited(scale), at), frame)

/** A double tap zooms in, the next one out. */
export const toggled = (view: View, at: Point, frame: Frame): View =>
  view.scale > 1 ? UNZOOMED : zoomedAt(view, CLOSE_UP, at, frame)

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

type Fingers = readonly [Point, Point]

/** Two fingers: scaled by the change of their distance, moved with their midpoint; only the scale has a limit. */
export function pinchedFreely(start: View, before: Fingers, now: Fingers, limit: (scale: number) => number): View {
  const apart = distance(...before)
  const from = middle(...before)
  const to = middle(...now)
  const zoomed = scaledAt(start, limit(start.scale * (apart > 0 ? distance(...now) / apart : 1)), from)
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y }
}

/** Limited once, after the move: limiting each step would make the picture slip away under the fingers. */
export const pinched = (start: View, before: Fingers, now: Fingers, frame: Frame): View =>
  clampView(pinchedFreely(start, before, now, limited), frame)

/** The index after a swipe. */
export function indexAfterSwipe(index: number, count: number, dx: number, width: number): number {
  if (Math.abs(dx) < width * SWIPE_FRACTION) return index
  return clamp(dx < 0 ? index + 1 : index - 1, 0, count - 1)
}

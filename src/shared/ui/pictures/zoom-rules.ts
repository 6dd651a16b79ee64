import { clamp, type Fingers, followed, type Frame, type Point, scaledAt, type View } from '../gestures/geometry.ts'

/** Geometry of the picture viewer: pure functions, in px of the screen; the origin is the middle of the frame. */

export const UNZOOMED: View = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4
const CLOSE_UP = 2.5
/** A swipe of at least this fraction of the frame's width changes the picture. */
const SWIPE_FRACTION = 0.2

/** Limits scale and position, so that the picture always covers the frame. */
export function clampView({ scale, x, y }: View, { width, height }: Frame): View {
  const within = clamp(scale, 1, MAX_SCALE)
  const [roomX, roomY] = [((within - 1) * width) / 2, ((within - 1) * height) / 2]
  // Adding 0 turns -0 into 0.
  return { scale: within, x: clamp(x, -roomX, roomX) + 0, y: clamp(y, -roomY, roomY) + 0 }
}

const limited = (scale: number): number => clamp(scale, 1, MAX_SCALE)

/** Zooms and keeps the same spot of the picture under the same spot of the screen. */
export const zoomedAt = (view: View, scale: number, at: Point, frame: Frame): View =>
  clampView(scaledAt(view, limited(scale), at), frame)

/** A double tap zooms in, the next double tap out. */
export const toggled = (view: View, at: Point, frame: Frame): View =>
  view.scale > 1 ? UNZOOMED : zoomedAt(view, CLOSE_UP, at, frame)

export const moved = (start: View, before: Fingers, now: Fingers, frame: Frame): View =>
  clampView(followed(start, before, now, limited), frame)

export function indexAfterSwipe(index: number, count: number, dx: number, width: number): number {
  if (Math.abs(dx) < width * SWIPE_FRACTION) return index
  return clamp(dx < 0 ? index + 1 : index - 1, 0, count - 1)
}

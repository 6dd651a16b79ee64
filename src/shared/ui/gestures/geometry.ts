/** Geometry of what fingers move and scale: pure functions, in px. */

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

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Zooms about a spot of the screen, without limiting the view. */
export function scaledAt(view: View, scale: number, at: Point): View {
  const factor = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }
}

/** Fingers on the screen; a third finger is ignored. */
export type Fingers = readonly Point[]

/**
 * One finger moves the view. Two fingers move the view with their midpoint and scale it by the change of their
 * distance. Only the scale is limited: limiting each step would make the view slip away under the fingers.
 */
export function followed(start: View, before: Fingers, now: Fingers, limit: (scale: number) => number): View {
  const [fromA, fromB] = before
  const [a, b] = now
  if (!fromA || !a) return start
  if (!fromB || !b) return { ...start, x: start.x + a.x - fromA.x, y: start.y + a.y - fromA.y }
  const apart = distance(fromA, fromB)
  const [from, to] = [middle(fromA, fromB), middle(a, b)]
  const zoomed = scaledAt(start, limit(start.scale * (apart > 0 ? distance(a, b) / apart : 1)), from)
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y }
}

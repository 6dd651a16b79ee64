import { distance, type Fingers, type Point, type View } from './geometry.ts'

/**
 * Recognizes drags, pinches and double taps from pointer events, including events of a mouse; the recognition is
 * independent of the effect of the gestures.
 */

/** A finger that moves less than this many px is a tap. */
const TAP_PX = 10
const DOUBLE_TAP_PX = 30
export const DOUBLE_TAP_MS = 300

/**
 * Recognizes the second of two taps at the same spot. The returned function takes the point and the time stamp (in ms)
 * of a tap.
 */
export function doubleTaps(): (at: Point, time: number) => boolean {
  let last: (Point & { time: number }) | null = null
  return (at, time) => {
    const twice = last !== null && time - last.time < DOUBLE_TAP_MS && distance(last, at) < DOUBLE_TAP_PX
    last = twice ? null : { ...at, time }
    return twice
  }
}

/** Fields of native and of React's pointer events. */
type FingerEvent = Pick<PointerEvent, 'button' | 'clientX' | 'clientY' | 'pointerId' | 'timeStamp' | 'type'>

/** A point in a frame, measured from its upper left corner (origin 0) or from its middle (0.5). */
export function pointIn(frame: Element, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>, origin = 0) {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: clientX - left - width * origin, y: clientY - top - height * origin }
}

export interface Move {
  /** The view and the fingers at the moment when a finger last touched or left the screen. */
  start: View
  before: Fingers
  now: Fingers
}

export interface End {
  kind: 'tap' | 'double tap' | 'drag' | 'cancelled'
  at: Point
  /** The view at the moment when a finger last touched or left the screen. */
  start: View
}

/**
 * The fingers on one frame; a gesture lasts from the first finger down to the last finger up.
 * @param origin of all points in the frame: 0 is its upper left corner, 0.5 its middle.
 */
export function fingersOn(origin: 0 | 0.5) {
  let gesture: { fingers: Map<number, Point>; start: View; before: Fingers; moved: boolean } | null = null
  const isSecond = doubleTaps()
  const begin = (fingers: Map<number, Point>, start: View, moved: boolean) => {
    gesture = { fingers, start, before: [...fingers.values()], moved }
  }
  const kindOf = (event: FingerEvent, moved: boolean, at: Point): End['kind'] => {
    if (event.type === 'pointercancel') return 'cancelled'
    if (moved) return 'drag'
    return isSecond(at, event.timeStamp) ? 'double tap' : 'tap'
  }
  return {
    down(event: FingerEvent, frame: Element, view: View): void {
      if (event.button !== 0) return
      const fingers = new Map(gesture?.fingers).set(event.pointerId, pointIn(frame, event, origin))
      begin(fingers, view, gesture?.moved === true || fingers.size > 1)
    },
    /** Returns null until the fingers have moved more than a tap may. */
    move(event: FingerEvent, frame: Element): Move | null {
      const first = gesture?.before[0]
      if (!gesture?.fingers.has(event.pointerId) || !first) return null
      const point = pointIn(frame, event, origin)
      gesture.fingers.set(event.pointerId, point)
      gesture.moved ||= distance(point, first) >= TAP_PX
      if (!gesture.moved) return null
      frame.setPointerCapture(event.pointerId)
      return { start: gesture.start, before: gesture.before, now: [...gesture.fingers.values()] }
    },
    /** Returns null while other fingers are down. */
    up(event: FingerEvent, frame: Element, view: View): End | null {
      if (!gesture?.fingers.delete(event.pointerId)) return null
      const { fingers, moved, start } = gesture
      gesture = null
      if (fingers.size > 0) {
        begin(fingers, view, true)
        return null
      }
      const at = pointIn(frame, event, origin)
      return { kind: kindOf(event, moved, at), at, start }
    },
  }
}

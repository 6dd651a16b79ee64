import { type PointerEvent, useRef, useState } from 'react'
import {
  distance,
  DOUBLE_TAP_MS,
  type Frame,
  clampView,
  pinched,
  type Point,
  zoomedAt,
  TAP_PX,
  toggled,
  indexAfterSwipe,
  type View,
  UNZOOMED,
} from './zoom-rules.ts'

const pointIn = (frame: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const sizeOf = (frame: Element): Frame => ({ width: frame.clientWidth, height: frame.clientHeight })

/** The current picture, its zoom, and how far a swipe has moved it. */
function useLook(count: number, first: number) {
  const [index, setIndex] = useState(first)
  const [view, setView] = useState(UNZOOMED)
  const [shift, setShift] = useState(0)
  const go = (next: number) => {
    if (next < 0 || next >= count) return
    setIndex(next)
    setView(UNZOOMED)
    setShift(0)
  }
  return { count, index, view, shift, setView, setShift, go }
}

type Look = ReturnType<typeof useLook>

interface Gesture {
  /** Finger positions by pointer id. */
  fingers: Map<number, Point>
  /** The view and the fingers at the start of the current part of the gesture. */
  from: { view: View; fingers: Point[] }
  /** Whether the fingers have moved more than a tap may. */
  moved: boolean
}

const begun = (fingers: Map<number, Point>, view: View, moved: boolean): Gesture => ({
  fingers,
  from: { view, fingers: [...fingers.values()] },
  moved,
})

/** Two fingers pinch; one finger moves a zoomed picture, else it swipes. */
function follow({ fingers, from }: Gesture, look: Look, frame: Frame): void {
  const [a, b] = [...fingers.values()]
  const [fromA, fromB] = from.fingers
  if (!a || !fromA) return
  const { view } = from
  if (b && fromB) look.setView(pinched(view, [fromA, fromB], [a, b], frame))
  else if (view.scale > 1)
    look.setView(clampView({ ...view, x: view.x + a.x - fromA.x, y: view.y + a.y - fromA.y }, frame))
  else look.setShift(a.x - fromA.x)
}

/** Recognizes the second of two taps at the same spot. */
function useDoubleTap(): (at: Point, time: number) => boolean {
  const last = useRef<(Point & { time: number }) | null>(null)
  return (at, time) => {
    const before = last.current
    const twice = before !== null && time - before.time < DOUBLE_TAP_MS && distance(before, at) < TAP_PX * 3
    last.current = twice ? null : { ...at, time }
    return twice
  }
}

/** Pointer handlers; a gesture lasts from the first finger down to the last finger up. */
function useFingers(look: Look) {
  const gesture = useRef<Gesture | null>(null)
  const isSecond = useDoubleTap()
  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const fingers = new Map(gesture.current?.fingers).set(event.pointerId, pointIn(event.currentTarget, event))
    gesture.current = begun(fingers, look.view, fingers.size > 1)
    look.setShift(0)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const now = gesture.current
    const before = now?.from.fingers[0]
    if (!now?.fingers.has(event.pointerId)) return
    const point = pointIn(event.currentTarget, event)
    now.fingers.set(event.pointerId, point)
    if (before && distance(point, before) > TAP_PX) now.moved = true
    follow(now, look, sizeOf(event.currentTarget))
  }
  const up = (event: PointerEvent<HTMLElement>) => {
    const now = gesture.current
    const point = now?.fingers.get(event.pointerId)
    if (!now || !point) return
    now.fingers.delete(event.pointerId)
    gesture.current = now.fingers.size > 0 ? begun(now.fingers, look.view, true) : null
    if (gesture.current) return
    const frame = sizeOf(event.currentTarget)
    look.setShift(0)
    if (event.type === 'pointercancel') return
    if (now.moved && look.view.scale === 1 && now.from.view.scale === 1)
      look.go(indexAfterSwipe(look.index, look.count, look.shift, frame.width))
    else if (!now.moved && isSecond(point, event.timeStamp)) look.setView(toggled(look.view, point, frame))
  }
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up }
}

/** One finger swipes or moves the zoomed picture, two pinch, a double tap zooms in and out. */
export function useZoom(count: number, first: number) {
  const look = useLook(count, first)
  const { index, view, shift, go, setView } = look
  const frame = useRef<HTMLDivElement>(null)
  /** One zoom step in or out, about the middle, for buttons and keys. */
  const step = (by: number) => {
    if (frame.current) setView(zoomedAt(view, view.scale + by, { x: 0, y: 0 }, sizeOf(frame.current)))
  }
  return { index, view, shift, go, step, frame, handlers: useFingers(look) }
}

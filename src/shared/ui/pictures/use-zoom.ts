import { type PointerEvent, useRef, useState } from 'react'
import { fingersOn, type Move } from '../gestures/fingers.ts'
import type { Frame } from '../gestures/geometry.ts'
import { indexAfterSwipe, moved, toggled, UNZOOMED, zoomedAt } from './zoom-rules.ts'

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

/** Two fingers pinch; one finger moves a zoomed picture and swipes an unzoomed picture. */
function follow({ start, before, now }: Move, look: Look, frame: Frame): void {
  const [a, b] = now
  const [fromA] = before
  if (b || start.scale > 1) look.setView(moved(start, before, now, frame))
  else if (a && fromA) look.setShift(a.x - fromA.x)
}

function useFingers(look: Look) {
  const [fingers] = useState(() => fingersOn(0.5))
  const up = (event: PointerEvent<HTMLElement>) => {
    const end = fingers.up(event, event.currentTarget, look.view)
    if (!end) return
    const frame = sizeOf(event.currentTarget)
    look.setShift(0)
    if (end.kind === 'double tap') look.setView(toggled(look.view, end.at, frame))
    if (end.kind === 'drag' && look.view.scale === 1 && end.start.scale === 1)
      look.go(indexAfterSwipe(look.index, look.count, look.shift, frame.width))
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      fingers.down(event, event.currentTarget, look.view)
      look.setShift(0)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const move = fingers.move(event, event.currentTarget)
      if (move) follow(move, look, sizeOf(event.currentTarget))
    },
    onPointerUp: up,
    onPointerCancel: up,
  }
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

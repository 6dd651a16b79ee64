import { prefersReducedMotion } from '#/shared/lib/motion.ts'
import { DOUBLE_TAP_MS, fingersOn, pointIn } from '../gestures/fingers.ts'
import type { Frame, Point, View } from '../gestures/geometry.ts'
import { boardMoved, boardZoomed, centredOn, revealed, ZOOM_STEP } from './board-rules.ts'

/**
 * A layer that is moved and zoomed inside a frame by its transform alone, without React and with one style write per
 * frame. The frame's style sheet sets `overflow: hidden` and `touch-action: none`, the layer's sets `transform-origin:
 * 0 0`.
 */
export interface PanBoard {
  /** Shows a spot, given in fractions of the board, in the middle at full size. */
  centre: (spot: Point) => void
  zoomIn: () => void
  zoomOut: () => void
  /** Keeps the visible content in place after the board has grown by this many px at its left and upper edge. */
  shift: (by: Point) => void
  stop: () => void
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Frame => ({ width, height })
const boardOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement): Frame => ({ width, height })

/** The current view; written to the style with the next animation frame. */
function shownOn(frame: HTMLElement, layer: HTMLElement) {
  let view: View = { scale: 1, x: 0, y: 0 }
  let due = 0
  const paint = () => {
    due = 0
    layer.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }
  return {
    get view() {
      return view
    },
    set(next: View, smooth = false) {
      view = next
      layer.style.transition = smooth && !prefersReducedMotion() ? 'transform 200ms ease-out' : 'none'
      due ||= requestAnimationFrame(paint)
    },
    /** During a gesture, the layer is a compositor layer; at rest, it is redrawn sharply at its scale. */
    lift: (up: boolean) => {
      layer.style.willChange = up ? 'transform' : 'auto'
    },
    /**
     * Writes the view to the style at once and undoes any scrolling by the browser, so that later measurements match
     * the view.
     */
    settle() {
      layer.style.transition = 'none'
      paint()
      frame.scrollLeft = 0
      frame.scrollTop = 0
    },
    sizes: (): [Frame, Frame] => [sizeOf(frame), boardOf(layer)],
    stop: () => cancelAnimationFrame(due),
  }
}

type BoardView = ReturnType<typeof shownOn>

function followFingers(frame: HTMLElement, shown: BoardView, onDoubleTap: () => void) {
  const fingers = fingersOn(0)
  let tapped = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  return {
    pointerdown: (event: PointerEvent) => fingers.down(event, frame, shown.view),
    pointermove: (event: PointerEvent) => {
      const move = fingers.move(event, frame)
      if (!move) return
      shown.lift(true)
      shown.set(boardMoved(move.start, move.before, move.now, ...shown.sizes()))
    },
    pointerup: (event: PointerEvent) => {
      const end = fingers.up(event, frame, shown.view)
      if (!end) return
      shown.lift(false)
      tapped = end.kind === 'tap'
      if (end.kind === 'double tap') onDoubleTap()
    },
    /**
     * The end of a drag must not count as a tap on the card under the finger. A tap is delayed until it can no longer
     * become a double tap. Clicks without a pointer are let through: clicks by keyboard, and the delayed tap.
     */
    click: (event: MouseEvent) => {
      if (event.detail === 0) return
      event.stopPropagation()
      event.preventDefault()
      clearTimeout(waiting)
      const { target } = event
      if (tapped && target instanceof Element)
        waiting = setTimeout(() => target.closest<HTMLElement>('a,button')?.click(), DOUBLE_TAP_MS)
    },
    forget: () => clearTimeout(waiting),
    wheel: (event: WheelEvent) => {
      const factor = event.deltaY < 0 ? ZOOM_STEP ** 0.5 : ZOOM_STEP ** -0.5
      const { view } = shown
      const next = boardZoomed(view, view.scale * factor, pointIn(frame, event), ...shown.sizes())
      // At its zoom limits, the board lets the page scroll.
      if (next.scale === view.scale) return
      event.preventDefault()
      shown.set(next)
    },
  }
}

/** The browser scrolls to a focused element: the board moves there instead. */
function followFocus(frame: HTMLElement, shown: BoardView) {
  let byKey = true
  return {
    pointerdown: () => (byKey = false),
    onKey: () => (byKey = true),
    scroll: () => {
      frame.scrollLeft = 0
      frame.scrollTop = 0
    },
    focusin: ({ target }: FocusEvent) => {
      if (!byKey || !(target instanceof Element)) return
      shown.settle()
      const [own, box] = [frame.getBoundingClientRect(), target.getBoundingClientRect()]
      const place = { x: box.left - own.left, y: box.top - own.top, width: box.width, height: box.height }
      shown.set(revealed(shown.view, place, ...shown.sizes()))
    },
  }
}

type Handlers = Readonly<Record<string, (event: never) => void>>

function listen(target: EventTarget, handlers: Handlers, options: AddEventListenerOptions): () => void {
  const all = Object.entries(handlers) as [string, EventListener][]
  for (const [name, handler] of all) target.addEventListener(name, handler, options)
  return () => {
    for (const [name, handler] of all) target.removeEventListener(name, handler, options)
  }
}

/** Starts to handle fingers, mouse, wheel and focus. */
export function panBoard(frame: HTMLElement, layer: HTMLElement, onDoubleTap: () => void): PanBoard {
  const shown = shownOn(frame, layer)
  const { click, wheel, forget, ...fingers } = followFingers(frame, shown, onDoubleTap)
  const { onKey, ...focus } = followFocus(frame, shown)
  const ends = [
    listen(frame, { ...fingers, pointercancel: fingers.pointerup }, {}),
    listen(frame, { click }, { capture: true }),
    listen(frame, { wheel }, { passive: false }),
    listen(frame, focus, {}),
    listen(document, { keydown: onKey }, { capture: true }),
  ]
  const zoom = (factor: number) => {
    const [size, board] = shown.sizes()
    const middle = { x: size.width / 2, y: size.height / 2 }
    shown.set(boardZoomed(shown.view, shown.view.scale * factor, middle, size, board), true)
  }
  let [isFirst, seen] = [true, sizeOf(frame)]
  const onResize = () => {
    const now = sizeOf(frame)
    const { view } = shown
    shown.set({ ...view, x: view.x + (now.width - seen.width) / 2, y: view.y + (now.height - seen.height) / 2 })
    seen = now
  }
  ends.push(listen(window, { resize: onResize }, {}))
  return {
    centre: ({ x, y }) => {
      const [size, board] = shown.sizes()
      shown.set(centredOn({ x: x * board.width, y: y * board.height }, 1, size, board), !isFirst)
      isFirst = false
    },
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    shift: ({ x, y }) => {
      const { view } = shown
      shown.set({ ...view, x: view.x - x * view.scale, y: view.y - y * view.scale })
    },
    stop: () => {
      for (const end of ends) end()
      forget()
      shown.stop()
    },
  }
}

import { nextSeries, isSameFrame, type TapSeries, type Tap } from './tap-rules.ts'
import type { AppRouter } from '../router.tsx'

const REACTS =
  'label,a,button,input,select,textarea,summary,[role="button"],[role="link"],[role="radio"],[role="option"]'

/** The interactive element at an event target; a label and its field count as one. */
function reactingAt(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(REACTS) : null
  const [label] = (found as HTMLInputElement | null)?.labels ?? []
  return label ?? found
}

/** Whether the router is loading another screen, or has loaded it while the old screen is still rendered. */
const isBeingLeft = ({ state }: AppRouter): boolean => {
  const drawn = document.querySelector<HTMLElement>('[data-path]')?.dataset['path']
  const next = state.navigation.location?.pathname ?? state.location.pathname
  return drawn !== undefined && next !== drawn
}

const BACK = '.page-back'

/** Repeated taps on Back are intended: people leave several screens in a row. */
const isBackAgain = (first: object | null, on: Element | null): boolean =>
  first instanceof Element && first.matches(BACK) && on !== null && on.matches(BACK)

/** Buttons that send no write and stay usable while another screen is loading. */
const LEADS_ONLY = '.page-back,.adm-dialog button'

/** A sheet that is sliding out. Its style prevents new taps, but a tap that began earlier still causes a click. */
const CLOSING = '.sheet-closing'

/**
 * Stops unintended presses before any screen handles them: repeats in one frame, presses on a screen that is being
 * left or a sheet that is closing, and further taps of a series that hit an element which has just appeared under the
 * finger.
 */
export function guardTaps(router: AppRouter): void {
  let series: TapSeries | null = null
  let down: PointerEvent | null = null
  let last: Pick<Tap, 'at' | 'on'> | null = null
  /** The element pressed in this task: a second press in the same task is a repeat, however long the handlers take. */
  let pressed: Element | null = null

  /** Taps on a disabled button also belong to the series, but never become clicks. */
  const onDown = (event: PointerEvent) => {
    const { target, clientX: x, clientY: y, timeStamp: at } = event
    // A press with a prevented default does not count: browser automation prevents it when the page moves under the
    // pointer.
    const before = down?.defaultPrevented ? null : series
    down = event
    // The time stamp of the event, not of the handler: a busy phone handles taps late.
    series = nextSeries(before, { at, x, y, on: reactingAt(target), finger: event.pointerType === 'touch' })
  }
  const isUnmeant = (event: MouseEvent, on: Element | null): boolean => {
    const pointed = event.isTrusted && event.detail > 0
    if (pointed && series && series.on !== on && !isBackAgain(series.on, on)) return true
    // The browser counts the clicks of a double click; its second click hits what the first click has opened.
    const again = event.isTrusted && event.detail > 1 && down?.pointerType === 'mouse'
    if (again && last && last.on !== on && !on?.matches(BACK)) return true
    if (on?.closest(CLOSING)) return true
    if (on?.tagName !== 'BUTTON') return false
    return (
      on === pressed ||
      isSameFrame(last, { at: event.timeStamp, on }) ||
      (!on.matches(LEADS_ONLY) && isBeingLeft(router))
    )
  }
  const onClick = (event: MouseEvent) => {
    const on = reactingAt(event.target)
    if (isUnmeant(event, on)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    last = { at: event.timeStamp, on }
    pressed = on
    setTimeout(() => {
      if (pressed === on) pressed = null
    })
  }
  window.addEventListener('pointerdown', onDown, { capture: true, passive: true })
  // A finger that scrolls does not tap.
  window.addEventListener('pointercancel', () => (series = null), { capture: true, passive: true })
  window.addEventListener('click', onClick, { capture: true })
}

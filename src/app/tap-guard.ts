import { follow, isSameFrame, type Series, type Tap } from './tap-rules.ts'
import type { AppRouter } from './router.tsx'

const REACTS =
  'label,a,button,input,select,textarea,summary,[role="button"],[role="link"],[role="radio"],[role="option"]'

/** What a press at an element sets off; a label and its field are one thing. */
function reactingAt(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(REACTS) : null
  const [label] = (found as HTMLInputElement | null)?.labels ?? []
  return label ?? found
}

/** Whether another screen is on its way, or there already while the old one is still drawn. */
const isBeingLeft = ({ state }: AppRouter): boolean => {
  const drawn = document.querySelector<HTMLElement>('[data-path]')?.dataset['path']
  const next = state.navigation.location?.pathname ?? state.location.pathname
  return drawn !== undefined && next !== drawn
}

const BACK = '.page-back'

/** Back, and Back again on the screen before: people leave several screens in a row. */
const isBackAgain = (first: object | null, on: Element | null): boolean =>
  first instanceof Element && first.matches(BACK) && on !== null && on.matches(BACK)

/** Buttons that write nothing and stay in reach while another screen is on its way. */
const LEADS_ONLY = '.page-back,.adm-dialog button'

/**
 * Swallows presses that nobody meant, before any screen sees them: those of one frame, those that a screen gets after it
 * has sent the person on, and the rest of a series of taps that falls onto what has come up under the finger.
 */
export function guardTaps(router: AppRouter): void {
  let series: Series | null = null
  let down: PointerEvent | null = null
  let last: Pick<Tap, 'at' | 'on'> | null = null
  /** Pressed in this task: however long its handlers take, the next press in it is the same. */
  let pressed: Element | null = null

  /** Also taps on a button that is off belong to the series; they never become clicks. */
  const onDown = (event: PointerEvent) => {
    const { target, clientX: x, clientY: y, timeStamp: at } = event
    // A press that somebody has called off was none; browser automation does so when the page moves under its pointer.
    const before = down?.defaultPrevented ? null : series
    down = event
    // The time of the finger, not of the handler: a busy phone handles taps late.
    series = follow(before, { at, x, y, on: reactingAt(target), finger: event.pointerType === 'touch' })
  }
  const isUnmeant = (event: MouseEvent, on: Element | null): boolean => {
    const pointed = event.isTrusted && event.detail > 0
    if (pointed && series && series.on !== on && !isBackAgain(series.on, on)) return true
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
  window.addEventListener('click', onClick, { capture: true })
}

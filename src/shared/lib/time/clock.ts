import { documentState } from '../document/document-state.ts'

interface Known {
  /** Server time of the last reply, and `performance.now()` at that moment; null before the first reply. */
  learned: { server: number; at: number } | null
  /** Milliseconds the phone slept while the page was hidden: on some phones `performance.now()` stops during sleep. */
  slept: number
  /**
   * Both clocks at the moment the page was hidden; null while it is visible, and after a reply has set the time again.
   */
  hidden: { wall: number; page: number } | null
}

const known = documentState((): Known => ({ learned: null, slept: 0, hidden: null }))

/**
 * Learns the server time from the Date header of a reply; a missing or broken header is ignored.
 * @param at `performance.now()` when the reply came.
 */
export function learnServerTime(
  header: string | null | undefined,
  at: number = performance.now(),
  now: number = Date.now(),
): void {
  // The phone's time when the reply came.
  const then = now - (performance.now() - at)
  const time = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(time)) return
  // The header has whole seconds: a difference below two seconds is only rounding and network delay.
  known.current = { learned: { server: Math.abs(time - then) < 2000 ? then : time, at }, slept: 0, hidden: null }
}

/**
 * Epoch ms by the server's clock. Use this, never the phone's clock, for coupon and promotion windows and for
 * countdowns. If the phone's clock is set forward while the page is hidden, the result is wrong until the next reply.
 */
export function serverNow(): number {
  const { learned, slept } = known.current
  return learned ? Math.round(learned.server + slept + performance.now() - learned.at) : Date.now()
}

/** Adds the time by which the wall clock ran ahead of `performance.now()` while the page was hidden. */
function followSleep(): void {
  document.addEventListener('visibilitychange', () => {
    const [wall, page] = [Date.now(), performance.now()]
    const { learned, slept, hidden } = known.current
    const away = document.visibilityState === 'hidden'
    const more = !away && hidden ? Math.max(0, wall - hidden.wall - (page - hidden.page)) : 0
    known.current = { learned, slept: slept + more, hidden: away ? { wall, page } : null }
  })
}

if (typeof document !== 'undefined') followSleep()

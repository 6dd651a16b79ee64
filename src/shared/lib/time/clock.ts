import { pageState } from '../page-load/page-state.ts'

interface ClockState {
  /**
   * Server time of the last reply, `performance.now()` at that moment, and how many replies agreed since the page was
   * shown; null before the first reply.
   */
  learned: { server: number; at: number; votes: number } | null
  /** Server time minus `performance.now()`, according to a reply that contradicts the earlier replies. */
  doubted: number | null
  /** Milliseconds the phone slept while the page was hidden: on some phones `performance.now()` stops during sleep. */
  slept: number
  /**
   * Both clocks at the moment when the page was hidden; null while the page is visible, and after a reply has set the
   * time again.
   */
  hidden: { wall: number; page: number } | null
}

const clockState = pageState((): ClockState => ({ learned: null, doubted: null, slept: 0, hidden: null }))

/** Two replies agree if their times differ by at most this many ms, which a slow network explains. */
const AGREE_MS = 10_000

/**
 * Whether the time of a reply is used. A cache sends an old Date, and one of several servers may have a wrong clock, so
 * a time that contradicts the earlier replies is used only when the next reply confirms it. After a single earlier
 * reply, a later time is used at once, because a cache is never ahead.
 */
function counts(ahead: number): boolean {
  const { learned, doubted, slept } = clockState.current
  if (!learned || learned.votes === 0) return true
  const lead = ahead - (learned.server + slept - learned.at)
  const agrees = Math.abs(lead) <= AGREE_MS || (doubted !== null && Math.abs(ahead - doubted) <= AGREE_MS)
  return agrees || (learned.votes === 1 && lead > 0)
}

/**
 * Learns the server time from the Date header of a fresh reply; a missing or broken header is ignored.
 * @param at `performance.now()` when the reply came.
 */
export function learnServerTime(header: string | null | undefined, at: number = performance.now()): void {
  // The time of the phone's clock at the moment when the reply came.
  const then = Date.now() - (performance.now() - at)
  const time = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(time)) return
  // The header has whole seconds: a difference below two seconds is only rounding and network delay.
  const server = Math.abs(time - then) < 2000 ? then : time
  if (!counts(server - at)) {
    clockState.current.doubted = server - at
    return
  }
  const votes = Math.min((clockState.current.learned?.votes ?? 0) + 1, 2)
  clockState.current = { learned: { server, at, votes }, doubted: null, slept: 0, hidden: null }
}

/**
 * Epoch ms by the server's clock. Use this, never the phone's clock, for coupon and promotion windows and for
 * countdowns. If the phone's clock is set forward while the page is hidden, the result is wrong until the next reply.
 */
export function serverNow(): number {
  const { learned, slept } = clockState.current
  return learned ? Math.round(learned.server + slept + performance.now() - learned.at) : Date.now()
}

/** Adds the time by which the wall clock has advanced more than `performance.now()` while the page was hidden. */
function followSleep(): void {
  document.addEventListener('visibilitychange', () => {
    const [wall, page] = [Date.now(), performance.now()]
    const { learned, slept, hidden, doubted } = clockState.current
    const away = document.visibilityState === 'hidden'
    const more = !away && hidden ? Math.max(0, wall - hidden.wall - (page - hidden.page)) : 0
    // The phone may have slept longer than measured, so the next reply sets the clock.
    const shown = learned && !away ? { ...learned, votes: 0 } : learned
    clockState.current = { learned: shown, doubted, slept: slept + more, hidden: away ? { wall, page } : null }
  })
}

if (typeof document !== 'undefined') followSleep()

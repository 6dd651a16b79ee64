/** What the server's clock said, and the page's own clock (`performance.now()`) at that moment; null: nothing learned yet. */
let learned: { server: number; at: number } | null = null
/** ms that the phone slept while the page was hidden: not every phone's page clock goes on meanwhile. */
let slept = 0

/** Takes the Date header of a reply; a missing or broken one changes nothing. */
export function learnServerTime(header: string | null | undefined, now = Date.now()): void {
  const time = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(time)) return
  // The header has whole seconds: differences below two seconds are only its rounding and the way.
  learned = { server: Math.abs(time - now) < 2000 ? now : time, at: performance.now() }
  slept = 0
}

/**
 * Epoch ms by the server's clock. Windows of coupons and promotions and countdowns are read with this, never with the
 * phone's clock: somebody may set that forward or back while the page is open.
 */
export const serverNow = (): number =>
  learned ? Math.round(learned.server + slept + performance.now() - learned.at) : Date.now()

/** While the page was hidden only the phone's clock may have gone on. */
function followSleep(): void {
  let hidden = { wall: 0, page: 0 }
  document.addEventListener('visibilitychange', () => {
    const [wall, page] = [Date.now(), performance.now()]
    if (document.visibilityState === 'hidden') hidden = { wall, page }
    else if (hidden.wall > 0) slept += Math.max(0, wall - hidden.wall - (page - hidden.page))
  })
}

if (typeof document !== 'undefined') followSleep()

/** What the server's clock said, and the page's own clock (`performance.now()`) at that moment; null: nothing learned yet. */
let learned: { server: number; at: number } | null = null
/** ms that the phone slept while the page was hidden: not every phone's page clock goes on meanwhile. */
let slept = 0
/** Both clocks when the page was hidden; null while it is seen, and once a reply has told the time since. */
let hidden: { wall: number; page: number } | null = null

/** Takes the Date header of a reply; a missing or broken one changes nothing. */
export function learnServerTime(header: string | null | undefined, now = Date.now()): void {
  const time = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(time)) return
  // The header has whole seconds: differences below two seconds are only its rounding and the way.
  learned = { server: Math.abs(time - now) < 2000 ? now : time, at: performance.now() }
  slept = 0
  hidden = null
}

/**
 * Epoch ms by the server's clock. Windows of coupons and promotions and countdowns are read with this, never with the
 * phone's clock. A phone clock that is set forward while the page is hidden counts until the next reply.
 */
export const serverNow = (): number =>
  learned ? Math.round(learned.server + slept + performance.now() - learned.at) : Date.now()

/** While the page was hidden only the phone's clock may have gone on. */
function followSleep(): void {
  document.addEventListener('visibilitychange', () => {
    const [wall, page] = [Date.now(), performance.now()]
    if (document.visibilityState === 'hidden') hidden = { wall, page }
    else {
      slept += hidden ? Math.max(0, wall - hidden.wall - (page - hidden.page)) : 0
      hidden = null
    }
  })
}

if (typeof document !== 'undefined') followSleep()

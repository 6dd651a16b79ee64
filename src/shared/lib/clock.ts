/** Difference between the server's clock and the phone's, in ms; learned from the Date header of each reply. */
let offset = 0

/** Takes the Date header of a reply; a missing or broken one changes nothing. */
export function learnServerTime(header: string | null | undefined, now = Date.now()): void {
  const time = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(time)) return
  // The header has whole seconds: differences below two seconds are only its rounding and the way.
  offset = Math.abs(time - now) < 2000 ? 0 : time - now
}

/** Epoch ms by the server's clock. Windows of coupons and promotions are read with this, never with the phone's. */
export const serverNow = (): number => Date.now() + offset

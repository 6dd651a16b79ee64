import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { onceKey, spendOnceKey } from '#/shared/lib/once.ts'
import { couponApi } from './contract.ts'

/** What claiming makes stale and says, wherever it is done. */
export const claimFacts = { changes: couponApi.claim.row.changes, done: '领取成功' }

/** After a lost answer: whether the coupon is there. */
const isHeld = (id: string): Promise<boolean> =>
  call(couponApi.get, { path: { id } }).then(
    (coupon) => coupon.claimed,
    () => false,
  )

/**
 * Claims a coupon once: taps, reloads and a second try after a lost answer carry the same key, and a lost answer is
 * looked up before it counts as failed. Another tab has its own key; there the server refuses (GOODS-027).
 * @throws ApiError in the server's words.
 */
export async function claimCoupon(id: string): Promise<void> {
  const intent = `claim-${id}`
  try {
    await call(couponApi.claim, { query: { couponId: id } }, { onceKey: onceKey(intent) })
  } catch (error) {
    const lost = error instanceof ApiError && error.outcomeUnknown
    if (!lost || !(await isHeld(id))) throw error
  }
  spendOnceKey(intent)
}

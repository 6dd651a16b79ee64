import { call } from '#/shared/api/call.ts'
import { defineMutation } from '#/shared/api/mutation.ts'
import { couponApi } from './api.ts'

/** The look-up after a lost claim: whether the person has the coupon. */
const isHeld = (id: string): Promise<boolean> =>
  call(couponApi.get, { path: { id } }).then(
    (coupon) => coupon.claimed,
    () => false,
  )

/** Another tab has its own idempotency key, so there the server refuses a second claim (GOODS-027). */
export const claimCoupon = defineMutation(couponApi.claim, {
  find: async ({ query: { couponId } }) => ((await isHeld(couponId)) ? 'held' : null),
  done: '领取成功',
})

/** Claims the coupon package of an address (NAV-027). */
export const claimPackage = defineMutation(couponApi.receivePackage, { keepAfterSuccess: true })

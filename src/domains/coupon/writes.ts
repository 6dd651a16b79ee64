import { call } from '#/shared/api/call.ts'
import { write } from '#/shared/api/write.ts'
import { couponApi } from './contract.ts'

/** After a lost answer: whether the person has the coupon. */
const isHeld = (id: string): Promise<boolean> =>
  call(couponApi.get, { path: { id } }).then(
    (coupon) => coupon.claimed,
    () => false,
  )

/** Claims a coupon once. Another tab has its own once-key; there the server refuses (GOODS-027). */
export const claimCoupon = write(couponApi.claim, {
  find: async ({ query: { couponId } }) => ((await isHeld(couponId)) ? 'held' : null),
  done: '领取成功',
})

/** Claims the coupon package of an address (NAV-027). */
export const claimPackage = write(couponApi.receivePackage, { lasting: true })

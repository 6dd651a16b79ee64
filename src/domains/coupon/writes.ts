import { call } from '#/shared/api/call.ts'
import { write } from '#/shared/api/write.ts'
import { couponApi } from './contract.ts'

/** After a lost answer: whether the coupon is there. */
const isHeld = (id: string): Promise<boolean> =>
  call(couponApi.get, { path: { id } }).then(
    (coupon) => coupon.claimed,
    () => false,
  )

/** Claims a coupon once. Another tab has its own key; there the server refuses (GOODS-027). */
export const claimCoupon = write(couponApi.claim, {
  find: async ({ query: { couponId } }) => ((await isHeld(couponId)) ? 'held' : null),
  done: '领取成功',
})

/** Claims the package of coupons that an address names (NAV-027). */
export const claimPackage = write(couponApi.receivePackage, { lasting: true })

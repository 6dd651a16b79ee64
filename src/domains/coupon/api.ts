import { defineApi } from '#/shared/api/endpoint.ts'

export const couponApi = defineApi('coupon', () => import('./model.ts'), {
  mine: {
    method: 'POST',
    path: 'mallsales/api/user/mall-user-coupons/current-user',
    auth: 'user',
    query: 'PageQuery',
    body: 'CouponFilter',
    reply: 'Coupon',
    list: true,
  },
  accessible: {
    method: 'GET',
    path: 'mallsales/api/user/mall-user-coupons/user-accessible-coupons',
    auth: 'user',
    reply: 'Coupon',
    list: true,
  },
  get: { method: 'GET', path: 'mallsales/api/user/mall-user-coupons/{id}', auth: 'user', reply: 'Coupon' },
  /** All coupons of the package, or a single coupon (decision 93). */
  case: {
    method: 'GET',
    path: 'mallsales/api/user/mall-user-coupons/coupon-case/{id}',
    auth: 'user',
    reply: 'Coupon',
    list: true,
  },
  /** A GET that writes: never prefetched or retried; sent after a tap or by an address with `true` (docs/risks.md). */
  claim: {
    method: 'GET',
    path: 'mallsales/api/user/mall-user-coupons/get-coupon/current-user',
    auth: 'user',
    query: 'ClaimQuery',
    reply: 'Nothing',
    changes: ['coupon', 'mall', 'order'],
    idempotencyKey: true,
  },
  /** The specification only names this call; the path is our own choice (decision 137). */
  receivePackage: {
    method: 'POST',
    path: 'mallsales/api/user/mall-user-coupons/receive-coupon-package',
    auth: 'user',
    body: 'PackageBody',
    reply: 'Nothing',
    changes: ['coupon', 'mall', 'order'],
    idempotencyKey: true,
  },
})

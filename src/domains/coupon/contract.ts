import { defineApi } from '#/shared/api/endpoint.ts'

export const couponApi = defineApi('coupon', () => import('./model.ts'), {
  /** A GET that writes: it is never prefetched, retried or put into a link (docs/risks.md). */
  claim: {
    method: 'GET',
    path: 'mall-user-coupons/get-coupon/current-user',
    at: '/mallsales/api/user/mall-user-coupons/get-coupon/current-user',
    auth: 'user',
    query: 'ClaimQuery',
    reply: 'Nothing',
    changes: ['coupon', 'mall', 'order'],
    once: true,
  },
  /** Only named in the specification; the path is ours behind the same table (decision 137). */
  receivePackage: {
    method: 'POST',
    path: 'receive-coupon-package',
    at: '/mallsales/api/user/mall-user-coupons/receive-coupon-package',
    auth: 'user',
    body: 'PackageBody',
    reply: 'Nothing',
    changes: ['coupon', 'mall', 'order'],
    once: true,
  },
})

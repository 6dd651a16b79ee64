export const couponPaths = {
  myCouponDefault: '/my-coupon',
  myCoupon: '/my-coupon/:status',
  couponReceive: '/my-coupon/:status/:isReceive/:id',
  couponRead: '/my-coupon-read',
} as const

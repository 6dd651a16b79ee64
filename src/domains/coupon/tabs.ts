/** Specification §2 and §4: the tabs of a person's coupons, in this order (GOODS-021). */
export const couponTabs = ['UNCLAIMED', 'CLAIMED', 'HASUSED', 'VALIDLESS'] as const
export type CouponTab = (typeof couponTabs)[number]

export const couponTabLabel: Record<CouponTab, string> = {
  UNCLAIMED: '待领取',
  CLAIMED: '未使用',
  HASUSED: '已使用',
  VALIDLESS: '已失效',
}

/** An unknown tab opens the tab of usable coupons (decision 17). */
export const toCouponTab = (value: string | undefined): CouponTab =>
  couponTabs.find((tab) => tab === value) ?? 'CLAIMED'

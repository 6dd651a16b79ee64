import type { ReactNode } from 'react'

/** Expired coupons, folded because they offer no action. */
export function ExpiredCoupons({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details>
      <summary className="muted" style={{ padding: '18px 16px' }}>{`已失效的优惠券 ${count} 张`}</summary>
      {children}
    </details>
  )
}

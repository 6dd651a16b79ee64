import type { ReactNode } from 'react'

/** Coupons that are over, folded: there is nothing to do with them. */
export function ExpiredCoupons({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details>
      <summary className="muted" style={{ padding: '12px 16px' }}>
        已失效的优惠券 {count} 张
      </summary>
      {children}
    </details>
  )
}

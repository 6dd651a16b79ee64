import type { ReactNode } from 'react'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'

/** Expired coupons, folded because they offer no action. */
export function ExpiredCoupons({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details>
      <summary className="muted" style={{ padding: '18px 16px' }}>
        <WhenAllRead otherwise="已失效的优惠券">{`已失效的优惠券 ${count} 张`}</WhenAllRead>
      </summary>
      {children}
    </details>
  )
}

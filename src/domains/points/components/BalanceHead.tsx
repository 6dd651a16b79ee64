import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pointsBalance } from '../queries.ts'
import { balanceText } from '../rules.ts'
import { PointsPrice } from './PointsPrice.tsx'
import './points.css'

/** The points balance, in the largest type of the screen. */
export function BalanceHead({ children }: { children?: ReactNode }) {
  const { data: balance } = useSuspenseQuery(pointsBalance())
  return (
    <section className="points-head">
      <h2>我的积分</h2>
      <p aria-live="polite">
        {balance.points === null ? balanceText(null) : <PointsPrice value={balance.points} size="huge" />}
      </p>
      {children}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText } from '#/shared/api/errors.ts'
import type { Points } from '#/shared/lib/points.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import { pointsBalance } from '../queries.ts'
import { balanceText } from '../rules.ts'
import { PointsPrice } from './PointsPrice.tsx'
import './points.css'

export function BalanceHead({ children }: { children?: ReactNode }) {
  const { data: balance, error } = useQuery(pointsBalance())
  const refetch = useRefetch()
  return (
    <section className="points-head">
      <h2>我的积分</h2>
      {error && !balance ? (
        <>
          <p role="alert">{errorText(error)}</p>
          <Button kind="light" onPress={refetch}>
            重试
          </Button>
        </>
      ) : (
        <p aria-live="polite">{balance ? <Amount points={balance.points} /> : '…'}</p>
      )}
      {children}
    </section>
  )
}

const Amount = ({ points }: { points: Points | null }) =>
  points === null ? balanceText(null) : <PointsPrice value={points} size="huge" />

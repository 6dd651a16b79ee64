import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { useReadAgain } from '#/shared/ui/use-read-again.ts'
import { pointsBalance } from '../queries.ts'
import { balanceText } from '../rules.ts'
import { PointsPrice } from './PointsPrice.tsx'
import './points.css'

function Amount() {
  const { data: balance, isPending } = useQuery(pointsBalance())
  if (balance && balance.points !== null) return <PointsPrice value={balance.points} size="huge" />
  return isPending ? '…' : balanceText(null)
}

/** The points balance, in the largest type of the screen; when it cannot be read, the retry stands in its place. */
export function BalanceHead({ children }: { children?: ReactNode }) {
  const { isError, data } = useQuery(pointsBalance())
  const readAgain = useReadAgain()
  return (
    <section className="points-head">
      <h2>我的积分</h2>
      <p aria-live="polite">
        <Amount />
      </p>
      {isError && !data && (
        <Button kind="light" onPress={readAgain}>
          重试
        </Button>
      )}
      {children}
    </section>
  )
}

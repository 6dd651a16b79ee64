import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { invalidate } from '#/shared/api/mutation.ts'
import { usePayment } from '../payment-store.ts'
import { startPay } from '../mutations.ts'

/** Opens the addresses that the payment redirects to. They replace the cashier in the history. */
export function usePaymentWay(): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const goTo = usePayment((state) => state.goTo)
  const over = usePayment((state) => state.phase === 'over')
  useEffect(() => {
    // Data read before the payment is stale. When the payment navigates away, only the next screen refetches it.
    if (over || goTo) void invalidate(client, startPay.changes, goTo ? 'later' : 'now')
    if (goTo) void navigate(goTo, { replace: true })
  }, [goTo, over, navigate, client])
}

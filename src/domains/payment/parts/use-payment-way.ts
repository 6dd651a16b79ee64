import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { usePayment } from '../flow.ts'

const PAID_FOR = ['order', 'payment', 'contract', 'report'] as const

/** Follows the payment where it leads; what lies behind must not be a cashier. */
export function usePaymentWay(): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const goTo = usePayment((state) => state.goTo)
  const over = usePayment((state) => state.phase === 'over')
  useEffect(() => {
    // What was read before the payment is out of date; where it leads away, only the next screen reads it anew.
    const refetchType = goTo ? 'none' : 'active'
    if (over || goTo) for (const domain of PAID_FOR) void client.invalidateQueries({ queryKey: [domain], refetchType })
    if (goTo) void navigate(goTo, { replace: true })
  }, [goTo, over, navigate, client])
}

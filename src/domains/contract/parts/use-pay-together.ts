import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { payOrderOnce } from '#/domains/payment/pay-order.ts'
import { call } from '#/shared/api/call.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { useOneAtATime } from '#/shared/lib/once.ts'
import { toast } from '#/shared/ui/toast.ts'
import { contractApi } from '../contract.ts'
import type { Contract } from '../model.ts'
import { togetherAmount, togetherCashier } from '../rules.ts'

/** Makes one pay order for the chosen bills and leads to the cashier; a repeated tap gets the same pay order. */
export function usePayTogether(chosen: readonly Contract[]) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useOneAtATime(async () => {
    if (chosen.length === 0) return toast('请选择要支付的账单')
    const body = { contractIds: [...new Set(chosen.map(({ id }) => id))], payAmount: togetherAmount(chosen) }
    try {
      const id = await payOrderOnce('bills', body, (onceKey) => call(contractApi.payTogether, { body }, { onceKey }))
      await navigate(togetherCashier(id))
    } catch (error) {
      toast(errorText(error))
      // A refusal has a reason (paid meanwhile, another amount): show the bills as they are now.
      if (error instanceof ApiError && !error.outcomeUnknown) await client.invalidateQueries({ queryKey: ['contract'] })
    }
    return undefined
  })
}

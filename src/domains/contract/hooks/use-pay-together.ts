import { useNavigate } from 'react-router'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import type { Contract } from '../model.ts'
import { togetherAmount, togetherCashier } from '../rules.ts'
import { payTogether } from '../mutations.ts'

/** Creates one pay order for the selected bills and opens the cashier; a repeated tap gets the same pay order. */
export function usePayTogether(chosen: readonly Contract[]) {
  const navigate = useNavigate()
  const { run, busy } = useAppMutation(payTogether, { redirectTo: ({ id }) => navigate(togetherCashier(id)) })
  const pay = () => {
    if (chosen.length === 0) toast('请选择要支付的账单')
    else run({ contractIds: [...new Set(chosen.map(({ id }) => id))], payAmount: togetherAmount(chosen) })
  }
  return { run: pay, busy }
}

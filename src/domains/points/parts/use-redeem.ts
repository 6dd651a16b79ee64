import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { onceKey, spendOnceKey, useOneAtATime } from '#/shared/lib/once.ts'
import { confirm, notice, toast } from '#/shared/ui/toast.ts'
import type { NewPointsOrder } from '../model.ts'
import { redeem, RedeemUnknown } from '../redeem.ts'

interface Ask {
  order: NewPointsOrder
  /** What is asked before anything is spent. */
  question: string
}

/** Redeems after a question, once however often it is tapped, then shows the record; Back never returns here. */
export function useRedeem({ order, question }: Ask) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useOneAtATime(async () => {
    const intent = `redeem-${JSON.stringify(order)}`
    try {
      if (!(await confirm({ title: '确认兑换？', text: question, confirm: '确认兑换', cancel: '再想想' }))) return
      const made = await redeem(order, onceKey(intent))
      await client.invalidateQueries({ queryKey: ['points'], refetchType: 'none' })
      await navigate(to(paths.conversionDetail, { id: made.id }), { replace: true })
      // Only now: a reload on the way here must find the record that was made, not make another.
      spendOnceKey(intent)
      toast('兑换成功', 'success')
    } catch (error) {
      if (error instanceof RedeemUnknown) {
        await notice(error.message)
        await client.invalidateQueries({ queryKey: ['points'], refetchType: 'none' })
        await navigate(paths.conversionRecords, { replace: true })
        return
      }
      toast(errorText(error))
      // A refusal has a reason (points, stock, quota, price): show the goods as they are now.
      if (error instanceof ApiError && error.kind === 'bad-request')
        await client.invalidateQueries({ queryKey: ['points'] })
    }
  })
}

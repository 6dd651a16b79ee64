import { paths, to } from '#/paths.ts'
import { inputIfConfirmed, toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { useNavigate } from 'react-router'
import type { NewPointsOrder } from '../model.ts'
import { redeemGoods } from '../mutations.ts'

interface Ask {
  order: NewPointsOrder
  question: string
}

/**
 * Redeems after a confirmation, and only once if the button is tapped several times. Then the record opens; Back never
 * returns here.
 */
export function useRedeem({ order, question }: Ask) {
  const navigate = useNavigate()
  const { run, busy } = useAppMutation(redeemGoods, {
    redirectTo: async ({ id }) => {
      await navigate(to(paths.conversionDetail, { id }), { replace: true })
      toast('兑换成功', 'success')
    },
    unknownAt: paths.conversionRecords,
  })
  const ask = inputIfConfirmed(
    { title: '确认兑换？', text: question, confirm: '确认兑换', cancel: '再想想' },
    { body: order },
  )
  return { run: () => run(ask), busy }
}

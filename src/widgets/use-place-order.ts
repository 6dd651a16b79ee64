import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { forgetDraft } from '#/shared/form/drafts.ts'
import { onceKey, spendOnceKey, useOneAtATime } from '#/shared/lib/once.ts'
import { notice, toast } from '#/shared/ui/toast.ts'
import { afterPlacing, OutcomeUnknown, placeOrder, type Placing } from '#/domains/order/place.ts'

/**
 * Places the order once however often it is tapped, then leads to the cashier; Back never returns here.
 * @param wanted what is placed; null while it is not known yet.
 * @param returnUrl where a settled payment leads; the order's own page unless told.
 */
export function usePlaceOrder(wanted: () => Placing | null, returnUrl?: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      ['order', 'coupon', 'mall'].map((domain) =>
        client.invalidateQueries({ queryKey: [domain], refetchType: 'none' }),
      ),
    )
  return useOneAtATime(async () => {
    const order = wanted()
    if (!order || (order.agree && !(await order.agree()))) return
    const { intent } = order
    try {
      const made = await placeOrder(order, onceKey(intent))
      if (order.draft) forgetDraft(order.draft)
      await refresh()
      // From here on the order exists: whatever fails now is mended on its own page.
      await navigate(await afterPlacing(made, order.expectedTotal, returnUrl), { replace: true })
      // Only now: a reload on the way here must find the order that was made, not make another.
      spendOnceKey(intent)
    } catch (error) {
      if (error instanceof OutcomeUnknown) {
        await notice(error.message)
        await navigate(to(paths.myOrder, { status: 'ALL' }), { replace: true })
        return
      }
      toast(errorText(error))
      // A refusal has a reason (price, stock, coupon): show the options as they are now.
      if (error instanceof ApiError && error.kind === 'bad-request')
        await client.invalidateQueries({ queryKey: ['order'] })
    }
  })
}

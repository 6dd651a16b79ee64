import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { onceKey, spendOnceKey, useOneAtATime } from '#/shared/lib/once.ts'
import { notice, toast } from '#/shared/ui/toast.ts'
import type { NewOrder } from '../model.ts'
import { OutcomeUnknown, payOrderFor, placeOrder } from '../place.ts'
import { cashierOf } from '../place-rules.ts'
import { orderAmount } from '../rules.ts'

/** Places the order once however often it is tapped, then leads to the cashier; Back never returns here. */
export function usePlaceOrder(wanted: () => NewOrder | null) {
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
    if (!order) return
    const intent = `order-${JSON.stringify(order)}`
    try {
      const made = await placeOrder(order, onceKey(intent))
      spendOnceKey(intent)
      await refresh()
      // From here on the order exists: whatever fails now is mended on its own page.
      const cashier = await payOrderFor(made.id, orderAmount(made) ?? order.expectedTotal).then(
        (payOrderId) => cashierOf(payOrderId, made.id),
        () => to(paths.orderDetail, { id: made.id }),
      )
      await navigate(cashier, { replace: true })
    } catch (error) {
      if (error instanceof OutcomeUnknown) {
        await notice(error.message)
        await navigate(to(paths.myOrder, { status: 'ALL' }), { replace: true })
        return
      }
      toast(errorText(error))
      // A refusal has a reason (price, stock, coupon): show the options as they are now.
      if (error instanceof ApiError && error.kind === 'bad-request')
        await client.invalidateQueries({ queryKey: ['order', 'order.options'] })
    }
  })
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidate } from '#/shared/api/mutation.ts'
import { useReturnTo } from '#/shared/lib/actions/use-return-to.ts'
import { orderById } from '#/domains/order/queries.ts'
import { stopPayment, usePayment } from '../machine/payment-store.ts'
import { startPay } from '../mutations.ts'

/**
 * Opens the addresses to which the payment redirects. If the previous history entry has this address, the browser goes
 * back; otherwise the address replaces the cashier. So Back shows neither the cashier nor the same page twice.
 * @param confirming whether the screen shows the confirmation and no longer the cashier, which reads the order, too.
 */
export function usePaymentWay(confirming: boolean): void {
  const returnTo = useReturnTo()
  const client = useQueryClient()
  const goTo = usePayment((state) => state.goTo)
  const over = usePayment((state) => state.phase === 'over')
  const begun = usePayment(({ phase }) => phase === 'starting' || phase === 'started')
  const gone = useRef<string | null>(null)
  useEffect(() => {
    // Data read before the payment is stale. When the payment navigates away, only the next screen refetches it.
    if (over || goTo || begun) void invalidate(client, startPay.changes, over && !goTo ? 'now' : 'later')
    // The page of the order must not show the unpaid state while it reads the paid one, also after Back.
    if (goTo || confirming) client.removeQueries({ queryKey: orderById('').queryKey.slice(0, 2), type: 'inactive' })
    // The browser goes back only once, because a second step back would leave the page.
    // The address may belong to the same cashier, which then starts anew.
    if (goTo && goTo !== gone.current) void returnTo(goTo).then(() => over && stopPayment())
    gone.current = goTo
  }, [goTo, over, begun, confirming, returnTo, client])
}

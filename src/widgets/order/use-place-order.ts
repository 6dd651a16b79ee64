import { paths, to } from '#/paths.ts'
import { forgetDraft } from '#/shared/form/drafts.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { afterPlacing, placeOrder, type Placing } from '#/domains/order/place/place-order.ts'

/**
 * Places the order once, however often it is tapped, then leads to the cashier; Back never returns here.
 * @param wanted what to place; null while unknown.
 * @param returnUrl where a settled payment leads; by default the order's own page.
 */
export function usePlaceOrder(wanted: () => Placing | null, returnUrl?: string) {
  const { run, busy } = useAppMutation(placeOrder, {
    onDone: (_made, { draft }) => draft && forgetDraft(draft),
    // From here on the order exists: later failures are handled on its own page.
    redirectTo: (made, { expectedTotal }) => afterPlacing(made, expectedTotal, returnUrl),
    unknownAt: to(paths.myOrder, { status: 'ALL' }),
  })
  const agreed = async () => {
    const order = wanted()
    return order && (!order.agree || (await order.agree())) ? order : null
  }
  return { run: () => run(agreed), busy }
}

import { paths, to } from '#/paths.ts'
import { removeStoredForm } from '#/shared/form/stored-values.ts'
import { useIsShown } from '#/shared/lib/actions/use-is-shown.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { addressAfterPlacing, placeOrder, type OrderPlacement } from '#/domains/order/place/place-order.ts'

/**
 * Places the order once, however often it is tapped, then opens the cashier; Back never returns here.
 * @param wanted the order to place; null while unknown.
 * @param returnUrl the address to open after the payment; by default the address of the order.
 * @param failUrl the address to open without a payment; by default the cashier's own default, 我的订单.
 */
export function usePlaceOrder(wanted: () => OrderPlacement | null, returnUrl?: string, failUrl?: string) {
  const isShown = useIsShown()
  const { run, busy } = useAppMutation(placeOrder, {
    onDone: (_made, { drafts }) => {
      drafts?.forEach(removeStoredForm)
      // A person who has left the screen would not know of the order and would order again.
      if (!isShown.current) toast('订单已提交，请到“我的订单”查看和支付', 'success')
    },
    // From here on the order exists, so the screen of the order handles later failures.
    redirectTo: (made, { expectedTotal }) => addressAfterPlacing(made, expectedTotal, returnUrl, failUrl),
    unknownAt: to(paths.myOrder, { status: 'ALL' }),
  })
  const agreed = async () => {
    const order = wanted()
    return order && (!order.agree || (await order.agree())) ? order : null
  }
  return { run: () => run(agreed), busy }
}

import { useRef } from 'react'
import { paths } from '#/paths.ts'
import { useIsShown } from '#/shared/lib/actions/use-is-shown.ts'
import { clearOpenLayers } from '#/shared/lib/actions/open-layers.ts'
import { hasEarlierEntry } from '#/shared/lib/actions/history-entries.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { useGoBack } from '#/shared/ui/Page.tsx'
import { useLayer } from '#/shared/ui/layers/layer.ts'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { usePayment } from '../machine/payment-store.ts'
import { CANCEL_BACK_MS } from '../rules.ts'

/**
 * PAY-029 to PAY-031: leaving the cashier needs a confirmation, whether by its own button or by Back of the browser,
 * WeChat or Android; after 取消支付, the app goes back 300 ms later. Navigation by the payment itself needs no
 * confirmation.
 * @param where the list of 我的 in which the payment waits.
 * @returns the action of the screen's back button.
 */
export function useConfirmLeave(on: boolean, where: string): () => void {
  const goBack = useGoBack()
  const isShown = useIsShown()
  const asking = useRef(false)
  const led = usePayment((state) => state.goTo !== null)
  const ask = async () => {
    if (asking.current) return
    asking.current = true
    const text =
      usePayment.getState().phase === 'idle'
        ? `可以稍后到${where}继续支付`
        : `付款请求已经发出，可以稍后到${where}查看结果`
    const stays = await confirm({ title: '是否取消支付？', text, confirm: '继续支付', cancel: '取消支付' })
    // A payment that has started meanwhile cannot be cancelled any more: the cashier opens its confirmation.
    const leaves = stays === false && usePayment.getState().phase !== 'started'
    asking.current = leaves
    if (!leaves) return
    setTimeout(() => {
      if (!isShown.current) return
      clearOpenLayers()
      // Before the first entry, there may be no page at all: then the home page opens.
      if (hasEarlierEntry()) goBack()
      else pageNavigation.back(paths.home)
    }, CANCEL_BACK_MS)
  }
  useLayer(on && !led, () => void ask())
  return () => (on ? void ask() : goBack())
}

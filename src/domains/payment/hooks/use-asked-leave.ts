import { useEffect, useRef } from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router'
import { paths } from '#/paths.ts'
import { useHere } from '#/shared/lib/actions/here.ts'
import { addSpareEntry } from '#/shared/lib/actions/spare-entry.ts'
import { leaving } from '#/shared/lib/safe/leaving.ts'
import { useGoBack } from '#/shared/ui/Page.tsx'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { usePayment } from '../payment-store.ts'
import { CANCEL_BACK_MS } from '../rules.ts'

/**
 * PAY-029 to PAY-031: leaving the cashier needs a confirmation, whether by its own button or by Back of the browser,
 * WeChat or Android; after 取消支付 the app goes back 300 ms later. Navigation by the payment itself needs no confirmation.
 * @param later says where the payment waits.
 * @returns the action of the screen's back button.
 */
export function useAskedLeave(on: boolean, later: string): () => void {
  const goBack = useGoBack()
  const { key } = useLocation()
  const here = useHere()
  const goes = useRef(false)
  const asking = useRef(false)
  const led = usePayment((state) => state.goTo !== null)
  const blocker = useBlocker(({ historyAction }) => on && !led && historyAction === NavigationType.Pop && !goes.current)
  const ask = async (leave: () => void, stay?: () => void) => {
    if (asking.current) return
    asking.current = true
    const stays = await confirm({ title: '是否取消支付？', text: later, confirm: '继续支付', cancel: '取消支付' })
    if (stays !== false) {
      asking.current = false
      // After Escape there is no answer; without this reset the blocked Back would open the dialog again at once.
      if (here.current) stay?.()
      return
    }
    goes.current = true
    // Before the first entry there may be no page at all: then the home page opens.
    const isFirst = key === 'default'
    setTimeout(isFirst ? () => leaving.back(paths.home) : leave, CANCEL_BACK_MS)
  }
  useEffect(() => {
    if (on) addSpareEntry()
  }, [on])
  useEffect(() => {
    // A second Back while the dialog is open is ignored.
    if (blocker.state === 'blocked') void ask(blocker.proceed, blocker.reset)
  })
  return () => (on ? void ask(goBack) : goBack())
}

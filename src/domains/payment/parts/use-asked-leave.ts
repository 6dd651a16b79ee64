import { useEffect, useRef } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { useGoBack } from '#/shared/ui/Page.tsx'
import { confirm } from '#/shared/ui/toast.ts'
import { CANCEL_BACK_MS } from '../rules.ts'

/**
 * PAY-029 to PAY-031: leaving the cashier asks, by its own button as by the browser's Back, WeChat's Back and Android's
 * key; 取消支付 leaves 300 ms later. What the payment itself leads to is no leaving.
 * @returns the way out of the page's own button.
 */
export function useAskedLeave(on: boolean): () => void {
  const goBack = useGoBack()
  const goes = useRef(false)
  const asking = useRef(false)
  const blocker = useBlocker(({ historyAction }) => on && historyAction === NavigationType.Pop && !goes.current)
  const ask = async (leave: () => void, stay?: () => void) => {
    if (asking.current) return
    asking.current = true
    // The dialog's chunk may fail to load: then stay, so that Back still works afterwards.
    const stays = await confirm({ text: '是否取消支付？', confirm: '继续支付', cancel: '取消支付' }).catch(() => true)
    if (stays !== false) {
      asking.current = false
      if (stays) stay?.()
      return
    }
    goes.current = true
    setTimeout(leave, CANCEL_BACK_MS)
  }
  useEffect(() => {
    // A second Back meanwhile asks nothing more: the question still stands.
    if (blocker.state === 'blocked') void ask(blocker.proceed, blocker.reset)
  })
  return () => void ask(goBack)
}

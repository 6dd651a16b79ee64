import type { ReactNode } from 'react'
import { Illustration } from '#/shared/ui/Illustration.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import './cashier.css'

interface PayStateProps {
  picture?: 'waiting' | 'success'
  head: string
  text: string
  children?: ReactNode
}

export function PayState({ picture = 'waiting', head, text, children }: PayStateProps) {
  return (
    <div className="confirming" role="status">
      <Illustration name={picture} />
      <h2>{head}</h2>
      <p className="muted">{text}</p>
      {children}
    </div>
  )
}

/**
 * Shown until the payment is settled; the text says that the person need not do anything.
 * @param later the end of the sentence that says where the person can see the result.
 */
export function Confirming({ later }: { later: string }) {
  return (
    <Page title="确认支付结果">
      <PayState head="正在确认支付结果" text={`请稍候，不要重复支付。离开本页也不会影响付款，${later}。`}>
        <div className="confirming-bar" aria-hidden="true" />
      </PayState>
    </Page>
  )
}

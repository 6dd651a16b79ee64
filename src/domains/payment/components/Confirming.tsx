import { Illustration } from '#/shared/ui/Illustration.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import './cashier.css'

/**
 * Shown until the payment is settled; the text says that the person need not do anything.
 * @param later the end of the sentence that says where the person can see the result.
 */
export function Confirming({ later }: { later: string }) {
  return (
    <Page title="确认支付结果">
      <div className="confirming" role="status">
        <Illustration name="waiting" />
        <h2>正在确认支付结果</h2>
        <p className="muted">{`请稍候，不要重复支付。离开本页也不会影响付款，${later}。`}</p>
        <div className="confirming-bar" aria-hidden="true" />
      </div>
    </Page>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import type { PaymentList } from '../payment-list-rules.ts'
import { isSamePayment, type Pending, usePending } from '#/domains/pay-order/pending.ts'
import { PayState } from './Confirming.tsx'
import './cashier.css'

/**
 * A payment that was started in an earlier visit of this cashier and whose outcome is unknown.
 * @returns null if there is none, or after `ignore`.
 */
export function useStartedBefore(asked: Parameters<typeof isSamePayment>[1]): {
  started: Pending | null
  ignore: () => void
} {
  const [started, setStarted] = useState(() => {
    return usePending.getState().all.find((pending) => isSamePayment(pending, asked)) ?? null
  })
  return { started, ignore: () => setStarted(null) }
}

/** According to the server the payment was started, on this phone or on another phone. */
export const StartedNote = ({ confirmAt }: { confirmAt: string }) => (
  <p className="pay-note">
    这笔付款之前发起过。刚付过款的话，请先
    <Link to={confirmAt} replace>
      查看付款结果
    </Link>
    ，不要重复支付。
  </p>
)

interface StartedBeforeProps {
  title: string
  confirmAt: string
  /** The link that is shown if the payment is no longer possible; null while it is possible. */
  closed: PaymentList | null
  onPay: () => void
}

/** Shown instead of the cashier: the link to the result of the earlier payment is first, so that nobody pays twice. */
export function StartedBefore({ title, confirmAt, closed, onPay }: StartedBeforeProps) {
  return (
    <Page title={title}>
      <PayState
        head="这笔付款刚才已经发起"
        text={`请先查看结果，不要重复支付。${closed ? '确定没有付款的话，请半小时后再来看。' : '确定没有付款，再继续支付。'}`}
      />
      <div className="alipay-ways">
        <LinkButton block to={confirmAt} replace>
          查看付款结果
        </LinkButton>
        {closed ? (
          <LinkButton kind="plain" block to={closed.to}>
            {closed.label}
          </LinkButton>
        ) : (
          <Button kind="plain" block onPress={onPay}>
            没有付款，继续支付
          </Button>
        )}
      </div>
    </Page>
  )
}

import { formatMoney, type Cents } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import type { PaymentList } from '../payment-list-rules.ts'
import { retryPayment, confirmPaid, usePayment } from '../machine/payment-store.ts'

interface PayButtonProps {
  amount: Cents
  /** Whether the channels are still loading, so that the person cannot pay yet. */
  waiting: boolean
  /** The link that is shown after the time limit has passed; null before that. */
  closed?: PaymentList | null
  busy: boolean
  onPay: () => void
}

/**
 * The pay button. After the time limit, a link is shown instead; after WeChat gave no answer, the question whether
 * the order was paid.
 */
export function PayButton({ amount, waiting, closed = null, busy, onPay }: PayButtonProps) {
  const phase = usePayment((state) => state.phase)
  if (phase === 'asking')
    return (
      <ActionBar>
        <Button kind="plain" onPress={retryPayment}>
          重新支付
        </Button>
        <Button onPress={confirmPaid}>我已完成支付</Button>
      </ActionBar>
    )
  if (closed && phase === 'idle')
    return (
      <ActionBar>
        <Button disabled>支付已超时</Button>
        <LinkButton to={closed.to}>{closed.label}</LinkButton>
      </ActionBar>
    )
  const paying = phase !== 'idle' && (busy || phase !== 'over')
  return (
    <ActionBar>
      <Button block busy={waiting || paying} onPress={onPay}>
        {phase === 'idle' ? `确认支付 ${formatMoney(amount)}` : '支付中'}
      </Button>
    </ActionBar>
  )
}

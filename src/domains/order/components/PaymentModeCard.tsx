import type { ReactNode } from 'react'
import { Card } from '#/shared/ui/Page.tsx'
import { type Cents, formatMoney } from '#/shared/lib/money.ts'
import type { PaymentMode, PaymentNodes } from '../model.ts'
import { paymentModeLabel } from '../rules.ts'
import './order.css'

interface OptionProps {
  mode: PaymentMode
  chosen: boolean
  onChoose: (mode: PaymentMode) => void
  children: ReactNode
}

function ModeOption({ mode, chosen, onChoose, children }: OptionProps) {
  return (
    <label className={chosen ? 'mode-option mode-on' : 'mode-option'}>
      <input type="radio" name="payment-mode" checked={chosen} onChange={() => onChoose(mode)} />
      <span className="mode-text">
        <strong>{paymentModeLabel(mode)}</strong>
        {children}
      </span>
    </label>
  )
}

interface PaymentModeCardProps {
  nodes: PaymentNodes
  total: Cents
  mode: PaymentMode
  onChoose: (mode: PaymentMode) => void
}

/** The payment mode of an order whose goods have a deposit (ORD-022, GEN-005). */
export function PaymentModeCard({ nodes, total, mode, onChoose }: PaymentModeCardProps) {
  const option = (of: PaymentMode) => ({ mode: of, chosen: mode === of, onChoose })
  return (
    <Card title="付款方式">
      <div role="radiogroup" aria-label="付款方式" className="mode-options">
        <ModeOption {...option('LUMP_SUM')}>
          <span className="mode-line">
            <span>现在付全款</span>
            <span>{formatMoney(total)}</span>
          </span>
        </ModeOption>
        <ModeOption {...option('DEPOSIT_AND_BALANCE')}>
          <span className="mode-line">
            <span>现在付定金</span>
            <span>{formatMoney(nodes.deposit)}</span>
          </span>
          <span className="mode-line">
            <span>之后付尾款</span>
            <span>{formatMoney(nodes.balance)}</span>
          </span>
        </ModeOption>
      </div>
    </Card>
  )
}

import { Card } from '#/shared/ui/Page.tsx'
import '#/shared/ui/choice.css'
import { type InvoiceChoice, invoiceLabel } from '../rules.ts'
import './order.css'

interface InvoiceCardProps {
  chosen: InvoiceChoice
  onChoose: (choice: InvoiceChoice) => void
}

/** Whether an invoice is wanted, and for whom; only for goods that come with one (GOODS-018). */
export function InvoiceCard({ chosen, onChoose }: InvoiceCardProps) {
  return (
    <Card>
      <fieldset className="invoice">
        <legend>发票</legend>
        {(Object.keys(invoiceLabel) as InvoiceChoice[]).map((choice) => (
          <label key={choice} className={choice === chosen ? 'choice choice-on' : 'choice'}>
            <input
              type="radio"
              name="invoice"
              className="sr-only"
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {invoiceLabel[choice]}
          </label>
        ))}
      </fieldset>
    </Card>
  )
}

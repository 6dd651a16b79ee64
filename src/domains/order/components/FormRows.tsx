import { wordFor } from '#/shared/lib/words.ts'
import type { Distribution } from '../model.ts'
import { deliveryDayLabel, deliveryModeLabel, invoiceLabel } from '../rules.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Remarks } from './Remarks.tsx'
import type { OrderForm } from '../forms/use-order-form.ts'

interface FormRowsProps {
  form: OrderForm
  setForm: (form: OrderForm) => void
  distribution: Distribution | null
  /** Whether the goods come with an invoice (GOODS-018). */
  invoiced: boolean
}

/** The entries that do not affect the price: invoice, delivery days (ORD-049, ORD-050), remark. */
export function FormRows({ form, setForm, distribution, invoiced }: FormRowsProps) {
  return (
    <>
      {invoiced && (
        <ChoiceRow
          label="发票"
          value={invoiceLabel[form.invoice]}
          question="选择发票"
          words={invoiceLabel}
          chosen={form.invoice}
          onChoose={(invoice) => setForm({ ...form, invoice })}
        />
      )}
      {distribution && (
        <ChoiceRow
          label="配送"
          value={`${deliveryModeLabel(distribution.mode)} · ${wordFor(deliveryDayLabel, distribution.days) ?? '选择收货时间'}`}
          question="收货时间"
          words={deliveryDayLabel}
          chosen={distribution.days}
          onChoose={(days) => setForm({ ...form, days })}
        />
      )}
      <Remarks value={form.remarks} onChange={(remarks) => setForm({ ...form, remarks })} />
    </>
  )
}

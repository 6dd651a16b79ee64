import { wordFor } from '#/shared/lib/words.ts'
import type { Distribution } from '../model.ts'
import { deliveryDayLabel, deliveryModeLabel, invoiceLabel } from '../rules.ts'
import type { OrderForm } from '../forms/use-order-form.ts'
import { useEffect, useState } from 'react'
import { ChoiceChip } from '#/shared/form/ChoiceChip.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { followKeyboard } from '#/shared/form/keyboard.ts'
import '#/shared/ui/row.css'
import './order.css'

interface ChoiceRowProps<T extends string> {
  label: string
  value: string
  question: string
  words: Readonly<Record<T, string>>
  chosen: T
  onChoose: (choice: T) => void
}

function ChoiceRow<T extends string>({ label, value, question, words, chosen, onChoose }: ChoiceRowProps<T>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Row label={label} value={value} onPress={() => setOpen(true)} />
      <Sheet title={question} open={open} onClose={() => setOpen(false)}>
        <fieldset className="order-choices">
          <legend className="sr-only">{question}</legend>
          {(Object.keys(words) as T[]).map((choice) => (
            <ChoiceChip
              key={choice}
              type="radio"
              name={question}
              on={choice === chosen}
              onChange={() => onChoose(choice)}
              // A tap on the current choice changes nothing, but confirms it.
              onClick={() => setOpen(false)}
            >
              {words[choice]}
            </ChoiceChip>
          ))}
        </fieldset>
      </Sheet>
    </>
  )
}

function Remarks({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  useEffect(followKeyboard, [])
  return (
    <label className="row">
      <span className="row-label">备注</span>
      <span className="remarks" data-text={value}>
        <textarea
          rows={1}
          maxLength={200}
          aria-label="备注"
          placeholder="选填，告诉我们"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  )
}

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

import { type Control, useController } from 'react-hook-form'
import { cleanYuan } from '#/shared/form/amount.ts'
import { FieldShell } from '#/shared/form/Field.tsx'
import { type Cents, formatAmount, formatMoney, parseYuan } from '#/shared/lib/money.ts'
import { CloseIcon } from '#/shared/ui/icons.tsx'
import { quickAmounts } from '../quick-amounts.ts'
import '#/shared/ui/choice.css'
import './amount-field.css'

interface AmountFieldProps {
  control: Control<{ amount: string }, unknown, { amount: string }>
  due: Cents
}

export function AmountField({ control, due }: AmountFieldProps) {
  const { field, fieldState } = useController({ control, name: 'amount' })
  const typed = parseYuan(field.value)
  return (
    <>
      <FieldShell
        label="本次支付金额（元）"
        error={fieldState.error?.message}
        hint={`最多${formatMoney(due)}，可以分几次付清`}
      >
        {({ id, describedBy }) => (
          <span className={fieldState.invalid ? 'amount-box amount-wrong' : 'amount-box'}>
            <span aria-hidden="true">¥</span>
            <input
              id={id}
              ref={field.ref}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              placeholder="请输入金额"
              value={field.value}
              aria-invalid={fieldState.invalid}
              aria-describedby={describedBy}
              onBlur={field.onBlur}
              onChange={(event) => field.onChange(cleanYuan(event.target.value))}
            />
            {field.value !== '' && (
              <button type="button" className="icon-button" aria-label="清空金额" onClick={() => field.onChange('')}>
                <CloseIcon size={18} />
              </button>
            )}
          </span>
        )}
      </FieldShell>
      <div className="amount-quick" role="group" aria-label="常用金额">
        {quickAmounts(due).map(({ label, amount }) => (
          <button
            key={amount}
            type="button"
            className={amount === typed ? 'choice choice-on' : 'choice'}
            aria-pressed={amount === typed}
            onClick={() => field.onChange(formatAmount(amount))}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}

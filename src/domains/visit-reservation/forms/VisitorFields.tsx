import { ageOn } from '#/shared/lib/time/age.ts'
import { useId } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { decodeIdCard, identityTypeLabel, cleanIdCard, visitorIdentityTypes } from '#/shared/lib/idcard.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { SHORT_TOAST_MS, toast } from '#/shared/ui/layers/toast.ts'
import type { VisitorType } from '../model.ts'
import { birthdayOf, kindOf, typeName } from '../party-rules.ts'
import { DepositorField } from './DepositorField.tsx'
import type { ReservationValues } from './reservation-form.ts'

/** The identity documents of visitors (VAL-020). */
const certificates = visitorIdentityTypes.map((value) => ({ value, label: identityTypeLabel[value] }))

interface VisitorProps {
  control: Control<ReservationValues>
  index: number
  types: readonly VisitorType[]
  /** Removes the visitor; null for the only visitor. */
  onRemove: (() => void) | null
}

const priceText = ({ price }: VisitorType): string =>
  price === null ? '价格以提交后为准' : price === 0 ? '免费' : formatMoney(price)

/** VAL-023: checked as soon as the number is complete. */
function check(typed: string): void {
  if (typed.length === 18 && decodeIdCard(typed) === null) toast('身份证号码不正确，请检查', undefined, SHORT_TOAST_MS)
}

/** One visitor: type with its price, name, identity document (REG-027). */
export function VisitorFields({ control, index, types, onRemove }: VisitorProps) {
  const visitor = useWatch({ control, name: `visitors.${index}` })
  const day = useWatch({ control, name: 'date' })
  const type = types.find(({ visitorType }) => visitorType === visitor.visitorType)
  const title = useId()
  const chinese = visitor.identityCardType === 'CHINESE_IDENTITY_CARD'
  const birthday = birthdayOf(visitor)
  const choices = types.map((one) => ({ value: one.visitorType, label: `${typeName(one)} ${priceText(one)}` }))
  return (
    <section role="group" aria-labelledby={title} className="card">
      <div className="card-head">
        <h2 id={title}>{`访客${index + 1}`}</h2>
        {onRemove && (
          <Button kind="text" label={`移除访客${index + 1}`} onPress={onRemove}>
            移除
          </Button>
        )}
      </div>
      <ChoiceField control={control} name={`visitors.${index}.visitorType`} label="访客类型" choices={choices} />
      {type && kindOf(type) === 'depositor' && <DepositorField control={control} index={index} />}
      <TextField
        control={control}
        name={`visitors.${index}.name`}
        label="姓名"
        placeholder="和证件上的姓名一致"
        maxLength={30}
      />
      <ChoiceField
        control={control}
        name={`visitors.${index}.identityCardType`}
        label="证件类型"
        choices={certificates}
      />
      <TextField
        control={control}
        name={`visitors.${index}.identityCard`}
        label="证件号码"
        placeholder="入场时核对，只用于这次到访"
        maxLength={30}
        clean={cleanIdCard}
        {...(chinese && { onChanged: check })}
        hint={birthday ? `${birthday}出生${day ? `，到访时${ageOn(birthday, day)}周岁` : ''}` : undefined}
      />
    </section>
  )
}

import { useRef } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { cleanIdentity, type AutofilledValues, autofillFromId } from '#/domains/patient/rules.ts'
import { sexChoices } from '#/domains/user/model.ts'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { identityTypeLabel, visitorIdentityTypes } from '#/shared/lib/idcard.ts'
import { DayField } from '#/widgets/DayField.tsx'
import { groupLabel } from '../rules.ts'
import type { SummerValues } from './summer-form.ts'
import './child-fields.css'

const types = visitorIdentityTypes.map((value) => ({ value, label: identityTypeLabel[value] }))

interface ChildFieldsProps {
  form: UseFormReturn<SummerValues, unknown, SummerValues>
  index: number
  /** The age group of this child; undefined while unknown, empty if no group fits. */
  group: string | undefined
}

/** The number of a Chinese ID card fills birthday and gender while they are empty (VAL-021). */
function useFill({ setValue, getValues, control }: ChildFieldsProps['form'], index: number) {
  const { isSubmitted: shouldValidate } = useFormState({ control })
  const filled = useRef<AutofilledValues | null>(null)
  return (number: string) => {
    const child = getValues(`children.${index}`)
    // Values filled in from an earlier number are replaced, typed values are not.
    const own = filled.current?.birthday === child.birthday && filled.current.gender === child.gender
    const typed: AutofilledValues = own ? { birthday: '', gender: 'SECRET' } : child
    const effect = child.identityCardType === 'CHINESE_IDENTITY_CARD' ? autofillFromId(number, typed) : null
    if (effect?.type !== 'fill') return
    filled.current = effect.values
    setValue(`children.${index}.birthday`, effect.values.birthday, { shouldValidate })
    setValue(`children.${index}.gender`, effect.values.gender, { shouldValidate })
  }
}

export function ChildFields({ form, index, group }: ChildFieldsProps) {
  const { control } = form
  const type = useWatch({ control, name: `children.${index}.identityCardType` })
  const fill = useFill(form, index)
  return (
    <fieldset className="child">
      <legend>{`第${index + 1}个孩子`}</legend>
      <TextField
        control={control}
        name={`children.${index}.name`}
        label="姓名"
        placeholder="和证件上的姓名一致"
        maxLength={30}
      />
      <ChoiceField control={control} name={`children.${index}.identityCardType`} label="证件类型" choices={types} />
      <TextField
        control={control}
        name={`children.${index}.identityCard`}
        label="证件号码"
        placeholder="请输入证件号码"
        clean={(typed) => cleanIdentity(typed, type)}
        onChanged={fill}
        hint={type === 'CHINESE_IDENTITY_CARD' ? '输入18位身份证号后，自动填写性别和出生日期' : undefined}
      />
      <ChoiceField control={control} name={`children.${index}.gender`} label="性别" choices={sexChoices} />
      <DayField control={control} name={`children.${index}.birthday`} label="出生日期" years={10} />
      {group && <p className="child-group">{`分组：${groupLabel(group)}`}</p>}
    </fieldset>
  )
}

import { useState } from 'react'
import { type Control, useFormState, type UseFormReturn, useWatch } from 'react-hook-form'
import { type AutofilledValues, autofillFromId } from '#/domains/patient/rules.ts'
import { genderLabel } from '#/domains/user/model.ts'
import { confirm, SHORT_TOAST_MS, toast } from '#/shared/ui/layers/toast.ts'
import type { PersonValues } from './person-form.ts'

type Form = UseFormReturn<PersonValues, unknown, PersonValues>

const UNDECODABLE = '身份证号码不正确，请检查'

const filledOf = (form: Form): AutofilledValues => ({
  birthday: form.getValues('birthday'),
  gender: form.getValues('gender'),
})

const ask = ({ birthday, gender }: AutofilledValues) =>
  confirm({
    text: `证件号码对应的是${genderLabel[gender]}、${birthday}出生，和已填写的不一致。用证件号码的信息替换吗？`,
    confirm: '替换',
    cancel: '保留',
  })

/** VAL-021 to VAL-024: fills birthday and gender from the typed number, and can undo this until they are changed. */
export function useIdentity(form: Form) {
  const [applied, setApplied] = useState<{ number: string; filled: AutofilledValues; before: AutofilledValues } | null>(
    null,
  )
  const [number, birthday, gender] = useWatch({ control: form.control, name: ['identityCard', 'birthday', 'gender'] })
  const isApplied = applied?.number === number
  const isUnchanged = isApplied && applied.filled.birthday === birthday && applied.filled.gender === gender
  const { isSubmitted: shouldValidate } = useFormState({ control: form.control })
  const put = ({ birthday, gender }: AutofilledValues) => {
    form.setValue('birthday', birthday, { shouldDirty: true, shouldValidate })
    form.setValue('gender', gender, { shouldDirty: true, shouldValidate })
  }
  const fill = (values: AutofilledValues) => {
    setApplied({ number: form.getValues('identityCard'), filled: values, before: filledOf(form) })
    put(values)
  }
  const typed = async (text: string) => {
    if (form.getValues('identityCardType') !== 'CHINESE_IDENTITY_CARD') return
    const effect = autofillFromId(text, filledOf(form))
    if (effect.type === 'undecodable') toast(UNDECODABLE, undefined, SHORT_TOAST_MS)
    if (effect.type === 'fill') fill(effect.values)
    if (effect.type !== 'conflict') return
    const replace = await ask(effect.values)
    // The number may have been changed while the dialog was open.
    if (replace && form.getValues('identityCard') === text) fill(effect.values)
  }
  const undo = () => {
    if (applied) put(applied.before)
    setApplied(null)
  }
  return {
    typed: (text: string) => void typed(text),
    undo: isUnchanged ? undo : null,
    /** Whether a filled value was changed afterwards, so that it contradicts the number. */
    isContradicted: isApplied && !isUnchanged,
  }
}

export const useIdentityType = (control: Control<PersonValues>) => useWatch({ control, name: 'identityCardType' })

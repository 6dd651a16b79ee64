import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { cleanIdentity } from '#/domains/patient/rules.ts'
import { sexChoices } from '#/domains/user/model.ts'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { customerIdentityTypes, identityTypeLabel, maskIdentity, maskMobile } from '#/shared/lib/idcard.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { DayField } from '#/widgets/DayField.tsx'
import { MaskedField } from './MaskedField.tsx'
import type { PersonValues, StoredPerson } from './person-form.ts'
import { useIdentity, useIdentityType } from './use-identity.ts'
import './person.css'

const types = customerIdentityTypes.map((value) => ({ value, label: identityTypeLabel[value] }))

interface PersonFieldsProps {
  form: UseFormReturn<PersonValues, unknown, PersonValues>
  /** The stored person, whose numbers are masked; null for a new person. */
  person: StoredPerson | null
}

/** Whether a stored number is unchanged and valid, so that it is masked. */
function useSaved(form: PersonFieldsProps['form'], person: StoredPerson | null) {
  const values = useWatch({ control: form.control })
  const { errors } = useFormState({ control: form.control })
  const same = (name: 'identityCard' | 'mobile' | 'identityCardType') =>
    Boolean(person?.[name]) && values[name] === person?.[name] && !errors[name]
  return { card: same('identityCard'), mobile: same('mobile') }
}

export function PersonFields({ form, person }: PersonFieldsProps) {
  const { control } = form
  const type = useIdentityType(control)
  const identity = useIdentity(form)
  const saved = useSaved(form, person)
  return (
    <div className="person-fields">
      <TextField control={control} name="name" label="姓名" placeholder="和证件上的姓名一致" maxLength={30} />
      <ChoiceField control={control} name="identityCardType" label="证件类型" choices={types} />
      <MaskedField label="证件号码" masked={maskIdentity(person?.identityCard ?? '')} unchanged={saved.card}>
        <TextField
          control={control}
          name="identityCard"
          label="证件号码"
          placeholder="请输入证件号码"
          clean={(typed) => cleanIdentity(typed, type)}
          onChanged={identity.typed}
          hint={type === 'CHINESE_IDENTITY_CARD' ? '输入18位身份证号后，自动填写性别和出生日期' : undefined}
        />
      </MaskedField>
      <output>
        {identity.undo && (
          <span className="filled">
            已按证件号码填写性别和出生日期
            <Button kind="text" onPress={identity.undo}>
              撤销
            </Button>
          </span>
        )}
        {identity.isContradicted && <span className="filled">性别或出生日期和证件号码不一致，请核对</span>}
      </output>
      <ChoiceField control={control} name="gender" label="性别" choices={sexChoices} />
      <DayField control={control} name="birthday" label="出生日期" birthday />
      <MaskedField label="手机号" masked={maskMobile(person?.mobile ?? '')} unchanged={saved.mobile}>
        <MobileField control={control} name="mobile" label="手机号（选填）" autoComplete="off" />
      </MaskedField>
    </div>
  )
}

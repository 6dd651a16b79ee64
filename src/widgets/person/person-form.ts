import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { checkCredential, phone, required } from '#/shared/form/validators.ts'
import { identityTypes } from '#/shared/lib/idcard.ts'
import type { Gender } from '#/domains/user/model.ts'

const fields = z.object({
  name: z.string(),
  identityCardType: z.enum(identityTypes),
  identityCard: z.string(),
  gender: z.enum(['SECRET', 'MALE', 'FEMALE']),
  birthday: z.string(),
  mobile: z.string(),
})
export type PersonValues = z.infer<typeof fields>

/** Only the type of identity document survives a reload: it identifies nobody. All other data stays in memory. */
export const persistedPersonFields: PersistedFields<PersonValues> = {
  fields: z.object({ identityCardType: fields.shape.identityCardType }),
  lost: { name: '姓名', identityCard: '证件号码', gender: '性别', birthday: '出生日期', mobile: '手机号' },
}

export const personLabels = { ...persistedPersonFields.lost, identityCardType: '证件类型' }

/**
 * All problems of a person, in the order of the form. Type and number of the identity document are checked together
 * (VAL-015 to VAL-018); a report needs male or female, so 保密 is refused.
 */
export function problemsOf(values: PersonValues): [field: keyof PersonValues, message: string][] {
  const credential = checkCredential(values, true)
  const found: [keyof PersonValues, string | null][] = [
    ['name', required(values.name, '姓名')],
    ...(credential ? [[credential.field, credential.message] as [keyof PersonValues, string]] : []),
    ['gender', values.gender === 'SECRET' ? required('', '性别') : null],
    ['birthday', required(values.birthday, '出生日期')],
    ['mobile', phone(values.mobile, '手机号')],
  ]
  return found.filter((entry): entry is [keyof PersonValues, string] => entry[1] !== null)
}

export const PersonForm = fields.check((context) => {
  for (const [field, message] of problemsOf(context.value))
    context.issues.push({ code: 'custom', message, path: [field], input: context.value[field] })
})

export interface StoredPerson {
  name: string
  identityCardType: string
  identityCard: string
  gender: Gender
  birthday: string
  mobile: string
}

/** VAL-019: a new person starts with the Chinese ID card. */
export const valuesOf = (person: StoredPerson | null): PersonValues => ({
  name: person?.name ?? '',
  identityCardType:
    identityTypes.find((type) => type === person?.identityCardType) ?? (person ? 'OTHER' : 'CHINESE_IDENTITY_CARD'),
  identityCard: person?.identityCard ?? '',
  gender: person?.gender ?? 'SECRET',
  birthday: person?.birthday ?? '',
  mobile: person?.mobile ?? '',
})

export const bodyOf = (values: PersonValues): PersonValues => ({
  ...values,
  name: values.name.trim(),
  identityCard: values.identityCard.trim(),
})

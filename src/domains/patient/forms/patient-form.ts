import * as z from 'zod/mini'
import type { Kept } from '#/shared/form/kept.ts'
import { checkCredential, phone, required } from '#/shared/form/rules.ts'
import { type IdentityType, identityTypes } from '#/shared/lib/idcard.ts'
import type { Patient } from '../model.ts'

const fields = z.object({
  name: z.string(),
  identityCardType: z.enum(identityTypes),
  identityCard: z.string(),
  gender: z.enum(['SECRET', 'MALE', 'FEMALE']),
  birthday: z.string(),
  mobile: z.string(),
})
export type PatientValues = z.infer<typeof fields>

/** Personal data stays in memory; the type of certificate identifies nobody. */
export const keptPatient: Kept<PatientValues> = {
  fields: z.object({ identityCardType: fields.shape.identityCardType }),
  lost: { name: '姓名', identityCard: '证件号码', gender: '性别', birthday: '出生日期', mobile: '手机号' },
}

/**
 * All problems of a patient, in the order of the form. The certificate's type and number are checked together (VAL-015
 * to VAL-018); a report needs male or female, so 保密 is refused.
 */
export function problemsOf(values: PatientValues): [field: keyof PatientValues, message: string][] {
  const credential = checkCredential(values, true)
  const found: [keyof PatientValues, string | null][] = [
    ['name', required(values.name, '姓名')],
    ...(credential ? [[credential.field, credential.message] as [keyof PatientValues, string]] : []),
    ['gender', values.gender === 'SECRET' ? required('', '性别') : null],
    ['birthday', required(values.birthday, '出生日期')],
    ['mobile', phone(values.mobile, '手机号')],
  ]
  return found.filter((entry): entry is [keyof PatientValues, string] => entry[1] !== null)
}

export const PatientForm = fields.check((context) => {
  for (const [field, message] of problemsOf(context.value))
    context.issues.push({ code: 'custom', message, path: [field], input: context.value[field] })
})

export type PatientBody = Omit<Patient, 'id' | 'identityCardType'> & { identityCardType: IdentityType }

/** VAL-019: a new patient starts with the Chinese ID card. */
export const valuesOf = (patient: Patient | null): PatientValues => ({
  name: patient?.name ?? '',
  identityCardType:
    identityTypes.find((type) => type === patient?.identityCardType) ?? (patient ? 'OTHER' : 'CHINESE_IDENTITY_CARD'),
  identityCard: patient?.identityCard ?? '',
  gender: patient?.gender ?? 'SECRET',
  birthday: patient?.birthday ?? '',
  mobile: patient?.mobile ?? '',
})

/** The request body of a valid form. */
export const bodyOf = (values: PatientValues): PatientBody => ({
  ...values,
  name: values.name.trim(),
  identityCard: values.identityCard.trim(),
})

/** Name of the draft, of a new patient or of the loaded version: if that changes, the draft no longer applies. */
export const draftOf = (patient: Patient | null): string =>
  patient ? `patient ${JSON.stringify(patient)}` : 'patient new'

import * as z from 'zod/mini'
import type { Gender } from '#/domains/session/model.ts'
import { checkCredential, phone, required, type Rule, text } from '#/shared/form/rules.ts'
import { identityTypes } from '#/shared/lib/idcard.ts'
import type { Patient } from '../model.ts'

/** A report is made for a man or a woman: 保密 is no answer here. */
const known: Rule = (value, field) => (value === 'MALE' || value === 'FEMALE' ? null : `${field}不能为空`)

/** Type and number as one part of the form, because the one decides what the other may be (VAL-015 to VAL-018). */
const Credential = z.object({ identityCardType: z.enum(identityTypes), identityCard: z.string() }).check((context) => {
  const wrong = checkCredential(context.value, true)
  if (wrong) context.issues.push({ code: 'custom', message: wrong.message, path: [wrong.field], input: context.value })
})

export const PatientForm = z.object({
  name: text('姓名', required),
  credential: Credential,
  gender: text('性别', known),
  birthday: text('出生日期', required),
  mobile: text('手机号', phone),
})
export type PatientValues = z.infer<typeof PatientForm>

export type PatientBody = Omit<Patient, 'id'>

/** VAL-019: a new patient starts with the Chinese card. */
export function valuesOf(patient: Patient | null): PatientValues {
  const { name = '', identityCardType = 'CHINESE_IDENTITY_CARD', identityCard = '', gender = 'SECRET', birthday = '', mobile = '' } = patient ?? {}
  return { name, credential: { identityCardType, identityCard }, gender, birthday, mobile }
}

/** What is sent of a form that was checked. */
export const bodyOf = ({ credential, gender, ...rest }: PatientValues): PatientBody => ({
  ...rest,
  gender: gender as Gender,
  identityCardType: credential.identityCardType,
  identityCard: credential.identityCard.trim(),
})

/** The draft belongs to what was loaded: once the patient's data is another, what was typed before no longer fits. */
export const draftOf = (loaded: PatientValues): string => `patient ${JSON.stringify(loaded)}`

import * as z from 'zod/mini'
import { Gender } from '#/domains/user/model.ts'
import { Day } from '#/shared/api/day.ts'
import { editable } from '#/shared/api/editable.ts'
import { Id, open, shape, Text, BooleanReply } from '#/shared/api/wire.ts'
import { identityTypes } from '#/shared/lib/idcard.ts'

export const Patient = editable(
  shape('Patient', {
    id: Id,
    name: Text,
    gender: Gender,
    birthday: Day,
    mobile: Text,
    identityCardType: open(identityTypes, 'CHINESE_IDENTITY_CARD'),
    identityCard: Text,
  }),
)
export type Patient = z.infer<typeof Patient>

const body = {
  name: z.string(),
  gender: z.enum(['SECRET', 'MALE', 'FEMALE']),
  birthday: z.string(),
  mobile: z.string(),
  identityCardType: z.enum(identityTypes),
  identityCard: z.string(),
}
export const NewPatient = z.object(body)
/** The body of a change; fields that could not be read and were not entered are left out. */
export const ChangedPatient = z.object({ id: z.string(), ...z.partial(NewPatient).shape })
export const CoverQuestion = z.object({ id: z.optional(z.string()), ...z.partial(NewPatient).shape })
/** True when saving would overwrite a patient with the same identity document (BIND-012). */
export const CoverReply = BooleanReply

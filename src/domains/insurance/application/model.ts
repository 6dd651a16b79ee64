import * as z from 'zod/mini'
import { Gender, genders } from '#/domains/user/model.ts'
import { PictureList } from '#/shared/api/picture-list.ts'
import { Day } from '#/shared/api/day.ts'
import { editable } from '#/shared/api/editable.ts'
import { union, FlagOrNull, FlagOrUnreadable, Id, listOf, Name, open, shape, Text } from '#/shared/api/wire.ts'
import { customerIdentityTypes } from '#/shared/lib/idcard.ts'

/** A plain text is a question identified by its text. */
export const HealthQuestion = union(Name, shape('HealthQuestion', { id: Id, content: Name }), (content) => ({
  id: content,
  content,
}))
export type HealthQuestion = z.infer<typeof HealthQuestion>

const Answer = shape('HealthAnswer', { id: Id, answer: FlagOrNull })

/** The data that an insurance needs about a person. The screens mask ID and mobile number. */
export const InsureMaterial = editable(
  shape('InsureMaterial', {
    id: Id,
    goodsId: Text,
    answers: listOf(Answer),
    name: Text,
    gender: Gender,
    birthday: Day,
    mobile: Text,
    identityCardType: open(customerIdentityTypes, 'CHINESE_IDENTITY_CARD'),
    identityCard: Text,
    /** The relation of the insured person to the policyholder: 本人, 子女 … */
    relation: Text,
    images: PictureList,
    /** Whether the complete data was submitted to the insurer. */
    submitted: FlagOrUnreadable,
  }),
)
export type InsureMaterial = z.infer<typeof InsureMaterial>

const answers = z.array(z.object({ id: z.string(), answer: z.boolean() }))

export const NewMaterial = z.object({ goodsId: z.string(), answers })

/** Only changed fields; an unchanged ID number is not sent. */
export const ChangedMaterial = z.object({
  id: z.string(),
  answers: z.optional(answers),
  name: z.optional(z.string()),
  gender: z.optional(z.enum(genders)),
  birthday: z.optional(z.string()),
  mobile: z.optional(z.string()),
  identityCardType: z.optional(z.enum(customerIdentityTypes)),
  identityCard: z.optional(z.string()),
  relation: z.optional(z.string()),
  images: z.optional(z.array(z.string())),
  submitted: z.optional(z.boolean()),
})
export type ChangedMaterial = z.infer<typeof ChangedMaterial>

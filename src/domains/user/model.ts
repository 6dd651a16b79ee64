import * as z from 'zod/mini'
import { Day } from '#/shared/api/day.ts'
import { editable } from '#/shared/api/editable.ts'
import { Anything, transform, Flag, FlagOrNull, Id, custom, shape, Text } from '#/shared/api/wire.ts'

export { Nothing, BooleanReply as IsSalesman } from '#/shared/api/wire.ts'

export const genders = ['SECRET', 'MALE', 'FEMALE'] as const
export type Gender = (typeof genders)[number]

/** Both encodings of specification §3 User: words, or 0 female and 1 male (decision 134). */
export const Gender = custom<Gender, Gender | 0 | 1>(
  (value) => genders.some((known) => known === value) || value === 0 || value === 1,
  'SECRET',
  (value) => {
    if (value === 0 || value === '0' || value === 'FEMALE') return 'FEMALE'
    return value === 1 || value === '1' || value === 'MALE' ? 'MALE' : 'SECRET'
  },
)

export const genderLabel: Record<Gender, string> = { SECRET: '保密', MALE: '男', FEMALE: '女' }

const choicesOf = (of: readonly Gender[]) => of.map((value) => ({ value, label: genderLabel[value] }))
export const genderChoices = choicesOf(genders)
/** The genders for forms in which 保密 is not a valid answer. */
export const sexChoices = choicesOf(['FEMALE', 'MALE'])

export const User = transform(
  editable(
    shape('User', {
      id: Id,
      userLogin: Text,
      fullName: Text,
      mobile: Text,
      headImage: Text,
      gender: Gender,
      birthday: Day,
      shareCode: Text,
      hasAddress: FlagOrNull,
      shippingAddressExists: Flag,
      doctor: Flag,
      /** WeChat's id of this person, needed for payments inside WeChat. */
      openId: Text,
      /** Whether the person follows the official account; null when unknown (decision 58). */
      subscribe: FlagOrNull,
    }),
  ),
  // ORD-073: `hasAddress`, or the other name that the server uses.
  ({ shippingAddressExists, ...user }) => ({ ...user, hasAddress: user.hasAddress ?? shippingAddressExists }),
)
export type User = z.infer<typeof User>

/** The owner of a sharing code; a doctor if the field `doctor` has any value. */
export const Sharer = transform(
  shape('SharerReply', {
    data: shape('Sharer', {
      fullName: Text,
      doctor: Anything,
      headImage: Text,
      /** Only of a salesperson, who may be called. */
      mobile: Text,
      position: Text,
    }),
  }),
  ({ data: { doctor, ...sharer } }) => ({ ...sharer, doctor: Boolean(doctor) }),
)
export type Sharer = z.infer<typeof Sharer>

export const PhoneBinding = z.object({ mobilePhone: z.string(), code: z.string().check(z.maxLength(6)) })

/** Contains only changed fields. */
export const UserUpdate = z.object({
  fullName: z.optional(z.string()),
  gender: z.optional(z.enum(genders)),
  birthday: z.optional(z.string()),
  headImage: z.optional(z.string()),
})

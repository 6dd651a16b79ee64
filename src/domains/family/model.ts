import * as z from 'zod/mini'
import { Gender } from '#/domains/user/model.ts'
import { Day } from '#/shared/api/day.ts'
import {
  transform,
  union,
  Flag,
  FlagOrNull,
  Id,
  Instant,
  maybe,
  Name,
  NumberReply,
  open,
  shape,
  Text,
  WholeNumber,
} from '#/shared/api/wire.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

export const familyStatuses = ['WAITING_FOR_AGREE', 'AGREE', 'REJECT'] as const
export const familyAnswers = ['AGREE', 'REJECT'] as const

/** Another person's number, masked; empty if it cannot be masked. */
const maskedMobile = (mobile: string): string => {
  const masked = maskMobile(mobile.replace(/[\s-]/g, '').replace(/^\+?86(?=\d{11}$)/, ''))
  return /\d{7}/.test(masked) ? '' : masked
}

/**
 * A member of my family. The specification names only the list: `relation` is the relation to me. Some backends also
 * send the ids of parents and spouse. The mobile number is not parsed: nobody may see another person's number.
 */
export const FamilyRelation = shape('FamilyRelation', {
  id: Id,
  relation: Text,
  name: Text,
  headImage: Text,
  gender: Gender,
  birthday: Day,
  fatherId: maybe(Id),
  motherId: maybe(Id),
  spouseId: maybe(Id),
  /** Whether father and mother are adoptive parents. */
  adopted: Flag,
  /** Whether the person has a gene report; null when the server does not send this fact. */
  hasReport: FlagOrNull,
})
export type FamilyRelation = z.infer<typeof FamilyRelation>

/** The mobile number is masked here, so that no screen can show another person's number. */
export const FamilyInvitation = transform(
  shape('FamilyInvitation', {
    id: Id,
    status: open(familyStatuses),
    /** The name of the other person. */
    name: Text,
    mobile: Text,
    /** The relation of the invited person to the inviting person. */
    relation: Text,
    remark: Text,
    createdDate: Instant,
    /** Whether I have sent the invitation; null when the server does not send this fact. */
    sent: FlagOrNull,
  }),
  ({ mobile, ...invitation }) => ({ ...invitation, mobile: maskedMobile(mobile) }),
)
export type FamilyInvitation = z.infer<typeof FamilyInvitation>

export const InvitationCount = union(NumberReply, shape('InvitationCount', { count: WholeNumber }), (count) => ({
  count,
}))

/** A plain text is both value and name. */
export const FamilyRelationType = union(Name, shape('FamilyRelationType', { value: Name, name: Text }), (value) => ({
  value,
  name: value,
}))
export type FamilyRelationType = z.infer<typeof FamilyRelationType>

export const InvitationAnswer = z.object({ id: z.string(), state: z.enum(familyAnswers) })

export const NewInvitation = z.object({
  mobile: z.string(),
  relation: z.string(),
  name: z.string(),
  remark: z.string(),
})
export type NewInvitation = z.infer<typeof NewInvitation>

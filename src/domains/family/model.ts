import * as z from 'zod/mini'
import { Gender } from '#/domains/user/model.ts'
import {
  transform,
  union,
  Flag,
  FlagOrNot,
  Id,
  Instant,
  maybe,
  Name,
  NumberReply,
  open,
  shape,
  Text,
  Whole,
} from '#/shared/api/wire.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

export const familyStatuses = ['WAITING_FOR_AGREE', 'AGREE', 'REJECT'] as const
export const familyAnswers = ['AGREE', 'REJECT'] as const

/** Another person's number: masked, and left out when it cannot be. */
const hidden = (mobile: string): string => {
  const masked = maskMobile(mobile.replace(/[\s-]/g, '').replace(/^\+?86(?=\d{11}$)/, ''))
  return /\d{7}/.test(masked) ? '' : masked
}

/**
 * Somebody of my family. The specification names the list only: `relation` says what the person is to me. A backend that
 * knows more names parents and husband or wife by their ids. The mobile number is not read: nobody sees another's.
 */
export const FamilyRelation = shape('FamilyRelation', {
  id: Id,
  relation: Text,
  name: Text,
  headImage: Text,
  gender: Gender,
  /** `YYYY-MM-DD`; empty when unknown. */
  birthday: Text,
  fatherId: maybe(Id),
  motherId: maybe(Id),
  spouseId: maybe(Id),
  /** Fathers and mothers are adoptive ones. */
  adopted: Flag,
  /** Whether the person has a gene report; null when the server does not say. */
  hasReport: FlagOrNot,
})
export type FamilyRelation = z.infer<typeof FamilyRelation>

/** The mobile number is masked here, so that no screen can show another person's. */
export const FamilyInvitation = transform(
  shape('FamilyInvitation', {
    id: Id,
    status: open(familyStatuses),
    /** The other person. */
    name: Text,
    mobile: Text,
    /** What the person who is invited is to the one who invites. */
    relation: Text,
    remark: Text,
    createdDate: Instant,
    /** Whether I sent it; null when the server does not say. */
    sent: FlagOrNot,
  }),
  ({ mobile, ...invitation }) => ({ ...invitation, mobile: hidden(mobile) }),
)
export type FamilyInvitation = z.infer<typeof FamilyInvitation>

export const InvitationCount = union(NumberReply, shape('InvitationCount', { count: Whole }), (count) => ({ count }))

/** A bare text is both. */
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

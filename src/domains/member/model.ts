import type * as z from 'zod/mini'
import { Gender } from '#/domains/user/model.ts'
import { Day } from '#/shared/api/day.ts'
import { listOf, Name, open, nullableReply, PointsOrNull, shape, Text } from '#/shared/api/wire.ts'

export const memberLevels = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const

const MemberLevel = shape('MemberLevel', {
  level: open(memberLevels),
  /** The collected points and the points for the next level; null when the server does not send them. */
  points: PointsOrNull,
  nextPoints: PointsOrNull,
  benefits: listOf(shape('LevelBenefits', { level: open(memberLevels), texts: listOf(Name) })),
})
export type MemberLevel = z.infer<typeof MemberLevel>

/** Empty for a person without a level. */
export const MaybeLevel = nullableReply(MemberLevel)

const Profile = shape('User', { fullName: Text, mobile: Text, headImage: Text, gender: Gender, birthday: Day })
export type Profile = z.infer<typeof Profile>

export const MaybeProfile = nullableReply(Profile)

import type * as z from 'zod/mini'
import { Gender } from '#/domains/user/model.ts'
import { listOf, Name, open, orNothing, PointsOrNot, shape, Text } from '#/shared/api/wire.ts'

export const memberLevels = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const

const MemberLevel = shape('MemberLevel', {
  level: open(memberLevels),
  /** What has been collected, and what the next level needs; null when the server does not say. */
  points: PointsOrNot,
  nextPoints: PointsOrNot,
  /** What each level brings, in the words of the server. */
  benefits: listOf(shape('LevelBenefits', { level: open(memberLevels), texts: listOf(Name) })),
})
export type MemberLevel = z.infer<typeof MemberLevel>

/** Nothing while the person has no level. */
export const MaybeLevel = orNothing(MemberLevel)

const Profile = shape('User', { fullName: Text, mobile: Text, headImage: Text, gender: Gender, birthday: Text })
export type Profile = z.infer<typeof Profile>

export const MaybeProfile = orNothing(Profile)

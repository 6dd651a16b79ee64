import type { Gender } from '#/domains/user/model.ts'
import type { familyStatuses } from '#/domains/family/model.ts'
import type { friendStates } from '#/domains/genetic-friends/model.ts'
import type { milestoneTypes } from '#/domains/family/milestone/model.ts'

/** A person in the family of a user. Ids of parents and spouses refer to the same family; `ME` is the user. */
export interface RelativeRow {
  id: string
  userId: string
  /** The relation to the user; empty for open text. */
  relation: string
  name: string
  gender: Gender
  birthday: string
  fatherId: string | null
  motherId: string | null
  spouseId: string | null
  hasReport: boolean | null
  relativeUserId: string | null
}

export interface FamilyInvitationRow {
  id: string
  fromUserId: string
  mobile: string
  /** The relation of the invited person to the inviting person. */
  relation: string
  /** The inviter's name for the invited person. */
  name: string
  remark: string
  status: (typeof familyStatuses)[number]
  createdAt: number
}

/** A friendship, or an application for a friendship; `from` has applied. */
export interface FriendshipRow {
  id: string
  fromUserId: string
  toUserId: string
  state: (typeof friendStates)[number]
  remark: string
  createdAt: number
  /** Whether the first person shares with the second person. */
  fromShares: boolean
  toShares: boolean
}

export interface MilestoneRow {
  id: string
  userId: string
  type: (typeof milestoneTypes)[number]
  content: string
  /** Epoch ms. */
  time: number
}

export interface FamilyTables {
  relatives: RelativeRow[]
  familyInvitations: FamilyInvitationRow[]
  friendships: FriendshipRow[]
  geneDataGrants: string[]
  milestones: MilestoneRow[]
}

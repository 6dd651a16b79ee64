import type { Db } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { HttpError } from '../http-error.ts'
import { resultsOf, similarityOf } from './gene-results.ts'
import type { FriendshipRow } from './rows.ts'

/** Friends have ids of their own, so that the id of a user is never part of an address. */
const friendId = (userId: string): string => `F${userId.slice(1)}`

export function userOfFriend(db: Db, id: string): UserRow {
  const user = db.users.find((entry) => friendId(entry.id) === id)
  if (!user) throw new HttpError(404)
  return user
}

export const hasGranted = (db: Db, userId: string): boolean => db.geneDataGrants.includes(userId)

export const friendshipOf = (db: Db, one: string, other: string): FriendshipRow | undefined =>
  db.friendships.find(
    ({ fromUserId, toUserId }) =>
      (fromUserId === one && toUserId === other) || (fromUserId === other && toUserId === one),
  )

/**
 * A person as `user` may see them. The comparison is sent only if both have granted it, and the results of the other
 * person only if that person shares them.
 */
export function friendWire(db: Db, user: UserRow, other: UserRow) {
  const row = friendshipOf(db, user.id, other.id)
  const [mine, theirs] = row?.fromUserId === user.id ? [row.fromShares, row.toShares] : [row?.toShares, row?.fromShares]
  const friends = row?.state === 'AGREED'
  const both = friends && hasGranted(db, user.id) && hasGranted(db, other.id)
  return {
    id: friendId(other.id),
    name: other.fullName,
    headImage: other.headImage ?? '',
    ...(row ? { friendState: row.state, remark: row.remark, createdDate: new Date(row.createdAt).toISOString() } : {}),
    applied: row ? row.fromUserId === user.id : null,
    share: friends ? mine === true : null,
    authorized: row ? hasGranted(db, other.id) : null,
    sharedWithMe: friends ? theirs === true && hasGranted(db, other.id) : null,
    geneticRelationshipResult: both
      ? {
          similarity: similarityOf(user.persona, other.persona),
          friendAnalysisResultList: theirs ? resultsOf(other.persona) : [],
          mineAnalysisResultList: resultsOf(user.persona),
        }
      : null,
  }
}

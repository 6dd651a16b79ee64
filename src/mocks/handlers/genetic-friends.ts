import { geneticFriendsApi } from '#/domains/genetic-friends/api.ts'
import { canAnswer, MAX_REMARK } from '#/domains/genetic-friends/rules.ts'
import { characterCount } from '#/shared/form/character-count.ts'
import type { Db } from '../db.ts'
import { nextId } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { friendWire, friendshipOf, hasGranted, userOfFriend } from '../family/friends.ts'
import { mockApi } from '../mock-api.ts'
import { HttpError } from '../http-error.ts'

/** Every call except those about the grant itself needs the grant. */
function needsGrant(db: Db, user: UserRow): void {
  if (!hasGranted(db, user.id)) throw new HttpError(403, '请先授权使用您的基因数据')
}

const findable = (db: Db, user: UserRow): UserRow[] => db.users.filter(({ id }) => id !== user.id && hasGranted(db, id))

const friendshipsOf = (db: Db, user: UserRow) =>
  db.friendships
    .filter(({ fromUserId, toUserId }) => fromUserId === user.id || toUserId === user.id)
    .sort((one, other) => other.createdAt - one.createdAt)

const otherOf = (
  db: Db,
  user: UserRow,
  { fromUserId, toUserId }: { fromUserId: string; toUserId: string },
): UserRow[] => db.users.filter(({ id }) => id === (fromUserId === user.id ? toUserId : fromUserId))

const friendsOf = (db: Db, user: UserRow): UserRow[] =>
  friendshipsOf(db, user)
    .filter(({ state }) => state === 'AGREED')
    .flatMap((row) => otherOf(db, user, row))

const RECOMMENDED = 10

export const geneticFriendsHandlers = mockApi(geneticFriendsApi, {
  list: ({ db, user }) => {
    needsGrant(db, user)
    return friendsOf(db, user).map((other) => friendWire(db, user, other))
  },
  applications: ({ db, user }) => {
    needsGrant(db, user)
    return friendshipsOf(db, user)
      .flatMap((row) => otherOf(db, user, row))
      .map((other) => friendWire(db, user, other))
  },
  recommended: ({ db, user }) => {
    needsGrant(db, user)
    return findable(db, user)
      .filter(({ id }) => !friendshipOf(db, user.id, id))
      .slice(0, RECOMMENDED)
      .map((other) => friendWire(db, user, other))
  },
  search: ({ db, body, user }) => {
    needsGrant(db, user)
    const keyword = body.keyword.trim()
    if (keyword.length < 2) throw new HttpError(400, '请至少输入两个字')
    return findable(db, user)
      .filter(({ mobile, fullName }) => mobile === keyword || fullName.includes(keyword))
      .map((other) => friendWire(db, user, other))
  },
  one: ({ db, path, user }) => {
    needsGrant(db, user)
    const other = userOfFriend(db, path.id)
    // A person without a grant who is neither friend nor applicant cannot be found: the name is not sent.
    if (other.id === user.id || (!hasGranted(db, other.id) && !friendshipOf(db, user.id, other.id)))
      throw new HttpError(404)
    return friendWire(db, user, other)
  },
  apply: ({ db, body, user, now }) => {
    needsGrant(db, user)
    const other = userOfFriend(db, body.friendId)
    if (other.id === user.id) throw new HttpError(400, '不能申请加自己')
    if (characterCount(body.remark) > MAX_REMARK) throw new HttpError(400, '留言太长')
    if (!hasGranted(db, other.id)) throw new HttpError(400, '对方没有开放基因亲友')
    const before = friendshipOf(db, user.id, other.id)
    if (before?.state === 'APPLY') throw new HttpError(400, '申请已经发出，请等对方同意')
    if (before?.state === 'AGREED') throw new HttpError(400, '你们已经是基因亲友')
    db.friendships = db.friendships.filter((row) => row !== before)
    db.friendships.push({
      id: nextId(db, 'KF'),
      fromUserId: user.id,
      toUserId: other.id,
      state: 'APPLY',
      remark: body.remark,
      createdAt: now,
      fromShares: false,
      toShares: false,
    })
    return null
  },
  answer: ({ db, query, user }) => {
    needsGrant(db, user)
    const other = userOfFriend(db, query.id)
    const row = friendshipOf(db, user.id, other.id)
    if (!row) throw new HttpError(404)
    if (!canAnswer({ friendState: row.state, applied: row.fromUserId === user.id }))
      throw new HttpError(400, '这个申请已经处理过了')
    row.state = query.friendState
    return null
  },
  share: ({ db, body, user }) => {
    needsGrant(db, user)
    const row = friendshipOf(db, user.id, userOfFriend(db, body.id).id)
    if (row?.state !== 'AGREED') throw new HttpError(400, '你们还不是基因亲友')
    if (row.fromUserId === user.id) row.fromShares = body.share
    else row.toShares = body.share
    return null
  },
  authorised: ({ db, user }) => hasGranted(db, user.id),
  authorise: ({ db, body, user }) => {
    db.geneDataGrants = db.geneDataGrants.filter((id) => id !== user.id)
    if (body.authorized) db.geneDataGrants.push(user.id)
    // After a withdrawal, sharing must be switched on again for each friend.
    else
      for (const row of db.friendships) {
        if (row.fromUserId === user.id) row.fromShares = false
        if (row.toUserId === user.id) row.toShares = false
      }
    return null
  },
  seenBy: ({ db, user }) => {
    needsGrant(db, user)
    return friendsOf(db, user)
      .map((other) => friendWire(db, user, other))
      .filter(({ share }) => share)
  },
})

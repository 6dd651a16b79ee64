import { familyApi } from '#/domains/family/api.ts'
import { isMobile } from '#/shared/lib/mobile.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'
import type { Db } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { largeFamily } from '../family/large-family.ts'
import { addRelatives, isTaken, nameOfRelation, relationKinds } from '../family/relatives.ts'
import type { FamilyInvitationRow, RelativeRow } from '../family/rows.ts'
import { nextId } from '../db.ts'
import { mockApi } from '../mock-api.ts'
import { HttpError } from '../http-error.ts'

const relativeWire = (db: Db, row: RelativeRow) => ({
  id: row.id,
  relation: row.relation,
  name: row.name,
  headImage: db.users.find(({ id }) => id === row.relativeUserId)?.headImage ?? '',
  gender: row.gender,
  birthday: row.birthday,
  fatherId: row.fatherId,
  motherId: row.motherId,
  spouseId: row.spouseId,
  adopted: false,
  hasReport: row.hasReport,
})

/** An invitation as one of the two people sees it: the name is the other person's. */
function invitationWire(db: Db, row: FamilyInvitationRow, user: UserRow) {
  const sent = row.fromUserId === user.id
  const from = db.users.find(({ id }) => id === row.fromUserId)
  return {
    id: row.id,
    status: row.status,
    name: sent ? row.name : (from?.fullName ?? ''),
    mobile: maskMobile(sent ? row.mobile : (from?.mobile ?? '')),
    relation: row.relation,
    remark: row.remark,
    createdDate: new Date(row.createdAt).toISOString(),
    sent,
  }
}

const newestFirst = (one: FamilyInvitationRow, other: FamilyInvitationRow) => other.createdAt - one.createdAt

const receivedBy = (db: Db, user: UserRow): FamilyInvitationRow[] =>
  db.familyInvitations.filter(({ mobile }) => mobile === user.mobile).sort(newestFirst)

const mine = (db: Db, id: string, user: UserRow): FamilyInvitationRow => {
  const row = db.familyInvitations.find((entry) => entry.id === id)
  if (!row) throw new HttpError(404)
  if (row.fromUserId !== user.id && row.mobile !== user.mobile) throw new HttpError(403)
  return row
}

/** The reason why this number or relation cannot be invited; null when an invitation is possible. */
function refusalOf(db: Db, user: UserRow, mobile: string, relation: string): string | null {
  if (!isMobile(mobile)) return '手机号格式错误'
  if (mobile === user.mobile) return '不能邀请自己的手机号'
  const invited = db.users.find((entry) => entry.mobile === mobile)
  if (invited && db.relatives.some((row) => row.userId === user.id && row.relativeUserId === invited.id))
    return '这个手机号已经在您的家庭里'
  if (
    db.familyInvitations.some(
      (row) => row.fromUserId === user.id && row.mobile === mobile && row.status === 'WAITING_FOR_AGREE',
    )
  )
    return '已经邀请过这个手机号，请等对方同意'
  return isTaken(db, user.id, relation) ? `您的家庭里已经有${nameOfRelation(relation)}了，请换一种关系` : null
}

export const familyHandlers = mockApi(familyApi, {
  relations: ({ db, user, knobs }) =>
    (knobs.relatives === null
      ? db.relatives.filter(({ userId }) => userId === user.id)
      : largeFamily(user.id, knobs.relatives)
    ).map((row) => relativeWire(db, row)),
  received: ({ db, user }) => receivedBy(db, user).map((row) => invitationWire(db, row, user)),
  sent: ({ db, user }) =>
    db.familyInvitations
      .filter(({ fromUserId }) => fromUserId === user.id)
      .sort(newestFirst)
      .map((row) => invitationWire(db, row, user)),
  waiting: ({ db, user }) => receivedBy(db, user).filter(({ status }) => status === 'WAITING_FOR_AGREE').length,
  invitation: ({ db, path, user }) => invitationWire(db, mine(db, path.id, user), user),
  answer: ({ db, body, user }) => {
    const row = mine(db, body.id, user)
    if (row.mobile !== user.mobile) throw new HttpError(403)
    if (row.status !== 'WAITING_FOR_AGREE') throw new HttpError(400, '这个邀请已经处理过了')
    row.status = body.state
    if (body.state === 'AGREE') addRelatives(db, row, user)
    return null
  },
  relationTypes: () => relationKinds.map(({ value, name }) => ({ value, name })),
  invite: ({ db, body, user, now }) => {
    if (!relationKinds.some(({ value }) => value === body.relation)) throw new HttpError(400, '请选择关系')
    const refusal = refusalOf(db, user, body.mobile, body.relation)
    if (refusal) throw new HttpError(400, refusal)
    const { mobile, relation, name, remark } = body
    db.familyInvitations.push({
      id: nextId(db, 'FI'),
      fromUserId: user.id,
      mobile,
      relation,
      name,
      remark,
      status: 'WAITING_FOR_AGREE',
      createdAt: now,
    })
    return null
  },
})

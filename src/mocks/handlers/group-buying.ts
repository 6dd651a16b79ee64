import { groupApi } from '#/domains/mall/group/api.ts'
import type { GroupBuying } from '#/domains/mall/group/model.ts'
import { groupPhase } from '#/domains/mall/group/rules.ts'
import { cents } from '#/shared/lib/money.ts'
import { type Db, nextId } from '../db.ts'
import type { GroupRow } from '../db-rows.ts'
import { mockApi } from '../mock-api.ts'
import { HttpError } from '../http-error.ts'
import { type GroupOffer, groupOffers } from '../seed/group-buying.ts'
import type { SeedGoods, SeedSpecification } from '../seed/goods-seed.ts'

const HOUR = 3_600_000

const offerOf = (goodsId: string): GroupOffer | null => groupOffers[goodsId] ?? null

const phaseOf = (row: GroupRow, offer: GroupOffer, now: number) => groupPhase(facts(row, offer, ''), now)

/** Converts a group to the input of the app's rules. */
function facts(row: GroupRow | null, offer: GroupOffer, userId: string): GroupBuying {
  return {
    id: row?.id ?? null,
    content: '和家人朋友一起买，人齐就优惠',
    size: offer.size,
    reduction: cents(offer.reduction),
    members: (row?.userIds ?? []).map((member) => ({ picture: '', mine: member === userId })),
    endTime: row?.endTime ?? null,
  }
}

/** The user's group for these goods: the last group that is open, or complete and not used yet. */
function mineFor(db: Db, goodsId: string, userId: string, now: number): GroupRow | null {
  const offer = offerOf(goodsId)
  const rows = db.groups.filter(
    (row) => row.goodsId === goodsId && row.userIds.includes(userId) && !row.usedBy.includes(userId),
  )
  return rows.findLast((row) => offer && phaseOf(row, offer, now) !== 'over') ?? null
}

function join(db: Db, goodsId: string, code: string, userId: string, now: number): GroupRow {
  const row = db.groups.find((entry) => entry.code === code && entry.goodsId === goodsId)
  const offer = offerOf(goodsId)
  if (!row || !offer) throw new HttpError(404)
  const phase = phaseOf(row, offer, now)
  if (phase === 'over') throw new HttpError(400, '这个团已经结束')
  if (phase === 'full') throw new HttpError(400, '这个团已经满员')
  row.userIds.push(userId)
  return row
}

function start(db: Db, goodsId: string, offer: GroupOffer, userId: string, now: number): GroupRow {
  const id = nextId(db, 'GB')
  const row = { id, goodsId, code: `GROUP${id}`, userIds: [userId], endTime: now + offer.hours * HOUR, usedBy: [] }
  db.groups.push(row)
  return row
}

export const groupHandlers = mockApi(groupApi, {
  canBuyInGroup: ({ db, path }) =>
    offerOf(path.id) !== null && db.goods.some((goods) => goods.id === path.id && goods.state === 'PUBLISHED'),
  group: ({ db, query, user, now }) => {
    const offer = offerOf(query.goodsId)
    if (!offer) return null
    const invited = db.groups.find((row) => row.code === query.code && row.goodsId === query.goodsId) ?? null
    const mine = mineFor(db, query.goodsId, user.id, now)
    // A user who has used this group no longer belongs to it: the next piece has the ordinary price.
    const viewer = mine || !invited?.usedBy.includes(user.id) ? user.id : ''
    const { endTime, ...group } = facts(mine ?? invited, offer, viewer)
    return { ...group, reduction: offer.reduction, endTime: endTime === null ? null : new Date(endTime).toISOString() }
  },
  groupCode: ({ db, query, user, now }) => {
    const offer = offerOf(query.goodsId)
    if (!offer) throw new HttpError(400, '该商品不支持拼团')
    const mine = mineFor(db, query.goodsId, user.id, now)
    if (mine) return { shareCode: mine.code }
    const row = query.code
      ? join(db, query.goodsId, query.code, user.id, now)
      : start(db, query.goodsId, offer, user.id, now)
    return { shareCode: row.code }
  },
  canQuitGroup: ({ db, query, user, now }) => {
    const row = db.groups.find((entry) => entry.id === query.id)
    const offer = row ? offerOf(row.goodsId) : null
    return Boolean(row && offer && row.userIds.includes(user.id) && phaseOf(row, offer, now) === 'open')
  },
  quitGroup: ({ db, body, user, now }) => {
    const row = db.groups.find((entry) => entry.id === body.id)
    const offer = row ? offerOf(row.goodsId) : null
    if (!row || !offer || !row.userIds.includes(user.id)) throw new HttpError(404)
    if (phaseOf(row, offer, now) !== 'open') throw new HttpError(400, '现在不能退出')
    row.userIds = row.userIds.filter((member) => member !== user.id)
    if (row.userIds.length === 0) db.groups = db.groups.filter((entry) => entry !== row)
    return null
  },
})

/** The complete group that a user can use for these goods now; null when there is none. */
export function usableGroup(db: Db, goodsId: string, userId: string, now: number): GroupRow | null {
  const offer = offerOf(goodsId)
  const row = mineFor(db, goodsId, userId, now)
  return row && offer && phaseOf(row, offer, now) === 'full' ? row : null
}

/** This user's price per piece: reduced in a complete group, never below 0. */
export function unitPrice(db: Db, goods: SeedGoods, item: SeedSpecification, userId: string, now: number): number {
  const reduction = usableGroup(db, goods.id, userId, now) ? (offerOf(goods.id)?.reduction ?? 0) : 0
  return Math.max(0, item.price - reduction)
}

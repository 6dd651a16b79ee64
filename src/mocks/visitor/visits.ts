import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { type Db, nextId } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import type { VisitorRow } from './rows.ts'

/** Opening the same content again within this many ms is the same view: a refetch or a reload counts once. */
const SAME_LOOK_MS = 30 * 60_000

interface Visit {
  user: UserRow
  code: string
  contentType: ContentKind
  contentId: string
  title: string
}

const visitorOf = (db: Db, ownerId: string, user: UserRow, now: number): VisitorRow => {
  const known = db.visitors.find((row) => row.ownerId === ownerId && row.userId === user.id)
  if (known) return known
  const { fullName: name, mobile, headImage = '/pictures/avatar.svg' } = user
  const added = {
    id: nextId(db, 'VS'),
    ownerId,
    userId: user.id,
    name,
    mobile,
    headImage,
    note: '',
    read: false,
    addedAt: now,
  }
  db.visitors.push(added)
  return added
}

/** Records that somebody else opened a salesperson's link; opening it again within SAME_LOOK_MS does not count. */
export function recordVisit(db: Db, { user, code, ...content }: Visit, now: number): void {
  const owner = db.users.find(({ shareCode, salesman }) => salesman && shareCode === code)
  if (!owner || owner.id === user.id) return
  const visitor = visitorOf(db, owner.id, user, now)
  const again = db.browses.some(
    (row) =>
      row.visitorId === visitor.id &&
      row.contentId === content.contentId &&
      row.contentType === content.contentType &&
      now - row.time < SAME_LOOK_MS,
  )
  if (again) return
  db.browses.push({ ownerId: owner.id, visitorId: visitor.id, ...content, time: now })
  visitor.read = false
}

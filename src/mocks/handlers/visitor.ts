import { visitorApi } from '#/domains/visitor/api.ts'
import { type Db, nextId } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { mockApi } from '../mock-api.ts'
import { HttpError } from '../http-error.ts'
import type { Knobs } from '../knobs.ts'
import type { BrowseRow, VisitorRow, VisitorTables } from '../visitor/rows.ts'
import { manyVisitors } from '../visitor/seed.ts'

interface VisitorQuery {
  db: Db
  user: UserRow
  knobs: Knobs
  now: number
}

/** The visitors and page views of a salesperson; anybody else is refused, as by a real backend. */
function tablesOf({ db, user, knobs, now }: VisitorQuery): VisitorTables {
  if (!user.salesman) throw new HttpError(403)
  if (knobs.visitors !== null) return manyVisitors(user.id, knobs.visitors, now)
  const mine = ({ ownerId }: { ownerId: string }) => ownerId === user.id
  return { visitors: db.visitors.filter(mine), browses: db.browses.filter(mine) }
}

function lastVisits(browses: readonly BrowseRow[]): Map<string, number> {
  const last = new Map<string, number>()
  for (const { visitorId, time } of browses) last.set(visitorId, Math.max(last.get(visitorId) ?? 0, time))
  return last
}

const iso = (time: number | undefined): string | null => (time === undefined ? null : new Date(time).toISOString())

const visitorWire = ({ id, name, mobile, headImage, note, read }: VisitorRow, last: number | undefined) => ({
  id,
  name,
  mobile,
  headImage,
  note,
  read,
  lastVisitTime: iso(last),
})

function totals(visitors: readonly VisitorRow[], browses: readonly BrowseRow[]) {
  const last = lastVisits(browses)
  const seen = visitors.filter(({ id }) => last.has(id))
  return {
    visitorsNumber: last.size,
    browsing: browses.length,
    visitors: seen.slice(0, 20).map((row) => visitorWire(row, last.get(row.id))),
  }
}

const kinds = ['NEWS', 'GOODS', 'VIDEO'] as const

export const visitorHandlers = mockApi(visitorApi, {
  home: ({ query, ...asked }) => {
    const { visitors, browses } = tablesOf(asked)
    return kinds
      .filter((kind) => !query.contentType || kind === query.contentType)
      .map((contentType) => ({
        contentType,
        ...totals(
          visitors,
          browses.filter((row) => row.contentType === contentType),
        ),
      }))
  },
  stats: ({ query, ...asked }) => {
    const { visitors, browses } = tablesOf(asked)
    const wanted = browses.filter(({ contentType }) => !query.contentType || contentType === query.contentType)
    const contents = new Map(wanted.map((row) => [`${row.contentType} ${row.contentId}`, row]))
    return [...contents.values()].map(({ contentId: id, contentType, title }) => ({
      id,
      title,
      contentType,
      ...totals(
        visitors,
        wanted.filter((row) => row.contentId === id && row.contentType === contentType),
      ),
    }))
  },
  information: ({ query, ...asked }) => {
    const { visitors, browses } = tablesOf(asked)
    const last = lastVisits(
      query.contentType ? browses.filter(({ contentType }) => contentType === query.contentType) : browses,
    )
    return visitors
      .filter(({ id }) => !query.contentType || last.has(id))
      .toSorted((one, other) => (last.get(other.id) ?? 0) - (last.get(one.id) ?? 0))
      .map((row) => visitorWire(row, last.get(row.id)))
  },
  read: ({ query, ...asked }) => {
    const row = tablesOf(asked).visitors.find(({ id }) => id === query.id)
    if (!row) throw new HttpError(404)
    row.read = true
    return null
  },
  save: ({ body, ...asked }) => {
    const { db, user, now } = asked
    const { visitors } = tablesOf(asked)
    const { id, ...facts } = body
    if (!facts.name.trim()) throw new HttpError(400, '请填写称呼')
    if (id) {
      const row = visitors.find((entry) => entry.id === id)
      if (!row) throw new HttpError(404)
      Object.assign(row, { ...facts, mobile: facts.mobile ?? row.mobile })
      return { id }
    }
    const added = {
      ...facts,
      mobile: facts.mobile ?? '',
      note: facts.note ?? '',
      id: nextId(db, 'VS'),
      ownerId: user.id,
      userId: null,
      headImage: '',
      read: true,
      addedAt: now,
    }
    db.visitors.push(added)
    return { id: added.id }
  },
  browseStats: (asked) =>
    tablesOf(asked)
      .browses.toSorted((one, other) => other.time - one.time)
      .map(({ visitorId, contentId, contentType, title, time }) => ({
        visitorId,
        contentId,
        contentType,
        title,
        time: iso(time),
      })),
})

import { isExampleReport } from '#/domains/report/source/report-ids.ts'
import { config } from '#/config.ts'
import type { Db, ReportBook } from './db.ts'
import type { UserRow } from './db-rows.ts'
import type { SampleRow } from './sample/rows.ts'
import { PAID } from './orders.ts'
import { HttpError } from './http-error.ts'
import type { Knobs } from './knobs.ts'
import type { Opened } from './report-wire.ts'
import { manyItems } from './seed/many-items.ts'
import type { SeedItem } from './seed/report-seed.ts'
import { isFor, itemFor } from './report-ancestry-wire.ts'
import { reportJobs } from './seed/reports.ts'

/** Access to reports: who may read which report, and which categories are unlocked. */

/** ms from the payment until the category is unlocked. */
export const UNLOCK_TAKES = 20_000

interface Asking {
  db: Db
  reports: ReportBook
  now: number
  knobs: Pick<Knobs, 'items'>
}

/** The items of a package; the knob `items` makes the list longer, for tests of large reports. */
const itemsOf = ({ reports, knobs }: Asking, packageId: string): readonly SeedItem[] => {
  const items = reports[packageId] ?? []
  return knobs.items === null ? items : manyItems(items, knobs.items)
}

export interface ReportRequest {
  sampleId: string
  packageId: string
}

export const isReported = (sample: SampleRow): boolean => sample.steps.some((step) => step.code === 'REPORTED')

export const findSample = (db: Db, { sampleId, packageId }: ReportRequest): SampleRow => {
  const sample = db.samples.find((entry) => entry.recordId === sampleId || entry.id === sampleId)
  if (!sample || sample.packageId !== packageId || !isReported(sample)) throw new HttpError(404)
  return sample
}

function unlocksOf(db: Db, sample: SampleRow) {
  return db.orders
    .filter((order) => order.unlock?.sampleId === sample.id && PAID.includes(order.status))
    .map((order) => ({
      category: order.unlock?.category ?? '',
      paidAt: order.history.find((event) => event.orderStatus === 'PAID')?.time ?? order.createdAt,
    }))
}

function bookOf(asking: Asking, sample: SampleRow): Opened {
  const { db, now } = asking
  const unlocks = unlocksOf(db, sample)
  const done = unlocks.filter(({ paidAt }) => now - paidAt >= UNLOCK_TAKES).map(({ category }) => category)
  const gender = db.patients.find(({ id }) => id === sample.patientId)?.gender
  const told = itemsOf(asking, sample.packageId).filter((seed) => isFor(seed, gender))
  const items = told.map((seed) => {
    const item = itemFor(seed, gender)
    if (!item.locked || !done.includes(item.category)) return item
    const { locked: _, ...open } = item
    return { ...open, unread: true as const }
  })
  return {
    items,
    packageId: sample.packageId,
    child: sample.packageId === config.sampleReportPackage.child,
    readItems: sample.readItems,
    executing: unlocks.map(({ category }) => category).filter((category) => !done.includes(category)),
    only: null,
  }
}

/** A report for its owner; sample reports are public. */
export function openOwn(asking: Asking, wanted: ReportRequest, user: UserRow | null): Opened {
  if (isExampleReport(wanted.sampleId)) {
    const child = wanted.sampleId === 'DEMO-DEFAULT-CHILD'
    const id = child ? config.sampleReportPackage.child : config.sampleReportPackage.adult
    return { items: itemsOf(asking, id), packageId: id, child, readItems: [], executing: [], only: null }
  }
  const sample = findSample(asking.db, wanted)
  if (sample.userId !== user?.id) throw new HttpError(403)
  return bookOf(asking, sample)
}

/** A report for a laboratory job: needs all three values, but no login. */
export function openJob(
  asking: Asking,
  wanted: ReportRequest & { jobId: string; agentId: string; labCode: string },
): Opened {
  const job = reportJobs.find((entry) => entry.jobId === wanted.jobId)
  if (!job || job.agentId !== wanted.agentId || job.labCode !== wanted.labCode) throw new HttpError(404)
  const sample = findSample(asking.db, wanted)
  if (job.sampleId !== sample.recordId) throw new HttpError(404)
  return { ...bookOf(asking, sample), readItems: [] }
}

/** The categories that the owner of a sharing code has agreed to share; all other categories are left out. */
export function openCode(asking: Asking, sharingCode: string): Opened {
  const share = asking.db.reportShares.find((entry) => entry.code === sharingCode)
  if (!share) throw new HttpError(404, '分享链接已失效')
  const book = bookOf(asking, findSample(asking.db, share))
  return {
    ...book,
    items: book.items.filter(({ category }) => share.categories.includes(category)),
    only: share.categories,
  }
}

/** A friend's report for the signed-in person: only the ancestry, which friends compare. */
export function openFriend(asking: Asking, wanted: ReportRequest, user: UserRow): Opened {
  const sample = findSample(asking.db, wanted)
  if (
    sample.userId !== user.id &&
    !asking.db.friendReports.some((entry) => entry.withUserId === user.id && entry.sampleId === sample.id)
  )
    throw new HttpError(403)
  const book = bookOf(asking, sample)
  return { ...book, items: book.items.filter(({ category }) => category === 'ANCESTRY'), only: ['ANCESTRY'] }
}

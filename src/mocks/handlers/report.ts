import { reportApi } from '#/domains/report/api.ts'
import { type Db, nextId } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import type { SampleRow } from '../sample/rows.ts'
import { mockApi } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'
import { itemWire, summariesWire } from '../report-wire.ts'
import { findSample, isReported, openCode, openFriend, openJob, openOwn } from '../reports.ts'
import { appendixOf } from '../seed/appendix/appendix.ts'

const reported = (db: Db, user: UserRow): SampleRow[] =>
  db.samples.filter((sample) => sample.userId === user.id && isReported(sample))

/** PREPAID reports are prepaid and not signed yet; the contract of SIGNED reports is signed (decision 86). */
function ofKind(db: Db, samples: readonly SampleRow[], kind: string | undefined): SampleRow[] {
  if (!kind || kind === 'ALL') return [...samples]
  const signed = (sample: SampleRow) => db.orders.find((order) => order.id === sample.orderId)?.signed === true
  return samples.filter((sample) => signed(sample) === (kind === 'SIGNED'))
}

function sampleWire(db: Db, sample: SampleRow) {
  const patient = db.patients.find((entry) => entry.id === sample.patientId)
  return {
    sampleId: sample.id,
    sampleRecordId: sample.recordId,
    customerEntityDTO: {
      firstName: patient?.name.slice(1) ?? '',
      lastName: patient?.name.slice(0, 1) ?? '',
      gender: patient?.gender ?? 'SECRET',
      birthday: patient?.birthday ?? '',
      mobile: patient?.mobile ?? '',
    },
    detectionPackageInfoList: [
      {
        detectionPackageId: sample.packageId,
        reportPackageType: sample.packageId === 'PKG-CHILD' ? 'CHILDREN' : 'ADULT',
      },
    ],
    reportLastUpdateTime: new Date(sample.steps.at(-1)?.time ?? 0).toISOString(),
  }
}

export const reportHandlers = mockApi(reportApi, {
  mine: ({ db, query, user }) => ofKind(db, reported(db, user), query.type).map((sample) => sampleWire(db, sample)),
  count: ({ db, path, user }) => ofKind(db, reported(db, user), path.type).length,
  one: ({ db, path, user }) => {
    const sample = reported(db, user).find((entry) => entry.recordId === path.id || entry.id === path.id)
    if (!sample) throw new HttpError(404)
    return sampleWire(db, sample)
  },
  gene: ({ db, user }) => (user ? reported(db, user).map((sample) => sampleWire(db, sample)) : []),
  forOrder: ({ db, path, user }) => {
    const order = own(db.orders, path.id, user.id)
    return reported(db, user)
      .filter((sample) => sample.orderId === order.id)
      .map((sample) => sampleWire(db, sample))
  },
  summary: ({ path, user, ...world }) => summariesWire(openOwn(world, path, user)),
  item: ({ query, user, ...world }) =>
    itemWire(openOwn(world, query, user), query.packageItem, query.needResultAndCorpus),
  summaryByJob: ({ body, ...world }) => summariesWire(openJob(world, body)),
  itemByJob: ({ body, ...world }) => itemWire(openJob(world, body), body.packageItem, body.needResultAndCorpus),
  summaryByCode: ({ path, ...world }) => summariesWire(openCode(world, path.sharingCode)),
  itemByCode: ({ path, query, ...world }) =>
    itemWire(openCode(world, path.sharingCode), query.packageItem, query.needResultAndCorpus),
  summaryOfFriend: ({ path, user, ...world }) => summariesWire(openFriend(world, path, user)),
  itemOfFriend: ({ query, user, ...world }) =>
    itemWire(openFriend(world, query, user), query.packageItem, query.needResultAndCorpus),
  appendixGenetic: ({ query }) => appendixOf('genetic', query.basePackageId),
  appendixRare: ({ query }) => appendixOf('rare', query.basePackageId),
  shareCode: ({ db, body, user }) => {
    if (findSample(db, body).userId !== user.id) throw new HttpError(403)
    const code = nextId(db, 'RS')
    db.reportShares.push({ code, userId: user.id, ...body })
    return { sharingCode: code }
  },
  share: ({ db, body, user }) => {
    if (findSample(db, body).userId !== user.id) throw new HttpError(403)
    const first = !db.reportActions.some((entry) => entry.userId === user.id && entry.action === 'share')
    db.reportActions.push({ userId: user.id, action: 'share' })
    return first
  },
  copied: ({ db, user }) => {
    db.reportActions.push({ userId: user.id, action: 'copy-url' })
    return null
  },
  act: ({ db, body, user }) => {
    db.reportActions.push({ userId: user.id, action: body.action })
    return null
  },
  read: ({ db, path, user }) => {
    for (const sample of db.samples)
      if (sample.userId === user.id && !sample.readItems.includes(path.id)) sample.readItems.push(path.id)
    return null
  },
  viewed: ({ db, body, user }) => {
    db.reportViews.push({ sampleId: body.sampleId, userId: user.id })
    return null
  },
  tag: ({ db, body }) => {
    db.tags.push(body)
    return null
  },
})

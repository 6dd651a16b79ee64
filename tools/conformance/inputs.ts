/** The input of a read: its parameters, in the spelling of the contract. */
export interface Input {
  path?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** A raw entry of another read's reply, and the input of that read. */
export interface KnownIds {
  entry: unknown
  asked: Input
}

/** The source of a read's input: fixed, or made from an entry of another read's reply. */
export type Plan = { of: string; input: (found: KnownIds) => Input | null } | { fixed: readonly Input[] }

/** The value at a path such as `goods.0.id`: a text, or null when it is absent or empty. */
function at(value: unknown, path: string): string | null {
  let here = value
  for (const step of path.split('.')) here = (here as Record<string, unknown> | null | undefined)?.[step]
  return (typeof here === 'string' && here !== '') || Number.isSafeInteger(here) ? String(here) : null
}

type Part = keyof Input

/** Fills one parameter of the call with one field of an entry in another read's reply. */
const from = (of: string, field: string, part: Part, name = 'id', more: Input = {}): Plan => ({
  of,
  input: ({ entry }) => {
    const value = at(entry, field)
    return value === null ? null : { ...more, [part]: { ...more[part], [name]: value } }
  },
})

const byId = (of: string, field = 'id'): Plan => from(of, field, 'path')

const PAGE = { page: 0, size: 20 }

const tomorrow = (): string => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)

function ofReport(found: KnownIds): Record<string, string> | null {
  const sampleId = at(found.entry, 'sampleId')
  const packageId = at(found.entry, 'detectionPackageInfoList.0.detectionPackageId')
  return sampleId && packageId ? { sampleId, packageId } : null
}

/** The first item of the summary of a report. */
function itemOf({ entry, asked }: KnownIds): Record<string, string> | null {
  const packageItem = at(entry, 'summaryItems.0.detectionItemId') ?? at(entry, 'summaryItems.0.packageItem')
  return packageItem && asked.path ? { ...asked.path, packageItem } : null
}

const report = (of = 'report.mine'): Plan => ({
  of,
  input: (found) => {
    const path = ofReport(found)
    return path && { path }
  },
})

const reportItem = (of: string): Plan => ({
  of,
  input: (found) => {
    const query = itemOf(found)
    return query && { query: { ...query, needResultAndCorpus: true } }
  },
})

const appendix: Plan = {
  of: 'report.summary',
  input: ({ entry }) => {
    const basePackageId = at(entry, 'basePackageId')
    return basePackageId ? { query: { basePackageId, ...PAGE } } : null
  },
}

const shop: Readonly<Record<string, Plan>> = {
  'address.one': byId('address.all'),
  'coupon.get': byId('coupon.mine'),
  'coupon.case': byId('coupon.mine'),
  'coupon-goods.list': from('coupon.mine', 'id', 'body', 'couponId', { query: PAGE }),
  'mall.goods': byId('mall.search', 'goodsId'),
  'mall.preview': byId('mall.search', 'goodsId'),
  'mall.canBuyInGroup': byId('mall.search', 'goodsId'),
  'mall.group': from('mall.search', 'goodsId', 'query', 'goodsId'),
  'mall.canQuitGroup': from('mall.group', 'id', 'query'),
  'mall.promotions': from('mall.search', 'goodsId', 'body', 'goodsId'),
  'order.options': {
    of: 'mall.search',
    input: ({ entry }) => {
      const goodsId = at(entry, 'goodsId')
      const specificationItem = at(entry, 'specifications.0.id')
      if (!goodsId || !specificationItem) return null
      return { body: { goodsId, specificationItem, number: 1, paymentMode: 'LUMP_SUM' } }
    },
  },
  'order.one': from('order.mine', 'id', 'body'),
  'invoice.ofOrder': byId('order.mine'),
  'invoice.receipt': byId('order.mine'),
  'pay-order.ofOrder': byId('order.mine'),
  'pay-order.get': byId('pay-order.ofOrder'),
  'payment.channels': byId('pay-order.ofOrder'),
  'payment.orderBehind': byId('pay-order.ofOrder'),
  'points.goodsDetails': byId('points.goodsSearch'),
  'points.order': byId('points.orders'),
  'cell-storage.deposit': byId('cell-storage.deposits'),
  'sample.forGoods': byId('order.mine', 'goods.goodsId'),
}

const health: Readonly<Record<string, Plan>> = {
  'health.one': byId('health.mine'),
  'patient.one': byId('patient.all'),
  'report.one': byId('report.mine', 'sampleId'),
  'report.count': { fixed: [{ path: { type: 'ADULT' } }, { path: { type: 'CHILD' } }] },
  'report.forOrder': byId('order.mine'),
  'report.summary': report(),
  'report.item': reportItem('report.summary'),
  'report.appendixGenetic': appendix,
  'report.appendixRare': appendix,
  'sample.details': byId('sample.progress', 'sampleId'),
  'family.invitation': byId('family.received'),
  'genetic-friends.one': byId('genetic-friends.list'),
  'doctor-qa.one': byId('doctor-qa.mine'),
  'insurance.policy': {
    of: 'insurance.policies',
    input: ({ entry }) => {
      const proBarcode = at(entry, 'proBarcode')
      const contractCode = at(entry, 'contractCode')
      return proBarcode && contractCode ? { path: { proBarcode, contractCode } } : null
    },
  },
  'insurance.ofContract': byId('insurance.policies', 'contractId'),
}

const content: Readonly<Record<string, Plan>> = {
  'help.get': byId('help.list'),
  'help.knowledgeText': byId('help.knowledge'),
  'news.get': byId('news.list'),
  'lecture.video': byId('lecture.videos'),
  'lecture.live': byId('lecture.lives'),
  'auth.privacy': { fixed: [{ path: { id: '1' } }] },
  'user.sharer': from('user.me', 'shareCode', 'path', 'code'),
  'auth.authorizationUrl': { fixed: [{ query: { redirectUrl: 'https://example.com/login' } }] },
  'media.signature': { fixed: [{ query: { url: 'https://example.com/Home' } }] },
}

const visits: Readonly<Record<string, Plan>> = {
  'event-registration.hallTimes': from('event-registration.halls', 'lifeExperienceHallDTO.id', 'query', 'hallId'),
  'event-registration.freeDates': from('event-registration.halls', 'lifeExperienceHallDTO.id', 'query', 'hallId'),
  'event-registration.freeTimes': {
    of: 'event-registration.freeDates',
    input: ({ entry, asked }) => {
      const date = at(entry, 'date')
      return date ? { query: { ...asked.query, date } } : null
    },
  },
  'event-registration.get': byId('event-registration.list'),
  'event-registration.event': byId('event-registration.list', 'eventId'),
  'event-registration.full': from('event-registration.list', 'eventId', 'query', 'eventId'),
  'visit-reservation.times': { fixed: [{ query: { date: tomorrow() } }] },
  'visit-reservation.get': byId('visit-reservation.find'),
  'visit-reservation.invoice': byId('visit-reservation.find'),
  'summer.ageGroup': { fixed: [{ query: { birthday: '2015-06-01' } }] },
  'summer.money': { fixed: [{ query: { count: 1 } }] },
}

/** The inputs of all reads that need one. */
export const plans: Readonly<Record<string, Plan>> = { ...shop, ...health, ...content, ...visits }

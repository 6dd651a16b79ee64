import { seedAccounts } from '../wechat-accounts.ts'
import type { Db } from '../db.ts'
import type { AddressRow, OrderRow, PatientRow } from '../db-rows.ts'
import type { SampleRow } from '../sample/rows.ts'
import { personas } from '../personas.ts'
import { campaignSeed } from './campaign/campaigns.ts'
import { couponsOf, withCoupon } from './coupons.ts'
import { goods } from './goods.ts'
import { pointsSeed } from './points.ts'
import { groupsOf } from './group-buying.ts'
import { billsOf, invoicesOf } from './bills.ts'
import { babiesOf, healthRecordsOf } from './health.ts'
import { invitationSeed, sharedBy } from '../invitations.ts'
import { withState } from './order-states.ts'
import { familySeed } from './family/family.ts'
import { contactsOf } from '../sales/contacts.ts'
import { insuranceSeed } from './insurance/insurance.ts'
import { visitorSeed } from '../visitor/seed.ts'
import { qaSeed } from './doctor-qa/questions.ts'
import { messagesOf } from './message/messages.ts'
import { fullHour } from './promotions.ts'
import { packageNames, sharedReports } from './reports.ts'
import { storageContracts, toothTubes, unboundBills } from './samples.ts'
import { articles } from './news/articles.ts'
import { drawsOf, ticketsOf } from './tickets.ts'
import { eventsOf } from './event-registration/events.ts'
import { registrationsOf } from './event-registration/registrations.ts'
import { reservationsOf } from './visit-reservation/reservations.ts'
import { depositsOf } from './cell-storage/deposits.ts'
import { summerSeed } from './summer/summer.ts'
import { walletSeed } from './wallet.ts'

const DAY = 86_400_000

const userId = (persona: string): string => personas.find((entry) => entry.persona === persona)?.id ?? ''

const address = (persona: string, id: string, detail: string, isDefault: boolean): AddressRow => {
  const user = personas.find((entry) => entry.persona === persona)
  return {
    id, userId: user?.id ?? '', name: user?.fullName ?? '', mobile: user?.mobile ?? '',
    province: '广东省', city: '深圳市', district: '南山区', detail, isDefault,
  }
}

interface OrderSeed {
  id: string
  persona: string
  goodsId: string
  status: string
  daysAgo: number
}

const pathTo: Record<string, string[]> = {
  WAITING_FOR_PAYMENT: [], PAYING: [], PAID: ['PAID'], SHIPPED: ['PAID', 'SHIPPED'], RECEIVED: ['PAID', 'SHIPPED', 'RECEIVED'],
  COMPLETED: ['PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED'], CLOSED: ['CLOSED'],
}

/** The patient of an order, if known. */
const patientOf: Record<string, string> = { O401: 'P401', O501: 'P501' }

function order({ id, persona, goodsId, status, daysAgo }: OrderSeed, now: number, home: AddressRow | undefined): OrderRow {
  const item = goods.find((entry) => entry.id === goodsId)?.specifications[0]
  const createdAt = now - daysAgo * DAY
  const price = item?.price ?? 0
  const events = pathTo[status] ?? []
  return {
    id, userId: userId(persona), orderNumber: `2026${id.replace(/\D/g, '').padStart(10, '0')}`, status, goodsId, specificationId: item?.id ?? '',
    number: 1, price, total: price, items: [{ name: '商品金额', amount: price }], couponId: null, addressId: home?.id ?? null, address: home ?? null,
    requirements: '', sharingCode: sharedBy(id), createdAt,
    history: events.map((orderStatus, index) => ({ orderStatus, time: createdAt + (index + 1) * 3_600_000 })),
    express: events.includes('SHIPPED') ? { company: '顺丰速运', number: `SF10${id.replace(/\D/g, '').padStart(8, '0')}`, phone: '95338' } : null,
    patientId: patientOf[id] ?? null,
  }
}

const everyStatus = ['WAITING_FOR_PAYMENT', 'PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED', 'CLOSED', 'PAYING', 'COMPLETED', 'PAID']

function ordersOf(now: number, addresses: readonly AddressRow[]): OrderRow[] {
  const fixed: OrderSeed[] = [
    { id: 'O201', persona: 'member', goodsId: 'G001', status: 'RECEIVED', daysAgo: 6 },
    { id: 'O301', persona: 'unpaid', goodsId: 'G004', status: 'WAITING_FOR_PAYMENT', daysAgo: 0.05 },
    { id: 'O401', persona: 'waiting', goodsId: 'G001', status: 'COMPLETED', daysAgo: 20 },
    { id: 'O501', persona: 'reported', goodsId: 'G001', status: 'COMPLETED', daysAgo: 60 },
    { id: 'O601', persona: 'parent', goodsId: 'G011', status: 'RECEIVED', daysAgo: 8 },
  ]
  const many = Array.from({ length: 45 }, (_, index): OrderSeed => ({
    id: `O${700 + index}`, persona: 'rich', goodsId: index === 27 ? 'G003' : (goods[index % 22]?.id ?? 'G001'),
    status: everyStatus[index % everyStatus.length] ?? 'PAID', daysAgo: 1 + index * 3,
  }))
  return [...fixed, ...many].map((seed) => order(seed, now, addresses.find((entry) => entry.userId === userId(seed.persona))))
}

const patient = (id: string, persona: string, name: string, gender: PatientRow['gender'], birthday: string, identityCard: string): PatientRow => ({
  id, userId: userId(persona), name, gender, birthday, mobile: personas.find((entry) => entry.persona === persona)?.mobile ?? '',
  identityCardType: 'CHINESE_IDENTITY_CARD', identityCard,
})

const patientsOf = (): PatientRow[] => [
  patient('P201', 'member', '李建国', 'MALE', '1962-03-15', '440304196203150019'),
  patient('P202', 'member', '李小禾', 'FEMALE', '2018-09-01', '440304201809010022'),
  patient('P401', 'waiting', '孙丽华', 'FEMALE', '1968-05-20', '440304196805200028'),
  patient('P501', 'reported', '周雪梅', 'FEMALE', '1968-11-02', '440304196811020023'),
  patient('P601', 'parent', '吴志强', 'MALE', '1985-07-08', '440304198507080012'),
  patient('P602', 'parent', '吴乐乐', 'MALE', '2019-04-12', '440304201904120019'),
]

const stages = ['BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED']

function sample(id: string, packageId: string, now: number, bound?: { persona: string; patientId: string; stage: number; orderId?: string }): SampleRow {
  return {
    id, recordId: `R${id.slice(-6)}`, packageId, packageName: packageNames[packageId] ?? '', userId: bound ? userId(bound.persona) : null,
    patientId: bound?.patientId ?? null, orderId: bound?.orderId ?? null, readItems: [],
    steps: stages.slice(0, bound?.stage ?? 0).map((code, index) => ({ code, time: now - (30 - index * 5) * DAY })),
  }
}

/** Tubes: the tubes numbered LB2026000001 to …40 are free to bind. */
const samplesOf = (now: number): SampleRow[] => [
  ...toothTubes,
  ...Array.from({ length: 40 }, (_, index) => sample(`LB2026${String(index + 1).padStart(6, '0')}`, index % 2 === 0 ? 'PKG-ADULT' : 'PKG-CHILD', now)),
  sample('LB2026100401', 'PKG-ADULT', now, { persona: 'waiting', patientId: 'P401', stage: 3, orderId: 'O401' }),
  sample('LB2026100501', 'PKG-ADULT', now, { persona: 'reported', patientId: 'P501', stage: 5, orderId: 'O501' }),
  sample('LB2026100601', 'PKG-ADULT', now, { persona: 'parent', patientId: 'P601', stage: 5 }),
  sample('LB2026100602', 'PKG-CHILD', now, { persona: 'parent', patientId: 'P602', stage: 5 }),
]

/** Deterministic: the same `now` gives the same ids, texts and times. */
export function seedDb(now: number): Db {
  const addresses = [
    address('member', 'A201', '科技园南区8栋1203室', true),
    address('member', 'A202', '蛇口太子路22号', false),
    address('unpaid', 'A301', '后海大道101号', true),
    address('waiting', 'A401', '桃园路1号', true),
    address('reported', 'A501', '深南大道9789号', true),
    address('parent', 'A601', '留仙大道3370号', true),
    address('rich', 'A701', '沙河西路1819号', true),
    address('unlucky', 'A1001', '南海大道3688号', true),
  ]
  const coupons = couponsOf(now)
  return {
    counters: {}, lives: [], given: [], promotionHour: fullHour(now), users: personas.map(({ note: _note, ...user }) => user), sessions: [{ token: 'token-expired', userId: null }], smsCodes: [],
    wechatAccounts: seedAccounts(), spentCodes: [], thirdPartyCodes: {}, invitations: [], ...invitationSeed(now), reservations: reservationsOf(now, userId),
    addresses, coupons, tickets: ticketsOf(now), draws: drawsOf(now), rewards: [], goods: structuredClone(goods),
    orders: ordersOf(now, addresses).map((row) => withState(withCoupon(row, coupons))), payOrders: [], invoices: invoicesOf(now), bills: [...billsOf(now), ...structuredClone(unboundBills)], patients: patientsOf(),
    storageContracts: structuredClone(storageContracts), contractCodes: [],
    registrations: registrationsOf(now, userId), registrationEvents: eventsOf(now),
    samples: structuredClone(samplesOf(now)), healthRecords: healthRecordsOf(userId), babies: babiesOf(userId), groups: groupsOf(now), goodsViews: [], readRecords: [], once: {},
    articles: structuredClone(articles), thumbUps: [], tags: [], reportViews: [], reportActions: [], ...sharedReports(userId),
    ...pointsSeed(now, addresses), ...walletSeed(now, userId), messages: messagesOf(now, userId), feedback: [],
    ...campaignSeed(now, userId), ...summerSeed(now), ...depositsOf(userId), ...familySeed(now),
    ...insuranceSeed(now, userId), ...qaSeed(now, userId), ...visitorSeed(now, userId),
    contacts: contactsOf(userId),
  }
}

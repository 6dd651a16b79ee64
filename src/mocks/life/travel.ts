import { type Db, nextId } from '../db.ts'
import type { AddressRow, OrderRow, PatientRow, UserRow } from '../db-rows.ts'
import type { SampleRow } from '../sample/rows.ts'
import { addPayOrder, complete } from '../orders.ts'
import type { LifeRow } from './rows.ts'
import { type Life, type Stage, stageAt } from './stages.ts'

const GOODS = 'G001'
const PACKAGE = 'PKG-ADULT'
const MINUTE = 60_000

const orderEvents: Readonly<Record<Stage, readonly string[]>> = {
  paid: ['PAID'],
  shipped: ['PAID', 'SHIPPED'],
  received: ['PAID', 'SHIPPED', 'RECEIVED'],
  bound: ['PAID', 'SHIPPED', 'RECEIVED'],
  testing: ['PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED'],
  reported: ['PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED'],
}

const sampleSteps: Readonly<Record<Stage, readonly string[]>> = {
  paid: [],
  shipped: [],
  received: [],
  bound: ['BOUND'],
  testing: ['BOUND', 'RETURNED', 'RECEIVED', 'TESTING'],
  reported: ['BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED'],
}

/** The times of new events: the first event some minutes ago, the last event now. */
const timesOf = (count: number, now: number): number[] =>
  Array.from({ length: count }, (_, index) => now - (count - 1 - index) * MINUTE)

function homeOf(db: Db, user: UserRow): AddressRow {
  const known = db.addresses.find((entry) => entry.userId === user.id)
  if (known) return known
  const home: AddressRow = {
    id: nextId(db, 'A'),
    userId: user.id,
    name: user.fullName,
    mobile: user.mobile,
    province: '广东省',
    city: '深圳市',
    district: '南山区',
    detail: '科技园南区8栋1203室',
    isDefault: true,
  }
  db.addresses.push(home)
  return home
}

/** An order that looks as if the person had just placed it. */
export function placedOrder(db: Db, user: UserRow, goodsId: string, now: number): OrderRow {
  const item = db.goods.find((entry) => entry.id === goodsId)?.specifications[0]
  const home = homeOf(db, user)
  const id = nextId(db, 'O')
  const { userId: _, ...address } = home
  const price = item?.price ?? 0
  const order: OrderRow = {
    id,
    userId: user.id,
    orderNumber: `2026${id.slice(1).padStart(10, '0')}`,
    status: 'WAITING_FOR_PAYMENT',
    goodsId,
    specificationId: item?.id ?? '',
    number: 1,
    price,
    total: price,
    items: [{ name: '商品金额', amount: price }],
    couponId: null,
    addressId: home.id,
    address,
    requirements: '',
    invoice: null,
    sharingCode: null,
    createdAt: now - 10 * MINUTE,
    history: [],
    express: null,
    patientId: null,
  }
  db.orders.push(order)
  return order
}

const isReported = (sample: SampleRow): boolean => sample.steps.some(({ code }) => code === 'REPORTED')

/**
 * The newest test order without a report, or a new order. From the stage of the binding on, an order with a tube is
 * preferred; before that stage, only an order without a tube is used, so that no tube gets lost.
 */
function orderFor(db: Db, user: UserRow, stage: Stage, now: number): OrderRow {
  const tubes = (order: OrderRow) => db.samples.filter((sample) => sample.orderId === order.id)
  const moves = (order: OrderRow) =>
    order.userId === user.id &&
    order.goodsId === GOODS &&
    order.deposit === undefined &&
    !order.refund &&
    !['CLOSED', 'PAYING'].includes(order.status) &&
    !tubes(order).some(isReported)
  const known = db.orders.filter(moves).sort((a, b) => b.createdAt - a.createdAt)
  const bound = sampleSteps[stage].length > 0 ? known.find((order) => tubes(order).length > 0) : undefined
  return bound ?? known.find((order) => tubes(order).length === 0) ?? placedOrder(db, user, GOODS, now)
}

function patientFor(db: Db, user: UserRow, order: OrderRow): PatientRow {
  const mine = db.patients.filter((entry) => entry.userId === user.id)
  const known = mine.find((entry) => entry.id === order.patientId) ?? mine[0]
  if (known) return known
  const patient: PatientRow = {
    id: nextId(db, 'P'),
    userId: user.id,
    name: user.fullName,
    gender: user.gender,
    birthday: '1968-05-20',
    mobile: user.mobile,
    identityCardType: 'CHINESE_IDENTITY_CARD',
    identityCard: '440304196805200028',
  }
  db.patients.push(patient)
  return patient
}

function moveOrder(db: Db, order: OrderRow, stage: Stage, now: number): void {
  const wanted = orderEvents[stage]
  if (order.history.length === 0 && order.status === 'WAITING_FOR_PAYMENT') {
    const open = db.payOrders.find((pay) => pay.orderId === order.id && pay.status === 'WaitingForPayment')
    complete(db, order, open ?? addPayOrder(db, order, order.total), now)
    order.history = []
  }
  const kept = order.history.filter((event, index) => event.orderStatus === wanted[index])
  const missing = wanted.slice(kept.length)
  const times = timesOf(missing.length, now)
  order.history = [...kept, ...missing.map((orderStatus, index) => ({ orderStatus, time: times[index] ?? now }))]
  order.status = wanted.at(-1) ?? order.status
  order.express = wanted.includes('SHIPPED')
    ? { company: '顺丰速运', number: `SF10${order.id.replace(/\D/g, '').padStart(8, '0')}`, phone: '95338' }
    : null
}

/** The tube of the order: bound by the person, else by the knob; null before it is bound. */
function tubeFor(db: Db, user: UserRow, order: OrderRow, life: LifeRow): SampleRow | null {
  const bound = db.samples.find((sample) => sample.orderId === order.id && sample.userId === user.id)
  if (bound) return bound
  const isFree = ({ packageId, userId, toothOrderId }: SampleRow) =>
    packageId === PACKAGE && userId === null && toothOrderId === undefined
  return db.samples.find((sample) => sample.id === life.sampleId && isFree(sample)) ?? db.samples.find(isFree) ?? null
}

function moveSample(db: Db, user: UserRow, order: OrderRow, life: LifeRow, stage: Stage, now: number): void {
  const wanted = sampleSteps[stage]
  const sample = tubeFor(db, user, order, life)
  if (!sample) return
  if (wanted.length === 0) {
    Object.assign(sample, { userId: null, patientId: null, orderId: null, steps: [], readItems: [] })
    return
  }
  life.sampleId = sample.id
  const missing = wanted.slice(sample.steps.length)
  const times = timesOf(missing.length, now)
  Object.assign(sample, {
    userId: user.id,
    patientId: sample.patientId ?? patientFor(db, user, order).id,
    orderId: order.id,
    steps: [
      ...sample.steps.slice(0, wanted.length),
      ...missing.map((code, index) => ({ code, time: times[index] ?? now })),
    ],
  })
  order.patientId = sample.patientId
}

/**
 * Applies the knob to a person, once for each stage: what the person does in between stays.
 * @returns whether the data has changed.
 */
export function live(db: Db, user: UserRow, life: Life, knob: string, now: number): boolean {
  const before = db.lives.find((row) => row.userId === user.id)
  const row: LifeRow = before ?? { userId: user.id, knob: '', since: now, stage: null, orderId: '', sampleId: null }
  if (!before) db.lives.push(row)
  if (row.knob !== knob) Object.assign(row, { knob, since: now, stage: null })
  const stage = stageAt(life, row.since, now)
  if (row.stage === stage) return false
  const order = db.orders.find((entry) => entry.id === row.orderId) ?? orderFor(db, user, stage, now)
  Object.assign(row, { stage, orderId: order.id })
  moveOrder(db, order, stage, now)
  moveSample(db, user, order, row, stage, now)
  return true
}

import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { routes } from '#/mocks/all-handlers.ts'
import type { Db } from '#/mocks/db.ts'
import { parseKnobs } from '#/mocks/knobs.ts'
import { HttpError } from '#/mocks/http-error.ts'
import { checkReservations, CAPACITY } from '#/mocks/visit-reservation/places.ts'
import type { PayOrderRow } from '#/mocks/db-rows.ts'
import type { ReservationRow } from '#/mocks/visit-reservation/rows.ts'
import { randomRuns } from '#tests/matrix.ts'

/**
 * Random histories of two devices against the mock backend: reserve, change, let expire, pay in time and late, cancel, lose
 * requests and answers. No place is sold twice, nothing paid is lost, one wish makes one reservation, and the rules of
 * the screens say what the server holds.
 */

const START = Date.parse('2026-11-20T10:00:00+08:00')
const DAYS = ['2026-11-21', '2026-11-22'] as const
const SLOTS = ['09:30', '10:30'] as const
const MINUTE = 60_000

type Fate = 'answered' | 'never arrives' | 'answer lost'

const world = { now: START, fate: 'answered' as Fate, readable: true, db: {} as Db }
/** The answers of the server by idempotency key, as its ledger has them. */
const ledger = new Map<string, unknown>()

const handlerOf = (id: string) => routes.find(({ endpoint }) => endpoint.id === id)

/**
 * The server's handling of a request; a repeated key gets the first answer. Money arrives only when a history says so.
 */
function served(id: string, input: object, key?: string, knobs = 'pay:never'): unknown {
  if (key && ledger.has(key)) return ledger.get(key)
  const { db, now } = world
  const asked = { path: {}, query: {}, body: {}, ...input, db, now, user: null, knobs: parseKnobs(knobs) }
  const made = structuredClone(handlerOf(id)?.answer(asked))
  if (key) ledger.set(key, made)
  return made
}

vi.mock('#/shared/lib/time/clock.ts', () => ({ serverNow: () => world.now }))

/** One device: its own module graph, so that it has its own idempotency key. */
async function device() {
  vi.resetModules()
  const { ApiError } = await import('#/shared/api/errors.ts')
  const lost = () => new ApiError('network', '连接中断', null, true)
  const models = {
    'visit-reservation': await import('./model.ts'),
    payment: await import('#/domains/payment/model.ts'),
  }
  vi.doMock('#/shared/api/call.ts', () => ({
    call: async (
      { id, row }: { id: string; row: { reply: string; list?: true; changes?: unknown } },
      input: object,
      { idempotencyKey }: { idempotencyKey?: string } = {},
    ) => {
      if (row.changes ? world.fate === 'never arrives' : !world.readable) throw lost()
      let reply: unknown
      try {
        reply = served(id, input, idempotencyKey)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        reply = error
      }
      if (row.changes && world.fate === 'answer lost') throw lost()
      if (reply instanceof HttpError)
        throw new ApiError(reply.status === 404 ? 'not-found' : 'bad-request', reply.detail, reply.status, false)
      const model = models[id.split('.')[0] as keyof typeof models] as never as Record<
        string,
        { parse: (v: unknown) => unknown }
      >
      const parse = (value: unknown) => model[row.reply]?.parse(value)
      if (!row.list) return parse(reply)
      return { items: (reply as unknown[]).map(parse), total: (reply as unknown[]).length }
    },
  }))
  const { isLost, OutcomeUnknown, sendMutation } = await import('#/shared/api/mutation.ts')
  const writes = await import('./mutations.ts')
  const queries = await import('./queries.ts')
  const { clearExclusiveGroup } = await import('#/shared/lib/actions/idempotency-key.ts')
  const ways = await import('./visit-addresses.ts')
  /** The result of a write, as the screen gets it. */
  const told = async <T>(sent: Promise<T>): Promise<T | 'unknown' | 'refused'> => {
    try {
      return await sent
    } catch (error) {
      if (isLost(error) || error instanceof OutcomeUnknown) return 'unknown'
      if (error instanceof ApiError) return 'refused'
      throw error
    }
  }
  const read = async <T>(options: { queryFn?: unknown }): Promise<T> =>
    (options.queryFn as (context: object) => Promise<T>)({ signal: undefined })
  return {
    forget: () => clearExclusiveGroup('visit-reservation.create'),
    reserve: (body: never) => told(sendMutation(writes.reserve, { body })),
    change: (body: { id: string; date: string; time: string }) => told(sendMutation(writes.changeVisit, { body })),
    cancel: (id: string) => told(sendMutation(writes.cancelVisit, { query: { id } })),
    look: async (id: string) => ({
      visit: await read<import('./model.ts').Reservation | null>(queries.reservationById(id)),
      pay: await read<{ id: string; status: string } | null>(queries.paymentOf(id)),
    }),
    paymentAddress: ways.paymentAddress,
  }
}

const devices = [await device(), await device()] as const
const { phaseOf, refundText } = await import('./rules.ts')
const { totalOf } = await import('./party-rules.ts')
const { TYPES } = await import('#/mocks/visit-reservation/places.ts')

type On = 0 | 1
type Act =
  | { do: 'reserve'; on: On; day: number; slot: number; guests: number[]; fate: Fate; readable: boolean; taps: number }
  | { do: 'change'; on: On; which: number; day: number; slot: number; fate: Fate }
  | { do: 'cancel'; on: On; which: number; fate: Fate }
  | { do: 'start'; on: On; which: number }
  | { do: 'money arrives'; which: number }
  | { do: 'wait'; minutes: number }
  | { do: 'look'; on: On; which: number }

const tabArbitrary = fc.constantFrom<On>(0, 1)
const fateArbitrary = fc.constantFrom<Fate>('answered', 'answered', 'answered', 'never arrives', 'answer lost')
const whichArbitrary = fc.nat(9)
const place = { day: fc.constantFrom(0, 0, 0, 1), slot: fc.nat(1) }
const actArbitrary: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('reserve' as const),
      on: tabArbitrary,
      ...place,
      // The types of further visitors; the first is always an adult.
      guests: fc.array(fc.nat(2), { maxLength: 5 }),
      fate: fateArbitrary,
      readable: fc.constantFrom(true, true, false),
      taps: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      on: tabArbitrary,
      which: whichArbitrary,
      ...place,
      fate: fateArbitrary,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      on: tabArbitrary,
      which: whichArbitrary,
      fate: fateArbitrary,
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('start' as const), on: tabArbitrary, which: whichArbitrary }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('money arrives' as const), which: whichArbitrary }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 5, 10, 16) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('look' as const), on: tabArbitrary, which: whichArbitrary }) },
)

const rows = (): ReservationRow[] => world.db.reservations
const rowAt = (index: number): ReservationRow | undefined => rows()[index % Math.max(rows().length, 1)]
const payOf = (id: string): PayOrderRow | undefined => world.db.payOrders.find(({ fee }) => fee?.id === id)

/** The checks at this point of a history. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

let people = 0

/** One wish: tapped until its outcome is known, at most a few times. */
async function wish(one: Extract<Act, { do: 'reserve' }>): Promise<void> {
  people += 1
  const guests = [0, ...one.guests]
  const visitors = guests.map((type, index) => ({
    visitorType: TYPES[type]?.visitorType ?? '',
    visitorTypeName: TYPES[type]?.visitorTypeName ?? '',
    name: `客${people}-${index}`,
    mobile: '13900000000',
    identityCardType: 'PASSPORT',
    identityCard: `P${people}X${index}`,
  }))
  const body = { date: DAYS[one.day], time: SLOTS[one.slot], visitors } as never
  const before = rows().length
  for (let tap = 0; tap < one.taps; tap += 1) {
    Object.assign(world, { fate: tap === 0 ? one.fate : 'answered', readable: tap > 0 || one.readable })
    const made = await devices[one.on].reserve(body)
    must(rows().length - before <= 1, 'one wish made two reservations')
    if (made === 'unknown') continue
    must(made !== 'refused' || rows().length === before, 'refused, but made')
    if (made === 'refused') return undefined
    const names = rows()
      .find(({ id }) => id === made.id)
      ?.visitors.map(({ name }) => name)
    must(String(names) === String(visitors.map(({ name }) => name)), 'somebody else’s reservation')
    must(made.amount === totalOf(visitors, TYPES as never), 'another total than the form said')
    return undefined
  }
  return undefined
}

/** A screen that reads now must show the state of the server. */
async function sees(index: On, row: ReservationRow): Promise<void> {
  Object.assign(world, { fate: 'answered', readable: true })
  const { visit, pay } = await devices[index].look(row.id)
  if (!visit) throw new Error('a reservation is gone')
  const phase = phaseOf(visit, pay?.status ?? null, world.now)
  const open = row.status === 'WAIT_FOR_PAY'
  const expected = { WAIT_FOR_PAY: 'pay', SUCCESS: 'booked', CANCEL: 'cancelled', USED: 'used', EXPIRED: 'expired' }
  const late = row.status === 'EXPIRED' && payOf(row.id)?.status === 'StartedPayment'
  expect(phase).toBe(late ? 'confirming' : expected[row.status])
  // A reservation can be paid exactly while it is open.
  const way = phase === 'pay' ? devices[index].paymentAddress(visit, { signedIn: false, payId: pay?.id ?? '' }) : null
  expect(way !== null).toBe(open && row.amount > 0)
  expect(refundText(visit) !== null).toBe(row.refundAmount !== null && row.amount > 0)
}

type Doing<D extends Act['do']> = Extract<Act, { do: D }>

/** A change is shown as done only if the server has it; a refusal changes nothing. */
async function change({ on: index, day, slot }: Doing<'change'>, row: ReservationRow): Promise<void> {
  const before = `${row.date} ${row.time}`
  const [date, time] = [DAYS[day] ?? '', SLOTS[slot] ?? '']
  const told = await devices[index].change({ id: row.id, date, time })
  const now = `${row.date} ${row.time}`
  must(typeof told !== 'object' || now === `${date} ${time}`, 'changed, but not there')
  must(told !== 'refused' || now === before, 'refused, but changed')
}

async function cancel({ on: index }: Doing<'cancel'>, row: ReservationRow): Promise<void> {
  const told = await devices[index].cancel(row.id)
  must(told !== 'refused' || row.status === 'EXPIRED', 'a visit that is to come could not be cancelled')
  must(['refused', 'unknown'].includes(String(told)) || row.status === 'CANCEL', 'cancelled, but still there')
}

/** A payment that is not open any more is refused. */
async function start({ on: index }: Doing<'start'>, row: ReservationRow): Promise<void> {
  const { pay } = await devices[index].look(row.id)
  try {
    const body = { id: pay?.id ?? '', channel: 'alipay_wap', parameters: {}, otherUserPayment: false }
    served('payment.publicStart', { body })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}

/** A payment in time is confirmed; a late payment is confirmed or refunded, and never lost. */
function moneyArrives(row: ReservationRow): void {
  const pay = payOf(row.id)
  if (pay?.status !== 'StartedPayment') return
  const inTime = row.status === 'WAIT_FOR_PAY' && world.now < (row.expireTime ?? 0)
  Object.assign(pay, { readsLeft: 1, paidOutside: true })
  served('payment.reservationOrder', { path: { id: row.id } }, undefined, '')
  // Read anew: the row has changed meanwhile.
  const { status, refundAmount, amount } = { ...row }
  must(payOf(row.id)?.status === 'Completed', 'the payment is gone')
  must(status === 'SUCCESS' ? refundAmount === null : refundAmount === amount, 'paid and lost')
  must(!inTime || status === 'SUCCESS', 'paid in time and not confirmed')
}

async function step(one: Act): Promise<void> {
  Object.assign(world, { fate: 'fate' in one ? one.fate : 'answered', readable: true })
  if (one.do === 'wait') world.now += one.minutes * MINUTE
  if (one.do === 'reserve') return wish(one)
  const row = 'which' in one ? rowAt(one.which) : undefined
  if (!row) return undefined
  if (one.do === 'change') return change(one, row)
  if (one.do === 'cancel') return cancel(one, row)
  if (one.do === 'start') return start(one, row)
  return one.do === 'look' ? sees(one.on, row) : moneyArrives(row)
}

/** How often the rare endings happened, so that the histories are known to reach them. */
const met = { late: 0, back: 0, refused: 0 }

async function live(history: readonly Act[]): Promise<void> {
  const db = { reservations: [], payOrders: [], counters: {}, orders: [], bills: [] }
  Object.assign(world, { now: START, fate: 'answered', readable: true, db: db as never })
  ledger.clear()
  devices.forEach(({ forget }) => forget())
  for (const one of history) {
    const places = rows().length
    await step(one)
    expect(checkReservations(world.db)).toBeNull()
    if (one.do === 'reserve' && rows().length === places) met.refused += 1
    for (const date of DAYS)
      for (const time of SLOTS) {
        const taken = rows().filter((row) => row.date === date && row.time === time && row.status === 'SUCCESS')
        expect(taken.reduce((all, { visitors }) => all + visitors.length, 0)).toBeLessThanOrEqual(CAPACITY)
      }
  }
  for (const row of rows()) {
    await sees(0, row)
    if (row.paidAt !== null && row.paidAt >= (row.expireTime ?? 0))
      met[row.refundAmount === null ? 'late' : 'back'] += 1
  }
}

test(
  '[REG-030] in random histories, no place is sold twice, no payment is lost, and the screens match the server’s data',
  { timeout: 600_000 },
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(actArbitrary, { minLength: 3, maxLength: 22, size: 'max' }), live), {
      seed: 20_261_123,
      numRuns: randomRuns(10_000),
    })
    expect(Math.min(met.late, met.back, met.refused)).toBeGreaterThan(1)
  },
)

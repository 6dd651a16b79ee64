import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Registration } from '#/domains/event-registration/model.ts'
import { isOpen, stateLabel } from '#/domains/event-registration/rules.ts'
import { depositText } from '#/domains/event-registration/schedule-rules.ts'
import type { Db } from '#/mocks/db.ts'
import type { RegistrationRow } from '#/mocks/event-registration/rows.ts'
import type { UserRow } from '#/mocks/db-rows.ts'
import { settleFee } from '#/mocks/fees.ts'
import { eventRegistrationHandlers } from '#/mocks/handlers/event-registration.ts'
import { HOLD_MS } from '#/mocks/event-registration/booking.ts'
import { checkRegistrations } from '#/mocks/event-registration/invariants.ts'
import { HttpError } from '#/mocks/http-error.ts'
import { seedDb } from '#/mocks/seed/seed.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { randomRuns } from '#tests/matrix.ts'

/** Two people compete for the last places of a hall and two events, with the handlers of the mock backend. */

const NOW = Date.parse('2026-11-20T02:00:00Z')
const MINUTE = 60_000
/** Each event and the hall at 14:00 have one free place. The hall at 15:00 has two free places. */
const DAY = '2026-11-21'
const SLOTS = ['14:00-15:00', '15:00-16:00'] as const
const EVENTS = ['E10', 'E2'] as const

type Step =
  | { do: 'join'; who: number; event: (typeof EVENTS)[number] }
  | { do: 'visit'; who: number; time: (typeof SLOTS)[number] }
  | { do: 'move'; who: number; time: (typeof SLOTS)[number] }
  | { do: 'cancel'; who: number; nth: number }
  | { do: 'pay'; who: number; nth: number }
  | { do: 'wait'; minutes: number }

const whoArbitrary = fc.nat({ max: 1 })
const nthArbitrary = fc.nat({ max: 3 })
const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('join' as const), who: whoArbitrary, event: fc.constantFrom(...EVENTS) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('visit' as const, 'move' as const),
      who: whoArbitrary,
      time: fc.constantFrom(...SLOTS),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel' as const, 'pay' as const),
      who: whoArbitrary,
      nth: nthArbitrary,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }) },
)

const seed = seedDb(NOW)

class RegistrationServer {
  now = NOW
  readonly db: Db = {
    ...seed,
    counters: {},
    registrations: [],
    payOrders: [],
    registrationEvents: seed.registrationEvents.map((event) =>
      event.id === 'E2' ? { ...event, others: event.capacity - 1 } : event,
    ),
  }
  readonly people: UserRow[] = this.db.users.slice(0, 2)

  /** The reply to a call, or the text of its refusal. */
  ask(name: string, person: number, given: object = {}): { reply: unknown } | { refused: string } {
    const route = eventRegistrationHandlers.find(({ endpoint }) => endpoint.id === `event-registration.${name}`)
    try {
      return { reply: route?.answer({ db: this.db, user: this.people[person], now: this.now, ...given }) }
    } catch (error) {
      if (error instanceof HttpError) return { refused: error.detail }
      throw error
    }
  }

  own = (person: number) => this.db.registrations.filter(({ userId }) => userId === this.people[person]?.id)

  /** Settles a payment, however late it is. */
  pay(id: string | null): void {
    const pay = this.db.payOrders.find((one) => one.id === id)
    if (!pay || pay.status === 'Completed') return
    Object.assign(pay, { status: 'StartedPayment', readsLeft: 0 })
    settleFee(this.db, pay, this.now, 'ok')
    settleFee(this.db, pay, this.now, 'ok')
  }
}

const form = { genericFormData: { data: { name: '何春' } }, sharingCode: null }

function perform(world: RegistrationServer, one: Step): ReturnType<RegistrationServer['ask']> | null {
  if (one.do === 'wait') {
    world.now += one.minutes * MINUTE
    return null
  }
  const rows = world.own(one.who)
  if (one.do === 'join') {
    const deposit = one.event === 'E2' ? 5000 : 0
    return world.ask('create', one.who, { body: { ...form, eventId: one.event, userOption: { deposit } } })
  }
  const slot = { hallId: 'H1', date: DAY }
  if (one.do === 'visit')
    return world.ask('createVisit', one.who, { body: { ...form, eventId: 'E6', ...slot, time: one.time } })
  if (one.do === 'move') {
    const row = rows.findLast(({ hallId }) => hallId !== null)
    return row ? world.ask('updateVisit', one.who, { body: { id: row.id, ...slot, time: one.time } }) : null
  }
  const row = rows[one.nth]
  if (!row) return null
  if (one.do === 'pay') world.pay(row.payOrderId)
  else if (row.hallId) return world.ask('cancelVisit', one.who, { body: { id: row.id, reason: '' } })
  else return world.ask('cancel', one.who, { path: { id: row.id }, body: { reason: '行程有变' } })
  return null
}

/** The number of registrations that hold a place. */
const heldPlaces = ({ db }: RegistrationServer, place: string): number =>
  db.registrations.filter(
    (row) =>
      row.status !== 'CANCEL' && (row.hallId ? `${dayOf(row.parseDate ?? 0)} ${row.parseTime}` : row.eventId) === place,
  ).length

const LIMITS: readonly (readonly [place: string, most: number])[] = [
  ['E10', 1],
  ['E2', 1],
  [`${DAY} ${SLOTS[0]}`, 1],
  [`${DAY} ${SLOTS[1]}`, 2],
]

/** Payments whose payer has neither a place nor a refund, and paid deposits without a payment. */
function lostMoney({ db }: RegistrationServer): string[] {
  const settled = db.payOrders.filter(({ status }) => status === 'Completed')
  const rowOf = (payment: string) => db.registrations.find(({ payOrderId }) => payOrderId === payment)
  const good = new Set(['SUCCESS PAID', 'CANCEL REFUNDING'])
  const lost = settled.filter(({ id, amount }) => {
    const row = rowOf(id)
    return row?.deposit !== amount || !good.has(`${row.status} ${row.depositState}`)
  })
  const unpaid = db.registrations.filter(
    ({ depositState, payOrderId }) =>
      (depositState === 'PAID' || depositState === 'REFUNDING') && !settled.some(({ id }) => id === payOrderId),
  )
  return [...lost, ...unpaid].map(({ id }) => id)
}

/** A registration as the server stores it. */
const storedView = (row: RegistrationRow) => ({
  id: row.id,
  open: row.status !== 'CANCEL',
  when: [row.parseDate, row.parseTime],
  label: { WAIT_FOR_PAY: '待支付', CANCEL: '已取消', SUCCESS: row.hallId ? '待确认' : '报名成功' }[row.status],
  refunding: row.depositState === 'REFUNDING',
})

/** A registration as the app shows it. */
const shownView = (one: Registration) => ({
  id: one.id,
  open: isOpen(one),
  when: [one.parseDate, one.parseTime],
  label: stateLabel(one),
  refunding: depositText(one) === '退款中',
})

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1)

/** The registrations of a person, parsed as in the app. */
function listOf(world: RegistrationServer, person: number) {
  const answer = world.ask('list', person)
  const reply = 'reply' in answer ? answer.reply : null
  return z.parse(z.array(Registration), reply).map(shownView).sort(byId)
}

/** Whether the server has refused a person although a place was free. */
const isWronglyRefused = (one: Step, refused: string, free: readonly string[]): boolean =>
  (one.do === 'join' && refused === '报名已满' && free.includes(one.event)) ||
  (one.do === 'visit' && refused.includes('约满') && free.includes(`${DAY} ${one.time}`))

test(
  '[REG-017] [REG-018] [REG-019] in random histories, no place is sold twice, no payment is lost, and the lists match the server',
  { timeout: 120_000 },
  () => {
    const met = new Set<string>()
    fc.assert(
      fc.property(fc.array(stepArbitrary, { minLength: 4, maxLength: 16 }), (steps) => {
        const world = new RegistrationServer()
        for (const one of steps) {
          const free = LIMITS.filter(([place, most]) => heldPlaces(world, place) < most).map(([place]) => place)
          const answer = perform(world, one)
          const refused = answer && 'refused' in answer ? answer.refused : ''
          met.add(refused)
          expect({
            law: checkRegistrations(world.db),
            soldTwice: LIMITS.filter(([place, most]) => heldPlaces(world, place) > most),
            turnedAway: isWronglyRefused(one, refused, free),
            lost: lostMoney(world),
          }).toEqual({ law: null, soldTwice: [], turnedAway: false, lost: [] })
        }
        expect([0, 1].map((person) => listOf(world, person))).toEqual(
          [0, 1].map((person) => world.own(person).map(storedView).sort(byId)),
        )
        for (const { depositState, status } of world.db.registrations) met.add(`${status} ${depositState}`)
      }),
      { seed: 20_261_120, numRuns: randomRuns(2500) },
    )
    // The rare cases occur in the histories.
    expect([...met]).toEqual(
      expect.arrayContaining([
        '报名已满',
        '这个时间刚刚约满，请换一个时间',
        '您在这个时间已经有预约了',
        'SUCCESS PAID',
        'CANCEL REFUNDING',
        'CANCEL UNPAID',
      ]),
    )
  },
)

test('a deposit paid too late gets a place if one is free, and is otherwise refunded', () => {
  const late = (taken: boolean) => {
    const world = new RegistrationServer()
    perform(world, { do: 'join', who: 0, event: 'E2' })
    const [row] = world.own(0)
    world.now += HOLD_MS
    if (taken) perform(world, { do: 'join', who: 1, event: 'E2' })
    world.ask('list', 0)
    expect(row?.status).toBe('CANCEL')
    world.pay(row?.payOrderId ?? null)
    return [row?.status, row?.depositState]
  }
  expect(late(false)).toEqual(['SUCCESS', 'PAID'])
  expect(late(true)).toEqual(['CANCEL', 'REFUNDING'])
})

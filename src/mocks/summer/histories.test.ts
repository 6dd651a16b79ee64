import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NewChild } from '#/domains/summer/model.ts'
import type { Db } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { settleFee } from '../fees.ts'
import { summerHandlers } from '../handlers/summer.ts'
import { HttpError } from '../http-error.ts'
import { seedDb } from '../seed/seed.ts'
import { checkSummer } from './places.ts'
import { randomRuns } from '#tests/matrix.ts'

/** Random histories of two people with two phones each: no place is sold twice, and no payment is lost. */

const NOW = Date.parse('2026-11-22T02:00:00Z')
const MINUTE = 60_000
const DAYS = ['2027-07-05', '2027-07-12']

type Step =
  | { do: 'sign up'; who: number; day: number; children: number }
  | { do: 'start' | 'paid' | 'read'; order: number }
  | { do: 'wait'; minutes: number }

const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('sign up' as const),
      who: fc.nat(1),
      day: fc.nat(1),
      children: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constantFrom('start' as const, 'paid' as const, 'read' as const), order: fc.nat(3) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }) },
)

const base = seedDb(NOW)
const people = base.users.slice(0, 2)

/** A database with new copies of the tables that a history changes. */
const fresh = (places: readonly number[]): Db => ({
  ...base,
  counters: {},
  payOrders: [],
  summerOrders: [],
  summerDays: DAYS.map((date, index) => ({ date, ageGroup: 'LOW', places: places[index] ?? 0 })),
})

const handler = (name: string) => {
  const found = summerHandlers.find(({ endpoint }) => endpoint.id === `summer.${name}`)
  if (!found) throw new Error(`no handler ${name}`)
  return found.answer
}
const create = handler('createOrder')
const find = handler('find')
const groupDate = handler('groupDate')

class History {
  now = NOW
  made = 0
  readonly db: Db
  constructor(readonly places: readonly number[]) {
    this.db = fresh(places)
  }

  children(count: number): NewChild[] {
    return Array.from({ length: count }, () => {
      this.made += 1
      const identityCard = `E${this.made}`
      const who = { name: `孩子${this.made}`, gender: 'MALE', identityCardType: 'PASSPORT' } as const
      return { ...who, identityCard, birthday: '2018-01-01', date: '' }
    })
  }

  signUp(user: UserRow, date: string, count: number): void {
    const guardian = { name: user.fullName, mobile: user.mobile }
    const body = { children: this.children(count), guardian, ageGroup: 'LOW', date, expectedTotal: 98_000 * count }
    const free = this.free(date)
    const refused = this.tries(() => create({ db: this.db, body, user, now: this.now }))
    // A sign-up is refused, with this text, exactly when too few places are free.
    expect(refused).toBe(free < count ? '这一天的名额刚刚被约满，请换一个日期' : null)
  }

  tries(act: () => unknown): string | null {
    try {
      act()
      return null
    } catch (error) {
      if (error instanceof HttpError) return error.detail
      throw error
    }
  }

  free(date: string): number {
    const days = groupDate({ db: this.db, query: { ageGroup: 'LOW' }, now: this.now }) as {
      date: string
      free: number
    }[]
    return days.find((day) => day.date === date)?.free ?? 0
  }

  /** The facts of an order that a person sees. */
  read(userId: string): { id: string; status: string; paymentDetails: { time: string | null } }[] {
    const user = people.find(({ id }) => id === userId)
    return find({ db: this.db, query: {}, user, now: this.now }) as ReturnType<History['read']>
  }

  act(one: Step): void {
    if (one.do === 'wait') this.now += one.minutes * MINUTE
    else if (one.do === 'sign up') {
      const user = people[one.who]
      if (user) this.signUp(user, DAYS[one.day] ?? '', one.children)
    } else {
      const row = this.db.summerOrders[one.order]
      const pay = this.db.payOrders.find(({ fee }) => fee?.id === row?.id)
      if (one.do === 'read' && row) this.read(row.userId)
      if (one.do === 'start' && pay?.status === 'WaitingForPayment')
        Object.assign(pay, { status: 'StartedPayment', channel: 'mock', readsLeft: 1 })
      // The payment service returns the same result for every request from any phone.
      if (one.do === 'paid' && pay) settleFee(this.db, pay, this.now, 'ok')
    }
  }
}

test(
  '[SUM-003] in random histories, no summer place is sold twice, and no payment is lost',
  { timeout: 120_000 },
  () => {
    const seen = { full: 0, late: 0, refunded: 0 }
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
        fc.array(stepArbitrary, { maxLength: 40, size: 'max' }),
        (places, steps) => {
          const history = new History(places)
          const paidAt = new Map<string, number | null>()
          for (const one of steps) {
            history.act(one)
            expect(checkSummer(history.db)).toBeNull()
            for (const date of DAYS) {
              const free = history.free(date)
              expect(free).toBeGreaterThanOrEqual(0)
              seen.full += free === 0 ? 1 : 0
            }
            for (const row of history.db.summerOrders) {
              // The time of payment of a paid order does not change.
              expect(row.paidAt).toBe(paidAt.get(row.id) ?? row.paidAt)
              paidAt.set(row.id, row.paidAt)
            }
          }
          for (const { id } of people)
            for (const shown of history.read(id)) {
              const row = history.db.summerOrders.find((entry) => entry.id === shown.id)
              const paid = history.db.payOrders.filter(
                ({ fee, status }) => fee?.id === shown.id && status === 'Completed',
              )
              expect(paid.length).toBe(row?.paidAt === null ? 0 : 1)
              expect(shown.paymentDetails.time !== null).toBe(paid.length === 1)
              expect(paid.length === 0 || ['SUCCESS', 'REFUND'].includes(shown.status)).toBe(true)
              seen.refunded += shown.status === 'REFUND' ? 1 : 0
              seen.late += paid.length === 1 && (row?.paidAt ?? 0) >= (row?.expiresAt ?? 0) ? 1 : 0
            }
        },
      ),
      { seed: 20_261_122, numRuns: randomRuns(5000) },
    )
    // Each of these cases occurs in enough histories.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(randomRuns(50))
  },
)

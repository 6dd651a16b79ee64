import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fate, intent, type Net, type Tab, PaymentEnvironment } from '#tests/fake-payment.ts'
import type { PayPhase } from './payment-machine.ts'
import { POLL_EVERY_MS, POLL_TRIES } from '../polling/poll.ts'
import { randomRuns } from '#tests/matrix.ts'

/**
 * A model of everything around a payment: the backend with its idempotency key, the payment service, WeChat, the page, a
 * network that loses answers, two tabs, reloads. No random history may pay twice or show a success that the backend
 * does not know, and each must end.
 */

type Act =
  | { do: 'tap' | 'paid' | 'again' | 'reload' | 'leave' | 'back'; tab: 0 | 1 }
  | { do: 'hide' | 'show' }
  | { do: 'pass'; ms: number }

const tabArbitrary = fc.constantFrom<0 | 1>(0, 0, 0, 1)
const actArbitrary: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('tap' as const), tab: tabArbitrary }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('paid' as const, 'again' as const), tab: tabArbitrary }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('reload' as const, 'leave' as const, 'back' as const),
      tab: tabArbitrary,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('hide' as const, 'show' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 4000 }) }) },
)

async function perform(environment: PaymentEnvironment, one: Act): Promise<void> {
  if (one.do === 'pass') return environment.advanceTime(one.ms)
  if (!('tab' in one)) return environment.setVisible(one.do === 'show')
  const place = environment.tabs[one.tab]
  if (!place) return undefined
  if (one.do === 'tap' && place.at === 'cashier') void place.machine.start(intent)
  if (one.do === 'paid') place.machine.paid()
  if (one.do === 'again') place.machine.again()
  if (one.do === 'reload') place.reload()
  if (one.do === 'leave') {
    place.machine.stop()
    place.at = 'gone'
  }
  if (one.do === 'back' && place.at !== 'cashier') {
    place.machine.stop()
    place.at = 'cashier'
  }
  return environment.settle()
}

/** A cashier waiting for WeChat's missing answer waits for the person; every other phase must end by itself. */
const RESTING = new Set<PayPhase>(['idle', 'away', 'asking'])

const historyArbitrary = fc.record({
  kind: fc.constantFrom<Tab['kind']>('wechat', 'wechat', 'simulated', 'address'),
  fates: fc.array(
    fc.constantFrom<Fate>('pays', 'cancels', 'fails', 'silent', 'paysSilently', 'cancelsButPaid', 'paysLate'),
    {
      maxLength: 6,
    },
  ),
  nets: fc.array(fc.constantFrom<Net>('ok', 'ok', 'ok', 'lost', 'down', 'refused'), { maxLength: 8 }),
  goOns: fc.array(fc.boolean(), { maxLength: 4 }),
  acts: fc.array(actArbitrary, { minLength: 1, maxLength: 14 }),
})

test(
  '[PAY-014] [PAY-019] [PAY-055] [PAYX-005] random histories pay an order at most once, and end without a false success',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(historyArbitrary, async ({ kind, fates, nets, goOns, acts }) => {
        const environment = new PaymentEnvironment(kind, [...fates], [...nets], [...goOns])
        for (const one of acts) await perform(environment, one)
        await environment.setVisible(true)
        await environment.advanceTime(POLL_EVERY_MS * (POLL_TRIES + 4) + 3000)
        expect(environment.service.charges).toBeLessThanOrEqual(1)
        expect(environment.service.starts.size).toBeLessThanOrEqual(1)
        for (const { errors, phase, goTo, at, watchers } of environment.tabs) {
          expect(errors).toEqual([])
          expect(goTo).toBeNull()
          if (at === 'away') continue
          expect(RESTING.has(phase)).toBe(true)
          expect(phase === 'idle' ? watchers.size : 0).toBe(0)
        }
      }),
      { numRuns: randomRuns(20_000) },
    )
  },
)

import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { randomRuns } from '#tests/matrix.ts'

/**
 * A model of the wallet: a server of its own (not the mock backend), a network that loses requests and answers, a bank
 * that returns money, two devices of one person. No random history may pay out more than came in, withdraw twice what
 * the person wanted once, or report anything that the server does not hold.
 */

interface Out {
  id: string
  amount: number
  time: number
  returned: boolean
}

type Fate = 'answered' | 'never arrives' | 'answer lost'

const world = {
  now: 0,
  rewards: 0,
  outs: [] as Out[],
  ledger: new Map<string, Out>(),
  bound: true,
  fate: 'answered' as Fate,
  /** Whether the list of withdrawals can be read. */
  listed: true,
}

const left = (): number =>
  world.rewards - world.outs.filter(({ returned }) => !returned).reduce((sum, { amount }) => sum + amount, 0)

/** The server's handling of a withdrawal; a repeated key gets the first answer. */
function withdrawAt(amount: number, key: string): Out | 'refused' {
  const before = world.ledger.get(key)
  if (before) return before
  if (!world.bound || amount <= 0 || amount > left()) return 'refused'
  const out = { id: `W${world.outs.length + 1}`, amount, time: world.now, returned: false }
  world.outs.push(out)
  world.ledger.set(key, out)
  return out
}

vi.mock('#/shared/lib/time/clock.ts', () => ({ serverNow: () => world.now }))

/** One device: its own module graph, so that it has its own idempotency key. */
async function device() {
  vi.resetModules()
  const { ApiError } = await import('#/shared/api/errors.ts')
  const lost = () => new ApiError('network', '连接中断', null, true)
  const refused = () => new ApiError('bad-request', '可提现余额不足', 400, false)
  vi.doMock('#/shared/api/call.ts', () => ({
    call: async (
      { id }: { id: string },
      { body }: { body?: { amount: number } },
      { idempotencyKey }: { idempotencyKey?: string } = {},
    ) => {
      if (id === 'wallet.withdrawals') {
        if (!world.listed) throw lost()
        const items = world.outs.map(({ id: made, amount, time }) => ({ id: made, amount, time })).toReversed()
        return { items: items.slice(0, 20), total: items.length }
      }
      if (world.fate === 'never arrives') throw lost()
      const made = withdrawAt(body?.amount ?? 0, idempotencyKey ?? '')
      if (world.fate === 'answer lost') throw lost()
      if (made === 'refused') throw refused()
      return { id: made.id }
    },
  }))
  const { sendMutation, isLost, OutcomeUnknown } = await import('#/shared/api/mutation.ts')
  const { withdrawMoney } = await import('./mutations.ts')
  const { clearExclusiveGroup } = await import('#/shared/lib/actions/idempotency-key.ts')
  return {
    forget: () => clearExclusiveGroup('withdrawal'),
    /** The id of the withdrawal, or refused, or unknown. */
    withdraw: async (amount: number): Promise<string> => {
      try {
        const input = { body: { amount, accountId: 'B1', type: 'bank' as const } }
        return (await sendMutation(withdrawMoney, input as never))?.id ?? ''
      } catch (error) {
        return isLost(error) || error instanceof OutcomeUnknown ? 'unknown' : 'refused'
      }
    },
  }
}

const devices = [await device(), await device()] as const

type Act =
  | { do: 'reward'; amount: number }
  | { do: 'withdraw'; on: 0 | 1; amount: number; fate: Fate; listed: boolean }
  | { do: 'again'; on: 0 | 1; fate: Fate; listed: boolean }
  | { do: 'bank returns'; which: number }
  | { do: 'unbind' | 'bind' }

const tabArbitrary = fc.constantFrom<0 | 1>(0, 1)
const fateArbitrary = fc.constantFrom<Fate>('answered', 'answered', 'never arrives', 'answer lost')
const listedArbitrary = fc.constantFrom(true, true, false)
const amountArbitrary = fc.constantFrom(1, 50, 100, 100, 250)
const actArbitrary: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reward' as const), amount: amountArbitrary }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      on: tabArbitrary,
      amount: amountArbitrary,
      fate: fateArbitrary,
      listed: listedArbitrary,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('again' as const),
      on: tabArbitrary,
      fate: fateArbitrary,
      listed: listedArbitrary,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('bank returns' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('unbind' as const, 'bind' as const) }) },
)

/** One withdrawal that the person wants, tapped until its outcome is known. */
interface Wish {
  amount: number
  /** The withdrawals of the server before the first tap. */
  before: number
}

async function tap(index: 0 | 1, wish: Wish): Promise<'open' | 'over'> {
  const outsBefore = world.outs.length
  const answer = await devices[index].withdraw(wish.amount)
  // One tap never makes two withdrawals.
  expect(world.outs.length - outsBefore).toBeLessThanOrEqual(1)
  if (answer === 'unknown') return 'open'
  // A success names a withdrawal that the server holds, of this amount.
  const named = world.outs.find(({ id }) => id === answer)
  expect(answer === 'refused' ? wish.amount : named?.amount).toBe(wish.amount)
  return 'over'
}

async function live(history: readonly Act[]): Promise<void> {
  Object.assign(world, { now: 1_000_000, rewards: 0, outs: [], bound: true, fate: 'answered', listed: true })
  world.ledger.clear()
  devices.forEach(({ forget }) => forget())
  const wishes: [Wish | null, Wish | null] = [null, null]
  let wanted = 0
  for (const one of history) {
    world.now += 10_000
    if (one.do === 'reward') world.rewards += one.amount
    if (one.do === 'unbind' || one.do === 'bind') world.bound = one.do === 'bind'
    if (one.do === 'bank returns') {
      const out = world.outs[one.which]
      if (out) out.returned = true
    }
    if (one.do === 'withdraw' || one.do === 'again') {
      const open = wishes[one.on]
      // While the outcome is unknown, a second tap means the same withdrawal.
      const wish = open ?? (one.do === 'withdraw' ? { amount: one.amount, before: world.outs.length } : null)
      if (wish) {
        if (!open) wanted += 1
        Object.assign(world, { fate: one.fate, listed: one.listed })
        wishes[one.on] = (await tap(one.on, wish)) === 'open' ? wish : null
      }
    }
    expect(left()).toBeGreaterThanOrEqual(0)
    expect(world.outs.length).toBeLessThanOrEqual(wanted)
  }
}

test('[WAL-002] in random histories, no more is withdrawn than was earned, and no withdrawal succeeds falsely or twice', async () => {
  let withdrawn = 0
  await fc.assert(
    fc.asyncProperty(fc.array(actArbitrary, { minLength: 1, maxLength: 25 }), async (history) => {
      await live([{ do: 'reward', amount: 400 }, ...history])
      withdrawn += world.outs.length
    }),
    { numRuns: randomRuns(5000) },
  )
  expect(withdrawn).toBeGreaterThan(randomRuns(5000))
})

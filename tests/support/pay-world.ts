import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
// Preloads lazy modules: loading them would use up the test's time.
import '#/domains/order/model.ts'
import '#/domains/payment/flow.ts'
import '#/domains/payment/model.ts'
import type { Backend } from '#/mocks/backend.ts'
import type { PayOrderRow } from '#/mocks/db.ts'
import { newBackend } from './render-route.tsx'

/** The address of the cashier of 赵敏's unpaid order O301. */
export const CASHIER = '/order-pay-detail?id=PAY1&orderId=O301&returnUrl=%2Forder-detail%2FO301'

/** A stand-in in which that order has a pay order. */
export function payBackend(status: PayOrderRow['status'] = 'WaitingForPayment', knobs = ''): Backend {
  const backend = newBackend(knobs)
  backend.db.payOrders.push({
    id: 'PAY1',
    orderId: 'O301',
    userId: 'U103',
    amount: 268_000,
    status,
    channel: null,
    readsLeft: 0,
    paidAt: null,
  })
  return backend
}

/** Fake timers; they run by themselves until `holdTime`, so that screens can open. */
export function useTestTime(): void {
  countRequests()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  })
}

/** Libraries that started on fake timers must also finish on them: call it in a file that uses them. */
export const endTestTime = (): void =>
  afterEach(async () => {
    cleanup()
    if (vi.isFakeTimers()) await pass(5000)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    open = 0
  })

/** From here on time advances only when the test says so. */
export const holdTime = (): void => void vi.setTimerTickMode('manual')
export const letTimeRun = (): void => void vi.setTimerTickMode('interval', 20)

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Requests in progress. */
let open = 0
const underWay = () => open > 0

/** Counts the requests of this test; the network setup installs its own fetch before each file. */
function countRequests(): void {
  const asking = globalThis.fetch
  vi.stubGlobal('fetch', async (...parts: Parameters<typeof fetch>) => {
    open += 1
    try {
      return await asking(...parts)
    } finally {
      open -= 1
    }
  })
}

/** Lets network and chunk loading finish while time stands still. */
export async function settle(): Promise<void> {
  await turns(20)
  // A request that a test holds back is not waited for.
  const began = process.hrtime.bigint()
  while (underWay() && process.hrtime.bigint() - began < 400_000_000n) await turns(1)
  await turns(20)
}

/** Waits for something that needs only network and chunks, while time stands still. */
export async function comes(there: () => boolean, what: string): Promise<void> {
  const began = process.hrtime()
  while (process.hrtime(began)[0] < 5 && !there()) await turns(1)
  if (!there()) throw new Error(`never came: ${what}`)
}

/** Waits for something that needs timers too: time runs meanwhile, then stands still again. */
export async function until(there: () => boolean, what: string): Promise<void> {
  const began = process.hrtime()
  letTimeRun()
  while (process.hrtime(began)[0] < 5 && !there()) await turns(1)
  holdTime()
  if (!there()) throw new Error(`never came: ${what}`)
}

/** Advances time in small steps, with room for answers in between. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 50) {
    await vi.advanceTimersByTimeAsync(Math.min(50, left))
    await settle()
  }
}

import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
// Lazy modules are preloaded, because loading them would use up the test's fake time.
import '#/domains/order/model.ts'
import '#/domains/payment/machine/payment-store.ts'
import '#/domains/payment/model.ts'
import type { Backend } from '#/mocks/backend.ts'
import type { PayOrderRow } from '#/mocks/db-rows.ts'
import { quiet } from './quiet.ts'
import { newBackend } from './render-route.tsx'

/** The address of the cashier of 赵敏's unpaid order O301. */
export const CASHIER_ADDRESS = '/order-pay-detail?id=PAY1&orderId=O301&returnUrl=%2Forder-detail%2FO301'

/** A mock backend in which O301 has a pay order. */
export function backendWithPayOrder(status: PayOrderRow['status'] = 'WaitingForPayment', knobs = ''): Backend {
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

/** Installs fake timers. Time runs by itself until `stopTime`, so that screens can open. */
export function installFakeTimers(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  })
}

/** Call this in a file with fake timers: libraries that started with fake timers must also finish with them. */
export const restoreTimersAfterEach = (): void =>
  afterEach(async () => {
    cleanup()
    if (vi.isFakeTimers()) await advanceTime(5000)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

/** Stops the time. After this call, only the test advances it. */
export const stopTime = (): void => void vi.setTimerTickMode('manual')
export const letTimeRun = (): void => void vi.setTimerTickMode('interval', 20)

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Waits until `there` is true, while the fake time stands still. For results that need only requests and chunks. */
export async function waitInStoppedTime(there: () => boolean, what: string): Promise<void> {
  const began = process.hrtime()
  while (process.hrtime(began)[0] < 5 && !there()) await nextTurn()
  if (!there()) throw new Error(`never came: ${what}`)
}

/** Waits until `there` is true, while the fake time runs. Stops the time afterwards. For results that need timers. */
export async function waitInRunningTime(there: () => boolean, what: string): Promise<void> {
  const began = process.hrtime()
  letTimeRun()
  while (process.hrtime(began)[0] < 5 && !there()) await nextTurn()
  stopTime()
  if (!there()) throw new Error(`never came: ${what}`)
}

/** Advances time in small steps, and waits for answers after each step. */
export async function advanceTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 50) {
    await vi.advanceTimersByTimeAsync(Math.min(50, left))
    await quiet()
  }
}

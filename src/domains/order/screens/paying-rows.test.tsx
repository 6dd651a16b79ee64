import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'

/** How long a list with an order in payment is shown in these tests, and how finely its reads are timed. */
const SHOWN_S = 400
const STEP_S = 5

const EVERY_20_S = [80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300]

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }))

type App = Awaited<ReturnType<typeof renderRoute>>

/** The seconds since now at which the list is read again. */
async function readsOf(app: App, call: string, until = SHOWN_S): Promise<number[]> {
  const times: number[] = []
  let before = (await app.calls(call)).length
  for (let now = STEP_S; now <= until; now += STEP_S) {
    act(() => void vi.advanceTimersByTime(STEP_S * 1000))
    const reads = (await app.calls(call)).length
    if (reads > before) times.push(now)
    before = reads
  }
  return times
}

test.each([
  ['/my-order/ALL', 'order.mine'],
  ['/order-list', 'order.orders'],
])(
  'the order list %s is refetched at growing intervals for five minutes while an order is being paid',
  async (address, call) => {
    const app = await renderRoute(address, { as: 'rich' })
    await app.sees('正在确认付款结果，不用再次支付')
    expect(await readsOf(app, call)).toEqual([5, 10, 15, 20, 30, 40, 50, 60, ...EVERY_20_S])
  },
)

test('paid rows change without a tap, and the list is no longer refetched', async () => {
  const app = await renderRoute('/my-order/ALL', { as: 'rich' })
  await app.sees('正在确认付款结果，不用再次支付')
  for (const order of app.backend.db.orders) if (order.status === 'PAYING') order.status = 'PAID'
  expect(await readsOf(app, 'order.mine', 100)).toEqual([5])
  await app.doesNotSee('正在确认付款结果，不用再次支付')
})

test('a list without an order in payment is not refetched', async () => {
  const app = await renderRoute('/my-order/ALL', { as: 'member' })
  await quiet()
  expect(await readsOf(app, 'order.mine', 100)).toEqual([])
})

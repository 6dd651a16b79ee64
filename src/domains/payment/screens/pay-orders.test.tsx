import { screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { payTogether } from '#/domains/contract/mutations.ts'
import { orderApi } from '#/domains/order/api.ts'
import { type OrderPayment, payOrderOf } from '#/domains/order/place/place-order.ts'
import { isPayable } from '#/domains/payment/rules.ts'
import { payOrderMutation } from '#/domains/pay-order/create.ts'
import { beginSession, endSession } from '#/domains/user/store.ts'
import { call } from '#/shared/api/call.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import { network } from '#tests/network.ts'
import { connectApp, newBackend, renderRoute } from '#tests/render-route.tsx'

function signIn(as: string) {
  const backend = newBackend()
  endSession()
  sessionStorage.clear()
  network.use(...backend.handlers)
  connectApp(() => null)
  beginSession(backend.tokenFor(as) ?? '', as)
  return backend
}

const lostArbitrary = fc.boolean()

const payOrderFor = async (orderId: string, amount: number, part: Omit<OrderPayment, 'orderId' | 'amount'> = {}) =>
  (await sendMutation(payOrderOf, { orderId, amount, ...part })).id

/**
 * Asks for a pay order in each step. The replies of some steps are lost.
 * @returns the pay orders that cannot be paid at once or have another amount, the errors of steps whose reply was not
 * lost, and the violations of the mock backend.
 */
async function runSteps<W>(
  steps: readonly (readonly [W, boolean])[],
  backend: ReturnType<typeof newBackend>,
  call: string,
  pay: (wanted: W) => Promise<string>,
  amountOf: (wanted: W) => number,
): Promise<string[]> {
  const dead: string[] = []
  for (const [wanted, lost] of steps) {
    backend.setKnobs(lost ? `fault:${call}=lost` : '')
    const id = await pay(wanted).catch((error: unknown) => error)
    if (typeof id !== 'string') {
      if (!lost) dead.push(String(id))
      continue
    }
    const row = backend.db.payOrders.find((entry) => entry.id === id)
    if (!row || !isPayable(row.status) || row.amount !== amountOf(wanted)) dead.push(`${id}: ${row?.status}`)
  }
  return [...dead, ...backend.violations]
}

/** O727: a balance of 11980.00. */
const BALANCES = [
  { couponId: null, amount: 1_198_000 },
  { couponId: 'CR1', amount: 1_178_000 },
  { couponId: 'CR2', amount: 958_400 },
] as const

test('after any sequence of balance coupons, even with lost replies, the pay order can be paid', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...BALANCES), lostArbitrary), { maxLength: 8 }),
      async (steps) => {
        const pay = ({ amount, couponId }: (typeof BALANCES)[number]) =>
          payOrderFor('O727', amount, { node: 'BALANCE', couponId })
        expect(await runSteps(steps, signIn('rich'), 'order.createPayOrder', pay, ({ amount }) => amount)).toEqual([])
      },
    ),
    { numRuns: 25 },
  ))

test('after any sequence of amounts typed for an order, the pay order can be paid', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(1, 100_055, 268_000), lostArbitrary), { maxLength: 8 }),
      async (steps) => {
        const pay = (amount: number) => payOrderFor('O301', amount, { of: 268_000 })
        expect(await runSteps(steps, signIn('unpaid'), 'order.createPayOrder', pay, (amount) => amount)).toEqual([])
      },
    ),
    { numRuns: 25 },
  ))

test('after any sequence of selected bills, their common pay order can be paid', async () => {
  const { db } = newBackend()
  const bills = db.bills.filter((bill) => bill.userId === 'U107' && bill.status === 'WAITING_FOR_PAYMENT')
  expect(bills.length).toBeGreaterThan(1)
  const sumOf = (ids: readonly string[]) =>
    bills.filter(({ id }) => ids.includes(id)).reduce((total, bill) => total + bill.settlementAmount, 0)
  const pay = async (contractIds: string[]) =>
    (await sendMutation(payTogether, { contractIds, payAmount: sumOf(contractIds) })).id
  const ids = bills.map(({ id }) => id)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.subarray(ids, { minLength: 1 }), lostArbitrary), { maxLength: 8 }),
      async (steps) => {
        expect(await runSteps(steps, signIn('rich'), 'contract.payTogether', pay, sumOf)).toEqual([])
      },
    ),
    { numRuns: 15 },
  )
})

test('a closed pay order is replaced by a new pay order, and a paid pay order is kept', async () => {
  const backend = signIn('unpaid')
  const first = await payOrderFor('O301', 268_000)
  expect(await payOrderFor('O301', 268_000)).toBe(first)
  const [row] = backend.db.payOrders
  if (row) row.status = 'SystemCancelled'
  const second = await payOrderFor('O301', 268_000)
  expect(second).not.toBe(first)
  const next = backend.db.payOrders.at(-1)
  if (next) next.status = 'Completed'
  expect(await payOrderFor('O301', 268_000)).toBe(second)
})

test('[ORD-044] if the first coupon of a balance is selected again, the balance can still be paid', async () => {
  const backend = newBackend()
  const order = backend.db.orders.find((entry) => entry.id === 'O727')
  Object.assign(order ?? {}, { balanceAllowsCoupon: true, invalidDiscounts: [] })
  const app = await renderRoute('/order-detail/O727', { as: 'rich', backend })
  const payWith = async (choice: RegExp, amount: string) => {
    await app.press('支付尾款')
    const sheet = within(await screen.findByRole('dialog', { name: '支付尾款' }))
    await app.user.click(sheet.getByRole('radio', { name: choice }))
    await app.user.click(await sheet.findByRole('button', { name: `支付尾款 ${amount}` }))
    await app.arrives('/order-pay-detail')
    expect(await screen.findByRole('button', { name: `确认支付 ${amount}` })).toBeInTheDocument()
    const id = new URL(app.address(), 'http://localhost').searchParams.get('id')
    return backend.db.payOrders.find((entry) => entry.id === id)?.status
  }
  expect(await payWith(/老客户八折券/, '¥9584.00')).toBe('WaitingForPayment')
  await app.router.navigate('/order-detail/O727')
  expect(await payWith(/不使用优惠券/, '¥11980.00')).toBe('WaitingForPayment')
  await app.router.navigate('/order-detail/O727')
  expect(await payWith(/老客户八折券/, '¥9584.00')).toBe('WaitingForPayment')
})

test('the mock backend refuses two different requests with the same idempotency key', async () => {
  const backend = signIn('unpaid')
  const same = payOrderMutation<number>(
    orderApi.createPayOrder,
    (payAmount, sending) => call(orderApi.createPayOrder, { query: { mallOrderId: 'O301', payAmount } }, sending),
    { exclusiveGroup: () => 'same', intent: () => 'intent' },
  )
  await sendMutation(same, 100)
  await expect(sendMutation(same, 200)).rejects.toMatchObject({ kind: 'rejected' })
  expect(backend.violations).toEqual(['order.createPayOrder: one idempotency key for two requests'])
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addFee } from '#/mocks/fees.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

type Fee = Parameters<typeof addFee>[1]

/** A backend with an unpaid purchase of the new member, and its payment. */
function backendWith(kind: 'registration' | 'summer') {
  const backend = newBackend()
  const { db } = backend
  const user = db.users.find(({ persona }) => persona === 'new')
  const [registration] = db.registrations
  const [summer] = db.summerOrders
  if (!user || !registration || !summer) throw new Error('no example')
  const fee: Fee = { kind, id: 'X1', amount: 5000, userId: user.id, subject: '定金' }
  const pay = addFee(db, fee)
  const end = NOW + 1_800_000
  const unpaid = { id: 'X1', userId: user.id, status: 'WAIT_FOR_PAY' } as const
  if (kind === 'registration')
    db.registrations.push({
      ...registration,
      ...unpaid,
      workflowStatus: null,
      depositState: 'UNPAID',
      eventId: 'E2',
      deposit: 5000,
      payOrderId: pay.id,
      payUntil: end,
    })
  else db.summerOrders.push({ ...summer, ...unpaid, expiresAt: end, paidAt: null, channel: null })
  return { backend, pay }
}

// The screens of payments without an order. Visits have other tests, and bills have a separate state.
const screens = [
  ['registration', '/sign-form?id=E2'],
  ['registration', '/sign-form?id=E2&registrationId=X1'],
  ['registration', '/immune-cell-storage-info-form/X1'],
  ['registration', '/my-schedule'],
  ['summer', '/summer-order-detail/X1'],
  ['summer', '/summer-activity-order-list'],
] as const

/** The link 去支付 shows that the screen asks for a payment. */
const asksToPay = () => screen.queryByRole('link', { name: /去支付/ }) !== null

test.each(screens)(
  'while a payment waits for its confirmation, the page of the kind %s at %s asks for no second payment',
  async (kind, at) => {
    const { backend, pay } = backendWith(kind)
    const app = await renderRoute(at, { as: 'new', backend })
    await app.sees(/待支付/)
    app.view.unmount()
    const arrivedHandler = jsonHandler('get', `pay/api/orders/${pay.id}`, { status: 'Completed', amount: 5000 })
    const paid = await renderRoute(at, { as: 'new', backend: withHandlers(backend, arrivedHandler) })
    await paid.sees('付款确认中')
    await quiet()
    expect(asksToPay()).toBe(false)
  },
)

test.each(screens.filter(([, at]) => !/E2$|list$/.test(at)))(
  'if a payment was started, the page of the kind %s at %s says that no second payment is needed',
  async (kind, at) => {
    const { backend, pay } = backendWith(kind)
    Object.assign(pay, { status: 'StartedPayment', readsLeft: 99 })
    const app = await renderRoute(at, { as: 'new', backend })
    expect(await app.sees('刚刚付过款？请稍等，结果会自动更新，不要重复支付。')).toHaveLength(1)
  },
)

test('if a payment was started, the form of the event links to the registration instead of the cashier', async () => {
  const { backend, pay } = backendWith('registration')
  Object.assign(pay, { status: 'StartedPayment', readsLeft: 99 })
  await renderRoute('/sign-form?id=E2', { as: 'new', backend })
  expect(await screen.findByRole('link', { name: '查看我的报名' })).toBeVisible()
  expect(asksToPay()).toBe(false)
})

test('when a payment is confirmed while its page is open, the page shows the success without a reload', async () => {
  const { backend, pay } = backendWith('registration')
  Object.assign(pay, { status: 'StartedPayment', readsLeft: 2 })
  const app = await renderRoute('/sign-form?id=E2&registrationId=X1', { as: 'new', backend })
  // REG-006: the deposit is paid, the registration waits for a confirmation.
  expect(await app.sees('待确认')).toHaveLength(1)
})

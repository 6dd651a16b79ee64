import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'

/** Changes by another person, the backend or another phone are shown when the page is seen again. */

const returnToPage = () => act(() => void fireEvent(window, new Event('visibilitychange')))

/** “Meanwhile” is after every read of the page: a read that is still pending is not repeated. */
const meanwhile = async (change: () => void) => {
  await quiet()
  change()
}

test.each(['/order-detail/O301', '/my-order/ALL', '/order-list'])(
  'at the address %s, an order loses its pay button if it was paid elsewhere while the page was hidden',
  async (address) => {
    const app = await renderRoute(address, { as: 'unpaid' })
    expect(await screen.findByRole('button', { name: '去支付' }, { timeout: 8000 })).toBeVisible()
    const order = app.backend.db.orders.find(({ id }) => id === 'O301')
    const paidTime = new Date(app.backend.db.promotionHour).toISOString()
    await meanwhile(() => void Object.assign(order ?? {}, { status: 'PAID', paidTime }))
    returnToPage()
    await waitFor(() => expect(screen.queryByRole('button', { name: '去支付' })).toBeNull())
    expect((await app.sees('待发货')).length).toBeGreaterThan(0)
  },
)

test('a price that rose while the page was hidden is shown on the order page, next to the old price', async () => {
  const app = await renderRoute('/order-info/G001?specification=G001-S1&couponId=none', { as: 'member' })
  await app.sees('应付')
  const item = app.backend.db.goods.find(({ id }) => id === 'G001')?.specifications[0]
  await meanwhile(() => void Object.assign(item ?? {}, { price: 319_900 }))
  returnToPage()
  expect((await app.sees('价格已变：¥2999.00 → ¥3199.00')).length).toBeGreaterThan(0)
})

test('an order that was loaded just before its payment is shown as paid right after the payment', async () => {
  const app = await renderRoute('/order-detail/O301', { as: 'unpaid' })
  await app.press('去支付')
  await app.arrives('/order-pay-detail')
  await app.press(/^确认支付/)
  await app.arrives('/order-detail/O301')
  expect((await app.sees('待发货')).length).toBeGreaterThan(0)
  await app.doesNotSee('去支付')
})

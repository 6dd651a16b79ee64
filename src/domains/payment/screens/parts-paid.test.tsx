import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findLine } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'

/** A part of O736 (of `rich`, ¥2999.00 unless changed) is paid; others may pay it too. */
function partPaid(knobs = '') {
  const backend = newBackend(knobs)
  const order = backend.db.orders.find(({ id }) => id === 'O736')
  if (!order) throw new Error('no order')
  order.total = 299_900
  order.items = [{ name: '商品金额', amount: 299_900 }]
  order.otherPayment = true
  backend.db.payOrders.push({
    id: 'PAY1',
    orderId: 'O736',
    userId: 'U107',
    amount: 100_055,
    status: 'Completed',
    channel: 'mock',
    readsLeft: 0,
    paidAt: backend.db.orders[0]?.createdAt ?? 0,
    part: true,
  })
  return backend
}

const LEFT = '¥1998.45'

test('[PAY-048] after a part payment, every screen shows the same remaining amount', async () => {
  const backend = partPaid()
  const app = await renderRoute('/order-detail/O736', { as: 'rich', backend })
  expect(await findLine('已付金额')).toHaveTextContent('¥1000.55')
  expect(await findLine('待付金额')).toHaveTextContent(LEFT)

  await app.press('去支付')
  await app.arrives('/order-pay-detail')
  expect(await screen.findByRole('button', { name: `确认支付 ${LEFT}` })).toBeInTheDocument()

  await app.router.navigate('/my-order/WAITING_FOR_PAYMENT')
  const row = await screen.findByRole('link', { name: /已付 ¥1000\.55/ })
  expect(row).toHaveTextContent(`待付 ¥1998.45${LEFT}`)

  await app.router.navigate('/order-pay-input?mallOrderId=O736')
  expect(await screen.findByLabelText(/本次支付金额/)).toHaveValue('1998.45')

  await app.router.navigate('/commodity-cbsct-payed/O736')
  await app.sees('还没有收到付款')
  expect(await findLine('待付金额')).toHaveTextContent(LEFT)
  await quiet()
  expect(backend.violations).toEqual([])
})

test('[PAYX-003] another payer pays the remaining amount', async () => {
  const backend = partPaid()
  const owner = await renderRoute('/order-detail/O736', { as: 'rich', backend })
  await owner.press('找人代付')
  await screen.findByRole('dialog', { name: '找人代付' })
  owner.view.unmount()
  await renderRoute('/payment-beself/O736', { as: 'member', backend })
  expect(await screen.findByRole('button', { name: `确认支付 ${LEFT}` })).toBeInTheDocument()
})

test('[ROLE-010] an order of which only a part was paid is not shown as paid to a friend', async () => {
  const app = await renderRoute('/payment-beself/O736', { as: 'member', backend: partPaid() })
  expect(await screen.findByRole('button', { name: `确认支付 ${LEFT}` })).toBeInTheDocument()
  await app.doesNotSee(/已经支付完成/)
})

test('while the paid sum is unknown, no amount due is shown and no payment starts; a retry loads the paid sum', async () => {
  const backend = partPaid('fault:pay-order.ofOrder=400-detail')
  const app = await renderRoute('/order-detail/O736', { as: 'rich', backend })
  await app.press('去支付')
  expect(await screen.findByText('库存不足', { selector: 'span[role="alert"]' })).toBeInTheDocument()
  expect(await app.calls('order.createPayOrder')).toEqual([])
  expect(screen.queryByText('待付金额')).toBeNull()
  expect(await findLine('订单金额')).toHaveTextContent('¥2999.00')
  await app.router.navigate('/commodity-cbsct-payed/O736')
  await app.sees('还没有收到付款')
  await screen.findByRole('button', { name: '待付金额没有读到，点按重试' })

  await app.router.navigate('/order-detail/O736')
  const again = await screen.findByRole('button', { name: '待付金额没有读到，点按重试' })
  backend.setKnobs('')
  fireEvent.click(again)
  expect(await findLine('待付金额')).toHaveTextContent(LEFT)
})

test('after a payment, 查看订单 returns to the order, and the order is in the history only once', async () => {
  const app = await renderRoute('/my-order/ALL', { as: 'rich', backend: partPaid() })
  await app.router.navigate('/order-detail/O736')
  await app.router.navigate('/commodity-cbsct-payed/O736')
  await app.follow('查看订单')
  await app.arrives('/order-detail/O736')
  await app.router.navigate(-1)
  await app.arrives('/my-order/ALL')
  expect(app.address()).toBe('/my-order/ALL')
})

test('an order with deposit and balance cannot be paid in parts', async () => {
  const app = await renderRoute('/order-pay-input?orderId=O727', { as: 'rich' })
  await app.sees('定金和尾款要一次付清，请到订单中支付')
  await quiet()
  expect(screen.queryByLabelText(/本次支付金额/)).toBeNull()
  expect(within(document.body).getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/order-detail/O727')
})

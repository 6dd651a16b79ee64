import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const CREATE = 'mallsales/api/user/mall-orders/create-pay-order'
const INPUT = '/order-pay-input?mallOrderId=O301'
const AMOUNT = /本次支付金额/

describe('/order-pay-input', () => {
  test('[PAYX-006] the amount must be above 0 and at most the amount due', async () => {
    const app = await renderRoute(INPUT, { as: 'unpaid' })
    await app.sees('¥2680.00')
    expect(await screen.findByLabelText(AMOUNT)).toHaveValue('2680.00')
    await app.type(AMOUNT, '0')
    await app.press('下一步')
    await app.sees('支付金额必须为大于0的数字')
    await app.type(AMOUNT, '2680.01')
    await app.press('下一步')
    await app.sees('支付金额不能超过¥2680.00')
    expect(await app.calls('order.createPayOrder')).toEqual([])
  })

  test('[PAY-048] entering the full amount creates an ordinary payment of the order', async () => {
    const asked = spyOnRequest('post', CREATE)
    const app = await renderRoute(INPUT, { as: 'unpaid', backend: withHandlers(newBackend(), asked.handler) })
    await app.press('下一步')
    await app.arrives('/order-pay-detail?id=PAY5001&orderId=O301&returnUrl=%2Forder-detail%2FO301')
    expect(asked.asked.map(({ url }) => url.search)).toEqual(['?mallOrderId=O301&payAmount=268000'])
  })

  test('[PAY-048] after a partial payment, the remaining amount is due', async () => {
    const asked = spyOnRequest('post', CREATE)
    const backend = withHandlers(newBackend(), asked.handler)
    const app = await renderRoute(INPUT, { as: 'unpaid', backend })
    await app.type(AMOUNT, '680.5')
    await app.press('下一步')
    await app.arrives('/order-pay-detail?id=PAY5001&orderId=O301&by=payment')
    expect(asked.asked.map(({ url }) => url.search)).toEqual(['?mallOrderId=O301&payAmount=68050'])
    await app.press('确认支付 ¥680.50')
    await app.arrives(INPUT)
    await app.sees('已付金额')
    await app.sees('¥680.50')
    expect(await screen.findByLabelText(AMOUNT)).toHaveValue('1999.50')
    expect(await app.calls('order.paying')).toEqual([])
    expect(backend.db.orders.find(({ id }) => id === 'O301')?.status).toBe('WAITING_FOR_PAYMENT')
  })

  test('paying the same amount a second time creates another pay order', async () => {
    const app = await renderRoute(INPUT, { as: 'unpaid' })
    for (const payOrder of ['PAY5001', 'PAY5002']) {
      await app.type(AMOUNT, '680.5')
      await app.press('下一步')
      await app.arrives(`/order-pay-detail?id=${payOrder}&orderId=O301&by=payment`)
      await app.press('确认支付 ¥680.50')
      await app.arrives(INPUT)
    }
    await app.sees('¥1361.00')
    expect(await screen.findByLabelText(AMOUNT)).toHaveValue('1319.00')
  })

  test('a tap fills in a suggested amount, and 清空金额 empties the field', async () => {
    const app = await renderRoute(INPUT, { as: 'unpaid' })
    await app.press('一半 ¥1340.00')
    expect(screen.getByLabelText(AMOUNT)).toHaveValue('1340.00')
    expect(screen.getByRole('button', { name: '一半 ¥1340.00' })).toHaveAttribute('aria-pressed', 'true')
    await app.press('清空金额')
    expect(screen.getByLabelText(AMOUNT)).toHaveValue('')
    await quiet()
    expect(screen.queryByRole('button', { name: '清空金额' })).toBeNull()
  })

  test('the typed amount is kept after a failed request', async () => {
    const app = await renderRoute(INPUT, { as: 'unpaid', knobs: 'fault:order.createPayOrder=400-detail@1' })
    await app.type(AMOUNT, '12.34')
    await app.press('下一步')
    await app.sees('库存不足')
    expect(screen.getByLabelText(AMOUNT)).toHaveValue('12.34')
    await app.press('下一步')
    await app.arrives('/order-pay-detail?id=PAY5001')
  })

  test('a paid order shows that nothing is due, and a missing order shows no amount field', async () => {
    const app = await renderRoute('/order-pay-input?mallOrderId=O201', { as: 'member' })
    await app.sees('这笔订单没有待付金额')
    await app.router.navigate('/order-pay-input')
    await app.sees('没有找到要支付的订单')
    await quiet()
    expect(screen.queryByLabelText(AMOUNT)).toBeNull()
  })
})

const payOrder = (orderId: string, extra: object = {}) => ({
  id: 'PAY1',
  orderId,
  userId: 'U103',
  amount: 268_000,
  status: 'WaitingForPayment' as const,
  channel: null,
  readsLeft: 0,
  paidAt: null,
  ...extra,
})

describe('an address that has only a pay order', () => {
  test('opens the cashier for the pay order’s order', async () => {
    const backend = newBackend()
    backend.db.payOrders.push(payOrder('O301'))
    const app = await renderRoute('/order-pay-detail?id=PAY1&returnUrl=%2FHome', { as: 'unpaid', backend })
    await app.sees('¥2680.00')
    expect(await app.calls('payment.orderBehind')).toMatchObject([{ status: 200, input: { id: 'PAY1' } }])
    expect(await screen.findByRole('radio', { name: '模拟支付' })).toBeChecked()
    expect(await app.calls('payment.channels')).toHaveLength(1)
  })

  test('opens a standalone payment if the pay order has no order', async () => {
    const backend = newBackend()
    const given = [jsonHandler('get', 'mallsales/api/user/mall-orders/payment-mall-order/:id', null)]
    backend.db.payOrders.push(payOrder('', { status: 'Completed' }))
    const app = await renderRoute('/order-pay-detail?id=PAY1&returnUrl=%2Fcontract-list', {
      as: 'unpaid',
      backend: withHandlers(backend, ...given),
    })
    await app.sees('已支付')
    expect(await screen.findByRole('link', { name: '查看我的合同' })).toHaveAttribute('href', '/contract-list')
  })
})

test('the standalone result shows the channel and the time of the payment', async () => {
  const backend = newBackend()
  backend.db.payOrders.push(
    payOrder('O201', {
      userId: 'U102',
      amount: 100,
      status: 'Completed',
      channel: 'mock',
      paidAt: Date.parse('2026-11-20T09:30:00+08:00'),
    }),
  )
  const order = backend.db.orders.find(({ id }) => id === 'O201')
  if (order) Object.assign(order, { status: 'PAID', total: 100, items: [{ name: '商品金额', amount: 100 }] })
  const app = await renderRoute('/commodity-cbsct-payed/O201', { as: 'member', backend })
  await app.sees('付款记录')
  await app.sees('模拟支付 2026-11-20 09:30')
  await app.sees('¥1.00')
  expect(await app.calls('pay-order.ofOrder')).toMatchObject([{ status: 200, input: { id: 'O201' } }])
})

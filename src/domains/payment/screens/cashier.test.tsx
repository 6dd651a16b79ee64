import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PayOrderRow } from '#/mocks/db-rows.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { CASHIER_ADDRESS, backendWithPayOrder } from '#tests/payment-setup.ts'
import { watchConsole } from '#tests/console-output.ts'
import { jsonHandler, withHandlers, holdCalls, spyOnRequest } from '#tests/request-handlers.ts'
import { findToast } from '#tests/screen-texts.ts'

const CHANNELS = 'pay/api/payment/channels/:id'
interface CashierOptions {
  status?: PayOrderRow['status']
  knobs?: string
  channels?: unknown
  address?: string
}

async function openCashier({
  status = 'WaitingForPayment',
  knobs = '',
  channels,
  address = CASHIER_ADDRESS,
}: CashierOptions = {}) {
  const backend = backendWithPayOrder(status, knobs)
  const started = spyOnRequest('post', 'pay/api/payment/start')
  const given = channels === undefined ? [] : [jsonHandler('get', CHANNELS, channels)]
  const app = await renderRoute(address, { as: 'unpaid', backend: withHandlers(backend, started.handler, ...given) })
  return { app, started: started.asked }
}

const findPayButton = () => screen.findByRole('button', { name: /确认支付/ })

test.each([
  ['SystemCancelled', '订单已超时'],
  ['UserCancelled', '用户已取消'],
  ['Completed', '已支付'],
  ['Failed', '支付失败'],
] as const)(
  '[PAY-003] [PAY-004] [PAY-005] [PAY-006] [PAY-007] [PAY-008] [PAY-009] [PAY-010] the state %s blocks the payment and shows %s',
  async (status, label) => {
    const asked = spyOnRequest('get', CHANNELS)
    const backend = withHandlers(backendWithPayOrder(status), asked.handler)
    const app = await renderRoute(CASHIER_ADDRESS, { as: 'unpaid', backend })
    await app.sees(label)
    await quiet()
    await quiet()
    expect(screen.queryByRole('button', { name: /支付/ })).toBeNull()
    expect(asked.asked).toEqual([])
    await app.follow('查看订单')
    await app.arrives('/order-detail/O301')
  },
)

test.each(['WaitingForPayment', 'StartedPayment'] as const)(
  '[PAY-011] [PAY-012] [PAY-056] [PAYX-004] for the state %s, the cashier shows the amount in yuan and the channels',
  async (status) => {
    const { app } = await openCashier({ status })
    await app.sees('¥2680.00')
    expect(await findPayButton()).toHaveTextContent('确认支付 ¥2680.00')
    expect(await screen.findByRole('radio', { name: '模拟支付' })).toBeChecked()
    expect(await app.calls('payment.channels')).toMatchObject([{ status: 200, input: { id: 'PAY1' } }])
  },
)

test('the order is still shown if it cannot be reloaded', async () => {
  const { app } = await openCashier()
  await app.sees(/^订单编号/)
  app.backend.setKnobs('fault:order.one=offline')
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(async () => expect((await app.calls('order.one')).length).toBeGreaterThan(1))
  await findToast(/^无法连接/)
  expect(screen.getByText(/^订单编号/)).toBeVisible()
})

test('[PAY-033] while the channels are loading, no message asks the person to choose a channel; then the single channel is selected', async () => {
  const held = holdCalls('get', CHANNELS)
  await renderRoute(CASHIER_ADDRESS, {
    as: 'unpaid',
    backend: withHandlers(backendWithPayOrder('WaitingForPayment'), held.handler),
  })
  expect(await findPayButton()).toHaveAttribute('aria-busy', 'true')
  fireEvent.click(await findPayButton())
  await quiet()
  expect(screen.queryByText('请选择支付方式')).toBeNull()
  held.release()
  expect(await screen.findByRole('radio', { name: '模拟支付' })).toBeChecked()
  expect(await findPayButton()).not.toHaveAttribute('aria-busy', 'true')
})

describe('the time limit of a payment in the cashier', () => {
  const ending = (left: number) => {
    const body = {
      id: 'PAY1',
      status: 'WaitingForPayment',
      amount: 268_000,
      subject: '检测',
      expireTime: new Date(NOW + left).toISOString(),
    }
    const dated = { date: new Date(NOW).toUTCString() }
    const orderHandler = jsonHandler('get', 'pay/api/orders/PAY1', body, 200, dated)
    return renderRoute(CASHIER_ADDRESS, {
      as: 'unpaid',
      backend: withHandlers(backendWithPayOrder('WaitingForPayment'), orderHandler),
    })
  }

  test('is counted down beside the amount', async () => {
    const app = await ending(900_000)
    await app.sees(/^支付剩余时间 1[45]:\d\d$/)
    await waitFor(async () => expect(await findPayButton()).toBeEnabled())
  })

  test('disables the payment when it has passed, even on an open page', async () => {
    await ending(1500)
    expect(await screen.findByRole('button', { name: '支付已超时' }, { timeout: 9000 })).toBeDisabled()
    await quiet()
    expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
    expect(await screen.findByText('支付时间已过', undefined, { timeout: 3000 })).toBeInTheDocument()
  })
})

test('[PAY-034] without any channel, the cashier shows a text', async () => {
  const { app, started } = await openCashier({ channels: [] })
  await app.sees('暂时没有可用的支付渠道，请联系客服')
  await quiet()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  await app.user.click(await findPayButton())
  await app.sees('请选择支付方式')
  await quiet()
  expect(started).toEqual([])
})

test('[PAY-034] [PAY-038] unknown channels, and channels that cannot be used in this browser, are left out', async () => {
  const { app } = await openCashier({ channels: ['unionpay', 'wx_pub', { channel: 'wx_pub_cmb' }] })
  await app.sees('暂时没有可用的支付渠道，请联系客服')
  await quiet()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('[PAY-035] if the channels cannot be loaded, an error and a retry are shown', async () => {
  const { app } = await openCashier({ knobs: 'fault:payment.channels=500@1' })
  await app.sees('获取支付渠道失败')
  await app.press('重试')
  expect(await screen.findByRole('radio', { name: '模拟支付' })).toBeChecked()
  await quiet()
  expect(screen.queryByText('获取支付渠道失败')).toBeNull()
})

test('[PAY-032] [PAY-033] [PAY-041] of several channels none is preselected, and no payment starts without a choice', async () => {
  const { app, started } = await openCashier({ channels: ['alipay_wap', 'mock'] })
  const channels = await screen.findAllByRole('radio')
  expect(channels.map((channel) => (channel as HTMLInputElement).checked)).toEqual([false, false])
  await app.user.click(await findPayButton())
  await app.sees('请选择支付方式')
  await quiet()
  expect(started).toEqual([])
  await app.user.click(await screen.findByRole('radio', { name: '模拟支付' }))
  await app.user.click(await findPayButton())
  await app.sees('模拟支付成功！')
  expect(started).toHaveLength(1)
})

describe('the cashier inside WeChat', () => {
  beforeEach(() => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50')
    return () => agent.mockRestore()
  })

  test('[PAY-038] [PAY-039] [PAY-041] [PAY-043] shows at most three channels, in the server’s order', async () => {
    await openCashier({ channels: ['wx_pub', 'unionpay', 'alipay_wap_cmb', 'mock', 'alipay_wap'] })
    const channels = await screen.findAllByRole('radio')
    const names = channels.map((channel) => channel.closest('label')?.textContent)
    expect(names).toEqual(['微信支付', '支付宝（招商银行）', '模拟支付'])
    await quiet()
    expect(channels.filter((channel) => (channel as HTMLInputElement).checked)).toEqual([])
  })

  test('[PAY-040] preselects a single channel', async () => {
    await openCashier({ channels: ['wx_pub', 'unionpay'] })
    expect(await screen.findByRole('radio', { name: '微信支付' })).toBeChecked()
  })
})

test.each([
  '/order-pay-detail?id=PAY1&orderId=O301',
  `/order-pay-detail?id=PAY1&orderId=O301&returnUrl=https%3A%2F%2Fevil.com`,
])('[PAY-037] without a return target, the payment does not start: %s', async (address) => {
  const errors = watchConsole('error')
  const { app, started } = await openCashier({ address })
  await screen.findByRole('radio', { name: '模拟支付' })
  await app.user.click(await findPayButton())
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('缺少returnUrl')).toBeInTheDocument()
  expect(errors).toEqual(['payment: returnUrl is missing'])
  await quiet()
  expect(started).toEqual([])
  await app.press('知道了')
  expect(await findPayButton()).toBeEnabled()
})

test('an address without a pay order and without an order shows a text and sends no request', async () => {
  const asked = spyOnRequest('get', 'pay/api/orders/*')
  const app = await renderRoute('/order-pay-detail', {
    as: 'unpaid',
    backend: withHandlers(newBackend(), asked.handler),
  })
  await app.sees('没有找到要支付的订单')
  await quiet()
  expect(asked.asked).toEqual([])
  await app.follow('查看我的订单')
  await app.arrives('/my-order/ALL')
})

test('[PAYX-005] two quick taps on the pay button start one payment', async () => {
  const backend = backendWithPayOrder()
  const started = spyOnRequest('post', 'pay/api/payment/start')
  const slow = holdCalls('post', 'pay/api/payment/start')
  const app = await renderRoute(CASHIER_ADDRESS, {
    as: 'unpaid',
    backend: withHandlers(backend, started.handler, slow.handler),
  })
  await screen.findByRole('radio', { name: '模拟支付' })
  const button = await findPayButton()
  button.click()
  button.click()
  await app.sees('支付中')
  expect(button).toHaveAttribute('aria-busy', 'true')
  button.click()
  slow.release()
  await app.sees('模拟支付成功！')
  expect(started.asked.map((call) => call.body)).toEqual([
    { id: 'PAY1', channel: 'mock', parameters: {}, otherUserPayment: false },
  ])
})

describe('a cashier address that has only an order', () => {
  const OF_ORDER = '/order-pay-detail?orderId=O301&returnUrl=%2Forder-detail%2FO301'

  test('[LIT-025] pays the unpaid pay order of the order', async () => {
    const { app, started } = await openCashier({ address: OF_ORDER })
    await app.sees('¥2680.00')
    await app.user.click(await findPayButton())
    await waitFor(() => expect(started.map(({ body }) => body)).toMatchObject([{ id: 'PAY1' }]))
  })

  test('[LIT-025] shows a link to the order, and no pay button, if the order has no unpaid pay order', async () => {
    const { app, started } = await openCashier({ status: 'UserCancelled', address: OF_ORDER })
    await app.sees('没有查到待支付的款项，请到订单中查看')
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/order-detail/O301')
    await quiet()
    expect(started).toEqual([])
  })
})

describe('replies of a backend with other fields', () => {
  const PAY = 'pay/api/orders/:id'
  const opens = async (reply: object) => {
    const started = spyOnRequest('post', 'pay/api/payment/start')
    const backend = withHandlers(backendWithPayOrder(), started.handler, jsonHandler('get', PAY, reply))
    const app = await renderRoute(CASHIER_ADDRESS, { as: 'unpaid', backend })
    return { app, started: started.asked }
  }

  test('[PAY-010] a pay order in an unknown state shows 处理中 and cannot be paid', async () => {
    const { app } = await opens({ id: 'PAY1', status: 'ON_ITS_WAY', amount: 268_000 })
    await app.sees('处理中')
    await quiet()
    expect(screen.queryByText('支付失败')).toBeNull()
    expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
  })

  test.each([undefined, null, '2680.00', 0.5])('an amount of %j is invalid and cannot be paid', async (amount) => {
    const { app } = await opens({ id: 'PAY1', status: 'WaitingForPayment', amount })
    await app.sees('支付金额有误，请到订单中重新支付')
    await quiet()
    expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
  })

  test('a pay order without an id uses the requested id', async () => {
    const { app, started } = await opens({ status: 'WaitingForPayment', amount: 268_000 })
    await app.sees('¥2680.00')
    await app.user.click(await findPayButton())
    await waitFor(() => expect(started.map(({ body }) => body)).toMatchObject([{ id: 'PAY1' }]))
  })

  test('an amount sent as text is parsed as cents', async () => {
    const { app } = await opens({ id: 7, status: 'WaitingForPayment', amount: '268000' })
    expect(await app.sees('¥2680.00')).not.toEqual([])
  })
})

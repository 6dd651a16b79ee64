import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const OTHER = '/payment-beself/O736?shareCode=SHARE107'

/** A mock backend in which the owner of O736 has asked others to pay. */
function asked() {
  const backend = newBackend()
  const order = backend.db.orders.find((entry) => entry.id === 'O736')
  if (!order) throw new Error('no order')
  order.otherPayment = true
  backend.db.payOrders.push({
    id: 'PAY1',
    orderId: 'O736',
    userId: 'U107',
    amount: order.total,
    status: 'WaitingForPayment',
    channel: null,
    readsLeft: 0,
    paidAt: null,
  })
  return { backend, order }
}

test.each([
  ['O736', 'rich', 1],
  ['O700', 'rich', 0],
  ['O301', 'unpaid', 0],
])('[ORD-042] the order %s of the person %s shows %i buttons 找人代付', async (id, as, count) => {
  await renderRoute(`/order-detail/${id}`, { as })
  await screen.findByText('订单编号')
  expect(screen.queryAllByRole('button', { name: '找人代付' })).toHaveLength(count)
})

test.each(['PAID', 'PAYING', 'CLOSED', 'ON_THE_WAY'])(
  '[ORD-042] an order in the state %s cannot be shared for payment, even if the server allows it',
  async (orderStatus) => {
    const order = { id: 'O736', orderNumber: 'N736', orderStatus, amount: 100, canUseOtherPayment: true }
    const readHandler = jsonHandler('post', 'mallsales/api/user/mall-orders/get-user-order', order)
    await renderRoute('/order-detail/O736', { as: 'rich', backend: withHandlers(newBackend(), readHandler) })
    await screen.findByText('订单编号')
    await quiet()
    expect(screen.queryByRole('button', { name: '找人代付' })).toBeNull()
  },
)

test('[ORD-042] an order with an unknown payment mode cannot be shared for payment', async () => {
  const order = { id: 'O736', orderStatus: 'WAITING_FOR_PAYMENT', amount: 100, canUseOtherPayment: true }
  const odd = { ...order, placementDetails: { paymentMode: 'INSTALMENTS' } }
  const readHandler = jsonHandler('post', 'mallsales/api/user/mall-orders/get-user-order', odd)
  await renderRoute('/order-detail/O736', { as: 'rich', backend: withHandlers(newBackend(), readHandler) })
  expect(await screen.findByRole('button', { name: '付款方式暂不支持，不能支付' })).toBeDisabled()
  await quiet()
  expect(screen.queryByRole('button', { name: '找人代付' })).toBeNull()
})

test('[PAYX-003] 找人代付 enables other payment for the order, then shows how to share the link', async () => {
  const app = await renderRoute('/order-detail/O736', { as: 'rich' })
  await app.press('找人代付')
  const sheet = within(await screen.findByRole('dialog', { name: '找人代付' }))
  expect(await app.calls('order.setOtherPayment')).toMatchObject([{ status: 200, input: { id: 'O736' } }])
  expect(app.backend.db.orders.find(({ id }) => id === 'O736')?.otherPayment).toBe(true)
  const link = `${window.location.origin}${OTHER}`
  expect(sheet.getByText(link)).toBeInTheDocument()
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void copied.push(text)))
  await app.press('复制链接')
  await app.sees('链接已复制，发给朋友即可')
  expect(copied).toEqual([link])
  await app.follow('查看代付页面')
  await app.arrives(OTHER)
  await app.sees('这是您自己的订单。点右上角“···”发给朋友，请朋友帮忙支付')
})

test('[PAYX-003] inside WeChat, the sheet links to the page that can be shared', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0')
  const app = await renderRoute('/order-detail/O736', { as: 'rich' })
  await app.press('找人代付')
  await app.sees('点“去分享”，再点右上角的“···”，选“发送给朋友”。')
  expect(screen.getByRole('link', { name: '去分享' })).toHaveAttribute('href', OTHER)
  vi.restoreAllMocks()
})

test('[PAYX-003] if the server refuses 找人代付, its message is shown instead of the link', async () => {
  const app = await renderRoute('/order-detail/O736', { as: 'rich', knobs: 'fault:order.setOtherPayment=400-detail' })
  await app.press('找人代付')
  await screen.findByRole('alert')
  await quiet()
  expect(screen.queryByRole('dialog', { name: '找人代付' })).toBeNull()
})

test('[PAYX-001] [GEN-006] another signed-in person sees the order without the owner’s personal data', async () => {
  const { backend, order } = asked()
  const app = await renderRoute(OTHER, { as: 'member', backend })
  await app.sees('帮朋友支付')
  expect(await app.calls('payment.otherOrder')).toMatchObject([{ status: 200, input: { id: 'O736' } }])
  expect(await app.calls('order.one')).toEqual([])
  const text = document.body.textContent ?? ''
  for (const own of [order.address?.name, order.address?.mobile, order.address?.detail])
    expect(text).not.toContain(own ?? '–')
})

test('[ROLE-010] an order that is not shared shows other people the reason, and they cannot pay', async () => {
  const { backend, order } = asked()
  order.otherPayment = false
  const app = await renderRoute(OTHER, { as: 'member', backend })
  await app.sees('这笔订单没有开放代付，请让朋友重新分享')
  await quiet()
  expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
})

test('[PAY-049] a visitor signs in and returns to the same address', async () => {
  const app = await renderRoute(OTHER, { backend: asked().backend })
  await app.arrives('/login')
  expect(app.address()).toBe(`/login?target=${encodeURIComponent(OTHER)}`)
  await app.type('手机号', '13800000002')
  await app.press('获取验证码')
  await app.type('验证码', '123456')
  await app.arrives(OTHER)
  await app.sees('帮朋友支付')
})

test('[PAY-046] a payment by another person is started with otherUserPayment', async () => {
  const { backend } = asked()
  const start = spyOnRequest('post', 'pay/api/payment/start')
  const app = await renderRoute(OTHER, { as: 'member', backend: withHandlers(backend, start.handler) })
  await app.user.click(await screen.findByRole('radio', { name: '模拟支付' }))
  await app.press(/确认支付/)
  await app.sees('模拟支付成功！')
  expect(start.asked.map(({ body }) => body)).toEqual([
    { id: 'PAY1', channel: 'mock', parameters: {}, otherUserPayment: true },
  ])
})

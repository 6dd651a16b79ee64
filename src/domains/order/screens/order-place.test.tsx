import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Backend } from '#/mocks/backend.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, holdCalls, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const G005 = '/order-info/G005?specification=G005-S1'
const CASHIER = '/order-pay-detail?id=PAY5001&orderId=O5001&returnUrl=%2Forder-detail%2FO5001'

const ofMember = ({ db }: Backend) => db.orders.filter((order) => order.userId === 'U102' && order.id !== 'O201')
const findSubmit = () => screen.findByRole('button', { name: '提交订单' })

test('[PAYX-005] [PAY-048] ten fast taps create one order and one pay order for its total', async () => {
  const backend = newBackend()
  const created = spyOnRequest('post', 'mallsales/api/user/mall-orders/create-pay-order')
  const app = await renderRoute(G005, { as: 'member', backend: withHandlers(backend, created.handler) })
  const button = await findSubmit()
  for (let tap = 0; tap < 10; tap += 1) fireEvent.click(button)
  await app.arrives('/order-pay-detail')
  expect(app.address()).toBe(CASHIER)
  expect(ofMember(backend)).toMatchObject([
    { goodsId: 'G005', number: 1, total: 84_900, status: 'WAITING_FOR_PAYMENT' },
  ])
  expect(backend.db.payOrders).toMatchObject([{ orderId: 'O5001', amount: 84_900 }])
  expect(created.asked.map(({ url }) => url.search)).toEqual(['?mallOrderId=O5001&payAmount=84900'])
  expect(await app.calls('order.create')).toHaveLength(1)
  await app.sees('¥849.00')
})

test('[PAYX-005] placing the same order again later creates another order', async () => {
  const app = await renderRoute(G005, { as: 'member' })
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  const coupon = app.backend.db.coupons.find((entry) => entry.usedByOrder === 'O5001')
  const first = app.backend.db.orders.find((order) => order.id === 'O5001')
  // Frees the coupon that the first order used, so that the second order can use it again.
  if (coupon) coupon.usedByOrder = null
  if (first) first.couponId = null
  await app.router.navigate(G005)
  await app.press('提交订单')
  await app.arrives('/order-pay-detail?id=PAY5002')
  expect(ofMember(app.backend).map((order) => order.total)).toEqual([84_900, 84_900])
})

test('[PAYX-005] the button is busy while an order is placed; afterwards Back does not return to the order page', async () => {
  const app = await renderRoute('/Home/hot', { as: 'member' })
  await app.router.navigate(G005)
  const button = await findSubmit()
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAttribute('aria-busy', 'true')
  await app.arrives('/order-pay-detail')
  // The cashier asks before it is left, once it has loaded (PAY-029).
  await app.sees('¥849.00')
  await quiet()
  await app.router.navigate(-1)
  await app.press('取消支付')
  await app.arrives('/Home/hot')
})

test('[PAYX-005] after a lost reply, the app finds the created order and opens its cashier', async () => {
  const app = await renderRoute(G005, { as: 'member', knobs: 'fault:order.create=lost@1' })
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  expect(app.address()).toBe(CASHIER)
  expect(ofMember(app.backend)).toHaveLength(1)
  expect(await app.calls('order.create')).toHaveLength(1)
  expect(await app.calls('order.mine')).toHaveLength(1)
})

test('[PAYX-005] after a request that did not reach the server, the page stays open, and a second tap creates one order', async () => {
  const app = await renderRoute(G005, { as: 'member', knobs: 'fault:order.create=offline@1' })
  await app.press('提交订单')
  await app.sees('无法连接到服务器，请稍后重试')
  expect(app.address()).toBe(G005)
  await quiet()
  expect(ofMember(app.backend)).toEqual([])
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  expect(ofMember(app.backend)).toHaveLength(1)
})

test('[PAYX-005] after a lost reply, a second tap creates no second order, even if the list does not show the first order', async () => {
  const backend = newBackend('fault:order.create=lost@1')
  // The list is stale: the order exists, but is not in it yet.
  const emptyListHandler = jsonHandler('post', 'mallsales/api/user/mall-orders/get-user-orders', [])
  const app = await renderRoute(G005, { as: 'member', backend: withHandlers(backend, emptyListHandler) })
  await app.press('提交订单')
  await app.sees('无法连接到服务器，请稍后重试')
  expect(ofMember(backend)).toHaveLength(1)
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  expect(ofMember(backend)).toHaveLength(1)
  expect(backend.db.payOrders).toHaveLength(1)
})

test('[PAYX-005] after a reload during the request, a changed order creates no second order; the first order opens', async () => {
  const backend = newBackend('fault:order.create=lost@1')
  const emptyListHandler = jsonHandler('post', 'mallsales/api/user/mall-orders/get-user-orders', [])
  const before = await renderRoute(G005, { as: 'member', backend: withHandlers(backend, emptyListHandler) })
  await before.type('备注', '请放门口')
  await before.press('提交订单')
  await before.sees('无法连接到服务器，请稍后重试')
  unloadPage(before)
  // The form is empty, and its coupon belongs to the first order: the amount differs.
  const app = await renderRoute(G005, { backend, sameTab: true })
  await app.press('提交订单')
  await app.arrives('/order-detail/O5001')
  expect(await findToast('上次已经提交成功，没有重复提交')).toBeInTheDocument()
  expect(ofMember(backend)).toMatchObject([{ id: 'O5001', requirements: '请放门口' }])
})

test('[PAYX-005] if the person goes back during the request, a toast says that the order was placed', async () => {
  const created = holdCalls('post', 'mallsales/api/user/mall-orders')
  const app = await renderRoute('/Home/hot', { as: 'member', backend: withHandlers(newBackend(), created.handler) })
  await app.router.navigate(G005)
  fireEvent.click(await findSubmit())
  await app.router.navigate(-1)
  await app.arrives('/Home/hot')
  created.release()
  expect(await findToast('订单已提交，请到“我的订单”查看和支付')).toBeInTheDocument()
})

test('[PAYX-005] if the order cannot be found after a lost reply, a notice asks the person to check the list', async () => {
  const app = await renderRoute(G005, { as: 'member', knobs: 'fault:order.create=lost@1;fault:order.mine=500@1' })
  await app.press('提交订单')
  await app.sees('暂时无法确认订单是否提交成功，请先到“我的订单”查看，不要重复提交')
  await app.press('知道了')
  await app.arrives('/my-order/ALL')
  await app.sees('待付款')
  expect(ofMember(app.backend)).toHaveLength(1)
})

test('[ORD-046] after a refused order, the page stays open and shows the server’s message', async () => {
  const app = await renderRoute(G005, { as: 'member', knobs: 'fault:order.create=400-detail@1' })
  await app.type('备注', '请放门口')
  await app.press('提交订单')
  await app.sees('库存不足')
  expect(app.address()).toBe(G005)
  expect(await screen.findByLabelText('备注')).toHaveValue('请放门口')
  await waitFor(async () => expect((await app.calls('order.options')).length).toBeGreaterThanOrEqual(2))
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  expect(ofMember(app.backend)).toMatchObject([{ requirements: '请放门口' }])
})

test('[ORDX-005] an order whose price has changed is refused, and the new price is shown', async () => {
  const app = await renderRoute(G005, { as: 'member' })
  await app.sees('¥849.00')
  const item = app.backend.db.goods.find((goods) => goods.id === 'G005')?.specifications[0]
  if (item) item.price = 99_900
  await app.press('提交订单')
  await app.sees('应付金额增加100.00元')
  await app.sees('¥949.00')
  expect((await app.calls('order.create')).map((call) => call.status)).toEqual([400])
  await quiet()
  expect(ofMember(app.backend)).toEqual([])
  await app.press('提交订单')
  await app.press('按新金额提交')
  await app.arrives('/order-pay-detail')
  expect(ofMember(app.backend)).toMatchObject([{ total: 94_900 }])
})

test('[PAY-048] if the pay order cannot be created, the page of the order opens, where it can be paid', async () => {
  const app = await renderRoute(G005, { as: 'member', knobs: 'fault:order.createPayOrder=500@1' })
  await app.press('提交订单')
  await app.arrives('/order-detail/O5001')
  await app.press('去支付')
  await app.arrives('/order-pay-detail')
  expect(app.address()).toBe(CASHIER)
  expect(app.backend.db.payOrders).toHaveLength(1)
})

test('the remarks of an order do not appear in the next order for the same goods', async () => {
  const app = await renderRoute(G005, { as: 'member' })
  await app.type('备注', '请放门口')
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  await app.router.navigate(G005)
  await app.arrives('/order-info/G005')
  expect(await screen.findByLabelText('备注')).toHaveValue('')
})

test('if the session expires while an order is placed, the login shows that the typed values are kept', async () => {
  const app = await renderRoute(G005, { as: 'member', knobs: 'fault:order.create=401@1' })
  await app.type('备注', '工作日送达')
  await app.press('提交订单')
  await app.arrives('/login')
  expect(await app.sees('您刚才填写的内容已经保留，登录后可以接着填')).not.toEqual([])
})

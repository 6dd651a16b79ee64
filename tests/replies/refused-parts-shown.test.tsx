import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

/** A screen says that a part could not be parsed, and offers no action that needs the part. */

const LOST = '有 1 条内容没有读出来'
const withReplies = (...handlers: Parameters<typeof jsonHandler>[]) => ({
  as: 'member',
  backend: withHandlers(newBackend(), ...handlers.map((one) => jsonHandler(...one))),
})
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

const order = { id: 'O9', status: 'WAITING_FOR_PAYMENT', amount: 10_000, goods: { name: '基因检测' } }

test('an order whose refund could not be parsed can be neither paid nor cancelled', async () => {
  const app = await renderRoute(
    '/order-detail/O9',
    withReplies(['post', 'mallsales/api/user/mall-orders/get-user-order', { ...order, refundmentDetails: '退款中' }]),
  )
  await app.sees('退款信息没有读出来，请稍后再看')
  await app.sees(LOST)
  await quiet()
  expect(buttons().filter((name) => /支付|取消/.test(name))).toEqual([])
})

test('an order whose total could not be parsed shows no amount and cannot be paid', async () => {
  const app = await renderRoute(
    '/order-detail/O9',
    withReplies([
      'post',
      'mallsales/api/user/mall-orders/get-user-order',
      { ...order, paymentSummary: [{ total: 'x' }] },
    ]),
  )
  await app.sees(LOST)
  await quiet()
  expect(document.querySelector('main')).not.toHaveTextContent('¥')
})

test('a shipped order whose delivery could not be parsed does not show 暂无快递单号', async () => {
  const app = await renderRoute(
    '/order-detail/O9',
    withReplies([
      'post',
      'mallsales/api/user/mall-orders/get-user-order',
      { ...order, status: 'SHIPPED', expressDetails: '顺丰' },
    ]),
  )
  await app.sees('物流信息没有读出来，请稍后再看')
  await quiet()
  expect(screen.queryByText(/暂无快递单号/)).toBeNull()
})

test('a draw whose prize could not be parsed does not say that nothing was won', async () => {
  const ticket = {
    id: 'T9',
    kind: 'LOTTERY',
    name: '周年抽奖',
    lotteryId: 'L1',
    prizes: ['手机'],
    draw: { prize: '手机' },
  }
  const app = await renderRoute('/raffle-lists', withReplies(['get', 'tickets/mine', [ticket]]))
  await app.sees('没有读出来')
  await app.sees(LOST)
  await quiet()
  expect(screen.queryByText('未中奖')).toBeNull()
})

test('a contract cannot be renewed if its pending renewal order could not be parsed', async () => {
  const deposit = {
    id: 'RD9',
    contractNo: 'C9',
    pendingOrderId: { number: 1 },
    renewals: [{ goodsId: 'G1', name: '续存', price: 9900 }],
  }
  const app = await renderRoute('/renew-deposit-form', withReplies(['get', 'get-renew-deposit-orders', [deposit]]))
  await app.sees('续存订单没有读出来，请稍后再看')
  await quiet()
  expect(buttons().filter((name) => /续存|支付/.test(name))).toEqual([])
})

test('an event whose deposit could not be parsed is not called free, and nobody can register', async () => {
  const event = { id: 'E9', title: '健康讲座', userOption: { deposit: '99.00' } }
  const app = await renderRoute(
    '/sign-form?id=E9',
    withReplies(['get', 'mall-registration-events/E9', event], ['get', 'mall-user-registrations/full', false]),
  )
  await app.sees('定金没有读出来，请稍后再看。')
  await app.sees(LOST)
  await quiet()
  expect(screen.getByRole('button', { name: '定金没有读出来' })).toBeDisabled()
  expect(screen.queryByText('免费')).toBeNull()
})

test('goods whose deposit could not be parsed cannot be bought at the full price', async () => {
  const specifications = [{ name: '一份', price: 9900, deposit: '10.00' }]
  const goods = { goodsId: 'G9', name: '基因检测', state: 'PUBLISHED', specifications }
  const app = await renderRoute('/commodity-detail/G9', withReplies(['get', 'goods-with-state/G9', goods]))
  await app.sees('¥99.00')
  await app.sees(LOST)
  await quiet()
  expect(screen.getByRole('button', { name: '定金没有读出来，暂不能购买' })).toBeDisabled()
})

test('a visit whose refund could not be parsed cannot be paid again', async () => {
  const visit = { id: 'RV9', date: '2026-11-21', time: '09:30', status: 'WAIT_FOR_PAY', refundAmount: '50.00' }
  const app = await renderRoute(
    '/reservation-inquiry?id=RV9',
    withReplies(['get', 'reservation/find/RV9', { ...visit, paymentDetails: { amount: 5000 } }]),
  )
  await app.sees('退款金额没有读出来，请稍后再看')
  await app.sees(LOST)
  await quiet()
  expect(buttons().filter((name) => /支付|取消/.test(name))).toEqual([])
})

test('goods whose stock could not be parsed cannot be bought, and are not called sold out', async () => {
  const specifications = [{ name: '一份', price: 9900, stock: '充足' }]
  const goods = { goodsId: 'G9', name: '基因检测', state: 'PUBLISHED', specifications }
  const app = await renderRoute('/commodity-detail/G9', withReplies(['get', 'goods-with-state/G9', goods]))
  await app.sees('¥99.00')
  await app.sees(LOST)
  await quiet()
  expect(screen.getByRole('button', { name: '库存没有读出来，暂不能购买' })).toBeDisabled()
  expect(screen.queryByText('已售罄')).toBeNull()
})

test('points goods whose quota could not be parsed cannot be redeemed', async () => {
  const goods = { id: 'PG9', name: '保温杯', points: 5, state: 'PUBLISHED', stock: 9, pointsGoodsQuota: '2件' }
  const app = await renderRoute('/integral-goods-detail/PG9', withReplies(['get', 'goods/details/PG9', goods]))
  await app.sees('每人限兑数量未知')
  await app.sees(LOST)
  expect(await screen.findByRole('button', { name: '兑换上限没有读出来，暂不能兑换' })).toBeDisabled()
})

test('a summer day whose number of places could not be parsed is not called full, and nobody can register', async () => {
  const app = await renderRoute(
    '/summer-activity',
    withReplies(['get', 'summer-activity/get-free-count', { count: '若干' }]),
  )
  await app.sees('剩余名额未知，暂时不能报名，请联系客服确认')
  await app.sees(LOST)
  await quiet()
  expect(buttons().filter((name) => /提交/.test(name))).toEqual([])
})

test('a visit time whose number of places could not be parsed cannot be chosen, and is not called full', async () => {
  const times = [
    { time: '09:30', remaining: '充足' },
    { time: '10:30', remaining: '3' },
  ]
  const app = await renderRoute(
    '/reservation',
    withReplies(
      ['get', 'reservation/find-date', [{ date: '2026-11-21', available: true }]],
      ['get', 'reservation/find-time', times],
    ),
  )
  await app.user.click(await screen.findByRole('radio', { name: '11月21日 周六，可预约' }))
  expect(await screen.findByRole('radio', { name: '09:30（名额未知）' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: '10:30（余3）' })).toBeEnabled()
})

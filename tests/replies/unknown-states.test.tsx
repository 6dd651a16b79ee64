import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

/** The screens if a backend sends a state that this release does not know. */

const STATES = ['__proto__', 'constructor', 'toString', 'SOMETHING_NEW', 'X'.repeat(60), '']

test('registrations in an unknown state are listed, each with a neutral label', async () => {
  const registrations = STATES.map((status, at) => ({
    id: `R${at}`,
    title: `活动${at}`,
    status,
    workflowStatus: status,
  }))
  const backend = withHandlers(
    newBackend(),
    jsonHandler('post', 'mallsales/api/user/mall-user-registrations/get-list', registrations),
  )
  const app = await renderRoute('/my-schedule', { as: 'member', backend })
  await app.sees('活动0')
  expect(await app.sees('状态未知')).toHaveLength(STATES.length)
})

test('a withdrawal in an unknown state is shown as 处理中', async () => {
  const withdrawals = STATES.map((status, at) => ({ id: `W${at}`, amount: 100 + at, status }))
  const backend = withHandlers(newBackend(), jsonHandler('get', 'my-wallet/withdrawals', withdrawals))
  const app = await renderRoute('/my-wallet?tab=withdrawal', { as: 'salesman', backend })
  expect(await app.sees(/处理中/)).toHaveLength(STATES.length)
})

test('claims in an unknown state are listed as 状态未知, and their details show the state that was sent', async () => {
  const claims = STATES.map((status, at) => ({ id: `C${at}`, status, productName: `保险${at}` }))
  const backend = withHandlers(newBackend(), jsonHandler('get', 'insurance/claim/get', claims))
  const app = await renderRoute('/my-insurance-claims', { as: 'rich', backend })
  expect(await app.sees('状态未知')).toHaveLength(STATES.length)
  await app.follow(/保险3/)
  await app.sees('状态未知')
  await app.sees('SOMETHING_NEW')
})

describe('if the time limit cannot be parsed, 时间未知 is shown, and the person cannot pay', () => {
  const SOON = '稍后'

  test('for a payment', async () => {
    const pay = { id: 'PAY1', status: 'WaitingForPayment', amount: 268_000, subject: '检测', expireTime: SOON }
    const backend = withHandlers(newBackend(), jsonHandler('get', 'pay/api/orders/PAY1', pay))
    const app = await renderRoute('/order-pay-detail?id=PAY1&by=payment', { as: 'unpaid', backend })
    await app.sees(/时间未知/)
    await quiet()
    expect(screen.queryByRole('button', { name: /确认支付/ })).toBeNull()
  })

  test.each(['WAIT_FOR_PAY', ''])('for a visit in the state %j', async (status) => {
    const visit = { id: 'RV9', date: '2026-11-25', time: '10:00', status, amount: 100, expireTime: SOON }
    const backend = withHandlers(
      newBackend(),
      jsonHandler('get', 'mallsales/api/public/reservation/find/RV9', visit),
      jsonHandler('get', 'mallsales/api/public/reservation/find/payOrder/RV9', {
        id: 'PAY9',
        status: 'WaitingForPayment',
      }),
    )
    const app = await renderRoute('/reservation-inquiry?id=RV9', { as: 'member', backend })
    await app.sees('支付截止时间未知')
    await app.sees('状态未知')
    await quiet()
    expect(screen.queryByRole('link', { name: '去支付' })).toBeNull()
  })

  test('for a registration', async () => {
    const unpaid = {
      id: 'RG1',
      status: 'WAIT_FOR_PAY',
      userOption: { deposit: 5000 },
      payOrderId: 'P1',
      payUntil: SOON,
    }
    const backend = withHandlers(
      newBackend(),
      jsonHandler('get', 'mallsales/api/user/mall-user-registrations/RG1', unpaid),
    )
    const app = await renderRoute('/sign-form?registrationId=RG1', { as: 'new', backend })
    await app.sees('名额保留到的时间未知，请联系客服确认')
    await quiet()
    expect(screen.queryByRole('link', { name: '去支付' })).toBeNull()
  })
})

test('a picture is not requested if its address is the address of an API call', async () => {
  const content = '<p>文<img src="/auth/logout"><img src="/pictures/goods/g01.svg" alt="图"></p>'
  const message = { id: 'M9', title: '通知', content }
  const backend = withHandlers(newBackend(), jsonHandler('get', 'messages/api/user/app-messages/M9', message))
  const app = await renderRoute('/my-message-detail/M9', { as: 'member', backend })
  await app.sees('文')
  expect([...document.querySelectorAll('main img')].map((one) => one.getAttribute('src'))).toEqual([
    '/pictures/goods/g01.svg',
  ])
})

describe('a time that cannot be parsed is shown as 时间未知, and a missing time is left out', () => {
  const message = { id: 'M9', title: '通知', content: '文' }
  const claim = { id: 'C9', productName: '保险', status: 'REVIEWING' }
  const order = { id: 'O9', orderNumber: 'N9', status: 'PAID', goods: { name: '检测' } }
  test.each<[what: string, address: string, as: string, method: 'get' | 'post', path: string, entry: object]>([
    ['the time of a message', '/my-message', 'member', 'get', 'messages/api/user/app-messages', message],
    ['the time of a claim', '/my-insurance-claims', 'rich', 'get', 'insurance/claim/get', claim],
    [
      'the time of an order',
      '/my-order/ALL',
      'member',
      'post',
      'mallsales/api/user/mall-orders/get-user-orders',
      order,
    ],
  ])('%s', async (_what, address, as, method, path, entry) => {
    const entries = [
      { ...entry, createdDate: '昨天' },
      { ...entry, id: 'X10' },
    ]
    const app = await renderRoute(address, {
      as,
      backend: withHandlers(newBackend(), jsonHandler(method, path, entries)),
    })
    expect(await app.sees(/时间未知/)).toHaveLength(1)
  })
})

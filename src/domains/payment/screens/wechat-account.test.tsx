import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { CASHIER_ADDRESS, backendWithPayOrder } from '#tests/payment-setup.ts'
import { renderRoute, unloadPage } from '#tests/render-route.tsx'
import { spyOnRequest, withHandlers } from '#tests/request-handlers.ts'
import { answerAuthorization, simulateWechat } from '#tests/wechat-phone.ts'

afterEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

const OTHER = '/payment-beself/O301?shareCode=S1'

/** The button, once the channels are there. */
async function findPayButton(): Promise<HTMLElement> {
  await screen.findByRole('radio', { name: '微信支付' })
  return screen.findByRole('button', { name: /确认支付/ })
}

test.each([
  ['a person’s own order', CASHIER_ADDRESS, 'unpaid'],
  ['a friend’s order', OTHER, 'rich'],
])(
  '[PAY-042] somebody who signed in by phone can pay %s in WeChat after one authorization',
  async (_name, address, as) => {
    const went = simulateWechat()
    const start = spyOnRequest('post', 'pay/api/payment/start')
    const backend = withHandlers(backendWithPayOrder('WaitingForPayment', 'channels:mock,wx_pub'), start.handler)
    const order = backend.db.orders.find(({ id }) => id === 'O301')
    if (order) order.otherPayment = true
    const cashier = await renderRoute(address, { as, backend })
    await cashier.user.click(await screen.findByRole('radio', { name: '微信支付' }))
    await cashier.user.click(await findPayButton())
    await cashier.sees('微信支付要先确认您的微信账户，确认后会回到这里')
    await answerAuthorization(went, cashier, as)
    const returned = await renderRoute('/auth-start', { sameTab: true, backend })
    await waitFor(() => expect(went).toEqual([expect.stringContaining('authorized=true')]))
    unloadPage(returned)
    const again = await renderRoute(went[0] ?? '', { sameTab: true, backend })
    await again.sees(/已经回到收银台，还没有付款/)
    await quiet()
    expect(start.asked).toEqual([])
    await again.user.click(await findPayButton())
    await waitFor(() =>
      expect(start.asked.map(({ body }) => body)).toMatchObject([{ channel: 'wx_pub', parameters: { openId: as } }]),
    )
  },
)

test('[PAY-042] if WeChat sends no account, the cashier stays open with a text, a retry and a link to customer service', async () => {
  simulateWechat()
  const start = spyOnRequest('post', 'pay/api/payment/start')
  const backend = withHandlers(backendWithPayOrder('WaitingForPayment', 'channels:wx_pub'), start.handler)
  const app = await renderRoute(`${CASHIER_ADDRESS}&authorized=true`, { as: 'unpaid', backend })
  await app.user.click(await findPayButton())
  await app.sees('没有拿到您的微信账户，请换一种支付方式，或联系客服')
  expect(screen.getByRole('link', { name: '重新确认微信账户' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/auth-start\?/),
  )
  expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/my-contact-us-content/service')
  await quiet()
  expect([start.asked, app.address()]).toEqual([[], `${CASHIER_ADDRESS}&authorized=true`])
})

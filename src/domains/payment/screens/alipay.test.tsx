import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { findLine } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { backendWithPayOrder } from '#tests/payment-setup.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { jsonHandler, spyOnRequest } from '#tests/request-handlers.ts'

const GOTO = 'https://mclient.alipay.com/pay?out_trade_no=1'
const went: string[] = []
beforeEach(() => {
  went.length = 0
  vi.spyOn(pageNavigation, 'replace').mockImplementation((address) => void went.push(address))
})

const simulateWechatAgent = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android MicroMessenger/8.0')
const alipay = (query: Record<string, string>) => renderRoute(`/alipay?${new URLSearchParams(query)}`)

describe('/alipay', () => {
  test('[PAY-050] [LIT-026] in an ordinary browser, the payment service opens immediately', async () => {
    const app = await alipay({ goto: GOTO, orderId: 'O301' })
    await waitFor(() => expect(went).toEqual([GOTO]))
    expect(await screen.findByRole('link', { name: '打开支付宝付款' })).toHaveAttribute('href', GOTO)
    expect(await app.calls()).toEqual([])
  })

  test('[PAY-052] inside WeChat, a notice asks to open the page in a browser, and nothing is opened', async () => {
    simulateWechatAgent()
    const app = await alipay({ goto: GOTO, orderId: 'O301' })
    await app.sees('请在浏览器中打开')
    await quiet()
    expect(went).toEqual([])
    expect(screen.getByRole('link', { name: '已完成支付' })).toHaveAttribute('href', '/alipayed?orderId=O301')
    expect(screen.getByRole('link', { name: '返回订单' })).toHaveAttribute('href', '/order-detail/O301')
  })

  test('[PAY-051] noBackOrderButton hides the order link, JumpToUrl sets the next page, and scanCode shows a QR code', async () => {
    await alipay({ goto: GOTO, orderId: 'O301', noBackOrderButton: '', scanCode: 'true', JumpToUrl: '/my-main' })
    expect(await screen.findByRole('img', { name: '付款二维码' })).toBeInTheDocument()
    await quiet()
    expect(screen.queryByRole('link', { name: '返回订单' })).toBeNull()
    expect(screen.getByRole('link', { name: '已完成支付' })).toHaveAttribute('href', '/my-main')
    expect(went).toEqual([])
  })

  test.each([
    ['[ADD-015]', {}],
    ['[ADD-016]', { goto: 'javascript:alert(1)' }],
    ['[ADD-016]', { goto: 'https://evil.cn/' }],
  ])(
    '%s a query without a valid payment service address shows a text and a link back: %j',
    async (_id, query: Record<string, string>) => {
      const app = await alipay(query)
      await app.sees('支付链接不完整，请回到“我的订单”重新支付')
      expect(screen.getByRole('link', { name: '查看我的订单' })).toBeInTheDocument()
      await quiet()
      expect(went).toEqual([])
    },
  )

  test('[GEN-014] an unsafe link for paying a contract shows a link to the contracts', async () => {
    const JumpToUrl = '/order-pay-detail?id=PAY1&by=payment&returnUrl=%2Fcontract-list&confirm=1'
    const app = await alipay({ goto: 'https://evil.cn/', JumpToUrl })
    await app.sees('支付链接不完整，请回到“我的合同”重新支付')
    expect(screen.getByRole('link', { name: '查看我的合同' })).toHaveAttribute('href', '/contract-list')
  })

  test('[PAY-053] the amount of a reservation is loaded with the reservation call', async () => {
    const backend = newBackend()
    network.use(
      jsonHandler('get', 'mallsales/api/public/reservation/find/payOrder/R1', {
        id: 'R1',
        status: 'WaitingForPayment',
        amount: 5000,
        subject: '体验馆预约',
      }),
    )
    simulateWechatAgent()
    const app = await renderRoute(
      `/alipay?${new URLSearchParams({ goto: GOTO, orderId: 'R1', isReservation: 'true' })}`,
      {
        backend,
      },
    )
    network.use(
      jsonHandler('get', 'mallsales/api/public/reservation/find/payOrder/R1', {
        id: 'R1',
        status: 'WaitingForPayment',
        amount: 5000,
        subject: '体验馆预约',
      }),
    )
    await app.sees('体验馆预约')
    await app.sees('等待支付')
    await quiet()
    expect(screen.queryByRole('link', { name: '返回订单' })).toBeNull()
  })

  test('[PAYX-002] [PAY-045] an organization’s payment needs no login, and is started with the public call', async () => {
    const { handler, asked } = spyOnRequest('post', 'pay/api/public/payment/start')
    const app = await renderRoute('/alipay?companyId=ORG1&orderId=PAY1', { backend: backendWithPayOrder() })
    network.use(handler)
    await screen.findByRole('radio', { name: '支付宝' })
    await app.press('去支付')
    await waitFor(() => expect(went[0]).toMatch(/^\/alipay\?goto=https%3A%2F%2Fmclient\.alipay\.com/))
    expect(asked[0]?.body).toMatchObject({ id: 'PAY1', channel: 'alipay_wap', otherUserPayment: false })
    expect(await app.calls('payment.organisationChannels')).toHaveLength(1)
  })

  test('[PAYX-002] an organization’s link without an order shows a text and starts no payment', async () => {
    const app = await renderRoute('/alipay?companyId=ORG1', { backend: backendWithPayOrder() })
    await screen.findByRole('radio', { name: '支付宝' })
    await app.press('去支付')
    await app.sees('支付链接不完整，请回到“我的订单”重新支付')
    expect(await app.calls('payment.publicStart')).toEqual([])
  })

  test('[PAY-045] [PAY-036] if the public call refuses to start the payment, the reason and a retry are shown', async () => {
    const backend = backendWithPayOrder('WaitingForPayment', 'fault:payment.publicStart=400-detail@1')
    const app = await renderRoute('/alipay?companyId=ORG1&orderId=PAY1', { backend })
    await screen.findByRole('radio', { name: '支付宝' })
    await app.press('去支付')
    await app.sees(/^支付失败，/)
    await quiet()
    expect(went).toEqual([])
    expect(await screen.findByRole('button', { name: '去支付' })).toBeEnabled()
  })
})

describe('[PAY-057] [LIT-026] the result page', () => {
  test.each([
    ['PAID', '支付成功'],
    ['COMPLETED', '支付成功'],
    ['SHIPPED', '支付成功'],
    ['RECEIVED', '支付成功'],
    ['SOMETHING', '订单处理中'],
    ['PAYING', '还没有收到付款'],
    ['CLOSED', '订单没有付款'],
  ])('of an order in the state %s shows %s and a link to the order', async (status, text) => {
    const backend = backendWithPayOrder()
    const order = backend.db.orders.find(({ id }) => id === 'O301')
    if (order) order.status = status
    for (const address of ['/commodity-cbsct-payed/O301', '/alipayed?orderId=O301']) {
      const app = await renderRoute(address, { as: 'unpaid', backend })
      await app.sees(text)
      const amount = status === 'PAYING' ? '待付金额¥2680.00' : '订单金额¥2680.00'
      expect(await findLine('订单编号')).toHaveTextContent(order?.orderNumber ?? '–')
      expect(await findLine(amount.slice(0, 4))).toHaveTextContent(amount)
      expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/order-detail/O301')
      app.view.unmount()
    }
  })

  test('in a browser without a session shows a notice to return to WeChat', async () => {
    const app = await renderRoute('/alipayed?orderId=O301')
    await app.sees('付款完成以后，请回到微信里查看订单')
    expect(await app.calls()).toEqual([])
  })
})

describe('/payment-beself', () => {
  const shared = () => {
    const backend = backendWithPayOrder()
    const order = backend.db.orders.find(({ id }) => id === 'O301')
    if (order) order.otherPayment = true
    return backend
  }

  test('[PAYX-001] [PAY-046] another person pays with otherUserPayment, and sees no personal data of the owner', async () => {
    const backend = shared()
    const { handler, asked } = spyOnRequest('post', 'pay/api/payment/start')
    const app = await renderRoute('/payment-beself/O301?shareCode=SHARE103', { as: 'member', backend })
    network.use(handler)
    await app.sees('帮朋友支付')
    await quiet()
    expect(document.body.textContent).not.toMatch(/赵敏|13800000003|路\d+号/)
    await screen.findByRole('radio', { name: '模拟支付' })
    await app.press(/^确认支付/)
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ id: 'PAY1', channel: 'mock', otherUserPayment: true }))
    expect((await app.calls('payment.otherOrder')).length).toBeGreaterThan(0)
    expect(await app.calls('pay-order.get')).toEqual([])
  })

  test('[ROLE-010] an order that is not shared cannot be paid by other people', async () => {
    const app = await renderRoute('/payment-beself/O301', { as: 'member', backend: backendWithPayOrder() })
    await app.sees('这笔订单没有开放代付，请让朋友重新分享')
    await quiet()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('[PAY-049] a visitor is sent to the login, with the page and its sharing code as the target', async () => {
    const app = await renderRoute('/payment-beself/O301?shareCode=SHARE103', { backend: shared() })
    await app.arrives('/login')
    expect(app.address()).toBe(`/login?target=${encodeURIComponent('/payment-beself/O301?shareCode=SHARE103')}`)
  })
})

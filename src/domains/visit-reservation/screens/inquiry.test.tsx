import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { config } from '#/config.ts'
import { type Backend, createBackend } from '#/mocks/backend.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

/** Where the tickets of this phone are. */
const KEPT = 'app:visit-tickets'

const rowOf = ({ db }: Backend, id: string) => {
  const row = db.reservations.find((one) => one.id === id)
  if (!row) throw new Error('the seed has changed')
  return row
}

const at = (id: string, options: Parameters<typeof renderRoute>[1] = {}) =>
  renderRoute(`/reservation-inquiry?id=${id}`, { as: 'member', ...options })

beforeEach(() => localStorage.clear())

describe('the time left to pay', () => {
  test('[REG-024] is shown as mm:ss, and is computed from expireTime', async () => {
    const backend = newBackend()
    rowOf(backend, 'RV202').expireTime = NOW + 125_000
    const app = await at('RV202', { backend })
    const [first] = await app.sees(/^0[12]:[0-5]\d$/)
    const shown = first?.textContent ?? ''
    await vi.waitFor(() => expect(screen.getByRole('timer')).not.toHaveTextContent(shown), { timeout: 8000 })
  })

  test('is announced in the last minute', async () => {
    const backend = newBackend()
    rowOf(backend, 'RV202').expireTime = NOW + 60_000
    const app = await at('RV202', { backend })
    expect(await app.sees('不到1分钟了，请尽快完成支付')).toHaveLength(1)
  })

  test('[REG-025] ends at 00:00 with 已过期 and without a payment link; the visitors can be used again', async () => {
    let now = NOW
    const backend = createBackend({ now: () => now, knobs: '', wait: () => Promise.resolve() })
    rowOf(backend, 'RV202').expireTime = NOW + 1500
    const app = await at('RV202', { backend })
    await app.sees('待支付')
    now += 1500
    await app.sees('已过期')
    await app.sees('00:00')
    await quiet()
    expect(screen.queryByRole('link', { name: '去支付' })).toBeNull()
    await app.follow('重新选择')
    await app.arrives('/reservation?again=RV202')
    expect(await screen.findAllByDisplayValue(/^李(建国|小禾)$/)).toHaveLength(2)
    // The server sends no numbers, and after a reload, as by Alipay, the phone has none either.
    await app.sees('为保护隐私，证件号码和手机号没有保存，请重新填写')
  })
})

test('after the time limit has passed, the form keeps all values except the chosen time', async () => {
  const app = await renderRoute('/reservation')
  await app.user.click(await screen.findByRole('radio', { name: '11月21日 周六，可预约' }))
  await app.user.click(await screen.findByRole('radio', { name: '10:30（余8）' }))
  await app.type('姓名', '何春')
  await app.type('证件号码', '11010519491231002X')
  await app.type('手机号', '13911112222')
  await app.press('提交预约')
  await app.sees('待支付')
  rowOf(app.backend, 'RV5001').status = 'EXPIRED'
  await app.router.navigate('/reservation?again=RV5001')
  expect(await screen.findByLabelText('证件号码')).toHaveValue('11010519491231002X')
  expect(
    [screen.getByLabelText('姓名'), screen.getByLabelText('手机号')].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['何春', '13911112222'])
  await app.sees('先选日期，再选时间')
  await quiet()
  expect(screen.queryByText(/^为保护隐私/)).toBeNull()
})

describe('paying for a visit', () => {
  test('opens the cashier for a signed-in owner, and returns to the visit', async () => {
    const app = await at('RV202')
    expect(await screen.findByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      `/order-pay-detail?id=PAY5001&by=payment&returnUrl=%2Freservation-inquiry%3Fid%3DRV202&failUrl=%2Freservation-inquiry%3Fid%3DRV202&heldUntil=${NOW + 600_000}`,
    )
    await app.follow('去支付')
    await app.sees(/^支付剩余时间 (10:00|09:\d\d)$/)
  })

  test('[PAYX-002] [PAY-053] without a login opens the payment of the organization', async () => {
    await renderRoute('/reservation-inquiry?id=RV202')
    expect(await screen.findByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      `/alipay?companyId=ORG1&orderId=RV202&isReservation=true&JumpToUrl=%2Freservation-inquiry%3Fid%3DRV202&heldUntil=${NOW + 600_000}`,
    )
  })

  test('[PAY-045] [PAY-053] in the public cashier pays the reservation, and returns to the visit', async () => {
    const out = vi.spyOn(pageNavigation, 'replace').mockImplementation(() => undefined)
    const { handler, asked } = spyOnRequest('post', 'pay/api/public/payment/start')
    const query = {
      companyId: 'ORG1',
      orderId: 'RV202',
      isReservation: 'true',
      JumpToUrl: '/reservation-inquiry?id=RV202',
    }
    const app = await renderRoute(`/alipay?${new URLSearchParams(query)}`, {
      backend: withHandlers(newBackend(), handler),
    })
    await screen.findByRole('radio', { name: '支付宝' })
    expect(screen.getByRole('link', { name: '返回预约' })).toHaveAttribute('href', '/reservation-inquiry?id=RV202')
    await app.press('去支付')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    const returnUrl = `${window.location.origin}/reservation-inquiry?id=RV202`
    expect(asked[0]?.body).toMatchObject({ id: 'PAY5001', parameters: { returnUrl } })
    await vi.waitFor(() => expect(out).toHaveBeenCalledTimes(1))
  })

  test('[REG-024] without a login is possible while the places are reserved', async () => {
    const query = { companyId: 'ORG1', orderId: 'RV202', isReservation: 'true', heldUntil: String(NOW + 2000) }
    const app = await renderRoute(`/alipay?${new URLSearchParams(query)}`)
    expect(await screen.findByRole('button', { name: '去支付' }, { timeout: 8000 })).toBeEnabled()
    await app.sees('支付时间已过')
    await quiet()
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
    expect(screen.getByRole('link', { name: '返回预约' })).toBeVisible()
  })

  test('[PAY-053] is impossible for a paid reservation, which shows 已支付', async () => {
    const paid = { id: 'PAY9', status: 'Completed', amount: 10_000 }
    const payOrderHandler = jsonHandler('get', 'mallsales/api/public/reservation/find/payOrder/RV202', paid)
    const query = { companyId: 'ORG1', orderId: 'RV202', isReservation: 'true' }
    const app = await renderRoute(`/alipay?${new URLSearchParams(query)}`, {
      backend: withHandlers(newBackend(), payOrderHandler),
    })
    await app.sees('已支付')
    await quiet()
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
  })

  test('[PAY-053] is impossible for a missing reservation', async () => {
    const query = {
      companyId: 'ORG1',
      orderId: 'NOPE',
      isReservation: 'true',
      JumpToUrl: '/reservation-inquiry?id=NOPE',
    }
    const app = await renderRoute(`/alipay?${new URLSearchParams(query)}`)
    await app.sees('没有查到付款单')
    await quiet()
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
  })

  test('is offered only on site if the organization cannot receive payments', async () => {
    const bare = { id: 'RV202', date: '2026-11-28', time: '14:00', status: 'WAIT_FOR_PAY', visitors: [] }
    const handler = jsonHandler('get', 'mallsales/api/public/reservation/find/RV202', bare)
    const backend = withHandlers(newBackend(), handler)
    const app = await renderRoute('/reservation-inquiry?id=RV202', { backend })
    await app.sees(/^这次到访不能在线支付，请到现场支付，或/)
    app.view.unmount()
    Object.assign(config, { reservationOrganisation: 'ORG9' })
    await renderRoute('/reservation-inquiry?id=RV202', { backend })
    expect(await screen.findByRole('link', { name: '去支付' })).toHaveAttribute(
      'href',
      expect.stringMatching(/companyId=ORG9/),
    )
    Object.assign(config, { reservationOrganisation: '' })
  })

  test('shows a retry if the payment cannot be found', async () => {
    const app = await at('RV202', { backend: newBackend('fault:payment.reservationOrder=404@1') })
    await app.sees(/^暂时没有查到付款单/)
    await app.press('重新读取')
    expect(await screen.findByRole('link', { name: '去支付' })).toBeVisible()
  })

  test('confirms the visit, even after the time limit if there are still places', async () => {
    const backend = newBackend()
    const app = await at('RV202', { backend })
    await screen.findByRole('link', { name: '去支付' })
    Object.assign(backend.db.payOrders[0] ?? {}, { status: 'StartedPayment', readsLeft: 2, paidOutside: true })
    rowOf(backend, 'RV202').expireTime = NOW - 1
    app.view.unmount()
    const again = await at('RV202', { backend })
    await again.sees('付款确认中')
    await again.sees('预约成功')
    expect(rowOf(backend, 'RV202')).toMatchObject({ status: 'SUCCESS', paidAt: NOW })
  })

  test('ends with a refund if the time limit has passed and there are no places', async () => {
    const backend = newBackend()
    const row = rowOf(backend, 'RV202')
    const app = await at('RV202', { backend })
    await screen.findByRole('link', { name: '去支付' })
    Object.assign(backend.db.payOrders[0] ?? {}, { status: 'StartedPayment', readsLeft: 2, paidOutside: true })
    row.expireTime = NOW - 1
    backend.db.reservations.push({
      ...structuredClone(rowOf(backend, 'RV901')),
      id: 'X1',
      date: row.date,
      time: row.time,
    })
    app.view.unmount()
    const again = await at('RV202', { backend })
    await again.sees('已付的¥50.00会原路退回您的付款账户。')
    expect(await again.sees('已过期')).toHaveLength(1)
  })
})

describe('the ticket for a visit', () => {
  test('shows the code, the time and the visitors', async () => {
    const app = await at('RV201')
    expect(await screen.findByRole('img', { name: '入场二维码' })).toBeInTheDocument()
    await app.sees('TKRV201')
    await app.sees('请把屏幕调亮，出示给工作人员')
    await app.sees(/^最后更新/)
    expect(screen.getByText(/^最后更新/)).toHaveTextContent('最后更新 2026-11-20 10:00')
    await app.sees('李小禾')
  })

  test('has its code above the instructions, so that a small phone shows the whole code', async () => {
    const app = await at('RV201')
    const code = await screen.findByRole('img', { name: '入场二维码' })
    const [note] = await app.sees('请按预约时间到访，入场时出示二维码，并带好访客的证件。')
    expect(code.compareDocumentPosition(note as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('is shown offline from the phone’s storage, without names', async () => {
    const app = await at('RV201')
    await app.sees('TKRV201')
    const text = localStorage.getItem(KEPT) ?? ''
    expect(text).toContain('TKRV201')
    expect(text).not.toMatch(/李|4403/)
    app.view.unmount()
    const again = await renderRoute('/reservation-inquiry', { knobs: 'fault:visit-reservation.get=offline' })
    localStorage.setItem(KEPT, text)
    await again.router.navigate('/reservation-inquiry?id=RV201')
    await again.sees('现在连不上服务器，这是本机保存的入场码。')
    await again.sees(/^最后更新/)
    expect(screen.getByText(/^最后更新/)).toHaveTextContent('最后更新 2026-11-20 10:00')
    expect(await screen.findByRole('img', { name: '入场二维码' })).toBeInTheDocument()
  })

  test('shows an error and a retry if it cannot be loaded and was never displayed on this phone', async () => {
    const app = await at('RV201', { backend: newBackend('fault:visit-reservation.get=500') })
    expect(await app.sees(/网络出现故障/)).toHaveLength(1)
    await app.press('重试')
  })

  test('is removed from the phone after the visit was cancelled', async () => {
    const app = await at('RV201')
    await app.sees('TKRV201')
    await app.press('取消预约')
    await app.sees(/^确定取消11月26日 周四 10:30的预约吗？取消后名额会让给别人。已付的费用会原路退回。$/)
    await app.user.click((await screen.findAllByText('取消预约')).at(-1) as HTMLElement)
    expect(await findToast('已取消')).toBeInTheDocument()
    await app.sees('已付的¥50.00会原路退回您的付款账户。')
    expect(localStorage.getItem(KEPT) ?? '[]').not.toContain('RV201')
  })
})

describe('[REG-030] the actions of a visit', () => {
  test('include calendar, invoice, change and cancel for a paid visit', async () => {
    const app = await at('RV201')
    await app.press('发票')
    await app.sees('已开票')
    expect(screen.getByRole('link', { name: '更改时间' })).toHaveAttribute('href', '/reservation?id=RV201')
    expect(screen.getByRole('button', { name: '取消预约' })).toBeEnabled()
    expect(screen.getByRole('button', { name: '加入手机日历' })).toBeInTheDocument()
  })

  test('inside WeChat include copying the reminder as text', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android MicroMessenger/8.0')
    await at('RV201')
    expect(await screen.findByRole('button', { name: '复制到访提醒' })).toBeInTheDocument()
  })

  test('show where to get an invoice, and the reason if an invoice cannot be loaded', async () => {
    const backend = newBackend('fault:visit-reservation.invoice=500@1')
    rowOf(backend, 'RV201').paidAt = null
    const app = await at('RV201', { backend })
    await app.press('发票')
    await app.sees(/网络出现故障/)
    await app.press('关闭')
    await app.press('发票')
    expect(await app.sees('还没有开票。到访时可以在前台申请，也可以联系我们。')).toHaveLength(1)
  })

  test('[API-033] send a cancellation with the id in the query, and 再想想 keeps the visit', async () => {
    const { handler, asked } = spyOnRequest('get', 'mallsales/api/public/reservation/cancel')
    const backend = newBackend()
    const app = await at('RV202', { backend: withHandlers(backend, handler) })
    await app.press('取消预约')
    await app.press('再想想')
    await app.doesNotSee('再想想')
    expect(asked).toEqual([])
    await app.press('取消预约')
    await app.sees('再想想')
    await app.user.click((await screen.findAllByText('取消预约')).at(-1) as HTMLElement)
    await app.sees('已取消')
    expect(asked.map(({ url }) => url.search)).toEqual(['?id=RV202'])
    expect(rowOf(backend, 'RV202').status).toBe('CANCEL')
  })

  test('show the visit as cancelled after a lost reply to a cancellation', async () => {
    const app = await at('RV202', { backend: newBackend('fault:visit-reservation.cancel=lost@1') })
    await app.press('取消预约')
    await app.sees('再想想')
    await app.user.click((await screen.findAllByText('取消预约')).at(-1) as HTMLElement)
    expect(await findToast('已取消')).toBeInTheDocument()
  })

  test('are replaced by a text and a link if the reservation does not exist', async () => {
    const app = await at('NOPE')
    await app.sees('没有找到这次预约，请核对链接，或用手机号和姓名查询。')
    expect(screen.getByRole('link', { name: '查询预约' })).toHaveAttribute('href', '/reservation-inquiry')
  })
})

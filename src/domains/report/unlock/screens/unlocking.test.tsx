import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { UNLOCK_TAKES } from '#/mocks/reports.ts'
import { reportBook } from '#/mocks/seed/reports.ts'
import { quiet } from '#tests/quiet.ts'
import { network } from '#tests/network.ts'
import { holdCalls } from '#tests/request-handlers.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'

const REPORT = '/parent-page/R100501/PKG-ADULT'
const RARE = '/category-deblocking?sampleId=R100501&packageId=PKG-ADULT&category=RARE_DISEASES&chineseName=罕见疾病'

/** Unlocking of rare diseases, paid at a given moment. */
function paidUnlock(backend: ReturnType<typeof newBackend>, at: number) {
  const sample = backend.db.samples.find(({ recordId }) => recordId === 'R100501')
  const first = backend.db.orders.find(({ userId }) => userId === sample?.userId)
  if (!sample || !first) throw new Error('no sample')
  backend.db.orders.push({
    ...first,
    id: 'O9001',
    status: 'PAID',
    createdAt: at,
    history: [{ orderStatus: 'PAID', time: at }],
    unlock: { sampleId: sample.id, packageId: sample.packageId, category: 'RARE_DISEASES', name: '解锁报告' },
  })
}

describe('a locked item of a report', () => {
  test('[REP-032] has a row that links to the unlock screen and shows no result', async () => {
    await renderRoute(`${REPORT}/other-category-list/RARE_DISEASES/罕见疾病`, { as: 'reported' })
    const [row] = await screen.findAllByRole('link', { name: /未解锁/ }, { timeout: 8000 })
    expect(row).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/category-deblocking\?sampleId=R100501&packageId=PKG-ADULT&category=RARE_DISEASES/),
    )
    const locked = reportBook['PKG-ADULT']?.filter((item) => item.category === 'RARE_DISEASES' && item.locked)
    expect(locked?.length).toBeGreaterThan(3)
    for (const item of locked ?? []) expect(document.body.textContent).not.toContain(item.content)
  })

  test('[REP-032] has an address that redirects to the unlock screen', async () => {
    const item = reportBook['PKG-ADULT']?.find((entry) => entry.locked && entry.category === 'RARE_DISEASES')
    const app = await renderRoute(`${REPORT}/disease-detail/RARE_DISEASES/${item?.id}`, { as: 'reported' })
    await app.arrives('/category-deblocking?sampleId=R100501')
    expect(document.body.textContent).not.toContain(item?.content)
  })

  test('[REP-034] has an unlock screen that asks for a login, which returns with the whole query', async () => {
    const app = await renderRoute(RARE)
    await waitFor(() => expect(app.router.state.location.pathname).not.toBe('/category-deblocking'), { timeout: 8000 })
    expect(decodeURIComponent(decodeURIComponent(app.address()))).toContain('chineseName=罕见疾病')
  })

  test('[GEN-009] has an unlock screen with the number of locked results, the price and frequent questions', async () => {
    const app = await renderRoute(RARE, { as: 'reported' })
    await app.sees(/还未解锁的 \d+ 项结果/)
    await app.sees('需要重新采样吗？')
    await app.sees('周雪梅的报告')
    expect(screen.getByRole('button', { name: '确认解锁' })).toBeEnabled()
  })

  test('cannot be unlocked in another person’s report', async () => {
    const app = await renderRoute(RARE, { as: 'member' })
    await app.sees('尚未授权')
    await quiet()
    expect(screen.queryByRole('button', { name: '确认解锁' })).toBeNull()
  })

  test.each(['/category-deblocking', '/category-deblocking?sampleId=R100501&packageId=PKG-ADULT&category=NOPE'])(
    'is not found at the unlock address %s',
    async (address) => {
      const app = await renderRoute(address, { as: 'reported' })
      expect(await app.sees('没有找到要解锁的分类')).toHaveLength(1)
    },
  )
})

describe('unlocking a category', () => {
  test('[REPX-005] a double tap places one order with the loaded options and opens the cashier', async () => {
    const app = await renderRoute(RARE, { as: 'reported' })
    const button = await screen.findByRole('button', { name: '确认解锁' }, { timeout: 8000 })
    await app.user.dblClick(button)
    await app.arrives('/order-pay-detail?')
    expect((await app.calls('order.unlockOptions')).length).toBeGreaterThan(0)
    expect(await app.calls('order.unlock')).toHaveLength(1)
    const query = new URLSearchParams(app.router.state.location.search)
    expect(query.get('returnUrl')).toBe(
      `${REPORT}/other-category-list/RARE_DISEASES/%E7%BD%95%E8%A7%81%E7%96%BE%E7%97%85`,
    )
    expect(app.backend.db.orders.at(-1)).toMatchObject({
      status: 'WAITING_FOR_PAYMENT',
      unlock: { category: 'RARE_DISEASES' },
    })
  })

  test('[REPX-005] after a lost reply, the created order is found and its cashier opens', async () => {
    const app = await renderRoute(RARE, { as: 'reported', knobs: 'fault:order.unlock=lost@1' })
    await app.press('确认解锁')
    await app.arrives('/order-pay-detail?')
    expect(app.backend.db.orders.filter(({ unlock }) => unlock)).toHaveLength(1)
  })

  test.each([
    ['unpaid', 'WAITING_FOR_PAYMENT', ['继续付款', '查看订单'], /还没有付款。付款后就能看到结果，不用再下一单/],
    ['in payment', 'PAYING', ['查看订单'], /正在确认付款，请不要重复支付/],
  ] as const)(
    '[REPX-005] shows a link to an order that is %s instead of a second order',
    async (_name, status, ways, text) => {
      const app = await renderRoute(RARE, { as: 'reported', knobs: 'pay:never' })
      await app.press('确认解锁')
      await app.arrives('/order-pay-detail?')
      const [order] = app.backend.db.orders.filter(({ unlock }) => unlock)
      if (order) order.status = status
      await app.router.navigate(RARE)
      await app.sees(text)
      await quiet()
      expect(screen.queryByRole('button', { name: '确认解锁' })).toBeNull()
      const links = ways.map((name) => screen.getByRole('link', { name }).getAttribute('href') ?? '')
      expect(links.map((href) => href.includes(order?.id ?? 'none'))).toEqual(ways.map(() => true))
    },
  )

  test('[REPX-005] offers no second order while the orders are reloaded after the first order, and then offers to pay the first order', async () => {
    const backend = newBackend()
    const { handler, release } = holdCalls('post', 'mallsales/api/user/mall-orders/get-user-orders')
    const app = await renderRoute(RARE, { as: 'reported', backend })
    await app.press('确认解锁')
    await app.arrives('/order-pay-detail?')
    network.use(handler)
    await app.router.navigate(RARE)
    expect(await screen.findByRole('button', { name: '正在核对您的订单' })).toHaveAttribute('aria-busy', 'true')
    await quiet()
    expect(screen.queryByRole('button', { name: '确认解锁' })).toBeNull()
    release()
    await app.sees(/还没有付款。付款后就能看到结果/)
  })

  test('[REPX-005] offers no other person’s order if the report’s owner is unknown', async () => {
    const backend = newBackend('fault:report.one=500')
    paidUnlock(backend, NOW - 1000)
    const order = backend.db.orders.at(-1)
    const patient = backend.db.patients.find(({ userId }) => userId === order?.userId)
    const offer = '解锁报告：罕见疾病（10项）'
    if (order?.unlock)
      Object.assign(order, {
        status: 'WAITING_FOR_PAYMENT',
        patientId: patient?.id,
        unlock: { ...order.unlock, name: offer },
      })
    await renderRoute(RARE, { as: 'reported', backend })
    expect(await screen.findByRole('button', { name: '报告的姓名没有读到，点按重试' })).toBeVisible()
    await quiet()
    expect(screen.queryByRole('link', { name: '继续付款' })).toBeNull()
  })

  test('[REP-018] [REPX-004] shows a running unlock job, and offers no order during the job', async () => {
    const backend = newBackend()
    paidUnlock(backend, NOW - 1000)
    const app = await renderRoute(RARE, { as: 'reported', backend })
    await app.sees('解锁中')
    await quiet()
    expect(screen.queryByRole('button', { name: '确认解锁' })).toBeNull()
    app.view.unmount()
    const list = await renderRoute(REPORT, { as: 'reported', backend })
    expect(
      within(await screen.findByRole('link', { name: /罕见疾病.*Rare/ }, { timeout: 8000 })).getByText('解锁中'),
    ).toBeInTheDocument()
    list.view.unmount()
  })

  test('[REPX-005] shows the items, marked as new, when the job is done', async () => {
    const backend = newBackend()
    paidUnlock(backend, NOW - UNLOCK_TAKES)
    const app = await renderRoute(`${REPORT}/other-category-list/RARE_DISEASES/罕见疾病`, { as: 'reported', backend })
    await app.sees('新')
    await quiet()
    expect(screen.queryByText('未解锁')).toBeNull()
    await app.router.navigate(RARE)
    await app.sees('这个分类已经全部解锁')
  })
})

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Backend } from '#/mocks/backend.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, holdCalls, spyOnRequest } from '#tests/request-handlers.ts'

const L1 = '/lottery/L1'
const DRAW = 'mallsales/api/user/tickets'

const drawsOf = ({ db }: Backend, ticketId: string) => db.draws.filter((draw) => draw.ticketId === ticketId)
const findDrawButton = () => screen.findByRole('button', { name: '立即抽奖' }, { timeout: 8000 })
const findResult = () =>
  screen.findByText(/^恭喜您抽中|^这次没有抽中/, { selector: '[role=status] strong' }, { timeout: 8000 })

/** Makes the browser report that the phone is set to reduced motion. */
function reduceMotion(): void {
  const before = window.matchMedia
  window.matchMedia = (query) => Object.assign(before(query), { matches: query === '(prefers-reduced-motion: reduce)' })
  onTestFinished(() => {
    window.matchMedia = before
  })
}

test('[CAMP-005] a visitor of the lottery is asked to sign in, and then returns to the same address', async () => {
  const app = await renderRoute('/lottery/L1?x=1')
  await app.arrives('/login')
  expect(app.address()).toBe('/login?target=%2Flottery%2FL1%3Fx%3D1')
  expect(await app.calls()).toEqual([])
  app.backend.db.smsCodes.push({ mobile: '13800000002', code: '123456', sentAt: NOW })
  await app.type('手机号', '13800000002')
  await app.type('验证码', '123456')
  await app.arrives('/lottery/L1?x=1')
  await app.sees('金秋回馈抽奖')
})

test('[LIT-027] the lottery shows eight cells, one button and the number of chances, and no reward for sharing', async () => {
  const app = await renderRoute(L1, { as: 'member' })
  const cells = within(await screen.findByRole('list', { name: '抽奖格子' })).getAllByRole('listitem')
  expect(cells.map((cell) => cell.textContent)).toEqual([
    '30元券',
    '讲座门票',
    '谢谢参与',
    '50元券',
    '参观门票',
    '谢谢参与',
    '九折券',
    '谢谢参与',
  ])
  await app.sees('您还有2次抽奖机会，每张抽奖券只能抽一次')
  await quiet()
  expect(app.view.container.textContent).not.toMatch(/分享|转发|邀请/)
})

test('[LIT-027] the light of the grid stops on the prize, and the result is announced to screen readers', async () => {
  const noted = spyOnRequest('post', DRAW)
  const app = await renderRoute(L1, { as: 'member', backend: withHandlers(newBackend(), noted.handler) })
  await app.user.click(await findDrawButton())
  expect(await screen.findByRole('button', { name: '抽奖中' })).toBeDisabled()
  await quiet()
  expect(screen.queryByText(/恭喜您/)).toBeNull()
  const said = await findResult()
  expect(said).toHaveTextContent('恭喜您抽中：30元券')
  expect(said.closest('[role=status]')).toHaveAttribute('aria-live', 'polite')
  await app.sees('您还有1次抽奖机会，每张抽奖券只能抽一次')
  expect(noted.asked.map(({ body }) => body)).toEqual([{ ticketId: 'T211', lotteryId: 'L1' }])
})

test('[LIT-027] with reduced motion, the result of a draw appears immediately, without an animation', async () => {
  reduceMotion()
  const interval = vi.spyOn(window, 'setInterval')
  const app = await renderRoute(L1, { as: 'member' })
  const press = await findDrawButton()
  interval.mockClear()
  await app.user.click(press)
  expect(await findResult()).toHaveTextContent('恭喜您抽中：30元券')
  await quiet()
  expect(interval.mock.calls.filter(([, ms]) => ms === 40)).toEqual([])
  interval.mockRestore()
})

test('[LIT-027] the result sheet shows the prize with a link, and does not open again after it was closed', async () => {
  reduceMotion()
  const app = await renderRoute(L1, { as: 'member' })
  await app.user.click(await findDrawButton())
  const sheet = within(await screen.findByRole('dialog', { name: '抽奖结果' }))
  expect(sheet.getByText('抽中了 30元券')).toBeInTheDocument()
  expect(sheet.getByText('还可以抽1次')).toBeInTheDocument()
  expect(sheet.getByRole('link', { name: '查看我的优惠券' })).toHaveAttribute('href', '/my-coupon/CLAIMED')
  await app.user.click(sheet.getByRole('button', { name: '继续抽奖' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '抽奖结果' })).toBeNull())
})

test('[LIT-027] a hundred taps on the button cause one draw with one ticket', async () => {
  reduceMotion()
  const held = holdCalls('post', DRAW)
  const backend = newBackend()
  const app = await renderRoute(L1, { as: 'member', backend: withHandlers(backend, held.handler) })
  const press = await findDrawButton()
  for (let tap = 0; tap < 100; tap += 1) fireEvent.click(press)
  held.release()
  await findResult()
  expect(await app.calls('ticket.root')).toHaveLength(1)
  expect(backend.db.draws.filter(({ ticketId }) => ticketId.startsWith('T21') && ticketId < 'T214')).toHaveLength(1)
})

test('[LIT-027] each ticket allows one draw, and then no chances are left', async () => {
  reduceMotion()
  const app = await renderRoute(L1, { as: 'member' })
  await app.user.click(await findDrawButton())
  expect(await findResult()).toHaveTextContent('恭喜您抽中：30元券')
  await app.sees('您还有1次抽奖机会，每张抽奖券只能抽一次')
  await app.user.click(await findDrawButton())
  await app.sees('恭喜您抽中：讲座门票')
  await app.sees('您的抽奖机会已经用完，每张抽奖券只能抽一次')
  expect(await findDrawButton()).toBeDisabled()
  expect([drawsOf(app.backend, 'T211').length, drawsOf(app.backend, 'T212').length]).toEqual([1, 1])
  await app.follow('查看我的奖品')
  await app.arrives('/bonus-lists')
  expect((await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent)).toEqual([
    '30元券',
    '讲座门票',
    '讲座门票',
    '30元券',
  ])
})

test('[LIT-027] a draw without a prize shows a friendly text, and no link to prizes', async () => {
  reduceMotion()
  const backend = newBackend()
  const [old] = backend.db.draws
  // Two earlier draws of the lottery: the third cell wins nothing.
  for (const ticketId of ['T711', 'T712'])
    if (old) backend.db.draws.push({ ...old, id: `D-${ticketId}`, ticketId, userId: 'U107' })
  const app = await renderRoute(L1, { as: 'member', backend })
  await app.user.click(await findDrawButton())
  expect(await findResult()).toHaveTextContent('这次没有抽中，谢谢参与')
  await quiet()
  expect(screen.queryByRole('link', { name: '查看我的奖品' })).toBeNull()
})

test('[LIT-027] a reload during the animation shows the result, and does not draw again', async () => {
  const backend = newBackend()
  const first = await renderRoute(L1, { as: 'member', backend })
  await first.user.click(await findDrawButton())
  await waitFor(() => expect(drawsOf(backend, 'T211')).toHaveLength(1))
  first.view.unmount()
  const again = await renderRoute(L1, { as: 'member', backend })
  await again.sees('最近一次：恭喜您抽中：30元券')
  await again.sees('您还有1次抽奖机会，每张抽奖券只能抽一次')
  expect(await again.calls('ticket.root')).toHaveLength(1)
})

test('[LIT-027] a person who leaves during the animation finds the draw in the list of draws', async () => {
  const app = await renderRoute(L1, { as: 'member' })
  await app.user.click(await findDrawButton())
  expect(await screen.findByRole('button', { name: '抽奖中' })).toBeDisabled()
  await waitFor(() => expect(drawsOf(app.backend, 'T211')).toHaveLength(1))
  await act(() => app.router.navigate('/raffle-lists'))
  expect(await screen.findByText('2026-11-20 10:00', undefined, { timeout: 8000 })).toBeVisible()
})

test('[LIT-027] after a lost reply, the app finds and shows the draw', async () => {
  reduceMotion()
  const app = await renderRoute(L1, { as: 'member', knobs: 'fault:ticket.root=lost@1' })
  await app.user.click(await findDrawButton())
  expect(await findResult()).toHaveTextContent('恭喜您抽中：30元券')
  expect(await app.calls('ticket.root')).toHaveLength(1)
  expect(drawsOf(app.backend, 'T211')).toHaveLength(1)
})

test('[LIT-027] a draw that did not reach the server can be repeated, and one ticket is used', async () => {
  reduceMotion()
  const app = await renderRoute(L1, { as: 'member', knobs: 'fault:ticket.root=offline@1' })
  await app.user.click(await findDrawButton())
  await findToast('无法连接到服务器，请稍后重试')
  await quiet()
  expect(drawsOf(app.backend, 'T211')).toEqual([])
  await app.user.click(await findDrawButton())
  await findResult()
  expect(drawsOf(app.backend, 'T211')).toHaveLength(1)
})

test('[LIT-027] if the draw cannot be found after a lost reply, a toast asks the person to check the records', async () => {
  reduceMotion()
  const app = await renderRoute(L1, { as: 'member', knobs: 'fault:ticket.root=lost@1;fault:ticket.mine=400@2' })
  await app.user.click(await findDrawButton())
  await findToast('暂时无法确认抽奖结果，请稍后到“抽奖记录”查看，不会重复抽奖')
  expect(drawsOf(app.backend, 'T211')).toHaveLength(1)
})

test('[LIT-027] after a draw in another tab, this tab shows a refusal and the result of that draw', async () => {
  reduceMotion()
  const backend = newBackend()
  const app = await renderRoute(L1, { as: 'member', backend })
  const press = await findDrawButton()
  const [old] = backend.db.draws
  for (const ticketId of ['T211', 'T212'])
    if (old) backend.db.draws.push({ ...old, id: `D-${ticketId}`, ticketId, time: NOW })
  await app.user.click(press)
  await findToast('这张抽奖券已经抽过了')
  await app.sees('您的抽奖机会已经用完，每张抽奖券只能抽一次')
  await app.sees('最近一次：恭喜您抽中：30元券')
  expect([drawsOf(backend, 'T211').length, drawsOf(backend, 'T212').length]).toEqual([1, 1])
})

test.each([
  ['L2', '抽奖还没有开始，每张抽奖券只能抽一次'],
  ['L3', '抽奖已经结束，每张抽奖券只能抽一次'],
])('[LIT-027] the lottery %s, which has not started or has ended, is closed with the text: %s', async (id, text) => {
  const app = await renderRoute(`/lottery/${id}`, { as: 'member' })
  await app.sees(text)
  expect(await findDrawButton()).toBeDisabled()
})

test('[LIT-027] a lottery whose cells have no names shows only the button', async () => {
  const open = { startTime: '2026-11-01', endTime: '2026-12-01', kind: 'LOTTERY', lotteryId: 'L1', name: '抽奖活动' }
  const drawn = { ...open, id: 'T1', draw: { time: '2026-11-20 10:00', prize: { kind: 'OTHER', name: '神秘礼物' } } }
  const backend = withHandlers(
    newBackend(),
    jsonHandler('post', DRAW, drawn),
    jsonHandler('get', 'mallsales/api/user/tickets/mine', [{ ...open, id: 'T1' }]),
  )
  const app = await renderRoute(L1, { as: 'member', backend })
  const press = await findDrawButton()
  await quiet()
  expect(screen.queryByRole('list', { name: '抽奖格子' })).toBeNull()
  await app.user.click(press)
  expect(await findResult()).toHaveTextContent('恭喜您抽中：神秘礼物')
})

test('[GOODS-030] the reward of an order is claimed with actId and mallOrderId, and can be used immediately', async () => {
  const noted = spyOnRequest('post', 'mallsales/api/user/tickets/issue-coupons')
  const backend = newBackend()
  const app = await renderRoute('/lottery/L1?mallOrderId=O201', {
    as: 'member',
    backend: withHandlers(backend, noted.handler),
  })
  await app.press('领取奖励')
  await findToast('奖励已经发放')
  await app.sees('订单奖励20元券')
  await app.sees('您还有3次抽奖机会，每张抽奖券只能抽一次')
  expect(noted.asked.map(({ url }) => url.search)).toEqual(['?actId=L1&mallOrderId=O201'])
  await app.follow('查看我的优惠券')
  await app.arrives('/my-coupon/CLAIMED')
  await app.sees('订单奖励20元券')
  expect(backend.db.rewards).toEqual([{ actId: 'L1', orderId: 'O201' }])
})

test.each([
  ['member', '/lottery/L9?mallOrderId=O201', '活动不存在'],
  ['unpaid', '/lottery/L1?mallOrderId=O301', '订单付款后才能领取奖励'],
  ['member', '/lottery/L1?mallOrderId=O501', '尚未授权'],
])(
  '[GOODS-030] for the persona %s at the address %s, the reward is refused with: %s',
  async (persona, address, words) => {
    const app = await renderRoute(address, { as: persona })
    await app.press('领取奖励')
    await findToast(words)
    await quiet()
    expect(app.backend.db.rewards).toEqual([])
  },
)

test('[GOODS-030] if the reply contains no reward, the person is asked to check the coupons and tickets', async () => {
  const emptyHandler = jsonHandler('post', 'mallsales/api/user/tickets/issue-coupons', {})
  const backend = withHandlers(newBackend(), emptyHandler)
  const app = await renderRoute('/lottery/L1?mallOrderId=O201', { as: 'member', backend })
  await app.press('领取奖励')
  expect(await findToast('已提交领取，请到优惠券和票券里核对')).toBeVisible()
  await app.doesNotSee(/奖励已经/)
})

test('[GOODS-030] a reward is given only once, also when claimed in a second tab', async () => {
  const backend = newBackend()
  const one = await renderRoute('/lottery/L1?mallOrderId=O201', { as: 'member', backend })
  await one.press('领取奖励')
  await findToast('奖励已经发放')
  one.view.unmount()
  sessionStorage.clear()
  const other = await renderRoute('/lottery/L1?mallOrderId=O201', { as: 'member', backend })
  await other.press('领取奖励')
  await findToast('这个订单的奖励已经领取过')
  expect(backend.db.rewards).toHaveLength(1)
})

test('[GOODS-030] after a lost reply, a reward can be claimed again, and is given only once', async () => {
  const app = await renderRoute('/lottery/L1?mallOrderId=O201', {
    as: 'member',
    knobs: 'fault:ticket.issueCoupons=lost@1',
  })
  await app.press('领取奖励')
  await findToast('无法连接到服务器，请稍后重试')
  await app.press('领取奖励')
  await findToast('奖励已经发放')
  expect(app.backend.db.coupons.filter(({ name }) => name === '订单奖励20元券')).toHaveLength(1)
})

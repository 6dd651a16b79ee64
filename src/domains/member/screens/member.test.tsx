import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentQueryClient } from '#/app/identity.ts'
import { useReportPointer } from '#/domains/report/store.ts'
import { sessionKeys } from '#/domains/user/store.ts'
import { idempotencyKey } from '#/shared/lib/actions/idempotency-key.ts'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'

const storedEntries = () =>
  [localStorage, sessionStorage].flatMap((store) =>
    Object.entries(store).map(([key, value]) => `${key}=${String(value)}`),
  )

const cachedData = () =>
  JSON.stringify(
    currentQueryClient()
      .getQueryCache()
      .getAll()
      .map((read) => read.state.data),
  )

test('[GEN-010] a visitor sees all links and a link to the login', async () => {
  const app = await renderRoute('/my-main')
  expect(await screen.findByRole('link', { name: '登录 / 注册' })).toHaveAttribute('href', '/login?target=%2Fmy-main')
  expect(screen.getByRole('link', { name: /绑定样本/ })).toHaveAttribute('href', '/bind-sampleid-input-view')
  await quiet()
  expect(screen.queryByText('检测进度')).toBeNull()
  // For a visitor, the page reads only its banners.
  expect((await app.calls()).map(({ id }) => id)).toEqual(['banner.list'])
})

test('[GEN-010] [BIND-010] a signed-in person sees a masked profile and the progress of the samples', async () => {
  const app = await renderRoute('/my-main', { as: 'parent' })
  await app.sees('吴志强')
  await app.sees('138****0006')
  expect((await screen.findByText('吴乐乐')).closest('a')).toHaveTextContent('报告已出')
})

test('[BIND-010] a sample in progress shows how many stages are completed', async () => {
  await renderRoute('/my-main', { as: 'waiting' })
  expect(await screen.findByText('进行中 3/5')).toBeInTheDocument()
})

test.each([
  ['待付款', '/my-order/WAITING_FOR_PAYMENT'],
  ['待发货', '/my-order/PAID'],
  ['已完成', '/my-order/COMPLETED'],
  ['退款/售后', '/my-order/REFUNDMENT'],
  ['全部订单', '/my-order/ALL'],
])('[ORD-015] [ORD-017] the entry %s opens %s', async (name, address) => {
  const app = await renderRoute('/my-main', { as: 'member' })
  await app.follow(name)
  await app.arrives(address)
  expect(app.address()).toBe(address)
})

test('[ORD-015] the entry 待付款 shows the number of orders, and an entry without orders shows no number', async () => {
  const app = await renderRoute('/my-main', { as: 'unpaid' })
  const own = app.backend.db.orders.filter(({ userId }) => userId === 'U103')
  const waiting = own.filter(({ status }) => status === 'WAITING_FOR_PAYMENT').length
  expect(waiting).toBeGreaterThan(0)
  expect(await screen.findByRole('link', { name: `待付款，${waiting}笔` })).toHaveTextContent(String(waiting))
  expect(screen.getByRole('link', { name: '已完成' })).toBeInTheDocument()
})

test('a user that cannot be loaded has a retry', async () => {
  const app = await renderRoute('/my-main', { as: 'member', knobs: 'fault:user.me=500' })
  await screen.findByRole('button', { name: /信息没有加载出来，点按重试/ })
  app.backend.setKnobs('')
  await app.press(/信息没有加载出来，点按重试/)
  expect(await app.sees('李建国')).toHaveLength(1)
})

test('[LOGIN-025] after signing out, no personal data are stored on the phone', async () => {
  const app = await renderRoute('/parent-page/R100501/PKG-ADULT', { as: 'reported' })
  await app.sees('报告分类')
  await app.router.navigate('/my-setting')
  await app.sees('138****0005')
  expect(storedEntries().join()).toContain('R100501')
  sessionKeys.invitationCode.write('SHARE108')
  idempotencyKey('pay-PAY1-mock')
  const token = app.backend.db.sessions.at(-1)?.token ?? ''
  expect(storedEntries().join()).toContain(token)
  await app.press('退出登录')
  await app.sees('确定要退出登录吗？')
  await app.user.click((await screen.findAllByRole('button', { name: '退出登录' })).at(-1) as HTMLElement)
  await app.arrives('/login')
  expect(await app.calls('auth.logout')).toMatchObject([{ status: 200 }])
  for (const trace of [token, 'R100501', 'PKG-ADULT', '周雪梅', '13800000005', 'U105']) {
    expect(storedEntries().join()).not.toContain(trace)
    expect(cachedData()).not.toContain(trace)
  }
  expect(storedEntries()).toEqual(['app:session={"token":null}', 'app:signed-out=true'])
  await quiet()
  expect(useReportPointer.getState().current).toBeNull()
})

test('[LOGIN-025] signing out keeps the session if the person does not confirm', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  await app.press('退出登录')
  await app.sees('确定要退出登录吗？')
  await app.press('取消')
  await app.doesNotSee('确定要退出登录吗？')
  expect(app.address()).toBe('/my-setting')
  expect(await app.calls('auth.logout')).toEqual([])
})

test('[LOGIN-025] signing out ends the session on the phone even if the server cannot be reached', async () => {
  const app = await renderRoute('/my-setting', { as: 'member', knobs: 'fault:auth.logout=offline' })
  await app.press('退出登录')
  await app.sees('确定要退出登录吗？')
  await app.user.click((await screen.findAllByRole('button', { name: '退出登录' })).at(-1) as HTMLElement)
  await app.arrives('/login')
  expect(storedEntries()).toEqual(['app:session={"token":null}', 'app:signed-out=true'])
})

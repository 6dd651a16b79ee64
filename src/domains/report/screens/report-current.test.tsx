import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { prefetchProfile } from '#/app/start/background-tasks.ts'
import { useReportPointer } from '#/domains/report/store.ts'
import { endSession, useSession } from '#/domains/user/store.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'

const OWN = '/parent-page/R100501/PKG-ADULT'
const EXAMPLE = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const FAILING = 'fault:report.mine=500'

/** Returns weeks after the login: the phone has a session, but no current report. */
async function reopenApp(address: string, as: string, knobs = '') {
  const backend = newBackend(knobs)
  endSession()
  useSession.setState({ token: backend.tokenFor(as) ?? '' })
  const app = await renderRoute(address, { backend, sameTab: true })
  expect(useReportPointer.getState().current).toBeNull()
  return { ...app, tab: () => screen.findByRole('link', { name: '报告' }) }
}

test('[LOGIN-044] [LOGIN-046] after the app’s start, the report tab links to a newly finished report', async () => {
  const app = await reopenApp('/my-main', 'reported')
  expect(await app.tab()).toHaveAttribute('href', EXAMPLE)
  prefetchProfile()
  await expect.poll(async () => (await app.tab()).getAttribute('href'), { timeout: 8000 }).toBe(OWN)
  expect(await app.calls('report.mine')).toHaveLength(1)
})

test('[LOGIN-046] a tap on the report tab before the list is loaded opens the person’s own report', async () => {
  const app = await reopenApp('/my-main', 'reported')
  await app.user.click(await app.tab())
  await app.arrives(OWN)
  await app.sees('周雪梅')
  await quiet()
  expect(screen.queryByText('绑定我的样本')).toBeNull()
})

test('[LOGIN-046] the sample report redirects to the person’s own report, where the sample report can be opened', async () => {
  const app = await reopenApp(EXAMPLE, 'reported')
  await app.arrives(OWN)
  await app.press(/切换报告/)
  await app.user.click(await screen.findByText('成人全基因组健康检测'))
  await app.arrives(EXAMPLE)
  const own = await screen.findByRole('link', { name: '看我的报告' })
  expect(own).toHaveAttribute('href', OWN)
  await quiet()
  expect(screen.queryByText('绑定我的样本')).toBeNull()
})

test('if the report list cannot be loaded, a retry is shown, and never the sample report', async () => {
  const app = await reopenApp('/my-main', 'reported', FAILING)
  await app.user.click(await app.tab())
  await app.sees(/非常抱歉，网络出现故障/)
  await quiet()
  expect(screen.queryByText('成人示例报告')).toBeNull()
  app.backend.setKnobs('')
  await app.press('重试')
  await app.arrives(OWN)
  await app.sees('周雪梅')
})

test('an expired session redirects to the login, and never to the sample report', async () => {
  const app = await reopenApp('/my-main', 'reported', 'fault:report.mine=401')
  await app.user.click(await app.tab())
  const login = await screen.findByRole('link', { name: '去登录' })
  expect(login).toHaveAttribute('href', `/login?target=${encodeURIComponent(EXAMPLE)}`)
  await quiet()
  expect(screen.queryByText('成人示例报告')).toBeNull()
})

test('[NAV-019] without a report, the sample report and a text on how to get a report are shown', async () => {
  const app = await reopenApp('/my-main', 'new')
  await app.user.click(await app.tab())
  await app.sees('成人示例报告')
  await screen.findByRole('link', { name: '绑定我的样本' })
  expect(app.address()).toBe(EXAMPLE)
})

test('the share poster shows a report that was finished since the last visit', async () => {
  const app = await reopenApp('/general-share-poster', 'reported')
  await app.sees(/常见疾病/)
  await quiet()
  expect(screen.queryByText('还没有可以分享的报告')).toBeNull()
})

test('if the report list for the share poster cannot be loaded, a retry is shown', async () => {
  const app = await reopenApp('/general-share-poster', 'reported', FAILING)
  await app.sees(/非常抱歉，网络出现故障/)
  app.backend.setKnobs('')
  await app.press('重试')
  expect((await app.sees(/常见疾病/)).length).toBeGreaterThan(0)
})

import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { endSession } from '#/domains/user/store.ts'
import { allEndpoints } from '#tests/contracts.ts'
import { quiet } from '#tests/quiet.ts'
import { NOW, renderRoute } from '#tests/render-route.tsx'

const REPORT = '/parent-page/R100501/PKG-ADULT'
const JOB = 'jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A'

/** The ids of the calls that write. */
const writes = new Set(allEndpoints.filter(({ row }) => row.changes).map(({ id }) => id))

/** The calls for reports and samples; every new session loads the list of reports (LOGIN-044). */
const calledIds = async (app: Awaited<ReturnType<typeof renderRoute>>) =>
  new Set((await app.calls()).map(({ id }) => id).filter((id) => /^(report|sample)\./.test(id) && id !== 'report.mine'))

describe('a report opened for a laboratory job', () => {
  test('[REP-044] [REP-046] sends the laboratory’s requests, and passes the job’s three values on in every link', async () => {
    const app = await renderRoute(`${REPORT}?${JOB}`)
    await app.sees('检测报告')
    expect([...(await calledIds(app))].filter((id) => !id.endsWith('ByJob'))).toEqual([])
    const inside = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/parent-page'))
    expect(inside.length).toBeGreaterThan(5)
    for (const link of inside) expect(link.getAttribute('href')).toContain(JOB)
    await app.follow(/^常见疾病/)
    await waitFor(async () => expect((await app.calls('report.itemByJob')).length).toBeGreaterThan(0))
    expect(app.address()).toContain(JOB)
  })

  test('[REP-045] without the laboratory’s code sends the normal requests', async () => {
    const app = await renderRoute('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT?jobId=JOB-1&agentId=AGENT-1')
    await app.sees('成人示例报告')
    expect(await calledIds(app)).toContain('report.summary')
    expect(await calledIds(app)).not.toContain('report.summaryByJob')
  })

  test('shows a signed-in person no data of their own, and sends no request that writes', async () => {
    const app = await renderRoute(`${REPORT}?${JOB}`, { as: 'member' })
    const signedIn = JSON.stringify(Object.entries(window.localStorage))
    await app.follow(/^常见疾病/)
    const [item] = await screen.findAllByRole('link', { name: /^2型糖尿病/ }, { timeout: 8000 })
    await app.user.click(item as HTMLElement)
    await app.sees(/^要做的一件事/)
    expect(await calledIds(app)).toEqual(new Set(['report.summaryByJob', 'report.itemByJob']))
    expect((await app.calls()).filter(({ id }) => writes.has(id))).toEqual([])
    expect(JSON.stringify(Object.entries(window.localStorage))).toBe(signedIn)
    await quiet()
    expect(screen.queryByText(/李建国|去解锁/)).toBeNull()
  })

  test('with a value of another job shows 未找到', async () => {
    const app = await renderRoute(`${REPORT}?jobId=JOB-1&agentId=OTHER&labCode=LAB-A`)
    await app.sees('未找到')
    await quiet()
    expect(screen.queryByText('常见疾病')).toBeNull()
  })
})

describe('a report of a friend', () => {
  test('[REPX-012] is loaded with the requests for friends, and shows only the compared categories', async () => {
    const app = await renderRoute(`${REPORT}?friend=1`, { as: 'member' })
    await app.sees('好友的报告')
    expect(screen.getByRole('link', { name: /祖源分析/ })).toHaveAttribute('href', expect.stringContaining('friend=1'))
    await quiet()
    expect(screen.queryByText('常见疾病')).toBeNull()
    expect(await calledIds(app)).toEqual(new Set(['report.summaryOfFriend']))
  })

  test('is not shown to people who are not friends', async () => {
    const app = await renderRoute(`${REPORT}?friend=1`, { as: 'rich' })
    await app.sees('尚未授权')
    await quiet()
    expect(screen.queryByText('祖源分析')).toBeNull()
  })
})

test('after signing out, the phone keeps nothing of the report, and the same tab shows none of its content', async () => {
  const app = await renderRoute(`${REPORT}/medicine-lifestyle-detail/PHARMACOGENOMICS/M001`, { as: 'reported' })
  await app.press('我在用这种药')
  await app.router.navigate(REPORT)
  await screen.findByRole('button', { name: /周雪梅，切换报告/ }, { timeout: 8000 })
  await quiet()
  const kept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(kept()).toContain('R100501')
  act(() => endSession())
  await quiet()
  expect(kept()).not.toMatch(/R100501|周雪梅|氯吡格雷|M001/)
  await act(() => app.router.navigate('/Home/hot'))
  await act(() => app.router.navigate(REPORT))
  await app.sees('尚未授权')
  await quiet()
  expect(document.body.textContent).not.toMatch(/周雪梅|常见疾病|2型糖尿病/)
})

test('another person’s report is refused, and none of its content is shown', async () => {
  const app = await renderRoute(REPORT, { as: 'parent' })
  await app.sees('尚未授权')
  await quiet()
  expect(document.body.textContent).not.toMatch(/周雪梅|常见疾病/)
})

test.each([
  REPORT,
  `${REPORT}/all-category-list`,
  `${REPORT}/disease-detail/COMMON_DISEASES/D001`,
  `${REPORT}/common-disease-list/COMMON_DISEASES?from=poster`,
])('for a visitor, the address %s is refused and offers a login that returns to this address', async (address) => {
  const app = await renderRoute(address)
  await app.sees('尚未授权')
  const login = screen.getByRole('link', { name: '登录' })
  expect(login).toHaveAttribute('href', `/login?target=${encodeURIComponent(address)}`)
  await app.user.click(login)
  app.backend.db.smsCodes.push({ mobile: '13800000005', code: '123456', sentAt: NOW })
  await app.type('手机号', '13800000005')
  await app.type('验证码', '123456')
  await app.arrives(address)
  await app.sees(/常见疾病|2型糖尿病/)
  await quiet()
  expect(screen.queryByText('尚未授权')).toBeNull()
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, holdCalls, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const SUMMARY = 'sample-package-summary-result/:sampleId/:packageId'

const findTile = (name: RegExp) => screen.findByRole('link', { name })

const summaryOf = (fields: object) => ({
  category: 'COMMON_DISEASES',
  chineseName: '常见疾病',
  englishName: 'Common diseases',
  totalNumber: 20,
  unlockedNumber: 5,
  riskNumber: 2,
  concernNumber: 3,
  summaryItems: ['RISK', 'RISK', 'CONCERN', 'CONCERN', 'CONCERN'].map((concernSeverity, at) => ({
    detectionItemId: `D${at}`,
    concernSeverity,
  })),
  ...fields,
})

const withSummary = (...summaries: object[]) => ({
  backend: withHandlers(newBackend(), jsonHandler('get', SUMMARY, summaries)),
})

test('[ROLE-009] [REP-003] [REP-054] a visitor sees the sample report without a login', async () => {
  const app = await renderRoute(DEMO)
  await app.sees('成人示例报告')
  await app.sees('成人示例报告 · 不属于任何人')
  expect(app.address()).toBe(DEMO)
  expect(await app.calls('report.summary')).toMatchObject([{ status: 200 }])
})

test('[REP-054] the child’s sample report shows a name of its own', async () => {
  await renderRoute('/parent-page/DEMO-DEFAULT-CHILD/PKG-CHILD')
  expect(await screen.findByText('儿童示例报告')).toBeInTheDocument()
})

test('[REPX-007] [LIT-002] the overview loads the report that is in the address', async () => {
  const app = await renderRoute(OWN, { as: 'reported' })
  await app.sees('报告分类')
  expect(await app.calls('report.summary')).toMatchObject([{ input: { sampleId: 'R100501', packageId: 'PKG-ADULT' } }])
})

test('[GEN-008] [REP-007] [REP-008] [REP-009] [REP-010] [REP-011] [REP-012] [REPX-003] the overview has all six categories', async () => {
  await renderRoute(OWN, { as: 'reported' })
  const names = [
    ['常见疾病', 'Common diseases', '已解锁 37/40', '/common-disease-list/COMMON_DISEASES'],
    ['药物基因组', 'Pharmacogenomics', '已解锁 27/27', '/other-category-list/PHARMACOGENOMICS/'],
    ['生活方式', 'Lifestyle', '已解锁 30/30', '/other-category-list/LIFE_STYLE/'],
    ['遗传疾病', 'Genetic diseases', '已解锁 24/24', '/other-category-list/GENETIC_DISEASES/'],
    ['罕见疾病', 'Rare diseases', '已解锁 6/16', '/other-category-list/RARE_DISEASES/'],
    ['祖源分析', 'Ancestry', '已解锁 4/4', '/ancestry-list/ANCESTRY/'],
  ] as const
  for (const [chinese, english, numbers, path] of names) {
    const link = await findTile(new RegExp(`^${chinese}.*${english}.*${numbers}`))
    expect(link.getAttribute('href')).toContain(OWN + path)
  }
})

test.each([
  ['祖先', '祖先'],
  ['', '常见疾病'],
])('[REP-007] for the server’s name %j, a category’s card shows %s', async (chineseName, shown) => {
  await renderRoute(DEMO, withSummary(summaryOf({ chineseName })))
  expect(within(await findTile(/Common diseases/)).getByText(shown)).toBeInTheDocument()
})

test('[REP-013] [REP-026] [REP-027] a category’s card shows total, unlocked, risk and concern numbers', async () => {
  await renderRoute(DEMO, withSummary(summaryOf({})))
  expect(await findTile(/已解锁 5\/20/)).toHaveTextContent(/高风险 2.*中风险 3/)
})

test.each([
  ['a name', { chineseName: '皮肤管理' }, '皮肤管理'],
  ['no name', { chineseName: '' }, '其他项目'],
])(
  'an unknown category with %s is listed under a name, without a link, and is not added to a sum',
  async (_name, fields, shown) => {
    const strange = summaryOf({ category: 'SKIN_CARE', ...fields })
    const app = await renderRoute(DEMO, withSummary(summaryOf({}), strange))
    await app.sees(shown)
    await app.sees('暂时不能在这里查看，需要时请联系客服')
    await quiet()
    expect(screen.queryByRole('link', { name: new RegExp(shown) })).toBeNull()
    await app.sees('5 种疾病要留意')
    app.view.unmount()
    const all = await renderRoute(`${DEMO}/all-category-list`, withSummary(strange))
    expect(await screen.findByRole('heading', { level: 2, name: shown })).toBeInTheDocument()
    await all.sees('暂时不能在这里查看，需要时请联系客服')
  },
)

test('[REPX-004] a locked category shows a label and opens its list', async () => {
  const app = await renderRoute(DEMO, withSummary(summaryOf({ locked: true, unlockedNumber: 0 })))
  const card = await findTile(/解锁看 20 项/)
  await quiet()
  expect(card).not.toHaveTextContent('解锁中')
  await app.user.click(card)
  await app.arrives(`${DEMO}/common-disease-list/COMMON_DISEASES`)
})

test('[REP-018] [REPX-004] a category whose unlocking is in progress shows 解锁中', async () => {
  await renderRoute(DEMO, withSummary(summaryOf({ locked: true, unlockJobStatus: 'EXECUTING' })))
  const card = await findTile(/Common diseases/)
  expect(card).toHaveTextContent('解锁中')
  await quiet()
  expect(card).not.toHaveTextContent('解锁看')
})

test('[LIT-008] the list of all categories shows the report that is in the address', async () => {
  const app = await renderRoute(`${OWN}/all-category-list`, { as: 'reported' })
  await app.sees('全部分类')
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)
  expect(headings).toEqual(['常见疾病', '药物基因组', '生活方式', '遗传疾病', '罕见疾病', '祖源分析'])
  await app.follow(/^2型糖尿病/)
  await app.arrives(`${OWN}/disease-detail/COMMON_DISEASES/D001`)
})

test('[LIT-008] the overview can be opened at an address with the report’s type', async () => {
  const app = await renderRoute(`${OWN}/report/ADULT`, { as: 'reported' })
  await app.sees('报告分类')
  expect(await app.calls('report.summary')).toHaveLength(1)
})

test('[LIT-007] the name in the address of a category list is decoded and shown as the title', async () => {
  await renderRoute(`${DEMO}/other-category-list/PHARMACOGENOMICS/${encodeURIComponent('用药')}`)
  expect(await screen.findByRole('heading', { name: '用药' })).toBeInTheDocument()
})

test('[LIT-002] [REP-046] every link inside a report keeps the report and the laboratory’s parameters', async () => {
  const app = await renderRoute(`${OWN}?jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A&other=1`)
  await app.follow(/^常见疾病.*Common/)
  await app.arrives(OWN)
  expect(app.address()).toBe(`${OWN}/common-disease-list/COMMON_DISEASES?jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A`)
  await screen.findByRole('link', { name: /^2型糖尿病/ })
  const inside = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/parent-page/"]')].map(({ href }) => href)
  expect(inside.length).toBeGreaterThan(20)
  expect(inside.filter((href) => !/PKG-ADULT[^?]*[?].*jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A$/.test(href))).toEqual(
    [],
  )
  await app.follow(/^2型糖尿病/)
  await app.arrives(`${OWN}/disease-detail/COMMON_DISEASES/D001`)
  expect(app.address()).toContain('?jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A')
  await app.router.navigate(-2)
  await app.arrives(`${OWN}?jobId=JOB-1`)
})

test('[REP-050] [REP-001] opening a report sends one view and makes it the current report', async () => {
  const viewed = spyOnRequest('post', 'reports-statistics/view-report')
  const app = await renderRoute(OWN, { as: 'reported', backend: withHandlers(newBackend(), viewed.handler) })
  await app.sees('报告分类')
  await app.follow(/^常见疾病.*Common/)
  await screen.findByText('显示全部')
  await app.router.navigate(-1)
  await app.arrives(OWN)
  await quiet()
  expect(viewed.asked.map((call) => call.body)).toEqual([{ sampleId: 'R100501', packageId: 'PKG-ADULT' }])
  expect(JSON.parse(localStorage.getItem('currentReport') ?? '')).toEqual({
    sampleId: 'R100501',
    packageId: 'PKG-ADULT',
  })
})

test('[REP-004] [REPX-008] a sample report sends no view and no tag, and the person’s own report stays current', async () => {
  const app = await renderRoute(OWN, { as: 'reported' })
  await app.sees('报告分类')
  await app.router.navigate(`${DEMO}/disease-detail/COMMON_DISEASES/D001`)
  await screen.findByRole('heading', { name: '2型糖尿病' })
  await app.router.navigate(DEMO)
  await app.sees('成人示例报告')
  expect(await app.calls('report.viewed')).toHaveLength(1)
  expect(await app.calls('report.tag')).toEqual([])
  expect(await app.calls('report.read')).toEqual([])
  expect(screen.getByRole('link', { name: '报告' })).toHaveAttribute('href', OWN)
})

test('[REP-057] the header shows the person’s name, the masked mobile number and the update time', async () => {
  const app = await renderRoute(OWN, { as: 'reported' })
  await app.sees('女 · 58 岁 · 138****0005')
  expect(screen.getByRole('button', { name: /周雪梅，切换报告/ })).toBeInTheDocument()
  expect(screen.getByText(/^更新于 2026年\d{2}月\d{2}日$/)).toBeInTheDocument()
})

test.each(['all-category-list', 'common-disease-summarize/ADULT'])(
  'the numbers at %s are shown only after it is known whether sex-specific findings count',
  async (address) => {
    const own = holdCalls('get', 'mallsales/api/user/reports')
    const app = await renderRoute(`${OWN}/${address}`, {
      as: 'reported',
      backend: withHandlers(newBackend(), own.handler),
    })
    await app.sees('正在统计…')
    own.release()
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/中风险 ?11/))
    await app.doesNotSee('正在统计…')
  },
)

test('the number of unread results is shown when all lists have arrived', async () => {
  const drugs = holdCalls('get', 'sample-package-item-result', 'PHARMACOGENOMICS')
  const app = await renderRoute(OWN, { as: 'reported', backend: withHandlers(newBackend(), drugs.handler) })
  await app.sees('报告分类')
  await app.doesNotSee('还没看的')
  drugs.release()
  expect(await app.sees('新 10 项')).toHaveLength(1)
})

test('a category without findings shows no icon until its list shows whether topics were left out', async () => {
  const none = { category: 'RARE_DISEASES', chineseName: '罕见疾病', riskNumber: 0, concernNumber: 0, summaryItems: [] }
  const list = holdCalls('get', 'sample-package-item-result')
  const backend = withHandlers(newBackend(), jsonHandler('get', SUMMARY, [summaryOf(none)]), list.handler)
  const app = await renderRoute(OWN, { as: 'reported', backend })
  const [line] = await app.sees(/^看过 5 项罕见疾病/)
  const link = line?.closest('a') as HTMLElement
  // The chevron is the only icon of the link.
  expect(link.querySelectorAll('svg')).toHaveLength(1)
  list.release()
  await waitFor(() => expect(link.querySelectorAll('svg')).toHaveLength(2))
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#tests/render-route.tsx'

const findTab = (name: string) => screen.findByRole('link', { name }, { timeout: 8000 })

test('[REPX-009] each tab of the report list shows the number of reports and lists these reports', async () => {
  const app = await renderRoute('/my-report', { as: 'parent' })
  expect(await findTab('全部 2')).toHaveAttribute('aria-current', 'page')
  await findTab('已预付 2')
  expect((await app.calls('report.count')).map(({ input }) => (input as { type: string }).type).sort()).toEqual([
    'ALL',
    'PREPAID',
    'SIGNED',
  ])
  expect(await screen.findByRole('link', { name: /^吴志强成人报告/ })).toHaveAttribute(
    'href',
    '/parent-page/R100601/PKG-ADULT',
  )
  expect(screen.getByRole('link', { name: /^吴乐乐儿童报告/ })).toHaveAttribute(
    'href',
    '/parent-page/R100602/PKG-CHILD',
  )
  await app.user.click(await findTab('已签约 0'))
  await app.arrives('/my-report?status=SIGNED')
  await app.sees('没有已签约的报告')
  await app.follow('看全部报告')
  await app.arrives('/my-report')
  await app.follow(/^吴乐乐/)
  await app.arrives('/parent-page/R100602/PKG-CHILD')
})

test('[REPX-009] a signed report is listed in the tab of signed reports', async () => {
  const app = await renderRoute('/my-report?status=SIGNED', { as: 'reported' })
  expect(await findTab('已签约 1')).toHaveAttribute('aria-current', 'page')
  await app.sees('周雪梅')
})

test('without a report, a link to the sample report is shown; without counts, the tabs and one retry are shown', async () => {
  const app = await renderRoute('/my-report', { as: 'new', knobs: 'fault:report.count=404' })
  await app.sees('您还没有报告。绑定样本、检测完成后，报告会出现在这里')
  expect(await findTab('全部')).toBeInTheDocument()
  app.backend.setKnobs('')
  await app.press('报告数量没有读到，点按重试')
  await findTab('全部 0')
  await app.doesNotSee('报告数量没有读到，点按重试')
  expect(screen.getByRole('link', { name: '先看看示例报告' })).toHaveAttribute(
    'href',
    '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT',
  )
})

test('the banner of the position MY_REPORTS is shown below the report list', async () => {
  await renderRoute('/my-report', { as: 'reported' })
  const banner = await screen.findByRole('region', { name: '推荐' }, { timeout: 8000 })
  expect(within(banner).getByText('报告看不懂？')).toBeInTheDocument()
})

test('/my-report needs a login, and is linked from 我的', async () => {
  const app = await renderRoute('/my-report')
  await app.arrives('/login')
  await app.router.navigate('/my-main')
  expect(await screen.findByRole('link', { name: /^我的报告/ })).toHaveAttribute('href', '/my-report')
})

test.each([
  ['gene', '基因检测报告', ['吴志强', '吴乐乐']],
  ['children', '儿童报告', ['吴乐乐']],
  ['adult', '成人报告', ['吴志强']],
])('[LIT-001] /report/%s lists the reports of that type', async (type, title, people) => {
  const app = await renderRoute(`/report/${type}`, { as: 'parent' })
  expect(await screen.findByRole('heading', { name: title, level: 1 }, { timeout: 8000 })).toBeInTheDocument()
  const rows = await app.sees(/^吴/)
  expect(rows.map((row) => row.textContent)).toEqual(people)
})

test('[LIT-001] a visitor gets a link to the login and to the sample reports', async () => {
  const app = await renderRoute('/report/gene')
  await app.sees('登录后可以看到您的报告')
  expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toContain(encodeURIComponent('/report/gene'))
  expect(screen.getByRole('link', { name: '儿童示例报告' })).toHaveAttribute(
    'href',
    '/parent-page/DEMO-DEFAULT-CHILD/PKG-CHILD',
  )
})

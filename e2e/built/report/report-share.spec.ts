import { routeToBackend, expect, quiet, test, collectPageErrors } from '../../fixtures.ts'
import { follow } from '../../follow.ts'

/** The parts of a report that each reader sees: the owner, a stranger with a link, a friend, the laboratory. */

const REPORT = '/parent-page/R100501/PKG-ADULT'

test('a stranger with the share link sees only the category that the owner has shared', async ({
  page,
  as,
  backend,
  browser,
}) => {
  await as('reported')
  await page.goto(REPORT)
  await page.getByRole('link', { name: /分享给家人/ }).click()
  await expect(page).toHaveURL(/\/general-share-poster\?/)
  await page.getByRole('checkbox', { name: /生活方式/ }).check()
  await expect(page.getByText('拿到链接的人能看到：生活方式', { exact: false })).toBeVisible()
  await page.getByRole('checkbox', { name: /我知道链接可能被转发/ }).check()
  await page.getByRole('button', { name: '生成分享链接' }).click()
  const link = (await page.getByText(/\/share-report\/shared\//).textContent()) ?? ''
  await page.getByRole('button', { name: '生成海报' }).click()
  await expect(page.getByRole('img', { name: /带二维码/ })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/周雪梅|R100501|1968/, { useInnerText: true })

  const other = await browser.newContext()
  await routeToBackend(other, backend)
  const stranger = await other.newPage()
  const pageErrors = collectPageErrors(stranger)
  await stranger.goto(new URL(link).pathname)
  await expect(stranger.getByRole('heading', { name: '有人把基因检测报告分享给您' })).toBeVisible()
  await expect(stranger.getByRole('link', { name: /生活方式/ })).toBeVisible()
  await quiet(stranger)
  await expect(stranger.getByText('遗传疾病')).toHaveCount(0)
  await follow(stranger.getByRole('link', { name: /^生活方式/ }))
  await stranger.locator('a[href*="-detail/LIFE_STYLE/"]').first().click()
  await expect(stranger.getByRole('region', { name: '对方要做的一件事', exact: true })).toBeVisible()
  const text = (await stranger.locator('body').textContent()) ?? ''
  expect(text).not.toMatch(/周雪梅|R100501|LB2026/)
  // Other categories cannot be opened by their address either.
  const code = new URL(link).pathname.split('/').at(-1) ?? ''
  await stranger.goto(`/parent-page/shared/PKG-ADULT/disease-detail/GENETIC_DISEASES/G001?sharingCode=${code}`)
  await expect(stranger.getByText(/^未找到这份分享/)).toBeVisible()
  // The address of the report shows nothing without the sharing code.
  await stranger.goto(REPORT)
  await expect(stranger.getByText('尚未授权', { exact: true })).toBeVisible()
  await expect(stranger.locator('body')).not.toContainText('周雪梅')
  expect(pageErrors).toEqual([])
  await other.close()
})

test('a report for a laboratory job keeps the job layout on every screen, needs no login and stores nothing', async ({
  page,
  backend,
}) => {
  const job = 'jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A'
  await page.goto(`${REPORT}?${job}`)
  await expect(page.getByRole('navigation', { name: '页面导航' })).toBeVisible()
  const before = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  await expect(page.getByText('检测报告', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^常见疾病/ }).click()
  await expect(page).toHaveURL(new RegExp(`common-disease-list.*${job}`))
  await page
    .getByRole('link', { name: /^2型糖尿病/ })
    .locator('visible=true')
    .click()
  await expect(page.getByRole('region', { name: '要做的一件事', exact: true })).toBeVisible()
  // Waiting for the address is not enough: the previous address contains the job, too, and a tap on the screen that is
  // being left would wait for ever.
  await follow(page.getByRole('link', { name: /^下一项/ }))
  await expect(page).toHaveURL(new RegExp(job))
  await page.getByRole('button', { name: '后退' }).click()
  await expect(page).toHaveURL(/common-disease-list/)
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toBe(before)
  await quiet(page)
  const asked = backend.seen.map(({ id }) => id)
  expect(asked).toContain('report.itemByJob')
  const personal = ['report.mine', 'report.viewed', 'report.tag', 'report.read', 'user.me']
  expect(asked.filter((id) => personal.includes(id))).toEqual([])
  await expect(page.getByText('登录')).toHaveCount(0)
})

test('a friend’s report shows only the ancestry category', async ({ page, as }) => {
  await as('member')
  await page.goto(`${REPORT}?friend=1`)
  // The text is in the line of the owner and in the header of the report.
  await expect(page.getByText('好友的报告', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('link', { name: /祖源分析/ })).toBeVisible()
  await quiet(page)
  await expect(page.getByText('常见疾病')).toHaveCount(0)
})

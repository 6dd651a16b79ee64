import { routeToBackend, expect, quiet, test, collectPageErrors } from '../fixtures.ts'
import { follow } from '../follow.ts'

/** Simulates that the person returns to this app from another app. */
const returnToPage = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

test('a message opens from the list, its link opens a screen, and after Back, the message has no unread dot', async ({
  page,
  as,
}) => {
  await as('member')
  await page.goto('/my-message')
  await expect(page.getByText('3条未读')).toBeVisible()
  await page.getByRole('link', { name: /^未读：\s*请绑定样本/ }).click()
  await expect(page).toHaveURL(/\/my-message-detail\/MSG23$/)
  await page.getByRole('link', { name: '绑定样本编号' }).click()
  await expect(page).toHaveURL(/\/bind-sampleid-input-view$/)
  await page.goBack()
  await page.goBack()
  await expect(page.getByText('2条未读')).toBeVisible()
  await expect(page.getByRole('link', { name: /^未读：/ })).toHaveCount(2)
})

test('a message that was read on another device loses its dot when the page becomes visible again', async ({
  page,
  as,
  backend,
  browser,
  baseURL,
}) => {
  await as('member')
  await page.goto('/my-message')
  await expect(page.getByText('3条未读')).toBeVisible()

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' })
  await routeToBackend(context, backend)
  const token = backend.tokenFor('member')
  await context.addInitScript((value) => localStorage.setItem('app:session', JSON.stringify({ token: value })), token)
  const other = await context.newPage()
  const pageErrors = collectPageErrors(other)
  await other.goto('/my-message-detail/MSG21')
  await expect(other.getByRole('heading', { name: '您的订单已发货' })).toBeVisible()
  await quiet(other)

  await expect(page.getByText('3条未读')).toBeVisible()
  await page.evaluate(returnToPage)
  await expect(page.getByText('2条未读')).toBeVisible()
  await expect(page.getByRole('link', { name: /^您的订单已发货/ })).toBeVisible()

  await other.goto('/my-message')
  await other.getByRole('button', { name: '全部已读' }).click()
  await expect(other.getByText(/条未读/)).toHaveCount(0)
  await quiet(other)
  await page.evaluate(returnToPage)
  await expect(page.getByRole('link', { name: /^未读：/ })).toHaveCount(0)
  await expect(page.getByText(/条未读/)).toHaveCount(0)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a long list of messages loads its second page, and after returning shows the same position', async ({
  page,
  as,
  backend,
}) => {
  await as('rich')
  await page.goto('/my-message')
  await page.getByText('加载中…').scrollIntoViewIfNeeded()
  await expect(page.getByText('没有更多了')).toBeAttached()
  expect(backend.seen.filter(({ id }) => id === 'message.list')).toHaveLength(2)
  const last = page.locator('a[href="/my-message-detail/MSG725"]')
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await last.click()
  await expect(page.getByRole('heading', { name: '您的订单已发货' })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 5)
})

test('a link to an address outside the app in a message is plain text, and a tap opens nothing', async ({
  page,
  as,
  context,
}) => {
  await as('member')
  await page.goto('/my-message-detail/MSG28')
  await page.getByText('外部网站的防骗指南').click()
  await expect(page.getByRole('link', { name: '联系我们' })).toBeVisible()
  await expect(page).toHaveURL(/\/my-message-detail\/MSG28$/)
  expect(context.pages()).toHaveLength(1)
})

test('an empty list and a missing message show a link, and a failure shows a retry', async ({ page, as, backend }) => {
  await as('new')
  await page.goto('/my-message')
  await expect(page.getByText(/^还没有消息/)).toBeVisible()
  await page.getByRole('link', { name: '去首页看看' }).click()
  await expect(page).toHaveURL(/\/Home\/hot$/)
  await page.goto('/my-message-detail/MSG999')
  await expect(page.getByText('这条消息已经不在了')).toBeVisible()
  backend.setKnobs('fault:message.list=500@1')
  await follow(page.getByRole('link', { name: '查看全部消息' }))
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText(/^还没有消息/)).toBeVisible()
})

import { POSTER } from '../../src/widgets/share/poster-rules.ts'
import { modulesIn, readQr } from '../../tests/support/read-qr.ts'
import { expect, quiet, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { darkPixels } from '../qr-pixels.ts'

test('the code and the poster of an invitation, opened from 我的, contain the link to the registration', async ({
  page,
  as,
  baseURL,
}) => {
  const link = `${new URL(baseURL ?? '').origin}/invitation-login?invitationCode=SHARE108`
  await as('salesman')
  await page.goto('/my-main')
  await page.getByRole('link', { name: '邀请好友' }).click()
  await expect(page).toHaveURL(/\/my-invitation$/)
  const code = page.getByRole('img', { name: '邀请二维码' })
  await expect(code).toBeVisible()
  const whole = { left: 0, top: 0, width: 450, height: 450 }
  expect(readQr(modulesIn(await darkPixels(code, whole)))).toBe(link)
  await page.getByRole('button', { name: '生成海报' }).click()
  const poster = page.getByRole('img', { name: /的分享海报，带二维码$/ })
  await expect(poster).toBeVisible()
  const { width, height, padding, qr } = POSTER
  const corner = { left: width - padding - qr, top: height - padding - qr, width: qr, height: qr }
  expect(readQr(modulesIn(await darkPixels(poster, corner)))).toBe(link)
  await page.getByRole('link', { name: /邀请记录/ }).click()
  await expect(page.getByRole('heading', { name: '共邀请26位' })).toBeVisible()
  await expect(page.getByRole('listitem').first()).toContainText('已邀请')
})

test('a friend who opens the invitation link can register, and then appears in the list of invitations', async ({
  page,
  as,
  backend,
}) => {
  await page.goto('/invitation-login?invitationCode=SHARE102')
  await expect(page).toHaveURL(/\/invitation-register/)
  await page.getByLabel('手机号').fill('13900000077')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码').fill('123456')
  await expect.poll(() => backend.db.invitations.map(({ code }) => code)).toEqual(['SHARE102'])
  await expect(page).toHaveURL(/\/Home\/hot$/)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await as('member')
  await page.goto('/my-invitation-list-new')
  await expect(page.getByRole('heading', { name: '共邀请3位' })).toBeVisible()
  await expect(page.getByRole('listitem').first()).toContainText('待确认')
})

test('at /my-invitation-new, the invitation link can also be copied', async ({ page, as, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await as('member')
  await page.goto('/my-invitation-new')
  await page.getByRole('button', { name: '复制链接' }).click()
  await expectToast(page, '链接已复制')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/invitationCode=SHARE102$/)
})

test('orders and rewards from the person’s shares are listed page by page', async ({ page, as, backend }) => {
  await as('salesman')
  await page.goto('/my-main')
  await page.getByRole('link', { name: '我的分享' }).click()
  await expect(page.getByRole('listitem').first()).toContainText('购买人 郑**')
  await page.keyboard.press('End')
  await expect(page.getByText('没有更多了')).toBeVisible()
  expect(backend.seen.filter(({ id }) => id === 'order.sharingOrders')).toHaveLength(2)
  await page.getByRole('link', { name: '分享记录' }).click()
  await expect(page.getByText(/奖励合计 ¥/).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/my-main$/)
})

test('goods, articles and videos can be shared with the person’s sharing code', async ({ page, as }) => {
  await as('salesman')
  await page.goto('/my-extension/GOODS')
  await page.getByRole('button', { name: /^分享全基因组健康检测·成人版/ }).click()
  await expect(page.getByRole('dialog')).toContainText('/commodity-detail/G001?sharingCode=SHARE108')
  await page.goto('/my-extension/VIDEO')
  await expect(page.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/lecture-video-detail\//,
  )
  await page.goto('/my-extension/NEWS')
  await page.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tool-operation\/article\?id=/)
})

test('the member level links to its rules, which can be read without a login', async ({ page, as, backend }) => {
  await as('member')
  await page.goto('/my-member-level')
  await expect(page.getByRole('heading', { name: '黄金会员' })).toBeVisible()
  await page.getByRole('link', { name: '会员规则' }).click()
  await expect(page.getByText(/青铜、白银、黄金、铂金、钻石/)).toBeVisible()
  await quiet(page)
  expect(backend.seen.filter(({ id }) => id === 'member.level')).toHaveLength(1)
})

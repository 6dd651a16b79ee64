import { POSTER } from '../../../src/widgets/share/poster-rules.ts'
import { modulesIn, readQr } from '../../../tests/support/read-qr.ts'
import { expect, test } from '../../fixtures.ts'
import { darkPixels } from '../../qr-pixels.ts'
import { follow } from '../../follow.ts'

const DAY = 86_400_000

test('[CAMP-001] winners and other people see the campaign change at the start and the end of its period', async ({
  page,
  as,
  backend,
}) => {
  const event = backend.db.activityEvents.find(({ activityKey }) => activityKey === 'winter2026')
  if (!event) throw new Error('no event')
  const now = Date.now()
  await as('member')
  Object.assign(event, { startTime: now + DAY, endTime: now + 2 * DAY })
  await page.goto('/action/winter2026')
  await expect(page.getByText('即将开始')).toBeVisible()
  await expect(page.getByRole('button', { name: '加入手机日历' })).toBeVisible()
  Object.assign(event, { startTime: now - DAY })
  await page.reload()
  await expect(page.getByText('进行中')).toBeVisible()
  await expect(page.getByRole('link', { name: '去选检测套餐' })).toBeVisible()
  Object.assign(event, { endTime: now - 1000 })
  await page.reload()
  await expect(page.getByText('感谢您的参与，这次没有中奖。')).toBeVisible()
  event.winners = [...event.joined]
  await page.reload()
  await page.getByRole('link', { name: '查看我的奖励' }).click()
  await expect(page).toHaveURL(/\/action\/winter2026\/my-reward\/A200$/)
  await expect(page.getByText('这个活动里没有您的奖励')).toBeVisible()
  event.invited = []
  Object.assign(event, { winners: [], endTime: now + DAY })
  await page.goto('/action/winter2026')
  await expect(page.getByText('仅限受邀')).toBeVisible()
})

test('[CAMP-004] a campaign ends on its open page without a reload', async ({ page, backend }) => {
  const event = backend.db.activityEvents.find(({ activityKey }) => activityKey === 'winter2026')
  Object.assign(event ?? {}, { endTime: Date.now() + 6000 })
  await page.goto('/action/winter2026')
  await expect(page.getByText(/^距结束/)).toBeVisible()
  await expect(page.getByText('活动已结束')).toBeVisible()
})

test('[ADD-006] the poster of a campaign has a QR code of the campaign’s address with the person’s sharing code', async ({
  page,
  as,
  baseURL,
}) => {
  const link = `${new URL(baseURL ?? '').origin}/action/winter2026?sharingCode=SHARE102`
  await as('member')
  await page.goto('/action/winter2026')
  await follow(page.getByRole('link', { name: '活动海报' }))
  await page.getByRole('button', { name: '生成海报' }).click()
  const poster = page.getByRole('img', { name: /的分享海报，带二维码$/ })
  await expect(poster).toBeVisible()
  const { width, height, padding, qr } = POSTER
  const corner = { left: width - padding - qr, top: height - padding - qr, width: qr, height: qr }
  expect(readQr(modulesIn(await darkPixels(poster, corner)))).toBe(link)
  await page.goBack()
  await expect(page).toHaveURL(/\/action\/winter2026$/)
  // Opens the link of the code in a new page load, as a friend who scans the code.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: '暖冬守护家人健康' })).toBeVisible()
})

test('[CAMP-003] a campaign address shows its campaign, or a text if there is none; an unknown address shows 页面不存在', async ({
  page,
}) => {
  await page.goto('/campaign/token-1')
  await expect(page.getByRole('heading', { name: '专题活动' })).toBeVisible()
  await page.goto('/campaign/token-2')
  await expect(page.getByText('没有找到这个活动')).toBeVisible()
  await page.goto('/campaign/token-5')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
})

test('[CAMP-001] rules and participants of a campaign open, and are still shown after Back and a reload', async ({
  page,
}) => {
  await page.goto('/action/spring2023')
  await page.getByRole('link', { name: '活动规则' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(4)
  await page.reload()
  await expect(page.getByRole('listitem')).toHaveCount(4)
  await page.goBack()
  await page.getByRole('link', { name: '参与名单' }).click()
  await expect(page.getByText('共5位参与者')).toBeVisible()
  await expect(page.getByRole('listitem').first()).toHaveText('李**')
})

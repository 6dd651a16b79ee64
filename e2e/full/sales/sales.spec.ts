import type { Locator, Page } from '@playwright/test'
import { QUIET } from '../../../src/shared/lib/saving/quiet-zone.ts'
import { POSTER, qrSquares } from '../../../src/widgets/share/poster-rules.ts'
import { modulesIn, readQr } from '../../../tests/support/read-qr.ts'
import { expect, quiet, test } from '../../fixtures.ts'
import { darkPixels } from '../../qr-pixels.ts'
import { follow } from '../../follow.ts'

const { width, height, padding, qr } = POSTER
/** The position of the QR code on a poster. */
const corner = { left: width - padding - qr, top: height - padding - qr, width: qr, height: qr }

const poster = (page: Page) => page.getByRole('img', { name: /的分享海报，带二维码$/ })

/** The text of the QR code on a poster. The code must have whole pixels per module and a light quiet zone. */
async function readPoster(image: Locator): Promise<string> {
  await expect(image).toBeVisible()
  const size = () => image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])
  await expect.poll(size).toEqual([width, height])
  const dark = await darkPixels(image, corner)
  const modules = modulesIn(dark)
  const { cell, at } = qrSquares(modules, qr)
  const [first = [0, 0]] = at
  expect([dark[first[1]]?.[first[0]], dark[first[1] + cell - 1]?.[first[0] + cell - 1]]).toEqual([true, true])
  const zone = cell * QUIET
  const light = dark.filter((row, y) => row.some((on, x) => on && Math.min(x, y, qr - 1 - x, qr - 1 - y) < zone))
  expect(light).toEqual([])
  return readQr(modules)
}

test('[VIS-002] [VIS-004] the store links to the personal posters, whose QR codes contain the invitation link', async ({
  page,
  as,
  baseURL,
}) => {
  const link = `${new URL(baseURL ?? '').origin}/invitation-login?invitationCode=SHARE108`
  await as('salesman')
  await page.goto('/retail-store/GOODS')
  await page.getByRole('link', { name: /我的海报/ }).click()
  await expect(page).toHaveURL(/\/star-salsesman-playbill$/)
  await page.getByRole('button', { name: '画上我的名字和二维码' }).click()
  expect(await readPoster(poster(page))).toBe(link)
  await page.getByRole('button', { name: /家族史，值得记下来/ }).click()
  await expect(page.getByRole('img', { name: /^家族史，值得记下来的分享海报/ })).toBeVisible()
  expect(await readPoster(poster(page))).toBe(link)
})

test('[VIS-004] every personal poster is drawn in less than 1.5 s', async ({ page, as }) => {
  await as('member')
  await page.goto('/star-man-playbill')
  await page.getByRole('button', { name: '画上我的名字和二维码' }).click()
  expect(await readPoster(poster(page))).toMatch(/\/invitation-login\?invitationCode=SHARE102$/)
  const before = await page.evaluate(() => performance.now())
  await page.getByRole('button', { name: /孕期筛查时间表/ }).click()
  await expect(page.getByRole('img', { name: /^孕期筛查时间表的分享海报/ })).toBeVisible()
  expect((await page.evaluate(() => performance.now())) - before).toBeLessThan(1500)
})

test('[VIS-004] without a canvas, a card can be saved instead of a poster, and its QR code can be decoded', async ({
  page,
  as,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toDataURL = () => {
      throw new Error('tainted')
    }
  })
  await as('member')
  await page.goto('/star-man-playbill')
  await page.getByRole('button', { name: '画上我的名字和二维码' }).click()
  await expect(page.getByText(/请把下面这张卡片截图保存/)).toBeVisible()
  const code = page.getByRole('img', { name: '睡好每一晚的二维码' })
  await expect(code).toBeVisible()
  const size = await code.evaluate((one: HTMLImageElement) => one.naturalWidth)
  const dark = await darkPixels(code, { left: 0, top: 0, width: size, height: size })
  expect(readQr(modulesIn(dark))).toMatch(/\/invitation-login\?invitationCode=SHARE102$/)
})

test('[ADD-008] the owner shares a visit card, and a customer opens it and can call', async ({
  page,
  as,
  newPhone,
}) => {
  await as('salesman')
  await page.goto('/retail-store/GOODS')
  await follow(page.getByRole('link', { name: /我的名片/ }))
  await page.getByRole('button', { name: '生成海报' }).click()
  const link = await readPoster(poster(page))
  expect(new URL(link).pathname).toBe('/visit-card/SHARE108')
  const customer = await newPhone('member')
  await customer.goto('/visit-card/SHARE108')
  await customer.getByRole('button', { name: '显示冯涛的号码' }).click()
  await expect(customer.getByRole('link', { name: '拨打冯涛的号码' })).toHaveAttribute('href', 'tel:13800000008')
  const saved = customer.waitForEvent('download')
  await customer.getByRole('button', { name: '保存到通讯录' }).click()
  expect((await saved).suggestedFilename()).toBe('名片.vcf')
  expect(await customer.title()).not.toContain('冯')
})

test('[ROLE-004] a customer who opens the store sees a text, and no data of the store are requested', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/retail-store/GOODS')
  await expect(page.getByText(/这一页是给销售人员用的/)).toBeVisible()
  await quiet(page)
  // Every screen of the app requests the person and the person’s own report.
  const asked = backend.seen.map(({ id }) => id).filter((id) => !['user.me', 'report.mine'].includes(id))
  expect(asked).toEqual(['user.isSalesman'])
})

test('[BIND-016] the address book has letters at its side, a search, and links that phone a person', async ({
  page,
  as,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await as('salesman')
  await page.goto('/address-book')
  const strip = page.getByRole('slider', { name: '按字母找' })
  const box = await strip.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(568)
  const head = page.getByRole('heading', { name: 'Z', exact: true })
  await expect(head).not.toBeInViewport()
  // The last but one entry of the strip is Z.
  await strip.click({ position: { x: 22, y: (box?.height ?? 0) - 30 } })
  await expect(head).toBeInViewport()
  await page.getByLabel('找联系人').fill('zgy')
  await page.getByRole('button', { name: '显示曾国英的号码' }).click()
  await expect(page.getByRole('link', { name: '拨打曾国英的号码' })).toHaveAttribute('href', /^tel:139/)
})

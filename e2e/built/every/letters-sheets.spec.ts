import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { enlargeLetters, unreadableTexts } from '../../large-letters.ts'

/** Every kind of layer above a screen, and how a person opens it. */
const layers: readonly [name: string, persona: string, address: string, ...presses: (string | RegExp)[]][] = [
  ['goods specifications', 'member', '/commodity-detail/G001', /立即购买|选择规格/],
  ['delivery address', 'member', '/order-info/G001?specification=G001-S1&number=1', /科技园南区/],
  ['patient', 'member', '/order-info/G001?specification=G001-S1&number=1', /受检人/],
  ['coupon', 'member', '/order-info/G001?specification=G001-S1&number=1', /优惠券/],
  ['name, gender, birthday', 'member', '/my-setting', /姓名/],
  ['date picker', 'member', '/my-setting', /姓名/, /出生日期/],
  ['mobile number', 'member', '/my-setting', /手机号/],
  ['baby', 'member', '/my-setting', /宝宝/],
  ['deleting the account', 'member', '/my-setting', '注销账号'],
  ['signing out', 'member', '/my-setting', '退出登录'],
  ['last viewed goods', 'member', '/my-main', /最近浏览/],
  ['other report', 'parent', '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT', /切换/],
  ['medicine in use', 'reported', '/parent-page/R100501/PKG-ADULT/other-category-list/PHARMACOGENOMICS/X', /^添加/],
  ['region', 'member', '/order-create-receiving-address-form', /所在地区|省市区/],
  ['unbinding a card', 'salesman', '/my-bank-account', '解除绑定'],
  ['ticket', 'rich', '/merchant-ticket', /出示/],
]

/** Folder for screenshots: SHOTS=folder npx playwright test letters-sheets. */
const shots = process.env['SHOTS']

const LAYER = '[role="dialog"], .adm-popup-body, .adm-center-popup-wrap'

async function openLayers(page: Page, presses: readonly (string | RegExp)[]): Promise<void> {
  const layer = page.locator(LAYER)
  for (const name of presses) {
    const before = await layer.count()
    await page.getByRole('button', { name }).last().click()
    await expect.poll(() => layer.count()).toBeGreaterThan(before)
  }
  await expect(layer.last()).toBeVisible()
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 568 } })

for (const [name, persona, address, ...presses] of layers)
  test(`in large letters at 320 px, the whole layer "${name}" can be read and scrolled to`, async ({ page, as }) => {
    await as(persona)
    await page.goto(address)
    await expect(page.locator('main h1').first()).toBeAttached()
    await enlargeLetters(page)
    await openLayers(page, presses)
    if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    expect(await unreadableTexts(page, LAYER)).toEqual([])
    const buttons = await page.locator(LAYER).last().getByRole('button').all()
    expect(buttons.length).toBeGreaterThan(0)
    for (const button of buttons) {
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 0.9 })
    }
  })

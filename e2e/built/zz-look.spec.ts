import { test } from '../fixtures.ts'
import { careScreens } from '../care-screens.ts'
import { quiet } from '../fixtures.ts'
const mine = careScreens.filter(({ name }) => /^(insurance|policy|claim|liability)/.test(name))
for (const [mode, width, scheme, large] of [
  ['light', 390, 'light', false],
  ['dark', 320, 'dark', false],
  ['large', 320, 'light', true],
] as const)
  test(mode, async ({ browser, page, as }) => {
    void browser
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 800 })
    await as('rich')
    for (const { name, address, as: who } of mine.filter(({ as: who }) => who !== 'new')) {
      void who
      await page.goto(address)
      await quiet(page)
      if (large) await page.evaluate(() => document.documentElement.toggleAttribute('data-large', true))
      await page.waitForTimeout(600)
      await page.screenshot({ path: `/tmp/ins-look/${name}-${mode}.png`, fullPage: true })
    }
  })

// Part of npm run bench: a report of 600 items on a CPU slowed 4×: opened, filtered, searched. The result is reported
// and never fails. A step is one action of a person; its longest task is the longest delay of a tap.

import { CPU, newPartPage } from './phone.mjs'
import { printSteps, step, watchTasks } from './step.mjs'

const ITEMS = 600
const LIST = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/common-disease-list/COMMON_DISEASES'
const OVERVIEW = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'

export async function benchReport(browser, origin, backend) {
  backend.setKnobs(`items:${ITEMS}`)
  const { context, page, slow } = await newPartPage(browser)
  await page.addInitScript(watchTasks)
  await page.goto(origin + OVERVIEW)
  await page.waitForSelector('.tile')
  await slow()
  const rows = () => page.locator('.item-row')
  const steps = [
    await step(page, '打开分类列表', async () => {
      await page.locator(`a.tile[href="${LIST}"]`).click()
      await rows().first().waitFor()
    }),
    await step(page, '显示全部', () => page.getByRole('switch', { name: '显示全部' }).click()),
    await step(page, '输入一个字搜索', () => page.getByRole('searchbox').fill('心')),
    await step(page, '再输入一个字', () => page.getByRole('searchbox').fill('心房')),
    await step(page, '清空搜索', () => page.getByRole('searchbox').fill('')),
    await step(page, '打开一项', async () => {
      await rows().first().click()
      await page.locator('.verdict').waitFor()
    }),
  ]
  await context.close()
  backend.setKnobs('')
  console.log(`\n${ITEMS} 项的报告，CPU ${CPU}×\n`)
  printSteps(steps)
}

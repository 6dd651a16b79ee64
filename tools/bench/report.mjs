// Part of npm run bench: a report of 600 items on a CPU slowed 4×: opened, filtered, searched. The result is reported
// and never fails. A step is one action of a person; its longest task is the longest delay of a tap.

import { step } from './step.mjs'

const ITEMS = 600
const CPU = 4
const LIST = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/common-disease-list/COMMON_DISEASES'
const OVERVIEW = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'

export async function benchReport(browser, origin, backend) {
  backend.setKnobs(`items:${ITEMS}`)
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(() => {
    window.tasks = []
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.tasks.push(entry.duration))).observe({
      type: 'longtask',
    })
  })
  await page.goto(origin + OVERVIEW)
  await page.waitForSelector('.tile')
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
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
  console.log('步骤 | 最长任务 ms | 超过 50 ms 的任务')
  for (const { name, longest, over } of steps) console.log(`${name} | ${longest.toFixed(0)} | ${over}`)
}

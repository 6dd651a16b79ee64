// Part of npm run bench: 10,000 visitors with 20,000 page views on a CPU slowed 4×: list, filter, search, statistics.
// The result is reported and never fails. A step is one action of a person; its longest task is the longest delay of a
// tap.

import { CPU, newPartPage, signIn } from './phone.mjs'
import { printSteps, step, watchTasks } from './step.mjs'

const VISITORS = 10_000
const LIST = '/customer-visitors/NEWS'

export async function benchVisitors(browser, origin, backend) {
  backend.setKnobs(`visitors:${VISITORS}`)
  const { context, page, slow } = await newPartPage(browser)
  page.setDefaultTimeout(120_000)
  await page.addInitScript(watchTasks)
  await signIn(page, backend.tokenFor('salesman'))
  await page.goto(origin + LIST)
  await page.getByRole('searchbox').waitFor()
  await page.waitForLoadState('networkidle')
  await slow()
  const numbers = () => page.locator('.stats-numbers:visible').first().waitFor()
  const follow = (name) => page.getByRole('link', { name, exact: true }).click()
  const steps = [
    await step(page, '输入两个字搜索', () => page.getByRole('searchbox').fill('何春')),
    await step(page, '清空搜索', () => page.getByRole('searchbox').fill('')),
    await step(page, '筛选新到访', () => page.getByRole('button', { name: '新到访' }).click()),
    await step(page, '看统计，画图', async () => {
      await follow('统计')
      await page.locator('.stats-chart svg').waitFor()
    }),
    await step(page, '近 30 天', () => follow('近 30 天').then(numbers)),
    await step(page, '今天', () => follow('今天').then(numbers)),
    await step(page, '另一类内容', () => follow('海报').then(numbers)),
    await step(page, '回到名单', () => follow('访客名单')),
  ]
  await context.close()
  backend.setKnobs('')
  console.log(`\n${VISITORS} 位访客，CPU ${CPU}×\n`)
  printSteps(steps)
}

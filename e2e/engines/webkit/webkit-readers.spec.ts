import { expect, test } from './webkit-fixtures.ts'
import type { Person } from './webkit-fixtures.ts'

/** Two readers of a report in WebKit: its owner, and somebody with a share link. */

const SHARED = '/share-report/shared/RS501'

async function expectWholeReport(person: Person, whose: string): Promise<void> {
  await person.sees(whose)
  await person.driver.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  // A kept-alive page also contains the line, but without any height.
  const top = () =>
    person.driver.evaluate((line) => {
      const all = [...document.querySelectorAll('p')].filter(({ textContent }) => textContent === line)
      return all.map((one) => one.getBoundingClientRect()).find(({ height }) => height > 0)?.top ?? -1
    }, whose)
  // Polls, because the line may be in a part of the page that is rendered late.
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  await expect.poll(async () => (await person.takeSnapshot())?.horizontalOverflow ?? 1).toBeLessThanOrEqual(0)
}

test('in WebKit, a woman aged 58 reads findings in words, the first action after one tap, and the tour to its end', async ({
  person,
}) => {
  await person.open('/parent-page/R100501/PKG-ADULT', 'reported')
  await person.sees('16 种疾病要留意')
  await person.sees('其中 5 种是高风险')
  await expectWholeReport(person, '周雪梅 · 我的报告')
  await person.tap('^先看这 5 项', 'a')
  await person.sees('现在要做的一件事')
  await person.sees('开这种药以前')
  await expectWholeReport(person, '周雪梅 · 我的报告')
  for (const name of ['别嘌醇', '伏立康唑', '2型糖尿病', '痛风与高尿酸']) await person.tap(`^下一项，${name}`, 'a')
  await person.tap('^看完了', 'button')
  await person.sees('重点的 5 项看完了')
  await person.sees('14 种疾病要留意')
})

test('in WebKit, a reader with a share link sees no locked results and no names, and the first action after one tap', async ({
  person,
}) => {
  await person.open(SHARED)
  await person.sees('7 个习惯可以调整')
  await expectWholeReport(person, '对方分享的报告')
  expect((await person.takeSnapshot())?.texts.join()).not.toMatch(/解锁|周雪梅/)
  await person.tap('^先看这 5 项', 'a')
  await person.sees('对方要做的一件事')
  await expectWholeReport(person, '对方分享的报告')
})

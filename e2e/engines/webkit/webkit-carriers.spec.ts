import { expect, test } from './webkit-fixtures.ts'

test('in WebKit, the two generations of carriers fit the width of the phone, and the technical part can be expanded', async ({
  person,
}) => {
  await person.open('/parent-page/R100501/PKG-ADULT/carrier-detail/GENETIC_DISEASES/G001/GJB2', 'reported')
  await person.sees('您的每个孩子有约一半的机会从您这里得到这一份：')
  await person.sees('约每 37 人中有 1 人携带。')
  const tops = () =>
    person.driver.evaluate(() =>
      [...document.querySelectorAll('ul[aria-label="4 个孩子"] > li')].map((child) =>
        Math.round(child.getBoundingClientRect().top),
      ),
    )
  const [first] = await tops()
  expect(await tops()).toEqual([first, first, first, first])
  await person.tap('也是携带者')
  await person.sees('平均 4 个孩子中约 1 个可能受影响')
  expect((await person.takeSnapshot())?.texts).not.toContain('c.235del（p.Leu79CysfsTer3）')
  await person.tap('^给专业人士')
  await person.sees('c.235del（p.Leu79CysfsTer3）')
  expect((await person.takeSnapshot())?.horizontalOverflow).toBeLessThanOrEqual(0)
})

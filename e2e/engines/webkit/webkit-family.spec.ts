import { writeFileSync } from 'node:fs'
import { expect, test } from './webkit-fixtures.ts'

const shots = process.env['SHOTS']

test('in WebKit, the family grid scrolls in its own box, and a result links to the child’s item', async ({
  person,
}) => {
  await person.open('/my-report?view=family', 'parent')
  await person.sees('家人之间相同或不同都很常见，不说明谁更健康。')
  await person.sees('近视')
  expect((await person.takeSnapshot())?.horizontalOverflow).toBeLessThanOrEqual(0)
  const first = () =>
    person.driver.evaluate(() => {
      const box = document.querySelector('[role="group"][aria-label$="家人对照表"]')
      const head = box?.querySelector('tbody th')
      if (!box || !head) return null
      box.scrollLeft = 400
      return (
        getComputedStyle(head).position +
        Math.round(head.getBoundingClientRect().left - box.getBoundingClientRect().left)
      )
    })
  expect(await first()).toBe('sticky0')
  if (shots) writeFileSync(`${shots}/webkit-family.png`, await person.driver.screenshot())
  await person.tap('只看不一样的', 'label')
  await person.tap('^吴乐乐，近视')
  await person.arrives(/CK001/)
})

/** Runs in the page: applies the rules for print on the screen, because this WebKit has no command for printing. */
const applyPrintStyles = () => {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue
      if (rule.media.mediaText === 'print') rule.media.mediaText = 'all'
      else if (rule.media.mediaText.startsWith('screen')) rule.media.mediaText = 'print'
    }
}

test('the doctor’s sheet printed in WebKit has its heading on each page, and no bar or button of the app', async ({
  person,
}) => {
  await person.open('/parent-page/R100501/PKG-ADULT/common-disease-summarize/false?view=doctor', 'reported')
  await person.sees('打印或存成 PDF')
  expect((await person.takeSnapshot())?.texts.join('\n')).not.toContain('打印日期')
  await person.driver.evaluate(applyPrintStyles)
  await person.sees('打印日期')
  const texts = (await person.takeSnapshot())?.texts.join('\n')
  expect(texts).toContain('本报告仅供健康管理参考，不是医学诊断')
  expect(texts).toContain('周雪梅')
  expect(texts).not.toMatch(/打印或存成|我的报告/)
  const displays = () =>
    person.driver.evaluate(() =>
      ['article', 'article > :first-child', 'header', 'article section section'].map((one) => {
        const element = document.querySelector(one)
        return element && `${getComputedStyle(element).display} ${getComputedStyle(element).breakInside}`
      }),
    )
  // The details are folded on the screen.
  const sheets = () =>
    person.driver.evaluate(() => [...document.querySelectorAll('article')].map((one) => getComputedStyle(one).display))
  expect(await sheets()).toEqual(['table', 'table'])
  expect(await displays()).toEqual(['table auto', 'table-header-group avoid', 'none auto', 'block avoid'])
  if (shots) writeFileSync(`${shots}/webkit-paper.png`, await person.driver.screenshot())
})

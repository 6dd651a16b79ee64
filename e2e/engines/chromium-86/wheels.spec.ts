import { expect, test } from '../old-browser-fixtures.ts'

/** Rows of an open wheel that are too low for a finger, and names that do not fit into their row. */
const UNREADABLE = `[...document.querySelectorAll('.adm-picker-view-column-item')].flatMap((row) => {
  const label = row.firstElementChild
  const low = row.offsetHeight < (document.documentElement.hasAttribute('data-large') ? 60 : 44)
  const cut = label.scrollWidth > row.clientWidth || label.scrollHeight > row.clientHeight
  return low || cut ? [label.textContent] : []
})`
const rows = `document.querySelectorAll('.adm-picker-view-column-item').length`
const press = (label: string) => `document.querySelector('[aria-label^="${label}"]').click()`
const toggle = `document.documentElement.toggleAttribute('data-large')`

test('the rows of a region wheel are high enough for a finger and show every province completely', async ({
  chromium86,
}) => {
  await chromium86.open('/order-create-receiving-address-form', 'new')
  await expect.poll(() => chromium86.evaluate(`document.querySelector('[aria-label^="所在地区"]') !== null`)).toBe(true)
  for (const large of [false, true]) {
    await chromium86.evaluate(press('所在地区'))
    await expect.poll(() => chromium86.evaluate<number>(rows)).toBeGreaterThan(30)
    expect([large, await chromium86.evaluate(UNREADABLE)]).toEqual([large, []])
    await chromium86.evaluate(`document.querySelector('.adm-picker-header-button').click()`)
    await expect.poll(() => chromium86.evaluate<number>(rows)).toBe(0)
    await chromium86.evaluate(toggle)
  }
})

import { expect, test } from './webkit-fixtures.ts'
import { countPixels } from '../pixels.ts'

/** The grey of the land's dots on white. The dots are a path of lines without length. */
const LAND = 0xb8bdc4

test('in WebKit, the ancestry picture shows the land, and a tap on a name selects the area', async ({ person }) => {
  await person.open('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/ancestry-composition-detail/ANCESTRY/A001')
  await person.sees('各区域与民族')
  await person.tap('^东北 6%', '[role="img"] text')
  const open = () => person.driver.evaluate(() => document.querySelector('[aria-expanded="true"]')?.textContent ?? '')
  await expect.poll(() => open().catch(String)).toContain('东北')
  // Other parts have this grey, too, so the test counts the pixels that disappear together with the land.
  const grey = async () => countPixels(await person.driver.screenshot(), LAND)
  const before = await grey()
  await person.driver.evaluate(() => {
    const land = document.querySelector<SVGElement>('[role="img"] > path')
    if (land) land.style.display = 'none'
  })
  await expect.poll(grey, { intervals: [300] }).toBeLessThan(before - 3000)
})

import { visitedReads } from '../visited.ts'
import { expect, shows } from '../gallery/phone.ts'
import { enlarge } from '../large-letters.ts'
import { test } from './phones.ts'

/**
 * The states that every address with reads has, as the gallery photographs them: failing, and with long texts. One page
 * serves all of them, because opening a page takes most of the time. Loading has only grey boxes:
 * tests/opening.test.tsx.
 */

for (const { name, address, as: persona, knobs = '', kind } of visitedReads)
  test(`the screen ${name} fits 320 px and large letters, and shows an action`, async ({ phone }) => {
    await shows(phone, { address, persona, knobs }, false)
    const { page, complaints } = phone
    await page.setViewportSize({ width: 320, height: 640 })
    await enlarge(page)
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(wider).toBeLessThanOrEqual(0)
    const main = page.getByRole('main')
    await expect(kind === 'failing' ? main.getByRole('button').or(main.getByRole('link')).first() : main).toBeVisible()
    expect(complaints).toEqual([])
  })

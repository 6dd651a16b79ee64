import { testedReadStates } from '../tested-states.ts'
import { expect, openState } from '../gallery/phone.ts'
import { enlargeLetters } from '../large-letters.ts'
import { test } from './addresses-fixtures.ts'

/**
 * The failing state and the state with long texts of every address with reads, as in the gallery. All states share one
 * page, because opening a page takes most of the time. tests/loading-and-failing.test.tsx tests the loading states.
 */

for (const { name, address, as: persona, knobs = '', kind } of testedReadStates)
  test(`the screen ${name} fits 320 px and large letters, and shows an action`, async ({ phone }) => {
    await openState(phone, { address, persona, knobs }, false)
    const { page, pageErrors } = phone
    await page.setViewportSize({ width: 320, height: 640 })
    await enlargeLetters(page)
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(wider).toBeLessThanOrEqual(0)
    const main = page.getByRole('main')
    await expect(kind === 'failing' ? main.getByRole('button').or(main.getByRole('link')).first() : main).toBeVisible()
    expect(pageErrors).toEqual([])
  })

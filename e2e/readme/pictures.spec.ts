import { mkdirSync, writeFileSync } from 'node:fs'
import { openState, expect, test } from '../gallery/phone.ts'
import { screens } from '../screens.ts'

/** Takes the pictures of README.md: `npm run gallery -- --readme`. */

const FOLDER = 'docs/pictures'
/** The maximum size of all three pictures together, in bytes. */
const MAX = 150 * 1024

test('the pictures of home, a report and a binding for README.md together have at most 150 KB', async ({ phone }) => {
  const cdp = await phone.page.context().newCDPSession(phone.page)
  mkdirSync(FOLDER, { recursive: true })
  let bytes = 0
  for (const name of ['home', 'report-own', 'my-binding']) {
    const { address, as: persona, knobs = '' } = screens.find((one) => one.name === name)!
    /* oxlint-disable eslint/no-await-in-loop -- one page, one picture after the other */
    await openState(phone, { address, persona, knobs }, false)
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
    /* oxlint-enable eslint/no-await-in-loop */
    const picture = Buffer.from(data, 'base64')
    bytes += picture.length
    writeFileSync(`${FOLDER}/${name}.webp`, picture)
  }
  expect(bytes).toBeLessThanOrEqual(MAX)
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession } from '@playwright/test'
import { enlargeLetters } from '../large-letters.ts'
import { waitForStyles } from '../wait-for-styles.ts'
import { fitViewportToPage } from './fit-viewport.ts'
import { type Look, looks } from './looks.ts'
import { waitUntilStill, expect, type Phone, openState, test } from './phone.ts'
import { states } from './requested-states.ts'

/** Takes the pictures of the states that tools/gallery/gallery.mjs requests. Each state is a test. */

const out = process.env['GALLERY_OUT'] ?? 'gallery'

interface PictureContext {
  phone: Phone
  cdp: CDPSession
  /** Whether the state continues to load. */
  loads: boolean
}

async function takePicture(
  { phone, cdp, loads }: PictureContext,
  { width, dark, large }: Look,
  file: string,
): Promise<void> {
  const { page } = phone
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  if (large) await enlargeLetters(page)
  const settle = async () => {
    await waitForStyles(page)
    await waitUntilStill(phone, loads, 2)
  }
  // In the dark theme, a page is as high as in the light theme.
  await (dark ? settle() : fitViewportToPage(page, width, large === true, settle))
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  })
  writeFileSync(file, Buffer.from(data, 'base64'))
}

for (const { name, address, as: persona, knobs = '', domain, kind } of states)
  test(name, async ({ phone }) => {
    await openState(phone, { address, persona, knobs }, kind === 'loading')
    const { page, pageErrors } = phone
    mkdirSync(join(out, 'pictures'), { recursive: true })
    // Twice as fast as page.screenshot: the compression is light, and the page is not resized.
    const cdp = await page.context().newCDPSession(page)
    for (const look of looks) {
      const file = `pictures/${name}-${look.name}.png`
      // oxlint-disable-next-line eslint/no-await-in-loop -- one page, one look after the other
      await takePicture({ phone, cdp, loads: kind === 'loading' }, look, join(out, file))
    }
    expect(pageErrors).toEqual([])
    const entry = {
      name,
      domain,
      address,
      as: persona ?? '',
      knobs,
      kind,
      looks: looks.map((look) => look.name),
    }
    mkdirSync(join(out, 'parts'), { recursive: true })
    writeFileSync(join(out, 'parts', `${name}.json`), JSON.stringify(entry))
  })

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { enlarge } from '../large-letters.ts'
import { type Look, looks } from './looks.ts'
import { calm, expect, type Phone, shows, test } from './phone.ts'
import { states } from './wanted.ts'

/** Photographs the states that scripts/gallery.mjs asks for; one test per state. */

const out = process.env['GALLERY_OUT'] ?? 'gallery'

const MAX_HEIGHT = 2400

interface Camera {
  phone: Phone
  cdp: CDPSession
  /** The state goes on loading. */
  loads: boolean
}

/** Changes the size of the screen, and waits until the page is laid out for it. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(
    ([wide, high]) => {
      const { clientWidth, clientHeight } = document.documentElement
      return clientWidth === wide && clientHeight === high
    },
    [width, height] as const,
  )
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Makes the screen as high as the page, so that a bar at the bottom hides nothing. Large letters only make it higher. */
async function stretch(page: Page, width: number, higher: boolean): Promise<void> {
  const screen = width === 390 ? 844 : 640
  if (!higher) await resize(page, width, screen)
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHT)
  if (height > screen) await resize(page, width, height)
}

async function photograph({ phone, cdp, loads }: Camera, { width, dark, large }: Look, file: string): Promise<void> {
  const { page } = phone
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  if (large) await enlarge(page)
  // In the dark a page is as high as in the light.
  if (!dark) await stretch(page, width, large === true)
  // What has come into view may still be on its way.
  await calm(phone, loads, 2)
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  })
  writeFileSync(file, Buffer.from(data, 'base64'))
}

for (const { name, address, as: persona, knobs = '', domain, kind } of states)
  test(name, async ({ phone }) => {
    await shows(phone, { address, persona, knobs }, kind === 'loading')
    const { page, complaints } = phone
    mkdirSync(join(out, 'pictures'), { recursive: true })
    // Twice as fast as page.screenshot: the compression is light, and the page is not resized.
    const cdp = await page.context().newCDPSession(page)
    for (const look of looks) {
      const file = `pictures/${name}-${look.name}.png`
      // oxlint-disable-next-line eslint/no-await-in-loop -- one page, one look after the other
      await photograph({ phone, cdp, loads: kind === 'loading' }, look, join(out, file))
    }
    expect(complaints).toEqual([])
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

import { test as base } from '@playwright/test'
import { oldChromium } from '../../scripts/engines.mjs'
import { NOW } from '../gallery/phone.ts'
import { OldBrowser } from './old-browser.ts'

/** The user agent of an outdated WeChat: the engine version is real, only the phone is invented. */
const AGENT =
  'Mozilla/5.0 (Linux; Android 10; M2007J3SC) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.111 Mobile Safari/537.36'

/** Code that removes the features that Safari 14 lacks according to MDN. No test machine can run Safari 14. */
async function missingFeaturesScript(): Promise<string> {
  const { bcd, compatOf, enginesWithout } = await import('../../tests/dist/compat.ts')
  const names = [bcd.javascript['builtins'], bcd.api, bcd.api['Window']].flatMap((place) =>
    Object.keys(place ?? {}).filter((name) => enginesWithout(compatOf(place, name)).includes('safari_ios')),
  )
  return `for (const name of ${JSON.stringify(names)}) delete self[name]`
}

const createBrowser = (first = '') => new OldBrowser(oldChromium(), AGENT, () => NOW, first)

interface OldBrowsers {
  chromium86: OldBrowser
  /** The old engine without the features that Safari 14 lacks. */
  likeSafari14: OldBrowser
}

/** Engines of 2020. All tests of a worker share them, and the first test that opens a page starts them. */
export const test = base.extend<object, OldBrowsers>({
  chromium86: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
    async ({}, use) => {
      const chromium86 = createBrowser()
      await use(chromium86)
      await chromium86.close()
    },
    { scope: 'worker' },
  ],
  likeSafari14: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
    async ({}, use) => {
      const likeSafari14 = createBrowser(await missingFeaturesScript())
      await use(likeSafari14)
      await likeSafari14.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'

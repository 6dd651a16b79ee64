import { test as base } from '@playwright/test'
import { oldChromium } from '../../scripts/engines.mjs'
import { NOW } from '../gallery/phone.ts'
import { Walker } from './walker.ts'

/** The user agent of an outdated WeChat: the engine version is real, only the phone is invented. */
const AGENT =
  'Mozilla/5.0 (Linux; Android 10; M2007J3SC) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.111 Mobile Safari/537.36'

/** Code that removes the features that Safari 14 lacks according to MDN. No test machine can run Safari 14. */
async function forgetful(): Promise<string> {
  const { bcd, compatOf, lacking } = await import('../../tests/dist/compat.ts')
  const names = [bcd.javascript['builtins'], bcd.api, bcd.api['Window']].flatMap((place) =>
    Object.keys(place ?? {}).filter((name) => lacking(compatOf(place, name)).includes('safari_ios')),
  )
  return `for (const name of ${JSON.stringify(names)}) delete self[name]`
}

const start = (first = '') => new Walker(oldChromium(), AGENT, () => NOW, first)

interface OldEngines {
  old: Walker
  /** The old engine without the features that Safari 14 lacks. */
  poor: Walker
}

/** Engines of 2020. All tests of a worker share them, and the first test that opens a page starts them. */
export const test = base.extend<object, OldEngines>({
  old: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
    async ({}, use) => {
      const old = start()
      await use(old)
      await old.close()
    },
    { scope: 'worker' },
  ],
  poor: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
    async ({}, use) => {
      const poor = start(await forgetful())
      await use(poor)
      await poor.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'

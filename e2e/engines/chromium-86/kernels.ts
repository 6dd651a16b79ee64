import { test as base } from '@playwright/test'
import { oldChromium } from '../../../scripts/engines.mjs'
import { bcd, compatOf, lacking } from '../../../tests/dist/compat.ts'
import { Walker } from '../walker.ts'

/** The user agent of an outdated WeChat: the engine version is real, only the phone is invented. */
const agent = (version: string) =>
  `Mozilla/5.0 (Linux; Android 10; M2007J3SC) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Mobile Safari/537.36`

/**
 * Removes what Safari 14 lacks according to MDN: that Safari runs on no test machine, but its gaps can be simulated.
 */
const places = [bcd.javascript['builtins'], bcd.api, bcd.api['Window']]
const names = places.flatMap((place) =>
  Object.keys(place ?? {}).filter((name) => lacking(compatOf(place, name)).includes('safari_ios')),
)
const forget = `for (const name of ${JSON.stringify(names)}) delete self[name]`

interface Kernels {
  old: Walker
  current: Walker
  /** The old engine, additionally without what Safari 14 lacks. */
  poor: Walker
}

export const test = base.extend<object, { kernels: Kernels }>({
  kernels: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
    async ({}, use) => {
      const started = Date.now()
      const now = () => started
      const binary = oldChromium()
      const flags = ['--single-process', '--no-zygote']
      const old = new Walker(binary, flags, agent('86.0.4240.111'), now)
      const poor = new Walker(binary, flags, agent('86.0.4240.111'), now, forget)
      const current = new Walker(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', [], agent('156.0.0.0'), now)
      await use({ old, current, poor })
      await Promise.all([old.close(), poor.close(), current.close()])
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'

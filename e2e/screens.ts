import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ScreenState } from '#/shared/states/state.ts'

const domains = join(import.meta.dirname, '../src/domains')
const declared = readdirSync(domains)
  .filter((domain) => existsSync(join(domains, domain, 'screens/screen-states.ts')))
  .map(async (domain) => {
    const found = (await import(`../src/domains/${domain}/screens/screen-states.ts`)) as { states: ScreenState[] }
    return [domain, found.states] as const
  })

/** The states of every domain, declared beside its screens. Playwright and Vitest both read this file. */
export const statesOf: Readonly<Record<string, readonly ScreenState[]>> = {
  ...Object.fromEntries(await Promise.all(declared)),
  app: [{ name: 'not-found', address: '/no-such-page', kind: 'unknown' }],
}

/** Every declared state, for tests that visit all of them. */
export const screens: readonly ScreenState[] = Object.values(statesOf).flat()

/** States of which nothing can be shown; on every other one the page 暂时无法显示 is a defect. */
export const nothingToShow: ReadonlySet<string> = new Set(['goods-unknown', 'health-detail-unknown', 'orders-offline'])

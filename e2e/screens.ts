import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ScreenRow } from '#/shared/lib/screen.ts'
import type { ScreenState } from '#/shared/states/state.ts'
import { rowsOf } from './rows.ts'

async function declaredBy(domain: string): Promise<readonly ScreenState[]> {
  if (!existsSync(join(import.meta.dirname, `../src/domains/${domain}/screens/screen-states.ts`))) return []
  const found = (await import(`../src/domains/${domain}/screens/screen-states.ts`)) as { states: ScreenState[] }
  return found.states
}

/** The plain state of each address without parameters that declares none: as a member where one must sign in. */
const plainStates = (rows: readonly ScreenRow[], declared: readonly ScreenState[]): ScreenState[] =>
  rows
    .filter(({ path, redirect }) => !path.includes(':') && !redirect)
    .map(({ path, login }) => ({
      name: path.slice(1).replaceAll('/', '-'),
      address: path,
      ...(login && { as: 'member' }),
    }))
    .filter(
      ({ address, as }) =>
        !declared.some((one) => one.address.split('?')[0] === address && (!one.kind || (one.as === as && !one.knobs))),
    )

async function statesIn([domain, rows]: readonly [string, readonly ScreenRow[]]) {
  const declared = await declaredBy(domain)
  return [domain, [...plainStates(rows, declared), ...declared]] as const
}

/** The states of every domain: the plain ones, and those declared beside its screens. Playwright and Vitest read this. */
export const statesOf: Readonly<Record<string, readonly ScreenState[]>> = {
  ...Object.fromEntries(await Promise.all(Object.entries(rowsOf).map(statesIn))),
  app: [{ name: 'not-found', address: '/no-such-page', kind: 'unknown' }],
}

/** Every state, for tests that visit all of them. */
export const screens: readonly ScreenState[] = Object.values(statesOf).flat()

/** States of which nothing can be shown; on every other one the page 暂时无法显示 is a defect. */
export const nothingToShow: ReadonlySet<string> = new Set(['goods-unknown', 'health-detail-unknown', 'orders-offline'])

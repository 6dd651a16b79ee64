import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '#/paths.ts'
import type { ScreenRow } from '#/shared/lib/screen.ts'
import type { ScreenState } from '#/shared/states/state.ts'
import { rowsOf } from './rows.ts'

async function declaredBy(domain: string): Promise<readonly ScreenState[]> {
  if (!existsSync(join(import.meta.dirname, `../src/domains/${domain}/screens/screen-states.ts`))) return []
  const found = (await import(`../src/domains/${domain}/screens/screen-states.ts`)) as { screenStates: ScreenState[] }
  return found.screenStates
}

const pictureOf = (path: string) => path.slice(1).replaceAll('/', '-')

/** The default state of each address without parameters or declared states, signed in as `member` if necessary. */
const plainStates = (rows: readonly ScreenRow[], declared: readonly ScreenState[]): ScreenState[] =>
  rows
    .filter(({ path, redirect }) => !path.includes(':') && !redirect)
    .map(({ path, login }) => ({
      name: pictureOf(path),
      address: path,
      ...(login && { as: 'member' }),
    }))
    .filter(
      ({ address, as }) =>
        !declared.some((one) => one.address.split('?')[0] === address && (!one.kind || (one.as === as && !one.knobs))),
    )

/** Lists with a login that are not a person's own entries, or that need a query. */
const NEVER_EMPTY = new Set<string>([
  paths.goodsShare,
  paths.doctorHall,
  paths.manPoster,
  paths.friendSearch,
  paths.orderContract,
  paths.orderCoupons,
  paths.orderReport,
])

/**
 * The empty state of each list of a person's own entries, opened as a new person. Lists that declare such a state are
 * left out.
 */
const emptyStates = (rows: readonly ScreenRow[], declared: readonly ScreenState[]): ScreenState[] =>
  rows
    .filter(({ path, skeleton, login, sales }) => skeleton === 'list' && login && !sales && !path.includes(':'))
    .filter(({ path }) => !NEVER_EMPTY.has(path))
    .filter(
      ({ path }) => !declared.some(({ address, kind, as }) => address === path && (kind === 'empty' || as === 'new')),
    )
    .map(({ path }) => ({ name: `${pictureOf(path)}-empty`, address: path, kind: 'empty', as: 'new' }))

async function statesIn([domain, rows]: readonly [string, readonly ScreenRow[]]) {
  const declared = await declaredBy(domain)
  return [domain, [...plainStates(rows, declared), ...declared, ...emptyStates(rows, declared)]] as const
}

/** The states of every domain: default, declared and empty states. Playwright and Vitest use this list. */
export const statesOf: Readonly<Record<string, readonly ScreenState[]>> = {
  ...Object.fromEntries(await Promise.all(Object.entries(rowsOf).map(statesIn))),
  app: [{ name: 'not-found', address: '/no-such-page', kind: 'unknown' }],
}

/** The names of all derived empty states. */
export const derivedEmptyNames: ReadonlySet<string> = new Set(
  Object.values(rowsOf).flatMap((rows) => emptyStates(rows, []).map(({ name }) => name)),
)

export const screens: readonly ScreenState[] = Object.values(statesOf).flat()

/** States without anything to show. In every other state, the page 暂时无法显示 is a defect. */
export const statesWithNothingToShow: ReadonlySet<string> = new Set(['goods-unknown', 'health-detail-unknown'])

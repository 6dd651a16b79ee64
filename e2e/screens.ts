import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '#/paths.ts'
import type { ScreenRow } from '#/shared/lib/screen.ts'
import type { ScreenState } from '#/shared/states/state.ts'
import { rowsOf } from './rows.ts'

async function declaredBy(domain: string): Promise<readonly ScreenState[]> {
  if (!existsSync(join(import.meta.dirname, `../src/domains/${domain}/screens/screen-states.ts`))) return []
  const found = (await import(`../src/domains/${domain}/screens/screen-states.ts`)) as { states: ScreenState[] }
  return found.states
}

const pictureOf = (path: string) => path.slice(1).replaceAll('/', '-')

/** The plain state of each address without parameters that declares none: as a member where one must sign in. */
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

/** Lists behind a login that are no person's own, or that say nothing without their query. */
const NEVER_EMPTY = new Set<string>([
  paths.goodsShare,
  paths.doctorHall,
  paths.manPoster,
  paths.friendSearch,
  paths.orderContract,
  paths.orderCoupons,
  paths.orderReport,
])

/** The empty state of each list of a person's own things: as a newcomer. Not where one is declared. */
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

/** The states of every domain: the plain ones, and those declared beside its screens. Playwright and Vitest read this. */
export const statesOf: Readonly<Record<string, readonly ScreenState[]>> = {
  ...Object.fromEntries(await Promise.all(Object.entries(rowsOf).map(statesIn))),
  app: [{ name: 'not-found', address: '/no-such-page', kind: 'unknown' }],
}

/** Names of the empty states that nobody declares. */
export const derivedEmpty: ReadonlySet<string> = new Set(
  Object.values(rowsOf).flatMap((rows) => emptyStates(rows, []).map(({ name }) => name)),
)

export const screens: readonly ScreenState[] = Object.values(statesOf).flat()

/** States of which nothing can be shown; on every other one the page 暂时无法显示 is a defect. */
export const nothingToShow: ReadonlySet<string> = new Set(['goods-unknown', 'health-detail-unknown'])

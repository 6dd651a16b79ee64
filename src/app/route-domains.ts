import { domains } from '#/paths.ts'
import type { ScreenRow } from '#/shared/lib/screen.ts'

type Rows = readonly ScreenRow[]
export type RouteDomain = keyof typeof domains

/** The screens of each domain, loaded when one of its addresses is first opened. */
const loads = import.meta.glob<Rows>('../domains/*/routes.ts', { import: 'routes' })

export const rowsOf = async (domain: RouteDomain): Promise<Rows> =>
  (await loads[`../domains/${domain}/routes.ts`]?.()) ?? []

const firstSegment = (path: string): string => (path.split('/')[1] ?? '').toLowerCase()

/** The domain of each first path segment; an address belongs to the domain that declares its first segment. */
const owners = new Map(
  (Object.keys(domains) as RouteDomain[]).flatMap((domain) =>
    Object.values(domains[domain]).map(
      (one) => [firstSegment(typeof one === 'string' ? one : one[0]), domain] as const,
    ),
  ),
)

/** The domain of an address; null for redirects and unknown addresses. */
export const domainOf = (pathname: string): RouteDomain | null => owners.get(firstSegment(pathname)) ?? null

export const allRows = async (): Promise<ScreenRow[]> =>
  (await Promise.all((Object.keys(domains) as RouteDomain[]).map(rowsOf))).flat()

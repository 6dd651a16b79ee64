import { domains } from '#/paths.ts'
import type { ScreenRow } from '#/shared/lib/screen.ts'

async function load(domain: string) {
  const { routes } = (await import(`../src/domains/${domain}/routes.ts`)) as { routes: readonly ScreenRow[] }
  return [domain, routes] as const
}

/** The rows of every domain. Playwright has no `import.meta.glob`, with which the app finds them. */
export const rowsOf: Readonly<Record<string, readonly ScreenRow[]>> = Object.fromEntries(
  await Promise.all(Object.keys(domains).map(load)),
)

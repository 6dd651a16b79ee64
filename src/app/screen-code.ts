import type { ScreenRow } from '#/shared/lib/screen.ts'
import { stylesOf } from './domain-styles.ts'
import { domainOf } from './route-domains.ts'

type Loading = ReturnType<ScreenRow['load']>

const loadedScreens = new WeakMap<ScreenRow, Awaited<Loading>>()

export const isLoaded = (row: ScreenRow): boolean => loadedScreens.has(row)

/** Loads the code and the styles of a screen; only a successful load is remembered. */
export async function loadScreen(row: ScreenRow): Loading {
  const [code] = await Promise.all([row.load(), stylesOf(domainOf(row.path))])
  loadedScreens.set(row, code)
  return code
}

/**
 * The loaded code of a screen for `lazy`, as a thenable that answers synchronously. A promise would resolve later, and
 * React would then show a skeleton for 300 ms.
 */
export function loadedScreenThenable(row: ScreenRow): Loading | null {
  const code = loadedScreens.get(row)
  // oxlint-disable-next-line unicorn/no-thenable -- React takes any thenable, and a promise never answers at once
  return code ? ({ then: (use: (screen: typeof code) => void) => use(code) } as unknown as Loading) : null
}

import type { ScreenRow } from '#/shared/lib/screen.ts'
import { stylesOf } from './domain-styles.ts'
import { domainOf } from './route-domains.ts'

type Loading = ReturnType<ScreenRow['load']>

/** The code of the screens that has come. */
const arrived = new WeakMap<ScreenRow, Awaited<Loading>>()

export const isThere = (row: ScreenRow): boolean => arrived.has(row)

/** Loads the code of a screen, and its styles; only code that came is remembered. */
export async function loadScreen(row: ScreenRow): Loading {
  const [code] = await Promise.all([row.load(), stylesOf(domainOf(row.path))])
  arrived.set(row, code)
  return code
}

/**
 * The code of a screen for `lazy`, if it is there. It answers within the same call: a promise would answer a turn later,
 * and a skeleton that is drawn meanwhile stays for 300 ms.
 */
export function codeAtOnce(row: ScreenRow): Loading | null {
  const code = arrived.get(row)
  // oxlint-disable-next-line unicorn/no-thenable -- React takes any thenable, and a promise never answers at once
  return code ? ({ then: (use: (screen: typeof code) => void) => use(code) } as unknown as Loading) : null
}

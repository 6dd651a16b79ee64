interface Unit {
  numPassedTests: number
  numFailedTests: number
}

interface Timed {
  testResults: { assertionResults: { fullName: string; duration?: number }[] }[]
}

interface Spec {
  title: string
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results?: { duration: number }[] }[]
}

export interface Suite {
  suites?: Suite[]
  specs?: Spec[]
}

interface Browser extends Suite {
  stats: { expected: number; unexpected: number }
}

interface Tally {
  passed: number
  failed: number
  flaky: string[]
}

export const FLAKY_ALLOWED: number
export function tally(units: readonly (Unit | null)[], browsers: readonly (Browser | null)[]): Tally
/** Names and times in ms of the slowest tests. */
export function slowest(
  units: readonly (Timed | null)[],
  browsers: readonly (Suite | null)[],
  count: number,
): { title: string; ms: number }[]
export function slowestOf(
  units: readonly string[],
  browsers: readonly string[],
  count: number,
): { title: string; ms: number }[]
export function count(units: readonly string[], browsers: readonly string[]): Tally

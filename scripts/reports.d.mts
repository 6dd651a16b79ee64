interface Unit {
  numPassedTests: number
  numFailedTests: number
}

interface Spec {
  title: string
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[]
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
export function count(units: readonly string[], browsers: readonly string[]): Tally

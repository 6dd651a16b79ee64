interface Unit {
  numPassedTests: number
  numFailedTests: number
}

interface Timed {
  testResults: { assertionResults: { fullName: string; duration?: number }[] }[]
}

interface Failing {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

interface Result {
  duration: number
  errors?: { message?: string }[]
}

interface Spec {
  /** From the folder of the browser tests. */
  file?: string
  title: string
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results?: Result[] }[]
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
/** Name and first message lines of everything that failed, missing reports included. */
export function failures(
  units: readonly (Failing | null)[],
  browsers: readonly ((Suite & { errors?: { message?: string }[] }) | null)[],
): { title: string; message: string }[]
export function failuresOf(units: readonly string[], browsers: readonly string[]): { title: string; message: string }[]
export function count(units: readonly string[], browsers: readonly string[]): Tally

interface Report {
  /** Of Vitest. */
  numPassedTests?: number
  numFailedTests?: number
  /** Of Playwright. */
  stats?: { expected: number; unexpected: number; flaky: number }
}

export const FLAKY_ALLOWED: number
export function tally(reports: readonly (Report | null)[]): { passed: number; failed: number; flaky: number }

import { describe, expect, test } from 'vitest'
import { FLAKY_ALLOWED, tally } from '../scripts/test/reports.mjs'

const browsers = (flaky: number) => ({ stats: { expected: 10, unexpected: 0, flaky } })

describe('the last line of npm test', () => {
  test('a few tests that passed only on retry count as passed', () => {
    expect(tally([{ numPassedTests: 5, numFailedTests: 0 }, browsers(2), browsers(1)])).toEqual({
      passed: 28,
      failed: 0,
      flaky: 3,
    })
  })

  test('more of them fail the run', () => {
    const { passed, failed } = tally([browsers(FLAKY_ALLOWED), browsers(1)])
    expect([passed, failed]).toEqual([20, FLAKY_ALLOWED + 1])
  })

  test('a failure counts as failed, a missing report gives no result', () => {
    expect(tally([{ numPassedTests: 1, numFailedTests: 2 }, null])).toEqual({ passed: 1, failed: 2, flaky: 0 })
  })
})

import { describe, expect, test } from 'vitest'
import { FLAKY_ALLOWED, slowest, type Suite, tally } from '../scripts/reports.mjs'

const spec = (title: string, status: 'expected' | 'flaky') => ({ title, tests: [{ status }] })
const browser = (flaky: number): Suite & { stats: { expected: number; unexpected: number } } => ({
  stats: { expected: 10, unexpected: 0 },
  suites: [
    { suites: [{ specs: Array.from({ length: flaky }, (_, at) => spec(`late ${at}`, 'flaky')) }] },
    { specs: [spec('at once', 'expected')] },
  ],
})

describe('the last line of npm test', () => {
  test('a few tests that passed only on retry count as passed, and are named', () => {
    const { passed, failed, flaky } = tally([{ numPassedTests: 5, numFailedTests: 0 }], [browser(2), browser(1)])
    expect([passed, failed, flaky]).toEqual([28, 0, ['late 0', 'late 1', 'late 0']])
  })

  test('more of them fail the run', () => {
    const { passed, failed } = tally([], [browser(FLAKY_ALLOWED), browser(1)])
    expect([passed, failed]).toEqual([20, FLAKY_ALLOWED + 1])
  })

  test('a failure counts as failed, a missing report gives no result', () => {
    expect(tally([{ numPassedTests: 1, numFailedTests: 2 }, null], [null])).toEqual({ passed: 1, failed: 2, flaky: [] })
  })

  test('the slowest tests of all runners are named, by their longest try', () => {
    const unit = { testResults: [{ assertionResults: [{ fullName: 'rule', duration: 40 }, { fullName: 'odd' }] }] }
    const journeys = {
      suites: [
        {
          specs: [
            { title: 'journey', tests: [{ status: 'flaky' as const, results: [{ duration: 9 }, { duration: 90 }] }] },
          ],
        },
      ],
    }
    expect(slowest([unit, null], [journeys, null], 2)).toEqual([
      { title: 'journey', ms: 90 },
      { title: 'rule', ms: 40 },
    ])
  })
})

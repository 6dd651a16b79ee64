import { describe, expect, test } from 'vitest'
import { FLAKY_ALLOWED, failures, slowest, tally } from '../scripts/test/reports.mjs'

const spec = (title: string, status: 'expected' | 'flaky') => ({ title, tests: [{ status }] })
const browser = (flaky: number) => ({
  stats: { expected: 10, unexpected: 0 },
  suites: [
    { suites: [{ specs: Array.from({ length: flaky }, (_, at) => spec(`late ${at}`, 'flaky')) }] },
    { specs: [spec('at once', 'expected')] },
  ],
})

describe('the summary line of npm test', () => {
  test('counts a few tests that passed only on a retry as passed, and lists them', () => {
    const { passed, failed, flaky } = tally([{ numPassedTests: 5, numFailedTests: 0 }], [browser(2), browser(1)])
    expect([passed, failed, flaky]).toEqual([28, 0, ['late 0', 'late 1', 'late 0']])
  })

  test('counts the run as failed if many tests passed only on a retry', () => {
    const { passed, failed } = tally([], [browser(FLAKY_ALLOWED), browser(1)])
    expect([passed, failed]).toEqual([20, FLAKY_ALLOWED + 1])
  })

  test('counts failures as failed, and adds nothing for a missing report', () => {
    expect(tally([{ numPassedTests: 1, numFailedTests: 2 }, null], [null])).toEqual({ passed: 1, failed: 2, flaky: [] })
  })

  test('lists every failure with its message: tests, files that could not be loaded, e2e tests, missing reports', () => {
    const failing = (name: string, tests: { fullName: string; status: string; failureMessages?: string[] }[]) => ({
      name,
      status: 'failed',
      message: 'no such module',
      assertionResults: tests,
    })
    const unit = {
      testResults: [
        failing('a.test.ts', [
          { fullName: 'good', status: 'passed' },
          { fullName: 'bad', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m'] },
        ]),
        failing('b.test.ts', []),
      ],
    }
    const tries = [
      { duration: 1, errors: [{ message: 'too slow' }, { message: 'waiting for a button' }] },
      { duration: 1, errors: [{ message: 'last' }] },
    ]
    const e2e = {
      errors: [{ message: 'no server' }],
      suites: [
        {
          specs: [
            { file: 'built/pay.spec.ts', title: 'flow', tests: [{ status: 'unexpected' as const, results: tries }] },
          ],
        },
        { specs: [spec('late', 'flaky')] },
      ],
    }
    expect(failures([unit], [e2e, null])).toEqual([
      { title: 'a.test.ts: bad', message: 'expected 1' },
      { title: 'b.test.ts', message: 'no such module' },
      { title: 'built/pay.spec.ts: flow', message: 'Try 1: too slow\nTry 1: waiting for a button\nTry 2: last' },
      { title: 'Playwright', message: 'no server' },
      { title: '1 report(s) missing', message: '' },
    ])
  })

  test('lists the slowest tests of all runners by their longest attempt, and no test under a second', () => {
    const rules = [{ fullName: 'rule', duration: 4_000 }, { fullName: 'odd' }, { fullName: 'quick', duration: 900 }]
    const unit = { testResults: [{ assertionResults: rules }] }
    const e2e = {
      suites: [
        {
          specs: [
            { title: 'flow', tests: [{ status: 'flaky' as const, results: [{ duration: 900 }, { duration: 9_000 }] }] },
          ],
        },
      ],
    }
    expect(slowest([unit, null], [e2e, null], 3)).toEqual([
      { title: 'flow', ms: 9_000 },
      { title: 'rule', ms: 4_000 },
    ])
  })
})

import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../install.mjs'

/**
 * The most browser tests that may pass only on retry, which happens on a busy machine. More than these fail the run.
 */
export const FLAKY_ALLOWED = 3

/** The JSON report of Vitest or Playwright; null for a plain command and for a runner that has ended without one. */
export function read(name) {
  try {
    return JSON.parse(readFileSync(join(root, 'reports', `${name}.json`), 'utf8'))
  } catch {
    return null
  }
}

/** The combined result of the reports; flaky tests count as passed up to FLAKY_ALLOWED. */
export function tally(reports) {
  const sum = (pick) => reports.reduce((all, report) => all + ((report && pick(report)) ?? 0), 0)
  const flaky = sum(({ stats }) => stats?.flaky)
  const tolerated = flaky <= FLAKY_ALLOWED
  return {
    passed: sum(({ numPassedTests, stats }) => numPassedTests ?? stats?.expected) + (tolerated ? flaky : 0),
    failed: sum(({ numFailedTests, stats }) => numFailedTests ?? stats?.unexpected) + (tolerated ? 0 : flaky),
    flaky,
  }
}

/** The tests of a Playwright suite, one for each project. */
const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ file, tests }) => tests.map((test) => ({ file, ...test }))),
]

/** The failures as arguments of npm test: a stage and a file, or the requested argument when the file is unknown. */
export function failedParts(results) {
  return results
    .filter(({ passed }) => !passed)
    .flatMap(({ kind, names, report, stages }) => {
      const data = read(report)
      const failed =
        kind === 'vitest'
          ? (data?.testResults ?? [])
              .filter(({ status }) => status === 'failed')
              .map(({ name }) => `${stages[0].name}/${relative(root, name).replaceAll('\\', '/')}`)
          : (data ? testsIn(data) : [])
              .filter(({ status }) => status === 'unexpected')
              .map(({ projectName, file }) => `${projectName}/${file}`)
      return failed.length > 0 ? [...new Set(failed)] : names
    })
}

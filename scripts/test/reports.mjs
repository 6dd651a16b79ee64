import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../install.mjs'

/** The most browser tests that may pass only on retry, which happens on a busy machine; more of them fail the run. */
export const FLAKY_ALLOWED = 3

/** The lines of an error message in the list of failures. */
const MESSAGE_LINES = 12

const read = (name) => {
  try {
    return JSON.parse(readFileSync(join(root, 'reports', `${name}.json`), 'utf8'))
  } catch {
    return null
  }
}

/** The specs of a Playwright suite; none of a missing report. */
const specsIn = (suite) => [...(suite?.suites ?? []).flatMap(specsIn), ...(suite?.specs ?? [])]

/** The combined result of the reports; flaky tests count as passed up to FLAKY_ALLOWED. */
export function tally(units, browsers) {
  const sum = (values) => values.reduce((all, value) => all + (value ?? 0), 0)
  const stats = browsers.map((report) => report?.stats)
  const flaky = browsers
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title)
  const tolerated = flaky.length <= FLAKY_ALLOWED
  const passed = sum([...units.map((unit) => unit?.numPassedTests), ...stats.map((stat) => stat?.expected)])
  const failed = sum([...units.map((unit) => unit?.numFailedTests), ...stats.map((stat) => stat?.unexpected)])
  return {
    passed: passed + (tolerated ? flaky.length : 0),
    failed: failed + (tolerated ? 0 : flaky.length),
    flaky,
  }
}

const timeOf = ({ title, tests }) => ({
  title,
  ms: Math.max(0, ...tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration))),
})

/** Tests that take fewer ms than this are not listed as slow. */
const SLOW_MS = 1_000

/** The slowest tests, the slowest first. */
export function slowest(units, browsers, count) {
  const files = units.flatMap((unit) => unit?.testResults ?? [])
  const inNode = files.flatMap(({ assertionResults = [] }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, ms: duration ?? 0 })),
  )
  const all = [...inNode, ...browsers.flatMap(specsIn).map(timeOf)]
  const slow = all.filter(({ ms }) => ms >= SLOW_MS)
  return slow.sort((a, b) => b.ms - a.ms).slice(0, count)
}

/** The first lines of a message, without terminal colours and without the DOM that Testing Library prints. */
const brief = (message = '') =>
  stripVTControlCharacters(message)
    .replace(/\n+Ignored nodes:[\s\S]*?(?=\n +at |$)/, '')
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .join('\n')

/** The failures of a Vitest report: its tests, and files that did not load. */
const failedIn = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ title: name, message: brief(message) }] : []
    return failed.map(({ fullName, failureMessages = [] }) => ({
      title: `${relative(root, name)}: ${fullName}`,
      message: brief(failureMessages[0]),
    }))
  })

/** The errors of all attempts; after a timeout, the second error of an attempt says what it has waited for. */
const errorsOf = (results) =>
  results.flatMap(({ errors = [] }, at) => errors.map(({ message }) => `Try ${at + 1}: ${brief(message)}`)).join('\n')

/** The failures of a Playwright test, one for each project. */
const failuresIn = ({ file, title, tests }) =>
  tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ results = [] }) => ({ title: `${file}: ${title}`, message: errorsOf(results) }))

/**
 * Name and message of every failure. A missing report is a failure too: its runner has ended before it could write one.
 * A continuous-integration service may keep only the end of the output, so this is printed last.
 */
export function failures(units, browsers) {
  const missing = [...units, ...browsers].filter((report) => report === null).length
  return [
    ...units.flatMap((unit) => (unit ? failedIn(unit) : [])),
    ...browsers.flatMap(specsIn).flatMap(failuresIn),
    ...browsers.flatMap((report) =>
      (report?.errors ?? []).map(({ message }) => ({ title: 'Playwright', message: brief(message) })),
    ),
    ...(missing > 0 ? [{ title: `${missing} report(s) missing`, message: '' }] : []),
  ]
}

/** The tests of a Playwright suite, one for each project. */
const testsIn = (suite) => specsIn(suite).flatMap(({ file, tests }) => tests.map((test) => ({ file, ...test })))

/**
 * The ms from the first start to the last end of each browser project. Projects overlap, because they share the
 * workers.
 */
function spans(browsers) {
  const tests = browsers.flatMap(testsIn)
  return [...new Set(tests.map(({ projectName }) => projectName))].map((name) => {
    const results = tests.filter(({ projectName }) => projectName === name).flatMap((test) => test.results ?? [])
    const starts = results.map(({ startTime }) => Date.parse(startTime))
    const ends = results.map(({ startTime, duration }) => Date.parse(startTime) + duration)
    return { name, ms: Math.max(0, ...ends) - Math.min(...starts, Infinity) }
  })
}

/** The failures as arguments of npm test: a stage and a file, or the requested argument when the file is unknown. */
export function failedParts(results) {
  return results
    .filter(({ passed }) => !passed)
    .flatMap(({ kind, names, report, stages }) => {
      const data = report === null ? null : read(report)
      const failed =
        kind === 'vitest'
          ? (data?.testResults ?? [])
              .filter(({ status }) => status === 'failed')
              .map(({ name }) => `${stages[0].name}/${relative(root, name).replaceAll('\\', '/')}`)
          : testsIn(data)
              .filter(({ status }) => status === 'unexpected')
              .map(({ projectName, file }) => `${projectName}/${file}`)
      return failed.length > 0 ? [...new Set(failed)] : names
    })
}

/** The combined counts of a run's reports. */
export const count = (units, browsers) => tally(units.map(read), browsers.map(read))
export const failuresOf = (units, browsers) => failures(units.map(read), browsers.map(read))
export const slowestOf = (units, browsers, most) => slowest(units.map(read), browsers.map(read), most)
export const spansOf = (browsers) => spans(browsers.map(read))

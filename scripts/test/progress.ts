import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter as PlaywrightReporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import type { Reporter as VitestReporter } from 'vitest/node'

/** The progress of a run: a line from time to time, and each failure at once. */

const EVERY_MS = 10_000

const spoken = (ms: number): string => (ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${(ms / 60_000).toFixed(1)} min`)

interface Progress {
  expect: (count: number) => void
  done: () => void
  failed: (title: string) => void
}

/** @param counted the unit of the numbers: `files` or `tests`. */
export function progress(
  name: string,
  counted: string,
  print: (line: string) => void = console.log,
  now = Date.now,
): Progress {
  const began = now()
  let last = began
  let all = 0
  let finished = 0
  return {
    expect(count) {
      all = count
    },
    done() {
      finished += 1
      if (now() - last < EVERY_MS || finished === all) return
      last = now()
      print(
        `${name}: ${finished} of ${all} ${counted}, about ${spoken(((last - began) / finished) * (all - finished))} left`,
      )
    },
    failed: (title) => print(`✗ ${name}: ${title}`),
  }
}

/** Reports the number of finished test files, and each failing test at once. */
export function vitestProgress(name: string): VitestReporter {
  const line = progress(name, 'files')
  return {
    onTestRunStart: (files) => line.expect(files.length),
    onTestModuleEnd: () => line.done(),
    onTestCaseResult(test) {
      if (test.result().state === 'failed') line.failed(`${relative('.', test.module.moduleId)}: ${test.fullName}`)
    },
  }
}

/** Errors outside tests also fail a run, and Vitest's JSON report does not contain them. */
export const unhandledErrors = (name: string): VitestReporter => ({
  onTestRunEnd(_modules, errors) {
    const testResults = errors.map(({ message, stack }) => ({
      name: `outside any test: ${message}`,
      status: 'failed',
      message: stack ?? '',
      assertionResults: [],
    }))
    mkdirSync('reports', { recursive: true })
    writeFileSync(`reports/${name}.unhandled.json`, JSON.stringify({ testResults }))
  },
})

/** Reports the number of finished browser tests, and each failed attempt at once. */
export default class BrowserProgress implements PlaywrightReporter {
  private readonly line = progress('browsers', 'tests')

  onBegin(_config: unknown, suite: Suite): void {
    this.line.expect(suite.allTests().length)
  }

  onTestEnd(test: TestCase, { status, retry }: TestResult): void {
    if (status !== 'passed')
      this.line.failed(`${relative('.', test.location.file)}: ${test.title} (try ${retry + 1}, ${status})`)
    if (status === 'passed' || retry === test.retries) this.line.done()
  }
}

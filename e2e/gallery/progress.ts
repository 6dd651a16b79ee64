import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { states } from './requested-states.ts'

const domains = new Map(states.map(({ name, domain }) => [name, domain]))

/** Prints one line for each domain when the last picture of the domain is taken. */
export default class Progress implements Reporter {
  private readonly left = new Map<string, Set<string>>()
  private readonly began = Date.now()
  private all = 0
  private done = 0

  onBegin(_config: unknown, suite: Suite): void {
    for (const { title } of suite.allTests()) {
      const domain = domains.get(title) ?? title
      this.left.set(domain, (this.left.get(domain) ?? new Set()).add(title))
      this.all += 1
    }
    console.log(`${this.all} states of ${this.left.size} domains`)
  }

  onTestEnd({ title, retries }: TestCase, { status, retry }: TestResult): void {
    if (status !== 'passed' && retry < retries) return
    const domain = domains.get(title) ?? title
    const left = this.left.get(domain)
    this.done += 1
    left?.delete(title)
    if (left?.size === 0)
      console.log(
        `${domain}: done (${this.done} of ${this.all} states, ${Math.round((Date.now() - this.began) / 1000)} s)`,
      )
  }
}

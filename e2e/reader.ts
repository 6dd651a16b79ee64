import type { Locator, Page } from '@playwright/test'
import { follow } from './follow.ts'
import { expect, quiet } from './fixtures.ts'

/** The maximum number of taps from an opened report to the recommended action. */
const MAX_TAPS = 2

/** A reader of a report. Counts the taps since the report was opened. */
export class Reader {
  private count = 0

  constructor(readonly page: Page) {}

  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await quiet(this.page)
    this.count = 0
  }

  async tap(target: Locator): Promise<void> {
    await target.click()
    this.count += 1
  }

  async tapLink(name: string | RegExp): Promise<void> {
    await follow(this.page.getByRole('link', { name }).locator('visible=true').first())
    this.count += 1
  }

  /** The lines of the first screen, each with its note. */
  async expectLines(lines: readonly string[]): Promise<void> {
    await expect(this.page.getByRole('list', { name: '检测结果' }).getByRole('listitem')).toHaveText([...lines])
  }

  /** The action and its time are visible after these taps. */
  async expectAdvice(head: string, what: string, when: string, taps: number): Promise<void> {
    const thing = this.page.getByRole('region', { name: head, exact: true })
    await expect(thing.getByText(what, { exact: true })).toBeVisible()
    await expect(thing.getByText(when, { exact: true })).toBeVisible()
    this.expectTaps(taps)
  }

  /** A text that says what to do is visible after these taps. */
  async expectText(text: string | RegExp, taps: number): Promise<void> {
    await expect(this.page.getByText(text).locator('visible=true').first()).toBeVisible()
    this.expectTaps(taps)
  }

  private expectTaps(taps: number): void {
    expect(this.count).toBe(taps)
    expect(this.count).toBeLessThanOrEqual(MAX_TAPS)
  }

  /** The line that says whose report it is, at the top and at the end of the page. */
  async expectOwnerLine(line: string): Promise<void> {
    // A hidden kept-alive page contains the line, too.
    const whose = this.page.getByText(line, { exact: true }).locator('visible=true').first()
    await expect(whose).toBeInViewport()
    await quiet(this.page)
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(whose).toBeInViewport()
    await this.page.evaluate(() => window.scrollTo(0, 0))
  }

  /** Goes through the report tour after its first step was opened. */
  async followTour(names: readonly string[]): Promise<void> {
    for (const [at, name] of names.entries()) {
      if (at > 0) await this.page.getByRole('link', { name: `下一项，${name}`, exact: true }).click()
      await expect(this.page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible()
      await expect(this.page.getByText(`${at + 1}/${names.length}`, { exact: true })).toBeVisible()
    }
    await this.page.getByRole('button', { name: '看完了' }).click()
    await expect(this.page.getByRole('heading', { name: `重点的 ${names.length} 项看完了` })).toBeVisible()
  }

  /** The unread results that the end of the tour lists. */
  async expectUnread(lines: readonly string[]): Promise<void> {
    for (const line of lines) await expect(this.page.getByRole('link', { name: line, exact: true })).toBeVisible()
  }

  async expectNoOverflow(): Promise<void> {
    const size = await this.page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(size[0]).toBeLessThanOrEqual(size[1] ?? 0)
  }
}

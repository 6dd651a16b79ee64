import type { Locator, Page } from '@playwright/test'
import { follow } from './follow.ts'
import { expect, quiet } from './kit.ts'

/** The most taps from an opened report to the action that it recommends. */
const MAX_TAPS = 2

/** A reader of a report, who counts the taps since it was opened. */
export class Reader {
  private count = 0

  constructor(readonly page: Page) {}

  async opens(address: string): Promise<void> {
    await this.page.goto(address)
    await quiet(this.page)
    this.count = 0
  }

  async taps(target: Locator): Promise<void> {
    await target.click()
    this.count += 1
  }

  async tapsLink(name: string | RegExp): Promise<void> {
    await follow(this.page.getByRole('link', { name }).locator('visible=true').first())
    this.count += 1
  }

  /** The lines of the first screen, each with its note. */
  async finds(lines: readonly string[]): Promise<void> {
    await expect(this.page.getByRole('list', { name: '检测结果' }).getByRole('listitem')).toHaveText([...lines])
  }

  /** The action and its time are visible after these taps. */
  async knowsWhatToDo(head: string, what: string, when: string, taps: number): Promise<void> {
    const thing = this.page.getByRole('region', { name: head, exact: true })
    await expect(thing.getByText(what, { exact: true })).toBeVisible()
    await expect(thing.getByText(when, { exact: true })).toBeVisible()
    this.needed(taps)
  }

  /** A text that says what to do is visible after these taps. */
  async reads(text: string | RegExp, taps: number): Promise<void> {
    await expect(this.page.getByText(text).locator('visible=true').first()).toBeVisible()
    this.needed(taps)
  }

  private needed(taps: number): void {
    expect(this.count).toBe(taps)
    expect(this.count).toBeLessThanOrEqual(MAX_TAPS)
  }

  /** The line that says whose report it is, at the top and at the end of the page. */
  async seesWhose(line: string): Promise<void> {
    // A hidden page that is kept for Back contains the line, too.
    const whose = this.page.getByText(line, { exact: true }).locator('visible=true').first()
    await expect(whose).toBeInViewport()
    await quiet(this.page)
    await this.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(whose).toBeInViewport()
    await this.page.evaluate(() => window.scrollTo(0, 0))
  }

  /** Goes through the report tour after its first step was opened. */
  async walks(names: readonly string[]): Promise<void> {
    for (const [at, name] of names.entries()) {
      if (at > 0) await this.page.getByRole('link', { name: `下一项，${name}`, exact: true }).click()
      await expect(this.page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible()
      await expect(this.page.getByText(`${at + 1}/${names.length}`, { exact: true })).toBeVisible()
    }
    await this.page.getByRole('button', { name: '看完了' }).click()
    await expect(this.page.getByRole('heading', { name: `重点的 ${names.length} 项看完了` })).toBeVisible()
  }

  /** The unread results that the end of the tour lists. */
  async leaves(lines: readonly string[]): Promise<void> {
    for (const line of lines) await expect(this.page.getByRole('link', { name: line, exact: true })).toBeVisible()
  }

  async fits(): Promise<void> {
    const size = await this.page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(size[0]).toBeLessThanOrEqual(size[1] ?? 0)
  }
}

import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showWhenLate } from '#/early-paint/page.ts'
import { starter } from '../scripts/vite-starter.ts'
import { quiet } from './support/quiet.ts'

const arrived: number[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    arrived.map((responseEnd) => ({ responseEnd }) as PerformanceResourceTiming),
  )
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  document.body.replaceChildren(...page.querySelectorAll('style, #root'))
})

afterEach(() => {
  vi.useRealTimers()
  arrived.length = 0
})

const failed = () => getComputedStyle(screen.getByText(/^页面没有加载出来/)).display !== 'none'

test('the start of the app counts as failed if nothing arrives for 20 s', () => {
  showWhenLate()
  vi.advanceTimersByTime(19_999)
  expect(failed()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(failed()).toBe(true)
})

test('the start of the app does not count as failed while files still arrive', () => {
  showWhenLate()
  for (let time = 0; time < 5; time += 1) {
    arrived.push(performance.now() + 15_000)
    vi.advanceTimersByTime(20_000)
    expect(failed()).toBe(false)
  }
  vi.advanceTimersByTime(20_000)
  expect(failed()).toBe(true)
})

const linked = (rel: string): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = rel
  document.body.append(link)
  return link
}

test('the app’s start fails if the style sheet does not load, and does not fail if a preload does not load', () => {
  showWhenLate()
  linked('preload').dispatchEvent(new Event('error'))
  expect(failed()).toBe(false)
  linked('stylesheet').dispatchEvent(new Event('error'))
  expect(failed()).toBe(true)
})

describe('the script that starts the app', () => {
  const run = () => {
    vi.useRealTimers()
    const started = vi.fn<(entry: string) => void>()
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the text of a file of the build; no test can replace `import`
    new Function('started', starter('/assets/index.js').replace('import(', 'started('))(started)
    return started
  }

  test('starts the app as soon as the first style sheet has loaded', async () => {
    const sheet = linked('stylesheet')
    const started = run()
    await quiet()
    expect(started).not.toHaveBeenCalled()
    sheet.dispatchEvent(new Event('load'))
    await quiet()
    expect(started).toHaveBeenCalledWith('/assets/index.js')
  })

  test('starts the app immediately if the style sheet has already loaded', async () => {
    const style = document.createElement('style')
    style.textContent = readFileSync('src/styles/tokens.css', 'utf8')
    document.body.append(style)
    const started = run()
    await quiet()
    expect(started).toHaveBeenCalledTimes(1)
    expect(failed()).toBe(false)
  })

  test('never starts the app without the style sheet', async () => {
    showWhenLate()
    const sheet = linked('stylesheet')
    const started = run()
    sheet.dispatchEvent(new Event('error'))
    await quiet()
    expect(started).not.toHaveBeenCalled()
    expect(failed()).toBe(true)
  })
})

import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showWhenLate } from '#/early-paint/page.ts'
import { starter } from '../scripts/vite-starter.ts'
import { quiet } from './support/quiet.ts'

const responseEnds: number[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    responseEnds.map((responseEnd) => ({ responseEnd }) as PerformanceResourceTiming),
  )
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  document.body.replaceChildren(...page.querySelectorAll('style, #root'))
})

afterEach(() => {
  vi.useRealTimers()
  responseEnds.length = 0
})

const isFailureShown = () => getComputedStyle(screen.getByText(/^页面没有加载出来/)).display !== 'none'

test('the start of the app counts as failed if nothing arrives for 20 s', () => {
  showWhenLate()
  vi.advanceTimersByTime(19_999)
  expect(isFailureShown()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isFailureShown()).toBe(true)
})

test('the start of the app does not count as failed while files still arrive', () => {
  showWhenLate()
  for (let time = 0; time < 5; time += 1) {
    responseEnds.push(performance.now() + 15_000)
    vi.advanceTimersByTime(20_000)
    expect(isFailureShown()).toBe(false)
  }
  vi.advanceTimersByTime(20_000)
  expect(isFailureShown()).toBe(true)
})

const appendLink = (rel: string): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = rel
  document.body.append(link)
  return link
}

test('the app’s start fails if the style sheet does not load, and does not fail if a preload does not load', () => {
  showWhenLate()
  appendLink('preload').dispatchEvent(new Event('error'))
  expect(isFailureShown()).toBe(false)
  appendLink('stylesheet').dispatchEvent(new Event('error'))
  expect(isFailureShown()).toBe(true)
})

describe('the script that starts the app', () => {
  const runStarter = () => {
    vi.useRealTimers()
    const started = vi.fn<(entry: string) => void>()
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the text of a file of the build; no test can replace `import`
    new Function('started', starter('/assets/index.js').replace('import(', 'started('))(started)
    return started
  }

  test('starts the app as soon as the first style sheet has loaded', async () => {
    const sheet = appendLink('stylesheet')
    const started = runStarter()
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
    const started = runStarter()
    await quiet()
    expect(started).toHaveBeenCalledTimes(1)
    expect(isFailureShown()).toBe(false)
  })

  test('never starts the app without the style sheet', async () => {
    showWhenLate()
    const sheet = appendLink('stylesheet')
    const started = runStarter()
    sheet.dispatchEvent(new Event('error'))
    await quiet()
    expect(started).not.toHaveBeenCalled()
    expect(isFailureShown()).toBe(true)
  })
})

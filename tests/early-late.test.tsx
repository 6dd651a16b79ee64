import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showWhenLate } from '#/early-paint/page.ts'

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

test('the start counts as failed if nothing arrives for 20 s', () => {
  showWhenLate()
  vi.advanceTimersByTime(19_999)
  expect(failed()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(failed()).toBe(true)
})

test('the start does not count as failed while files still arrive, however long it takes', () => {
  showWhenLate()
  for (let time = 0; time < 5; time += 1) {
    arrived.push(performance.now() + 15_000)
    vi.advanceTimersByTime(20_000)
    expect(failed()).toBe(false)
  }
  vi.advanceTimersByTime(20_000)
  expect(failed()).toBe(true)
})

import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { config } from '#/config.ts'
import { addHistoryKey } from './boot.ts'
import { loadDebugConsole } from './background-tasks.ts'
import { quiet } from '#tests/quiet.ts'

const eruda = vi.hoisted(() => ({ init: vi.fn<() => void>() }))
vi.mock('eruda', () => ({ default: eruda }))

const openedAt = (address: string) => window.history.replaceState(null, '', address)

beforeEach(() => void eruda.init.mockClear())
afterEach(() => openedAt('/'))

describe('the additional history entry with historyKey', () => {
  const openedOn = (address: string, userAgent: string, length: number) => {
    openedAt(address)
    const spies = [
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent),
      vi.spyOn(window.history, 'length', 'get').mockReturnValue(length),
    ]
    addHistoryKey()
    for (const spy of spies) spy.mockRestore()
    return window.location.pathname + window.location.search
  }

  test('[NAV-023] is added on Android above the only entry of the history', async () => {
    const before = window.history.length
    expect(openedOn('/article/A1?x=1', 'Linux; Android 14', 1)).toBe('/article/A1?x=1&historyKey=1')
    expect(window.history.length).toBe(before + 1)
    // The router counts its steps back by `idx`.
    expect(window.history.state).toEqual({ idx: 1 })
    window.history.back()
    await waitFor(() => expect(window.location.search).toBe('?x=1'))
    expect(window.history.state).toEqual({ idx: 0 })
  })

  test.each([
    ['[NAV-024] if the history has more entries', '/article/A1', 'Linux; Android 14', 2],
    ['[NAV-025] on other systems', '/article/A1', 'iPhone OS 18', 1],
    ['[NAV-026] again if the address has a historyKey', '/article/A1?historyKey=1', 'Linux; Android 14', 1],
  ])('is not added %s', (_name, address, userAgent, length) => {
    const before = window.history.length
    expect(openedOn(address, userAgent, length)).toBe(address)
    expect(window.history.length).toBe(before)
  })
})

describe('[NAV-031] [BUILD-007] the debug console of the app', () => {
  afterEach(() => {
    config.debugConsole = true
  })

  test.each(['/Home/hot?debug=1', '/Home/hot?debug'])('is loaded with the query of the address %s', async (address) => {
    openedAt(address)
    loadDebugConsole()
    await waitFor(() => expect(eruda.init).toHaveBeenCalledTimes(1))
  })

  test('is not loaded without the query debug, nor if the deployment forbids it', async () => {
    openedAt('/Home/hot?x=debug')
    loadDebugConsole()
    config.debugConsole = false
    openedAt('/Home/hot?debug=1')
    loadDebugConsole()
    config.debugConsole = true
    await import('eruda')
    await new Promise((resolve) => setImmediate(resolve))
    await quiet()
    expect(eruda.init).not.toHaveBeenCalled()
  })
})

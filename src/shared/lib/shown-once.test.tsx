import { expect, test } from 'vitest'
import { isFirstShow, markShown } from './shown-once.ts'

test('[FMT-014] a popup is shown once per session and record id, and again in a new session', () => {
  expect(isFirstShow('R1')).toBe(true)
  markShown('R1')
  markShown('R1')
  expect([isFirstShow('R1'), isFirstShow('R2')]).toEqual([false, true])
  expect(window.sessionStorage.getItem('app:shown-popups')).toBe('["R1"]')
  window.sessionStorage.clear()
  expect(isFirstShow('R1')).toBe(true)
})

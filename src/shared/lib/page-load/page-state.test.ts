import { expect, onTestFinished, test } from 'vitest'
import { pageState, simulatePageLoad } from './page-state.ts'
import { pageStore } from './page-store.ts'

test('after a page load, a state is new, and changing the old state does not change the new state', () => {
  let made = 0
  const state = pageState(() => ({ number: (made += 1), names: new Set<string>() }))
  const before = state.current
  before.names.add('a')
  expect([made, state.current.names.size]).toEqual([1, 1])
  simulatePageLoad()
  expect([state.current.number, state.current.names.size]).toEqual([2, 0])
  // Code that still holds the old state cannot change the new state.
  before.names.add('b')
  expect(state.current.names.size).toBe(0)
})

test('the cleanup function of a state is called with the previous value', () => {
  const ended: number[] = []
  const state = pageState(
    () => 1,
    (last) => void ended.push(last),
  )
  state.current = 7
  simulatePageLoad()
  expect([ended, state.current]).toEqual([[7], 1])
})

test('a store is reset completely, and its subscribers are notified', () => {
  const useStore = pageStore((): Record<string, number> => ({ a: 1 }))
  const heard: unknown[] = []
  onTestFinished(useStore.subscribe((now) => void heard.push(now)))
  useStore.setState({ b: 2 })
  simulatePageLoad()
  expect(useStore.getState()).toEqual({ a: 1 })
  expect(heard).toEqual([{ a: 1, b: 2 }, { a: 1 }])
})

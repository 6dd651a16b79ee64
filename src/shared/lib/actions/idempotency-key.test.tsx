import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
import {
  clearExclusiveGroup,
  hasIdempotencyKey,
  idempotencyKey,
  clearIdempotencyKey,
  useOneAtATime,
} from './idempotency-key.ts'
import { randomKey } from '../random-key.ts'

const kept = (): unknown => JSON.parse(sessionStorage.getItem('app:once-keys') ?? '{}')

test('a random key has 32 letters and digits, and no two are the same', async () => {
  const bytes = vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((given) => {
    ;(given as Uint8Array).set([0, 1, 15, 16, 255])
    return given
  })
  expect(randomKey()).toBe('00010f10ff0000000000000000000000')
  bytes.mockRestore()
  const keys = Array.from({ length: 50 }, randomKey)
  expect(new Set(keys).size).toBe(50)
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([])
})

describe('the idempotency key of an action', () => {
  test('stays the same until it is cleared, even if other actions get keys', () => {
    expect(hasIdempotencyKey('a')).toBe(false)
    const first = idempotencyKey('a')
    const other = idempotencyKey('b')
    expect([idempotencyKey('a'), idempotencyKey('b'), first === other]).toEqual([first, other, false])
    expect([hasIdempotencyKey('a'), kept()]).toEqual([true, { a: first, b: other }])
    clearIdempotencyKey('a')
    expect([hasIdempotencyKey('a'), kept()]).toEqual([false, { b: other }])
    expect(idempotencyKey('a')).not.toBe(first)
    expect(idempotencyKey('b')).toBe(other)
  })

  test('is the same after a reload of the tab', () => {
    const key = idempotencyKey('a')
    simulatePageLoad()
    expect([hasIdempotencyKey('a'), hasIdempotencyKey('b'), idempotencyKey('a')]).toEqual([true, false, key])
  })

  test('is cleared when another intent of the same exclusive group starts', () => {
    for (const intent of ['pay 1', 'pay 2', 'payment 1', 'repay 1', 'pay']) idempotencyKey(intent)
    clearExclusiveGroup('pay', 'pay 2')
    expect(Object.keys(kept() as object)).toEqual(['pay 2', 'payment 1', 'repay 1', 'pay'])
    clearExclusiveGroup('pay')
    expect(Object.keys(kept() as object)).toEqual(['payment 1', 'repay 1', 'pay'])
  })
})

describe('a button for one action at a time', () => {
  // With a real timer, the timer may fire while `act` waits. The next tap would then start the action again.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
  afterEach(() => window.history.replaceState(null, '', '/'))

  function shown() {
    const ends: (() => void)[] = []
    const action = vi.fn<() => Promise<void>>(() => new Promise((resolve) => void ends.push(resolve)))
    function Screen() {
      const { run, busy } = useOneAtATime(action)
      return (
        <button onClick={run} type="button">
          {busy ? '提交中' : '提交'}
        </button>
      )
    }
    const Kept = ({ visible }: { visible: boolean }) => (
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <Screen />
      </Activity>
    )
    const view = render(<Kept visible />)
    return {
      action,
      taps: () => fireEvent.click(screen.getByRole('button', { hidden: true })),
      says: () => screen.getByRole('button', { hidden: true }).textContent,
      /** Ends the action, renders the data that it has refetched, and runs the effects. */
      ends: async () => {
        await act(async () => ends.shift()?.())
        await act(async () => void vi.advanceTimersToNextTimer())
      },
      endsOnly: () => act(async () => ends.shift()?.()),
      show: (visible: boolean) => view.rerender(<Kept visible={visible} />),
    }
  }

  test('ignores taps while the action runs, even in the same frame, and accepts taps afterwards', async () => {
    const button = shown()
    expect(button.says()).toBe('提交')
    act(() => {
      button.taps()
      button.taps()
    })
    expect([button.action.mock.calls.length, button.says()]).toEqual([1, '提交中'])
    button.taps()
    expect(button.action).toHaveBeenCalledTimes(1)
    await button.ends()
    expect(button.says()).toBe('提交')
    button.taps()
    expect(button.action).toHaveBeenCalledTimes(2)
  })

  test('ignores a tap after the action has ended, until the next timer shows its result', async () => {
    const button = shown()
    button.taps()
    await button.endsOnly()
    button.taps()
    expect([button.action.mock.calls.length, button.says()]).toEqual([1, '提交中'])
    act(() => void vi.advanceTimersToNextTimer())
    expect([button.action.mock.calls.length, button.says()]).toEqual([1, '提交'])
  })

  test('ignores a tap after the action has ended, until React has rendered its result', async () => {
    const button = shown()
    button.taps()
    await button.endsOnly()
    // Outside of `act` React renders in a later task, as on a slow phone.
    vi.advanceTimersToNextTimer()
    button.taps()
    expect([button.action.mock.calls.length, button.says()]).toEqual([1, '提交中'])
    vi.useRealTimers()
    // A tap counts again as soon as the effects of the render have run.
    await waitFor(() => {
      button.taps()
      expect(button.action).toHaveBeenCalledTimes(2)
    })
  })

  test('ignores taps after its action has opened another screen, until the button’s screen is shown again', async () => {
    const button = shown()
    button.taps()
    window.history.replaceState(null, '', '/next?a=1')
    await button.ends()
    expect(button.says()).toBe('提交')
    button.taps()
    expect(button.action).toHaveBeenCalledTimes(1)
    button.show(false)
    window.history.replaceState(null, '', '/')
    button.show(true)
    button.taps()
    expect(button.action).toHaveBeenCalledTimes(2)
  })

  test('treats a changed query as the same screen', async () => {
    const button = shown()
    button.taps()
    window.history.replaceState(null, '', '/?a=1')
    await button.ends()
    button.taps()
    expect(button.action).toHaveBeenCalledTimes(2)
  })
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkLoadError, recoverFromStaleChunk, withDeadline } from './chunk-recovery.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('[API-025] loading a JavaScript chunk', () => {
  test('fails after 120 s, and not before', async () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
    let outcome: unknown = 'waiting'
    void caught(withDeadline(() => new Promise(() => undefined))()).then((error) => (outcome = error))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toBeInstanceOf(ChunkLoadError)
    expect(outcome).toMatchObject({ name: 'ChunkLoadError', code: 'ChunkLoadError', message: 'ChunkLoadError' })
  })

  test('in time returns the chunk and leaves no timer running', async () => {
    await expect(withDeadline(() => Promise.resolve('module'), 5)()).resolves.toBe('module')
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['Failed to fetch dynamically imported module: /a.js', 'ChunkLoadError'],
    ['error loading dynamically imported module', 'ChunkLoadError'],
    ['Importing a module script failed.', 'ChunkLoadError'],
    ["'text/html' is not a valid JavaScript MIME type for a module script", 'ChunkLoadError'],
    ['Unable to preload CSS for /assets/a.css', 'CSS_CHUNK_LOAD_FAILED'],
  ])('with the error %s fails as %s', async (message, code) => {
    const cause = new TypeError(message)
    const error = await caught(withDeadline(() => Promise.reject(cause))())
    expect(error).toBeInstanceOf(ChunkLoadError)
    expect(error).toMatchObject({ code, message: code, cause })
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([new Error('x is not a function'), 'text', new ChunkLoadError('CSS_CHUNK_LOAD_FAILED')])(
    'with any other error fails with that error unchanged: %s',
    async (thrown) => {
      // eslint-disable-next-line prefer-promise-reject-errors -- a module may throw any value
      expect(await caught(withDeadline(() => Promise.reject(thrown))())).toBe(thrown)
    },
  )
})

describe('[API-025] after a deploy, if a chunk is missing', () => {
  const MINUTE = 60_000
  const NOW = 1_800_000_000_000

  test('the page is reloaded at most once a minute', () => {
    const assign = vi.fn<(url: string) => void>()
    expect(recoverFromStaleChunk('/my-main', assign, NOW)).toBe(true)
    expect(recoverFromStaleChunk('/my-main', assign, NOW + MINUTE - 1)).toBe(false)
    expect(assign.mock.calls).toEqual([['/my-main']])
    expect(recoverFromStaleChunk('/Home/hot', assign, NOW + MINUTE)).toBe(true)
    expect(assign.mock.calls).toEqual([['/my-main'], ['/Home/hot']])
    expect(recoverFromStaleChunk('/Home/hot', assign, NOW + MINUTE + 1)).toBe(false)
  })
})

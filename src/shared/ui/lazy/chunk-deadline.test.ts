import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkLoadError, withDeadline } from './chunk-deadline.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('[API-025] a chunk', () => {
  test('that does not load within 120 s fails, and not before', async () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
    let outcome: unknown = 'waiting'
    void caught(withDeadline(() => new Promise(() => undefined))()).then((error) => (outcome = error))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toBeInstanceOf(ChunkLoadError)
    expect(outcome).toMatchObject({ name: 'ChunkLoadError', code: 'ChunkLoadError', message: 'ChunkLoadError' })
  })

  test('that loads in time is returned and leaves no timer', async () => {
    await expect(withDeadline(() => Promise.resolve('module'), 5)()).resolves.toBe('module')
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['Failed to fetch dynamically imported module: /a.js', 'ChunkLoadError'],
    ['error loading dynamically imported module', 'ChunkLoadError'],
    ['Importing a module script failed.', 'ChunkLoadError'],
    ["'text/html' is not a valid JavaScript MIME type for a module script", 'ChunkLoadError'],
    ['Unable to preload CSS for /assets/a.css', 'CSS_CHUNK_LOAD_FAILED'],
  ])('with the import error %s fails as %s', async (message, code) => {
    const cause = new TypeError(message)
    const error = await caught(withDeadline(() => Promise.reject(cause))())
    expect(error).toBeInstanceOf(ChunkLoadError)
    expect(error).toMatchObject({ code, message: code, cause })
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([new Error('x is not a function'), 'text', new ChunkLoadError('CSS_CHUNK_LOAD_FAILED')])(
    'with any other error fails with the same error: %s',
    async (thrown) => {
      // eslint-disable-next-line prefer-promise-reject-errors -- a module may throw any value
      expect(await caught(withDeadline(() => Promise.reject(thrown))())).toBe(thrown)
    },
  )
})

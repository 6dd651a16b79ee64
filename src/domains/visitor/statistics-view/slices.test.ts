import { expect, test } from 'vitest'
import { runInSlices } from './slices.ts'

function* work(steps: number, ms: number, log: number[] = []): Generator<undefined, string> {
  for (let at = 0; at < steps; at += 1) {
    const end = performance.now() + ms
    while (performance.now() < end);
    log.push(at)
    yield
  }
  return 'done'
}

test('a short calculation is finished without a pause', () => {
  expect(runInSlices(work(5, 0))).toBe('done')
})

test('a long calculation pauses so that other work can run, and gives the same result', async () => {
  const log: number[] = []
  const result = runInSlices(work(10, 4, log))
  expect(result).toBeInstanceOf(Promise)
  expect(log.length).toBeLessThan(10)
  let others = 0
  const timer = setInterval(() => (others += 1), 0)
  expect(await result).toBe('done')
  clearInterval(timer)
  expect([log.length, others > 0]).toEqual([10, true])
})

test('a calculation that fails after a pause rejects its promise', async () => {
  function* failing(): Generator<undefined, string> {
    yield* work(10, 4)
    throw new Error('broken')
  }
  await expect(runInSlices(failing())).rejects.toThrow('broken')
})

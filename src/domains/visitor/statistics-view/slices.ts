/** Longer work pauses after this many ms, so that taps and frames are not delayed. */
const SLICE_MS = 8

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function goOn<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    await turn()
    const result = slice(steps)
    if (result.done === true) return result.value
  }
}

/** Runs steps until they are done or the slice has ended. */
function slice<T>(steps: Generator<undefined, T>): IteratorResult<undefined, T> {
  const end = performance.now() + SLICE_MS
  let result = steps.next()
  while (result.done !== true && performance.now() < end) result = steps.next()
  return result
}

/** Runs work that pauses by `yield`: short work returns its result at once, longer work a promise. */
export function runInSlices<T>(steps: Generator<undefined, T>): T | Promise<T> {
  const first = slice(steps)
  return first.done === true ? first.value : goOn(steps)
}

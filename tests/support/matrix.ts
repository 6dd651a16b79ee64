/** Whether the full matrix is tested (`npm run test:all`). `npm test` tests a representative part. */
export const isFullMatrix = process.env['TEST_MATRIX'] === 'full'

/** The number of random runs of a test: `count` in the full matrix, and otherwise a tenth. The seed is always fixed. */
export const randomRuns = (count: number): number => (isFullMatrix ? count : Math.ceil(count / 10))

/** The first entry of each kind, or all entries in the full matrix. */
export function oneOfEach<T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] {
  const seen = new Set<string>()
  return all.filter((one) => {
    const kind = kindOf(one)
    if (!isFullMatrix && seen.has(kind)) return false
    seen.add(kind)
    return true
  })
}

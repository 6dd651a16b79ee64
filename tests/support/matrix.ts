/** Set by `npm run test:all`: the whole matrix instead of the part that stands for it in `npm test`. */
export const full = process.env['TEST_MATRIX'] === 'full'

/** How many random histories are tried: all of them in the full matrix, else a tenth. Their seed is fixed in both. */
export const histories = (count: number): number => (full ? count : Math.ceil(count / 10))

/** The first of each kind; all of them in the full matrix. */
export function oneOfEach<T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] {
  const seen = new Set<string>()
  return all.filter((one) => {
    const kind = kindOf(one)
    if (!full && seen.has(kind)) return false
    seen.add(kind)
    return true
  })
}

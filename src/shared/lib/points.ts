declare const pointsBrand: unique symbol

/**
 * Points: a whole number with its own type. Points are not money: they are never divided and have no currency sign
 * (FMT-005).
 */
export type Points = number & { readonly [pointsBrand]: true }

/** A larger number is treated as a fault, not as points. */
const LIMIT = 1_000_000_000

/** @throws RangeError when the value is not a whole number of points within the limit. */
export function points(value: number): Points {
  if (!Number.isSafeInteger(value) || Math.abs(value) > LIMIT) throw new RangeError(`not points: ${value}`)
  return (value === 0 ? 0 : value) as Points
}

/** The points that a backend sent; null when they are not a whole number within the limit. */
export const toPoints = (value: number): Points | null =>
  Number.isSafeInteger(value) && Math.abs(value) <= LIMIT ? points(value) : null

export const sumPoints = (values: readonly number[]): Points =>
  points(values.reduce((total, value) => total + value, 0))

/** @param count a whole number of pieces. */
export const timesPoints = (price: Points, count: number): Points => points(price * count)

/** `500积分`; a missing value is `--` (FMT-005). */
export const formatPoints = (value: number | null | undefined): string =>
  Number.isSafeInteger(value) ? `${value}积分` : '--'

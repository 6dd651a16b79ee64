/**
 * The search parameters of an address: each has a reader, which turns what stands in the address into a value and never
 * throws, whatever a stranger typed.
 */
export type Field<T> = (raw: string | null) => T

export type Fields = Readonly<Record<string, Field<unknown>>>

/** The parsed search parameters of an address. */
export type ReadFields<F> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never }

/** Absent: the empty text. */
export const text: Field<string> = (raw) => raw ?? ''

/** Absent or empty: null. */
export const textOrNull: Field<string | null> = (raw) => raw || null

/** A flag counts without a value too; `false` and `0` take it back. */
export const flag: Field<boolean> = (raw) => raw !== null && raw !== 'false' && raw !== '0'

/** A whole number from 1 to `most`; 1 when there is none. */
export const count =
  (most: number): Field<number> =>
  (raw) =>
    Math.min(Math.max(Math.trunc(Number(raw)) || 1, 1), most)

/** One of these words; null for all others. */
export const oneOf =
  <const V extends string>(words: readonly V[]): Field<V | null> =>
  (raw) =>
    words.find((word) => word === raw) ?? null

/** Reads the declared parameters; others are left alone. */
export const readFields = <F extends Fields>(fields: F, search: URLSearchParams): ReadFields<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read(search.get(name))])) as ReadFields<F>

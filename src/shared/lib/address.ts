/**
 * The search parameters of an address. Each has a reader that turns the raw text into a value. A reader never throws,
 * whatever the address contains.
 */
export type Field<T> = (raw: string | null) => T

export type Fields = Readonly<Record<string, Field<unknown>>>

/** The parsed search parameters of an address. */
export type ReadFields<F> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never }

/** A text; empty when absent. */
export const text: Field<string> = (raw) => raw ?? ''

/** A text; null when absent or empty. */
export const textOrNull: Field<string | null> = (raw) => raw || null

const CODE = /^[\w+/=-]{1,64}$/

/**
 * A code for sharing, for an invitation or for an entry channel; null for a text that cannot be a code. Codes may be
 * Base64. A `+` that somebody has not encoded arrives as a space.
 */
export const toCode = (raw: string | null | undefined): string | null => {
  const code = (raw ?? '').replace(/ /g, '+')
  return CODE.test(code) ? code : null
}

/**
 * The code of the person who has shared an address. The router adds the code of the visit to every address that
 * declares it (see `addSharingCode`). The codes of a shared report and of a shared order are other codes.
 */
export const toSharer: Field<string | null> = (raw) => toCode(raw)

/** A flag: true even without a value; false for `false` and `0`. */
export const flag: Field<boolean> = (raw) => raw !== null && raw !== 'false' && raw !== '0'

/** A whole number from 1 to `most`; 1 when absent or invalid. */
export const count =
  (most: number): Field<number> =>
  (raw) =>
    Math.min(Math.max(Math.trunc(Number(raw)) || 1, 1), most)

/** An instant as epoch ms; null for anything else. */
export const instantOrNull: Field<number | null> = (raw) => (/^\d{12,13}$/.test(raw ?? '') ? Number(raw) : null)

/** One of the given words; null for any other text. */
export const oneOf =
  <const V extends string>(words: readonly V[]): Field<V | null> =>
  (raw) =>
    words.find((word) => word === raw) ?? null

/** Reads the declared parameters and ignores all others. */
export const readFields = <F extends Fields>(fields: F, search: URLSearchParams): ReadFields<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read(search.get(name))])) as ReadFields<F>

import * as z from 'zod/mini'

/** What the building blocks of replies (wire.ts) say about themselves; small, because the entry reads replies with it. */

export type Plain = 'text' | 'yes or no' | 'whole number' | 'number' | 'time' | 'anything'

/** What a block says about itself: for the count of what was tolerated, for the stand-in and for tests. */
export type Block =
  | { kind: 'identity'; plain: 'id' | 'text' | 'money' | 'points' | 'whole number' | 'yes or no' }
  | { kind: 'tolerant'; plain: Plain; fallback: unknown }
  | { kind: 'open'; values: readonly string[] }
  | { kind: 'own'; accepts: (value: unknown) => boolean; fallback: unknown }
  | { kind: 'list'; item: z.core.$ZodType }
  | { kind: 'part'; part: z.core.$ZodType }
  | { kind: 'shape'; entity: string; fields: Readonly<Record<string, z.core.$ZodType>>; identity: readonly string[] }
  | { kind: 'either'; plain: z.core.$ZodType; full: z.core.$ZodType }
  | { kind: 'of'; from: z.core.$ZodType }
  | { kind: 'later'; make: () => z.core.$ZodType }
  | { kind: 'nothing' }

const blocks = new WeakMap<z.core.$ZodType, Block>()

/** The block that made a schema, or null for a schema that is none. */
export const blockOf = (schema: z.core.$ZodType): Block | null => blocks.get(schema) ?? null

/** Makes a schema one of the blocks. */
export function block<T extends z.core.$ZodType>(schema: T, about: Block): T {
  blocks.set(schema, about)
  return schema
}

/** Whether an identity field is empty: such an entry cannot be told from another. */
export const saysNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a bare text, number or yes can be a whole reply of this kind. */
export function takesPlain(schema: z.core.$ZodType): boolean {
  const about = blockOf(schema)
  if (about?.kind === 'of') return takesPlain(about.from)
  return about !== null && ['identity', 'tolerant', 'open', 'own', 'either', 'nothing'].includes(about.kind)
}

/** The entries of a list that mean something; a broken entry costs itself, never the list. */
export function entriesOf<T extends z.core.$ZodType>(item: T, values: readonly unknown[]): z.core.output<T>[] {
  const kept: z.core.output<T>[] = []
  for (const value of values) {
    const result = z.safeParse(item, value)
    if (result.success) kept.push(result.data)
  }
  return kept
}

import * as z from 'zod/mini'
import { parseInstant } from '#/shared/lib/instant.ts'

/** Small shapes that every domain's model uses (decisions §0). */

/** An id; a number is read as its string. */
export const Id = z.pipe(z.union([z.string().check(z.minLength(1)), z.int()]), z.transform(String))

/** Epoch ms, or null when missing or unreadable: dates never break a screen. */
export const Instant = z.pipe(z.optional(z.nullable(z.unknown())), z.transform(parseInstant))

/** A text that may be missing: empty then. */
export const Text = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text) => text ?? ''),
)

/** A yes that may be missing: no then. */
export const Flag = z.pipe(
  z.optional(z.nullable(z.boolean())),
  z.transform((flag) => flag ?? false),
)

/** A list that may be missing: empty then. */
export const listOf = <T extends z.core.$ZodType>(item: T) =>
  z.pipe(
    z.optional(z.nullable(z.array(item))),
    z.transform((items): z.core.output<T>[] => items ?? []),
  )

/** A part that may be missing: null then. */
export const maybe = <T extends z.core.$ZodType>(part: T) =>
  z.pipe(
    z.optional(z.nullable(part)),
    z.transform((value): z.core.output<T> | null => value ?? null),
  )

/** A reply that nobody reads. */
export const Nothing = z.unknown()

/** Body or query of an id. */
export const ById = z.object({ id: z.string() })

export const PageQuery = z.object({ page: z.int(), size: z.int(), sort: z.optional(z.string()) })

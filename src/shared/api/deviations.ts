import type * as z from 'zod/mini'
import { hasMarkup } from '#/shared/lib/safe/markup.ts'
import { parseDay } from '#/shared/lib/time/day.ts'
import { parseInstant } from '#/shared/lib/time/instant.ts'
import { type Block, blockOf, isEmptyValue } from './blocks.ts'

/** One place where a reply breaks the contract: the name of the field, never its value. */
export interface Deviation {
  /** For example `goods.specifications[].price`; empty for the reply itself. */
  path: string
  /** `missing` is an absent identity field, `form` a wrong type of value, `value` an unknown word of an enum. */
  kind: 'missing' | 'form' | 'value'
}

const isAbsent = (value: unknown): boolean => value === null || value === undefined

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value)

const isTime = (value: unknown): boolean => value === '' || parseInstant(value) !== null

const fits: Record<Extract<Block, { kind: 'identity' | 'tolerant' }>['plain'], (value: unknown) => boolean> = {
  id: (value) => (typeof value === 'string' && value !== '') || isWhole(value),
  text: (value) => typeof value === 'string',
  prose: (value) => typeof value === 'string' && !hasMarkup(value),
  money: isWhole,
  points: isWhole,
  'yes or no': (value) => typeof value === 'boolean',
  'whole number': isWhole,
  quantity: isWhole,
  number: (value) => Number.isFinite(value),
  time: isTime,
  edge: isTime,
  day: (value) => value === '' || parseDay(value) !== null,
  anything: () => true,
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const below = (path: string, name: string): string => (path ? `${path}.${name}` : name)

function inShape(about: Extract<Block, { kind: 'shape' }>, value: unknown, path: string): Deviation[] {
  if (!isRecord(value)) return [{ path, kind: 'form' }]
  const { fields, identity } = about
  // An entry without identity cannot be distinguished from other entries.
  const nameless = identity.length > 0 && identity.every((name) => isEmptyValue(value[name]))
  return [
    ...(nameless ? [{ path: below(path, identity[0] ?? ''), kind: 'missing' as const }] : []),
    ...Object.entries(fields).flatMap(([name, field]) => walk(field, value[name], below(path, name))),
  ]
}

function inList({ item }: Extract<Block, { kind: 'list' }>, value: unknown, path: string): Deviation[] {
  if (!Array.isArray(value)) return [{ path, kind: 'form' }]
  return value.flatMap((entry: unknown) =>
    isAbsent(entry) ? [{ path: `${path}[]`, kind: 'missing' as const }] : walk(item, entry, `${path}[]`),
  )
}

/** Compares a value, which is not null or undefined, with its block. */
function inBlock(about: Block, value: unknown, path: string): Deviation[] {
  switch (about.kind) {
    case 'identity':
    case 'tolerant':
      return fits[about.plain](value) ? [] : [{ path, kind: 'form' }]
    case 'open':
      if (typeof value !== 'string') return [{ path, kind: 'form' }]
      return (value === '' && !about.isEmptyUnknown) || about.values.includes(value) ? [] : [{ path, kind: 'value' }]
    case 'custom':
      return about.accepts(value) ? [] : [{ path, kind: 'form' }]
    case 'list':
      return inList(about, value, path)
    case 'shape':
      return inShape(about, value, path)
    case 'part':
      return walk(about.part, value, path)
    case 'union':
      return walk(isRecord(value) ? about.full : about.plain, value, path)
    case 'of':
      return walk(about.from, value, path)
    case 'lazy':
      return walk(about.make(), value, path)
    case 'nothing':
      return []
  }
}

function walk(schema: z.core.$ZodType, value: unknown, path: string): Deviation[] {
  const about = blockOf(schema)
  if (!about) throw new Error(`no building block of replies at ${path || 'the reply'}`)
  if (isAbsent(value)) return about.kind === 'identity' ? [{ path, kind: 'missing' }] : []
  return inBlock(about, value, path)
}

/**
 * All deviations of a reply from its schema, each kind once per path. Fields that are merely absent are not counted.
 */
export function deviations(schema: z.core.$ZodType, value: unknown, list = false): Deviation[] {
  const found =
    list && Array.isArray(value) ? value.flatMap((entry) => walk(schema, entry, '[]')) : walk(schema, value, '')
  return [...new Map(found.map((deviation) => [`${deviation.path} ${deviation.kind}`, deviation])).values()]
}

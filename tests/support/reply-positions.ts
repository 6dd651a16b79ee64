import type * as z from 'zod/mini'
import { type Block, blockOf } from '#/shared/api/blocks.ts'

/** Creates complete replies of the contract, lists every position in a reply, and replaces the value of a position. */

export type Schema = z.core.$ZodType
export type Leaf = Extract<Block, { kind: 'identity' | 'tolerant' | 'open' | 'custom' }>

export const about = (schema: Schema): Block => {
  const block = blockOf(schema)
  if (!block) throw new Error('no building block of replies')
  return block
}

const plain: Record<Extract<Leaf, { plain: string }>['plain'], unknown> = {
  id: 'X1',
  text: 'text',
  prose: 'text',
  money: 9900,
  points: 500,
  'yes or no': true,
  'whole number': 3,
  quantity: 3,
  number: 0.5,
  time: '2026-11-20T10:00:00+08:00',
  day: '2026-11-20',
  edge: '2026-11-20T10:00:00+08:00',
  anything: { any: 1 },
}
const FORMS: readonly unknown[] = ['text', 1, true, ['text'], {}, '2026-11']

/** A complete reply according to the contract. */
export function whole(schema: Schema, depth = 0): unknown {
  const block = about(schema)
  switch (block.kind) {
    case 'identity':
    case 'tolerant':
      return plain[block.plain]
    case 'open':
      return block.values[0]
    case 'custom':
      return FORMS.find((form) => block.accepts(form)) ?? null
    case 'list':
      return depth > 6 ? [] : [whole(block.item, depth + 1)]
    case 'part':
      return whole(block.part, depth + 1)
    case 'shape':
      return Object.fromEntries(Object.entries(block.fields).map(([name, field]) => [name, whole(field, depth + 1)]))
    case 'union':
      return whole(block.full, depth + 1)
    case 'of':
      return whole(block.from, depth)
    case 'lazy':
      return whole(block.make(), depth + 1)
    case 'nothing':
      return null
  }
}

export interface Spot {
  path: (string | number)[]
  schema: Schema
  /** If the value is rejected, only an enclosing entry is lost, and the reply can still be parsed. */
  shielded: boolean
  /** Whether another field can be the identity of the same entry. */
  spare: boolean
  /** Whether this field alone is the identity of its entry. */
  sole: boolean
}

export function spots(schema: Schema, path: Spot['path'] = [], shielded = false, spare = false, sole = false): Spot[] {
  const block = about(schema)
  const here: Spot = { path, schema, shielded, spare, sole }
  if (path.length > 9) return []
  switch (block.kind) {
    case 'list':
      return [here, ...spots(block.item, [...path, 0], true)]
    case 'part':
      return [here, ...spots(block.part, path, true).filter((spot) => spot.path.length > path.length)]
    case 'shape':
      return [
        here,
        ...Object.entries(block.fields).flatMap(([name, field]) =>
          spots(
            field,
            [...path, name],
            shielded,
            block.identity.includes(name) && block.identity.length > 1,
            block.identity.length === 1 && block.identity[0] === name,
          ),
        ),
      ]
    case 'union':
      return spots(block.full, path, shielded)
    case 'of':
      return spots(block.from, path, shielded, spare, sole)
    case 'lazy':
      return path.length > 6 ? [] : spots(block.make(), path, shielded)
    default:
      return [here]
  }
}

export const at = (value: unknown, path: Spot['path']): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value)

export function put(value: unknown, [key, ...rest]: Spot['path'], next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? put(entry, rest, next) : entry))
  const record = value as Record<string, unknown>
  if (rest.length > 0) return { ...record, [key]: put(record[key as string], rest, next) }
  const { [key as string]: _gone, ...others } = record
  return next === undefined ? others : { ...others, [key]: next }
}

import type * as z from 'zod/mini'
import { type Block, blockOf } from '#/shared/api/blocks.ts'

/** Creates complete replies of the contract, lists every position in a reply, and replaces the value of a position. */

export type Schema = z.core.$ZodType
export type Leaf = Extract<Block, { kind: 'identity' | 'tolerant' | 'open' | 'custom' }>

export const requireBlock = (schema: Schema): Block => {
  const block = blockOf(schema)
  if (!block) throw new Error('no building block of replies')
  return block
}

const plainValues: Record<Extract<Leaf, { plain: string }>['plain'], unknown> = {
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
const CUSTOM_VALUES: readonly unknown[] = ['text', 1, true, ['text'], {}, '2026-11']

/** A complete reply according to the contract. */
export function completeReply(schema: Schema, depth = 0): unknown {
  const block = requireBlock(schema)
  switch (block.kind) {
    case 'identity':
    case 'tolerant':
      return plainValues[block.plain]
    case 'open':
      return block.values[0]
    case 'custom':
      return CUSTOM_VALUES.find((form) => block.accepts(form)) ?? null
    case 'list':
      return depth > 6 ? [] : [completeReply(block.item, depth + 1)]
    case 'part':
      return completeReply(block.part, depth + 1)
    case 'shape':
      return Object.fromEntries(
        Object.entries(block.fields).map(([name, field]) => [name, completeReply(field, depth + 1)]),
      )
    case 'union':
      return completeReply(block.full, depth + 1)
    case 'of':
      return completeReply(block.from, depth)
    case 'lazy':
      return completeReply(block.make(), depth + 1)
    case 'nothing':
      return null
  }
}

export interface Position {
  path: (string | number)[]
  schema: Schema
  /** If the value is rejected, only an enclosing entry is lost, and the reply can still be parsed. */
  isInsideEntry: boolean
  /** Whether another field can be the identity of the same entry. */
  hasOtherIdentity: boolean
  /** Whether this field alone is the identity of its entry. */
  isOnlyIdentity: boolean
}

export function positionsIn(
  schema: Schema,
  path: Position['path'] = [],
  isInsideEntry = false,
  hasOtherIdentity = false,
  isOnlyIdentity = false,
): Position[] {
  const block = requireBlock(schema)
  const here: Position = { path, schema, isInsideEntry, hasOtherIdentity, isOnlyIdentity }
  if (path.length > 9) return []
  switch (block.kind) {
    case 'list':
      return [here, ...positionsIn(block.item, [...path, 0], true)]
    case 'part':
      // The schema inside has the same path as `here`, so it is left out.
      return [here, ...positionsIn(block.part, path, true).filter((position) => position.path.length > path.length)]
    case 'shape':
      return [
        here,
        ...Object.entries(block.fields).flatMap(([name, field]) =>
          positionsIn(
            field,
            [...path, name],
            isInsideEntry,
            block.identity.includes(name) && block.identity.length > 1,
            block.identity.length === 1 && block.identity[0] === name,
          ),
        ),
      ]
    case 'union':
      return positionsIn(block.full, path, isInsideEntry)
    case 'of':
      return positionsIn(block.from, path, isInsideEntry, hasOtherIdentity, isOnlyIdentity)
    case 'lazy':
      return path.length > 6 ? [] : positionsIn(block.make(), path, isInsideEntry)
    default:
      return [here]
  }
}

export const valueAt = (value: unknown, path: Position['path']): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value)

export function withValueAt(value: unknown, [key, ...rest]: Position['path'], next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? withValueAt(entry, rest, next) : entry))
  const record = value as Record<string, unknown>
  if (rest.length > 0) return { ...record, [key]: withValueAt(record[key as string], rest, next) }
  const { [key as string]: _gone, ...others } = record
  return next === undefined ? others : { ...others, [key]: next }
}

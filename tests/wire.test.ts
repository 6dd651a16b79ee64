import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deviations } from '#/shared/api/deviations.ts'
import { type Block, blockOf, entriesOf } from '#/shared/api/blocks.ts'
import { specifiedFields } from '#/mocks/profiles/specified-fields.ts'
import { readings } from '#tests/readings.ts'
import { allEndpoints } from './support/contracts.ts'

/**
 * Every reply of the contract against everything that another backend may send instead. The expectation follows from
 * the kind of the field alone: only identity fields may refuse, and a broken entry or part costs only itself.
 */

type Schema = z.core.$ZodType
type Leaf = Extract<Block, { kind: 'identity' | 'tolerant' | 'open' | 'own' }>

const replies: { id: string; schema: Schema; list: boolean }[] = []
for (const { id, row, model } of allEndpoints) {
  const shapes = (await model()) as Record<string, Schema>
  replies.push({ id, schema: shapes[row.reply] as Schema, list: row.list === true })
}

const about = (schema: Schema): Block => {
  const block = blockOf(schema)
  if (!block) throw new Error('no building block of replies')
  return block
}

const plain: Record<Extract<Leaf, { plain: string }>['plain'], unknown> = {
  id: 'X1',
  text: 'text',
  money: 9900,
  points: 500,
  'yes or no': true,
  'whole number': 3,
  number: 0.5,
  time: '2026-11-20T10:00:00+08:00',
  anything: { any: 1 },
}
const FORMS: readonly unknown[] = ['text', 1, true, ['text'], {}]

/** A complete reply according to the contract. */
function whole(schema: Schema, depth = 0): unknown {
  const block = about(schema)
  switch (block.kind) {
    case 'identity':
    case 'tolerant':
      return plain[block.plain]
    case 'open':
      return block.values[0]
    case 'own':
      return FORMS.find((form) => block.accepts(form)) ?? null
    case 'list':
      return depth > 6 ? [] : [whole(block.item, depth + 1)]
    case 'part':
      return whole(block.part, depth + 1)
    case 'shape':
      return Object.fromEntries(Object.entries(block.fields).map(([name, field]) => [name, whole(field, depth + 1)]))
    case 'either':
      return whole(block.full, depth + 1)
    case 'of':
      return whole(block.from, depth)
    case 'later':
      return whole(block.make(), depth + 1)
    case 'nothing':
      return null
  }
}

interface Spot {
  path: (string | number)[]
  schema: Schema
  /** An enclosing entry absorbs the refusal, so the reply stays readable. */
  shielded: boolean
  /** Another field can be the identity of the same entry. */
  spare: boolean
}

/** Every position in a reply. */
function spots(schema: Schema, path: Spot['path'] = [], shielded = false, spare = false): Spot[] {
  const block = about(schema)
  const here: Spot = { path, schema, shielded, spare }
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
          spots(field, [...path, name], shielded, block.identity.includes(name) && block.identity.length > 1),
        ),
      ]
    case 'either':
      return spots(block.full, path, shielded)
    case 'of':
      return spots(block.from, path, shielded, spare)
    case 'later':
      return path.length > 6 ? [] : spots(block.make(), path, shielded)
    default:
      return [here]
  }
}

const at = (value: unknown, path: Spot['path']): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value)

function put(value: unknown, [key, ...rest]: Spot['path'], next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? put(entry, rest, next) : entry))
  const record = value as Record<string, unknown>
  if (rest.length > 0) return { ...record, [key]: put(record[key as string], rest, next) }
  const { [key as string]: _gone, ...others } = record
  return next === undefined ? others : { ...others, [key]: next }
}

const mutations: [name: string, value: unknown][] = [
  ['absent', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a number', 7],
  ['a number as text', '7'],
  ['an amount with a point', '99.00'],
  ['words', 'SOMETHING_NEW'],
  ['a yes', true],
  ['an object', { unexpected: 1 }],
  ['a list', [{ unexpected: 1 }]],
  ['an empty list', []],
  ['a huge number', 1e15],
]

/** The values that each kind of identity accepts. */
const isIdentity: Record<Extract<Block, { kind: 'identity' }>['plain'], (value: unknown) => boolean> = {
  id: (value) => (typeof value === 'string' && value !== '') || Number.isSafeInteger(value),
  text: (value) => (typeof value === 'string' && value !== '') || typeof value === 'number',
  money: (value) => value === 7 || value === '7',
  points: (value) => value === 7 || value === '7',
  'whole number': (value) => value === 7 || value === '7' || value === 1e15,
  'yes or no': (value) => value === true,
}

/** Whether the position itself refuses a value; everything but identity accepts anything. */
function refuses({ schema }: Spot, value: unknown): boolean {
  const block = about(schema)
  if (block.kind === 'identity') return !isIdentity[block.plain](value)
  // A required shape is part of the identity of its parent.
  if (block.kind === 'shape')
    return value === null || typeof value !== 'object' || Array.isArray(value) || needsMore(schema)
  return false
}

/** Every shape of a reply, each once. */
function shapesIn(schema: Schema, seen = new Set<Schema>()): Extract<Block, { kind: 'shape' }>[] {
  const block = about(schema)
  if (seen.has(schema)) return []
  seen.add(schema)
  const below: readonly Schema[] =
    block.kind === 'list'
      ? [block.item]
      : block.kind === 'part'
        ? [block.part]
        : block.kind === 'of'
          ? [block.from]
          : block.kind === 'either'
            ? [block.plain, block.full]
            : block.kind === 'later'
              ? [block.make()]
              : block.kind === 'shape'
                ? Object.values(block.fields)
                : []
  return [...(block.kind === 'shape' ? [block] : []), ...below.flatMap((inner) => shapesIn(inner, seen))]
}

const needsMore = (schema: Schema): boolean => {
  const block = about(schema)
  if (block.kind === 'of') return needsMore(block.from)
  if (block.kind !== 'shape') return false
  const must = (field: Schema): boolean => {
    const inner = about(field)
    return (
      inner.kind === 'identity' ||
      (inner.kind === 'of' && must(inner.from)) ||
      (inner.kind === 'shape' && needsMore(field))
    )
  }
  return block.identity.length > 0 || Object.values(block.fields).some(must)
}

describe('every reply is made of the blocks, and its sample keeps the contract', () => {
  test.each(replies)('$id', ({ schema }) => {
    const sample = whole(schema)
    expect(deviations(schema, sample)).toEqual([])
    expect(z.safeParse(schema, sample).success).toBe(true)
  })
})

describe('only identity refuses', () => {
  test('a login without a token', () => {
    const [login] = replies.filter(({ id }) => id === 'session.login')
    expect(login && z.safeParse(login.schema, { token: '' }).success).toBe(false)
  })

  test.each(replies.filter(({ id }) => id !== 'session.login'))('$id', ({ schema }) => {
    const sample = whole(schema)
    const wrong: string[] = []
    for (const spot of spots(schema))
      for (const [name, value] of mutations) {
        const root = spot.path.length === 0
        const block = about(spot.schema)
        // A whole reply that may be empty, or is a list, accepts its own forms: tested below.
        if (root && block.kind !== 'identity') continue
        const refused = refuses(spot, value) && !spot.spare && !spot.shielded
        const parsed = z.safeParse(schema, put(sample, spot.path, value))
        if (parsed.success === refused) wrong.push(`${spot.path.join('.') || 'the reply'} ${name}: ${parsed.success}`)
      }
    expect(wrong).toEqual([])
  })
})

describe('an unreadable tolerant field has its default, an open one keeps its text', () => {
  const read = (schema: Schema, value: unknown): unknown => z.safeParse(schema, value).data
  const leaves = new Map<Schema, string>()
  for (const { id, schema } of replies)
    for (const spot of spots(schema)) leaves.set(spot.schema, `${id} ${spot.path.join('.')}`)
  const cases = [...leaves].flatMap(([schema, where]) => {
    const wanted = readings(about(schema), read(schema, undefined))
    return wanted ? [{ schema, where, wanted }] : []
  })

  test('every kind occurs', () => {
    const kinds = new Set(cases.map(({ schema }) => about(schema).kind))
    expect(kinds).toEqual(new Set(['tolerant', 'open', 'own', 'list', 'part']))
    expect(cases.length).toBeGreaterThan(100)
  })

  test.each(cases)('$where', ({ schema, wanted }) => {
    expect(wanted.map(([value]) => read(schema, value))).toEqual(wanted.map(([, value]) => value))
  })
})

describe('equivalent forms are read the same', () => {
  test.each(replies)('$id: unknown fields change nothing', ({ schema }) => {
    const sample = whole(schema)
    const read = z.safeParse(schema, sample).data
    for (const { path, schema: inner } of spots(schema)) {
      if (about(inner).kind !== 'shape') continue
      const more = at(sample, path)
      // Trees are followed to a limited depth.
      if (more === undefined) continue
      const given = put(sample, path, { ...(more as object), somethingNew: { of: ['another', 1, null] } })
      expect(z.safeParse(schema, given).data).toEqual(read)
    }
  })

  test.each(replies)('$id: a bare entry becomes a list of one', ({ schema }) => {
    const sample = whole(schema)
    const read = z.safeParse(schema, sample).data
    for (const { path, schema: inner } of spots(schema)) {
      const entries = about(inner).kind === 'list' ? at(sample, path) : undefined
      if (!Array.isArray(entries) || entries.length === 0) continue
      expect(z.safeParse(schema, put(sample, path, entries[0])).data).toEqual(read)
    }
  })
})

describe('a broken entry is skipped, the list is kept', () => {
  test.each(replies.filter(({ list }) => list))('$id', ({ schema }) => {
    const good = whole(schema)
    const broken = [null, 'broken', 7, []]
    expect(
      entriesOf(schema, [broken[0], good, broken[1], { ...(good as object), somethingNew: 1 }, broken[2], broken[3]])
        .length,
    ).toBe(
      // Where entries may be plain names, a text is a valid entry.
      typeof good === 'object' && about(schema).kind !== 'either' ? 2 : 4,
    )
  })
})

test('every field of a reply is in the specification or in docs/mock-differences.md', async () => {
  const { readFile } = await import('node:fs/promises')
  const told = new Set(
    [...(await readFile('docs/mock-differences.md', 'utf8')).matchAll(/^\| `(\w+)\.(\w+)` \|/gm)].map(
      ([, entity, field]) => `${entity}.${field}`,
    ),
  )
  const beyond = new Set<string>()
  for (const { schema } of replies)
    for (const { entity, fields } of shapesIn(schema)) {
      const known = specifiedFields[entity]
      if (!known) throw new Error(`${entity} is not in specified-fields.ts`)
      for (const name of Object.keys(fields)) if (!known.includes(name)) beyond.add(`${entity}.${name}`)
    }
  expect({
    untold: [...beyond].filter((name) => !told.has(name)),
    gone: [...told].filter((name) => !beyond.has(name)),
  }).toEqual({ untold: [], gone: [] })
})

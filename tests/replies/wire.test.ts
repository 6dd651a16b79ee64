import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deviations } from '#/shared/api/deviations.ts'
import { type Block, entriesOf, isEmptyValue } from '#/shared/api/blocks.ts'
import { refusedCount } from '#/shared/api/refused-entries.ts'
import { specifiedFields } from '#/mocks/profiles/specified-fields.ts'
import { tolerantValues } from '#tests/tolerant-values.ts'
import {
  requireBlock,
  valueAt,
  withValueAt,
  type Schema,
  type Position,
  positionsIn,
  completeReply,
} from '#tests/reply-positions.ts'
import { allEndpoints } from '../support/contracts.ts'

/**
 * Every reply of the contract with each value that another backend may send instead. The expected result depends only
 * on the kind of the field: only identity fields may reject a value, and only the broken entry or part is lost.
 */

const replies: { id: string; schema: Schema; list: boolean }[] = []
for (const { id, row, model } of allEndpoints) {
  const shapes = (await model()) as Record<string, Schema>
  replies.push({ id, schema: shapes[row.reply] as Schema, list: row.list === true })
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
const acceptsIdentity: Record<Extract<Block, { kind: 'identity' }>['plain'], (value: unknown) => boolean> = {
  id: (value) => (typeof value === 'string' && value !== '') || Number.isSafeInteger(value),
  text: (value) => (typeof value === 'string' && value !== '') || typeof value === 'number',
  money: (value) => value === 7 || value === '7',
  points: (value) => value === 7 || value === '7',
  'whole number': (value) => value === 7 || value === '7' || value === 1e15 || value === '99.00',
  'yes or no': (value) => value === true,
}

/** Whether the position rejects a value. Only identity fields reject values. */
function refuses({ schema, isOnlyIdentity }: Position, value: unknown): boolean {
  const block = requireBlock(schema)
  if (isOnlyIdentity && block.kind === 'tolerant') return isEmptyValue(z.safeParse(schema, value).data)
  if (block.kind === 'identity') return !acceptsIdentity[block.plain](value)
  // A required shape is part of the identity of its parent.
  if (block.kind === 'shape')
    return value === null || typeof value !== 'object' || Array.isArray(value) || hasRequiredField(schema)
  return false
}

/** Each shape of a reply once. */
function shapesIn(schema: Schema, seen = new Set<Schema>()): Extract<Block, { kind: 'shape' }>[] {
  const block = requireBlock(schema)
  if (seen.has(schema)) return []
  seen.add(schema)
  const below: readonly Schema[] =
    block.kind === 'list'
      ? [block.item]
      : block.kind === 'part'
        ? [block.part]
        : block.kind === 'of'
          ? [block.from]
          : block.kind === 'union'
            ? [block.plain, block.full]
            : block.kind === 'lazy'
              ? [block.make()]
              : block.kind === 'shape'
                ? Object.values(block.fields)
                : []
  return [...(block.kind === 'shape' ? [block] : []), ...below.flatMap((inner) => shapesIn(inner, seen))]
}

const hasRequiredField = (schema: Schema): boolean => {
  const block = requireBlock(schema)
  if (block.kind === 'of') return hasRequiredField(block.from)
  if (block.kind !== 'shape') return false
  const must = (field: Schema): boolean => {
    const inner = requireBlock(field)
    return (
      inner.kind === 'identity' ||
      (inner.kind === 'of' && must(inner.from)) ||
      (inner.kind === 'shape' && hasRequiredField(field))
    )
  }
  return block.identity.length > 0 || Object.values(block.fields).some(must)
}

test('a long title is shortened when it is parsed, except if a form can send the title back', () => {
  const long = '长'.repeat(3000)
  const whole = replies.flatMap(({ schema }) =>
    shapesIn(schema)
      .filter(({ fields: { title } }) => title && z.safeParse(title, long).data === long)
      .map(({ entity }) => entity),
  )
  expect([...new Set(whole)]).toEqual(['Invoice'])
})

describe('every reply is declared with schema blocks, and its sample matches the contract', () => {
  test.each(replies)('for the reply of $id', ({ schema }) => {
    const sample = completeReply(schema)
    expect(deviations(schema, sample)).toEqual([])
    expect(z.safeParse(schema, sample).success).toBe(true)
  })
})

test('a reply with one entry or several is declared as a list, so that a wrapper and a failure are recognized', () => {
  const listed = replies.filter(({ schema, list }) => !list && requireBlock(schema).kind === 'list')
  expect(listed.map(({ id }) => id)).toEqual([])
})

describe('a reply is rejected only if an id is missing', () => {
  test('a login without a token is also rejected', () => {
    const [login] = replies.filter(({ id }) => id === 'auth.login')
    expect(login && z.safeParse(login.schema, { token: '' }).success).toBe(false)
  })

  test('a page view is also rejected if its time cannot be parsed, and accepted if its time is missing', () => {
    const [views] = replies.filter(({ id }) => id === 'visitor.browseStats')
    const accepts = (time: unknown) => views && z.safeParse(views.schema, { visitorId: 'V1', time }).success
    expect([undefined, null, '', '2026-11-20 10:00', 'hm', 7].map(accepts)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  const tested = ['auth.login', 'visitor.browseStats']
  test.each(replies.filter(({ id }) => !tested.includes(id)))('$id', ({ schema }) => {
    const sample = completeReply(schema)
    const wrong: string[] = []
    for (const position of positionsIn(schema))
      for (const [name, value] of mutations) {
        const root = position.path.length === 0
        const block = requireBlock(position.schema)
        // A reply that may be empty or is a list accepts other forms, which are tested below.
        if (root && block.kind !== 'identity') continue
        const refused = refuses(position, value) && !position.hasOtherIdentity && !position.isInsideEntry
        const parsed = z.safeParse(schema, withValueAt(sample, position.path, value))
        if (parsed.success === refused)
          wrong.push(`${position.path.join('.') || 'the reply'} ${name}: ${parsed.success}`)
      }
    expect(wrong).toEqual([])
  })
})

describe('an invalid value in a tolerant field becomes the default, and an open field keeps its text', () => {
  const read = (schema: Schema, value: unknown): unknown => z.safeParse(schema, value).data
  const leaves = new Map<Schema, string>()
  for (const { id, schema } of replies)
    for (const position of positionsIn(schema)) leaves.set(position.schema, `${id} ${position.path.join('.')}`)
  const cases = [...leaves].flatMap(([schema, where]) => {
    const wanted = tolerantValues(requireBlock(schema), read(schema, undefined))
    return wanted ? [{ schema, where, wanted }] : []
  })

  test('in every kind of field', () => {
    const kinds = new Set(cases.map(({ schema }) => requireBlock(schema).kind))
    expect(kinds).toEqual(new Set(['tolerant', 'open', 'custom', 'list', 'part']))
    expect(cases.length).toBeGreaterThan(90)
  })

  test.each(cases)('in the field $where', ({ schema, wanted }) => {
    expect(wanted.map(([value]) => read(schema, value))).toEqual(wanted.map(([, value]) => value))
  })
})

describe('equivalent forms of a reply are parsed as the same data', () => {
  test.each(replies)('in the reply of $id, unknown fields are ignored', ({ schema }) => {
    const sample = completeReply(schema)
    const read = z.safeParse(schema, sample).data
    for (const { path, schema: inner } of positionsIn(schema)) {
      if (requireBlock(inner).kind !== 'shape') continue
      const more = valueAt(sample, path)
      // The sample of a tree has a limited depth.
      if (more === undefined) continue
      const given = withValueAt(sample, path, { ...(more as object), somethingNew: { of: ['another', 1, null] } })
      expect(z.safeParse(schema, given).data).toEqual(read)
    }
  })

  test.each(replies)('in the reply of $id, an entry without an array becomes a list of one entry', ({ schema }) => {
    const sample = completeReply(schema)
    const read = z.safeParse(schema, sample).data
    for (const { path, schema: inner } of positionsIn(schema)) {
      const entries = requireBlock(inner).kind === 'list' ? valueAt(sample, path) : undefined
      if (!Array.isArray(entries) || entries.length === 0) continue
      expect(z.safeParse(schema, withValueAt(sample, path, entries[0])).data).toEqual(read)
    }
  })

  test.each(replies)('in the reply of $id, a list inside an entry can be wrapped like a whole list', ({ schema }) => {
    const sample = completeReply(schema)
    const read = z.safeParse(schema, sample).data
    const wrong: string[] = []
    for (const { path, schema: inner } of positionsIn(schema)) {
      const entries = requireBlock(inner).kind === 'list' ? valueAt(sample, path) : undefined
      if (!Array.isArray(entries)) continue
      for (const envelope of [{ data: entries }, { code: 0, data: { records: entries, total: entries.length } }]) {
        const got = z.safeParse(schema, withValueAt(sample, path, envelope)).data
        if (JSON.stringify(got) !== JSON.stringify(read)) wrong.push(path.join('.'))
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('an entry that cannot be parsed is left out, and the list is kept', () => {
  test.each(replies.filter(({ list }) => list))('$id', ({ schema }) => {
    const good = completeReply(schema)
    const broken = [null, 'broken', 7, []]
    expect(
      entriesOf(schema, [broken[0], good, broken[1], { ...(good as object), somethingNew: 1 }, broken[2], broken[3]])
        .length,
    ).toBe(
      // If entries may be plain names, a text is a valid entry.
      typeof good === 'object' && requireBlock(schema).kind !== 'union' ? 2 : 4,
    )
  })
})

describe('an entry that cannot be parsed in a list inside a reply is counted', () => {
  test.each(replies)('in the reply of $id', ({ schema }) => {
    const sample = completeReply(schema)
    const wrong: string[] = []
    for (const { path, schema: inner } of positionsIn(schema)) {
      const block = requireBlock(inner)
      const entries = block.kind === 'list' ? valueAt(sample, path) : undefined
      if (block.kind !== 'list' || !Array.isArray(entries)) continue
      // A list of texts ignores an empty entry, and a list of days or pictures rejects no entry.
      const broken = [{}, null, [[]]].find((value) => !z.safeParse(block.item, value).success)
      if (broken === undefined) continue
      const read = z.safeParse(schema, withValueAt(sample, path, [...(entries as unknown[]), broken])).data
      if (refusedCount(read) !== 1) wrong.push(path.join('.'))
    }
    expect(wrong).toEqual([])
  })
})

/** Nested parts that no screen needs. If such a part is lost, its entry stays complete. */
const UNUSED_PARTS = [
  // No screen shows the reply to the request for a code.
  'data',
  // The question has an id of its own, and a questioner without a name is anonymous.
  'mainQuestion.id',
  'mainQuestion.questionerExtendInfo',
]
/** Sums of rewards. If a sum is missing, the screen shows no sentence about the reward. */
const OPTIONAL_SUMS = ['inviterReward', 'salesReward', 'upperStar', 'lowerStar']

/** A value that the sum or quantity cannot parse; null for any other block. */
function brokenNumber(block: Block): string | null {
  if (block.kind !== 'tolerant') return null
  if (block.plain === 'money' || block.plain === 'points') return '99.00'
  return block.plain === 'quantity' ? '充足' : null
}

describe('a part, sum or quantity that cannot be parsed is counted, and an empty one is not counted', () => {
  test.each(replies)('in the reply of $id', ({ schema }) => {
    const sample = completeReply(schema)
    const wrong: string[] = []
    for (const { path, schema: inner } of positionsIn(schema)) {
      const block = requireBlock(inner)
      const number = brokenNumber(block)
      if ((block.kind !== 'part' && number === null) || valueAt(sample, path) === undefined) continue
      if (number !== null && OPTIONAL_SUMS.includes(String(path.at(-2)))) continue
      if (path.length === 0 || UNUSED_PARTS.includes(path.filter((name) => name !== 0).join('.'))) continue
      const counted = (value: unknown) => refusedCount(z.safeParse(schema, withValueAt(sample, path, value)).data)
      const broken =
        block.kind === 'part' ? ['words', [[]]].find((value) => !z.safeParse(block.part, value).success) : number
      if (counted(broken) !== 1) wrong.push(`${path.join('.')} unreadable`)
      if ([undefined, null, '', [], {}].some((value) => counted(value) > 0)) wrong.push(`${path.join('.')} missing`)
    }
    expect(wrong).toEqual([])
  })
})

test('every field of a specified entity is in the specification or in docs/mock-differences.md', async () => {
  const told = new Set(
    [...(await readFile('docs/mock-differences.md', 'utf8')).matchAll(/^\| `(\w+)\.(\w+)` \|/gm)].map(
      ([, entity, field]) => `${entity}.${field}`,
    ),
  )
  const beyond = new Set<string>()
  for (const { schema } of replies)
    for (const { entity, fields } of shapesIn(schema)) {
      const known = specifiedFields[entity] ?? Object.keys(fields)
      for (const name of Object.keys(fields)) if (!known.includes(name)) beyond.add(`${entity}.${name}`)
    }
  expect({
    untold: [...beyond].filter((name) => !told.has(name)),
    gone: [...told].filter((name) => !beyond.has(name)),
  }).toEqual({ untold: [], gone: [] })
})

test('specified-fields.ts contains each entity of a reply that docs/specification.md describes', async () => {
  const section = (await readFile('docs/specification.md', 'utf8')).split(/^## /m).find((text) => text.startsWith('3 '))
  const described = new Set([...(section ?? '').matchAll(/^\| ([A-Z]\w+) \|/gm)].map(([, entity]) => entity))
  const sent = new Set(replies.flatMap(({ schema }) => shapesIn(schema).map(({ entity }) => entity)))
  const both = [...sent].filter((entity) => described.has(entity))
  expect(both.length).toBeGreaterThan(90)
  expect(both.filter((entity) => !(entity in specifiedFields))).toEqual([])
})

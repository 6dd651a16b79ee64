import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withRefused } from './blocks.ts'
import { findDeletion } from './gone.ts'
import { refusedCount } from './refused-entries.ts'
import { isUnreadable, readList } from './list-reply.ts'
import { Id, listOf, maybe, Money, Name, PointsOrNull, shape, Text, transform, union } from './wire.ts'

const Thing = shape('Thing', { id: Id, name: Text })
/** A shape without an identity field accepts any object. */
const Loose = shape('Loose', { title: Text })
const Month = shape('Month', { month: Name, items: listOf(Thing) })
const thing = { id: '1', name: '甲' }
const read = (data: unknown, total: number | null = null, schema: Parameters<typeof readList>[0] = Thing) =>
  readList(schema, data, total)

describe('the entries of a list reply are found', () => {
  test.each<[what: string, data: unknown]>([
    ['in an array', [thing]],
    ['bare', thing],
    ['in data', { data: [thing] }],
    ['in data as a single object', { data: thing }],
    ['in data with a code', { code: 0, msg: 'ok', data: [thing] }],
    ['in data with any code', { code: 20000, data: [thing] }],
    ['in content', { content: [thing], totalPages: 1 }],
    ['in the field records', { records: [thing], size: 10, current: 1 }],
    ['in the field list', { list: [thing] }],
    ['in the field rows', { rows: [thing] }],
    ['in the field items', { items: [thing] }],
    ['in two wrappers', { code: 200, data: { list: [thing], pageNum: 1 } }],
  ])('%s', (_, data) => expect(read(data)).toEqual({ items: [thing], total: null }))

  test.each<[what: string, data: unknown]>([
    ['null', null],
    ['an empty array', []],
    ['data', { data: [] }],
    ['data with the code 0', { code: 0, data: [] }],
    ['data with the code "200"', { code: '200', success: true, data: [] }],
    ['content', { content: [] }],
    ['the field records in data', { success: true, data: { records: [] } }],
  ])('an empty list is parsed from %s', (_, data) => expect(read(data)).toEqual({ items: [], total: null }))

  test('not in a field that belongs to the entry type itself', () => {
    const month = { month: '2026-11', items: [thing] }
    expect(read(month, null, Month)).toEqual({ items: [month], total: null })
    expect(
      read(
        { items: [month] },
        null,
        union(Name, Thing, (name) => ({ id: name, name })),
      )?.items.refused,
    ).toHaveLength(1)
    expect(
      read(
        { data: [month] },
        null,
        transform(Month, ({ month: name }) => name),
      )?.items,
    ).toEqual(['2026-11'])
  })
})

describe('a list inside an entry is found', () => {
  const inside = (things: unknown) => {
    const { things: list } = shape('Box', { things: listOf(Loose) }).parse({ things })
    return [list.map(({ title }) => title), list.refused?.length ?? 0]
  }
  const one = { title: '甲' }

  test.each<[data: unknown, titles: string[], refused: number]>([
    [undefined, [], 0],
    [null, [], 0],
    [[], [], 0],
    [[one], ['甲'], 0],
    [one, ['甲'], 0],
    [{ data: [one] }, ['甲'], 0],
    [{ code: 0, data: { records: [one, 7] } }, ['甲'], 1],
    [{ code: 200, data: [] }, [], 0],
    [{ code: 500, msg: '系统繁忙', data: [] }, [], 1],
    [{ code: 500, msg: '系统繁忙' }, [], 1],
    [{ data: null }, [], 1],
    [{ list: [], rows: [] }, [], 1],
    [{}, [], 1],
    ['text', [], 1],
  ])('in %j', (data, titles, refused) => expect(inside(data)).toEqual([titles, refused]))
})

test.each<[what: string, data: unknown]>([
  ['a text', 'text'],
  ['a number', 7],
  ['an object without the fields of an entry', { error: 'x' }],
  ['a wrapper that contains no list', { data: null }],
  ['a wrapper that contains a text', { data: 'text' }],
  ['two lists', { list: [], rows: [] }],
  ['a failure code with an empty list', { code: 500, msg: '系统繁忙', data: [] }],
  ['a failure message', { success: false, data: [] }],
])('a reply with %s is not parsed as a list', (_, data) => expect(read(data)).toBeNull())

test.each([{ code: 500, msg: '系统繁忙' }, {}])(
  'the body %j is not parsed as an entry, even if the schema has no required fields',
  (data) => {
    expect(read(data, null, Loose)).toBeNull()
    expect(read({ title: '甲' }, null, Loose)?.items).toEqual([{ title: '甲' }])
  },
)

test.each<[data: unknown, header: number | null, total: number | null]>([
  [{ content: [thing], totalElements: 45 }, null, 45],
  [{ records: [thing], total: '45' }, null, 45],
  [{ data: { list: [thing], totalCount: 45 } }, null, 45],
  [{ total: 45, rows: [thing] }, 46, 46],
  [{ total: 0, rows: [thing] }, null, null],
  [{ total: 4.5, rows: [thing] }, null, null],
])('[API-008] the total of the reply %j with the total header %j is parsed as %j', (data, header, total) =>
  expect(read(data, header)).toEqual({ items: [thing], total }),
)

test('entries of a list that are rejected are counted', () => {
  const some = read([thing, null, { name: 'no id' }], 9)
  expect(some).toEqual({ items: withRefused([thing], ['null', '{"name":"no id"}']), total: 9 })
  expect(read({ data: [{}] })?.items.refused).toEqual(['{}'])
  expect(read([thing])?.items).not.toHaveProperty('refused')
})

test.each([
  [[], 0, undefined, false],
  [[], 3, undefined, true],
  [[], 3, { page: 0 }, true],
  [[], 3, { page: 2 }, false],
  [[thing], 3, { page: 0 }, false],
])(
  'a list of the entries %j with %j rejected entries and the query %j counts as unreadable: %j',
  (items, refused, query, must) =>
    expect(isUnreadable({ items: withRefused(items, Array<string>(refused).fill('null')), total: null }, query)).toBe(
      must,
    ),
)

describe('for any list in any wrapper', () => {
  const goodArbitrary = fc.nat().map((id) => ({ sent: { id, name: '甲' } as unknown, id: String(id) as string | null }))
  const brokenArbitrary = fc
    .constantFrom<unknown>(null, 'text', 7, true, {}, { id: '' }, { name: 'no id' }, [])
    .map((sent) => ({ sent, id: null }))
  const names = ['data', 'content', 'records', 'list', 'rows', 'items']
  /** Fields beside the entries. None of them is a list or reports a failure. */
  const besideArbitrary = fc.constantFrom<object>(
    {},
    { code: 0, msg: 'ok' },
    { code: '200' },
    { success: true, size: 10 },
  )
  const replyArbitrary = fc.record({
    entries: fc.array(fc.oneof({ arbitrary: goodArbitrary, weight: 3 }, brokenArbitrary), { maxLength: 6 }),
    wrappers: fc.array(fc.tuple(fc.constantFrom(...names), besideArbitrary), { maxLength: 2 }),
    total: fc.option(fc.record({ value: fc.nat({ max: 12 }), name: fc.constantFrom('total', 'totalElements') })),
  })

  test('valid entries are returned in order, and entries that cannot be parsed are counted', () => {
    fc.assert(
      fc.property(replyArbitrary, ({ entries, wrappers, total }) => {
        const list: unknown = entries.map((one) => one.sent)
        const [outer] = wrappers
        const reply = wrappers.reduceRight<unknown>((inside, [name, others]) => ({ ...others, [name]: inside }), list)
        const data = outer && total ? { ...(reply as object), [total.name]: total.value } : reply
        const page = read(data)
        const ids = entries.flatMap(({ id }) => id ?? [])
        const refused = entries.length - ids.length
        expect(page?.items.map((one) => (one as { id: string }).id)).toEqual(ids)
        expect(page?.items.refused?.length ?? 0).toBe(refused)
        expect(page?.total).toBe(outer && total && total.value >= entries.length ? total.value : null)
        expect(page && isUnreadable(page, { page: 0 })).toBe(ids.length === 0 && entries.length > 0)
      }),
      { seed: 20_261_126, numRuns: 1500 },
    )
  })

  test('the result is the same if the list is inside an entry', () => {
    const Box = shape('Box', { things: listOf(Thing) })
    fc.assert(
      fc.property(replyArbitrary, ({ entries, wrappers }) => {
        const list: unknown = entries.map((one) => one.sent)
        const things = wrappers.reduceRight<unknown>((inside, [name, others]) => ({ ...others, [name]: inside }), list)
        const box = Box.parse({ things })
        expect(box.things).toEqual(read(things)?.items)
        expect(box.things.refused).toEqual(read(things)?.items.refused)
      }),
      { seed: 20_261_127, numRuns: 1500 },
    )
  })

  test('a failure code means that the list is not parsed as empty', () => {
    const failureArbitrary = fc.oneof(
      fc.integer({ min: 201, max: 99_999 }).map((code) => ({ code })),
      fc.constantFrom<object>({ success: false }, { code: 'ERROR' }, { code: -1 }),
    )
    fc.assert(
      fc.property(failureArbitrary, fc.constantFrom(...names), (told, name) => {
        expect(read({ ...told, [name]: [] })).toBeNull()
        expect(read({ ...told, [name]: [thing] })?.items).toEqual([thing])
      }),
      { seed: 20_261_126, numRuns: 1000 },
    )
  })
})

test('an entry with several values that cannot be parsed is counted once', () => {
  const Priced = shape('Priced', { id: Id, amount: Money, points: PointsOrNull, part: maybe(Thing) })
  const broken = { amount: '99.00', points: '99.00', part: 'x' }
  const page = read([{ id: '1', ...broken }, { id: '2', ...broken }, { id: '3', amount: 5 }, {}], null, Priced)
  expect(refusedCount(page)).toBe(3)
})

test('an entry counts as removed only if the whole list could be parsed', () => {
  const rest = [{ id: '2' }]
  expect(findDeletion({ items: [thing, ...rest], total: null }, '1')).toBeNull()
  expect(findDeletion({ items: rest, total: null }, '1')).not.toBeNull()
  expect(() => findDeletion({ items: withRefused([...rest], ['{}']), total: null }, '1')).toThrow('unreadable entries')
})

import { describe, expect, test } from 'vitest'
import { cents } from '#/shared/lib/money.ts'
import { Goods } from '../model.ts'
import type { GoodsWanted } from './search-rules.ts'
import { foundText, hasMore, inStock, isFilteredInApp, filtered } from './filter-rules.ts'

const wanting = (change: Partial<GoodsWanted> = {}): GoodsWanted => ({
  keyword: '钙',
  groupId: '',
  sort: null,
  range: { from: null, upTo: null },
  stock: false,
  ...change,
})
const between = (from: number | null, upTo: number | null) => ({
  range: { from: from === null ? null : cents(from), upTo: upTo === null ? null : cents(upTo) },
})

const goods = (name: string, sales: number | null, ...items: [price: number | null, stock: number | null][]): Goods =>
  Goods.parse({
    goodsId: name,
    name,
    sales,
    specifications: items.map(([price, stock], index) => ({ id: `${name}${index}`, name, price, stock })),
  })

const all = [
  goods('甲', 10, [30_000, 5], [60_000, 0]),
  goods('乙', null, [9_900, 0]),
  goods('丙', 250, [9_900, null]),
  goods('丁', 10, [129_900, 0], [99_900, 2]),
  goods('戊', 0, [null, 3]),
]
const names = (change: Partial<GoodsWanted>) =>
  filtered(all, wanting(change))
    .map(({ name }) => name)
    .join('')

describe('the filtered goods and their order', () => {
  test.each([
    ['without a filter or sort order', {}, '甲乙丙丁戊'],
    [
      'by sales: goods with unknown sales last, equal sales in the server’s order',
      { sort: 'sales' as const },
      '丙甲丁戊乙',
    ],
    ['by price: the server’s order is kept', { sort: 'price-asc' as const }, '甲乙丙丁戊'],
    ['in stock: goods are left out only if all stocks are 0', { stock: true }, '甲丙丁戊'],
    ['a price equal to either end of the range is included', between(9_900, 30_000), '甲乙丙'],
    ['a price one cent above the upper end is left out', between(null, 29_999), '乙丙'],
    ['a price one cent below the lower end and an unknown price are left out', between(30_001, null), '丁'],
    ['all filters together', { ...between(0, 30_000), stock: true, sort: 'sales' as const }, '丙甲'],
  ])('follow the rule: %s', (_what, change, left) => expect(names(change)).toBe(left))

  test('filtering does not change the loaded list', () => {
    names({ sort: 'sales' })
    expect(all.map(({ name }) => name).join('')).toBe('甲乙丙丁戊')
  })
})

test.each([
  ['goods without a specification', { state: 'PUBLISHED', specifications: [] }, true],
  ['goods off the shelf', { state: 'OFF_SHELVES', specifications: [] }, false],
] as const)('in the filter by stock, %s count as in stock: %s', (_what, { state, specifications }, yes) =>
  expect(inStock({ state, specifications: [...specifications] })).toBe(yes),
)

test.each([
  [{}, false],
  [{ sort: 'price-desc' as const }, false],
  [{ sort: 'sales' as const }, true],
  [{ stock: true }, true],
  [between(0, null), true],
  [between(null, 100), true],
])('a search with the filters %j is filtered in the app: %s', (change, yes) =>
  expect(isFilteredInApp(wanting(change))).toBe(yes),
)

const many = (sent: number) => Array.from({ length: sent }, (_, index) => goods(`${index}`, 1))

test.each([
  [200, 201, true],
  [200, 200, false],
  // A server may send fewer goods at once than were requested.
  [100, 150, true],
  [26, null, false],
  [200, null, true],
])('if %j of %j goods were sent, more can be loaded: %s', (sent, total, yes) =>
  expect(hasMore({ items: many(sent), total })).toBe(yes),
)

test.each([
  [200, 5000, 7, { stock: true }, '只看了前 200 件商品，符合的有 7 件'],
  [200, null, 200, { sort: 'sales' as const }, '只排了前 200 件商品的销量'],
  [26, 26, 7, { stock: true }, '共 7 件商品'],
  [26, 26, 0, { stock: true }, ''],
])('with %j of %j goods loaded and %j of them matching, the text is: %s', (sent, total, found, change, text) =>
  expect(foundText({ items: many(sent), total }, many(found), wanting(change))).toBe(text),
)

test('sorting by sales shows a notice if none of the goods have sales', () => {
  const items = [goods('甲', null), goods('乙', null)]
  expect(foundText({ items, total: 2 }, items, wanting({ sort: 'sales' }))).toBe('共 2 件商品，没有销量数据')
})

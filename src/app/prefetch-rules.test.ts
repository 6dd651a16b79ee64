import { describe, expect, test } from 'vitest'
import { prefetchLevelOf, hasScrolled, type Connection, opensFor, unrecordedReads } from './prefetch-rules.ts'

describe('what is prefetched, depending on the connection', () => {
  test.each<[string, Connection | undefined, ReturnType<typeof prefetchLevelOf>]>([
    ['everything, if the browser reports nothing about its connection', undefined, 'all'],
    ['everything, on a fast connection', { saveData: false, effectiveType: '4g', type: 'wifi' }, 'all'],
    ['everything, on a fast connection of unknown type', { effectiveType: '4g' }, 'all'],
    ['only touched links, on 3g', { effectiveType: '3g' }, 'touched'],
    ['only touched links, on 2g', { effectiveType: '2g' }, 'touched'],
    ['only touched links, on slow 2g', { effectiveType: 'slow-2g' }, 'touched'],
    [
      'only touched links, on a fast mobile connection, because it is metered',
      { effectiveType: '4g', type: 'cellular' },
      'touched',
    ],
    [
      'only code, with the data saver on a fast connection',
      { saveData: true, effectiveType: '4g', type: 'wifi' },
      'code',
    ],
    ['only code, with the data saver on a slow connection', { saveData: true, effectiveType: '2g' }, 'code'],
  ])('%s', (_name, line, ahead) => {
    expect(prefetchLevelOf(line)).toBe(ahead)
  })
})

describe('data are requested before the screen opens', () => {
  const visitor = { signedIn: false, salesman: null, hasAddress: null }
  const member = { signedIn: true, salesman: null, hasAddress: null }

  test('for everybody, if the screen needs no login', () => {
    expect([opensFor({}, visitor), opensFor({}, member)]).toEqual([true, true])
  })
  test('for signed-in people, if the screen needs a login', () => {
    expect([opensFor({ login: true }, visitor), opensFor({ login: true }, member)]).toEqual([false, true])
  })
  test('[ROLE-004] for known salespeople, if the screen is for salespeople', () => {
    const row = { login: true, sales: true } as const
    const answers = [null, false, true].map((salesman) => opensFor(row, { ...member, salesman }))
    expect(answers).toEqual([false, false, true])
    expect(opensFor(row, { ...visitor, salesman: true })).toBe(false)
  })
  test('for people with a shipping address, if the screen needs an address', () => {
    const row = { login: true, address: true } as const
    const answers = [null, false, true].map((hasAddress) => opensFor(row, { ...member, hasAddress }))
    expect(answers).toEqual([false, false, true])
  })
  test('for nobody, if the screen can redirect', () => {
    expect(opensFor({ redirect: () => null }, { signedIn: true, salesman: true, hasAddress: true })).toBe(false)
    expect(opensFor({ authorization: true }, member)).toBe(false)
  })
})

test('a request that the server records is not sent before the screen opens', () => {
  const plain = { queryKey: ['a'] }
  const seen = { queryKey: ['b'], meta: { seen: true } }
  expect(unrecordedReads([plain, seen, { queryKey: ['c'], meta: {} }])).toEqual([plain, { queryKey: ['c'], meta: {} }])
})

test.each([
  [8, 0, false],
  [0, -8, false],
  [9, 0, true],
  [0, -9, true],
])('a touch that moves by %i and %i px counts as scrolling: %s', (x, y, scrolls) => {
  expect(hasScrolled({ x: 100, y: 200 }, { x: 100 + x, y: 200 + y })).toBe(scrolls)
})

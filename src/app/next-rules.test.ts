import { describe, expect, test } from 'vitest'
import { aheadOn, hasSlipped, type Line, opensFor, unseen } from './next-rules.ts'

describe('what is prefetched on a connection', () => {
  test.each<[string, Line | undefined, ReturnType<typeof aheadOn>]>([
    ['a browser without data on its connection', undefined, 'all'],
    ['a fast line', { saveData: false, effectiveType: '4g', type: 'wifi' }, 'all'],
    ['a fast line of unknown kind', { effectiveType: '4g' }, 'all'],
    ['3g', { effectiveType: '3g' }, 'touched'],
    ['2g', { effectiveType: '2g' }, 'touched'],
    ['slow 2g', { effectiveType: 'slow-2g' }, 'touched'],
    ['a fast mobile connection, which is metered', { effectiveType: '4g', type: 'cellular' }, 'touched'],
    ['the data saver on a fast line', { saveData: true, effectiveType: '4g', type: 'wifi' }, 'code'],
    ['the data saver on a slow line', { saveData: true, effectiveType: '2g' }, 'code'],
  ])('%s', (_name, line, ahead) => {
    expect(aheadOn(line)).toBe(ahead)
  })
})

describe('reads may start before the screen opens', () => {
  const visitor = { signedIn: false, salesman: null, hasAddress: null }
  const member = { signedIn: true, salesman: null, hasAddress: null }

  test('for everybody, if the screen is open to visitors', () => {
    expect([opensFor({}, visitor), opensFor({}, member)]).toEqual([true, true])
  })
  test('for signed-in people, if the screen is behind the login', () => {
    expect([opensFor({ login: true }, visitor), opensFor({ login: true }, member)]).toEqual([false, true])
  })
  test('[ROLE-004] for known salespeople, if the screen is for salespeople', () => {
    const row = { login: true, sales: true } as const
    const answers = [null, false, true].map((salesman) => opensFor(row, { ...member, salesman }))
    expect(answers).toEqual([false, false, true])
    expect(opensFor(row, { ...visitor, salesman: true })).toBe(false)
  })
  test('for people with a delivery address, if the screen needs one', () => {
    const row = { login: true, address: true } as const
    const answers = [null, false, true].map((hasAddress) => opensFor(row, { ...member, hasAddress }))
    expect(answers).toEqual([false, false, true])
  })
  test('for nobody, if the screen may redirect', () => {
    expect(opensFor({ redirect: () => null }, { signedIn: true, salesman: true, hasAddress: true })).toBe(false)
    expect(opensFor({ authorization: true }, member)).toBe(false)
  })
})

test('a read that the server records is not sent before the screen opens', () => {
  const plain = { queryKey: ['a'] }
  const seen = { queryKey: ['b'], meta: { seen: true } }
  expect(unseen([plain, seen, { queryKey: ['c'], meta: {} }])).toEqual([plain, { queryKey: ['c'], meta: {} }])
})

test.each([
  [8, 0, false],
  [0, -8, false],
  [9, 0, true],
  [0, -9, true],
])('a finger moved by %i and %i px scrolls: %s', (x, y, scrolls) => {
  expect(hasSlipped({ x: 100, y: 200 }, { x: 100 + x, y: 200 + y })).toBe(scrolls)
})

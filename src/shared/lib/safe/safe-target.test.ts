import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeExternal, safeTarget } from './safe-target.ts'

const ORIGIN = 'https://m.example.com'
const runs = { seed: 20260901, numRuns: 500 }

/** Typical attempts at an open redirect. */
const hostile = [
  '//e.com',
  '///e.com',
  '/\\e.com',
  '\\\\e.com',
  '\\/e.com',
  '/\t/e.com',
  '/\n/e.com',
  '/\r/e.com',
  '\u0000//e.com',
  '/e\u0001',
  '/e\u007F',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://m.example.com/1',
  'vbscript:x',
  'file:///etc/passwd',
  'https:e.com',
  'https:/e.com',
  'https:///e.com',
  'http://m.example.com/a',
  'https://m.example.com.e.com/',
  'https://m.example.com@e.com/',
  'https://user@m.example.com/a',
  'https://user:p@m.example.com/a',
  'https://m.example.com:444/a',
  'e.com',
  '../a',
  'a/b',
  '?a=1',
  '#a',
  '/..//e.com',
  '/.//e.com',
  '/a/..//e.com',
  '/%2e%2e//e.com',
  'https://m.example.com//e.com',
  'https://m.example.com/..//e.com',
  'https://m.example.com',
  ' ',
  '',
  null,
  undefined,
]

describe('[NAV-032] a target inside the app', () => {
  test.each([
    ['/', '/'],
    ['/commodity-detail/G1?a=1#b', '/commodity-detail/G1?a=1#b'],
    ['  /Home/hot ', '/Home/hot'],
    ['https://m.example.com/Home/hot?x=1', '/Home/hot?x=1'],
    ['https://m.example.com/', '/'],
    ['/a/../b', '/b'],
    ['/redirect?target=//e.com', '/redirect?target=//e.com'],
    ['/%2f%2fe.com', '/%2f%2fe.com'],
    ['/%5ce.com', '/%5ce.com'],
    ['/user@host', '/user@host'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['/样本', '/%E6%A0%B7%E6%9C%AC'],
  ])('can be the address %s, which becomes %s', (raw, target) => expect(safeTarget(raw, ORIGIN)).toBe(target))

  test.each(hostile)('cannot be the address %j', (raw) => expect(safeTarget(raw, ORIGIN)).toBeNull())

  test('has at most 2048 characters', () => {
    const longest = `/${'a'.repeat(2047)}`
    expect(safeTarget(longest, ORIGIN)).toBe(longest)
    expect(safeTarget(`${longest}a`, ORIGIN)).toBeNull()
  })

  test('is null or an address of this origin that begins with one slash, for any input', () => {
    const seeds = hostile.filter((entry): entry is string => typeof entry === 'string')
    const pieceArbitrary = fc.oneof(
      fc.constantFrom(...seeds, '/', '//', '\\', '..', '%2f', '@', ':', '\t', ORIGIN, 'https://'),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(pieceArbitrary, { maxLength: 5 }), (pieces) => {
        const target = safeTarget(pieces.join(''), ORIGIN)
        if (target === null) return
        expect(target).toMatch(/^\/(?![/\\])/)
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN)
        expect(safeTarget(target, ORIGIN) ?? 'too long').toBe(target.length > 2048 ? 'too long' : target)
      }),
      runs,
    )
  })
})

describe('an allowed address outside the app', () => {
  const hosts = ['pay.example.com', 'm.example.com']

  test.each([
    ['https://pay.example.com/a?b=1#c', 'https://pay.example.com/a?b=1#c'],
    [' https://pay.example.com/a ', 'https://pay.example.com/a'],
    ['HTTPS://PAY.EXAMPLE.COM/a', 'https://pay.example.com/a'],
    ['https://m.example.com', 'https://m.example.com/'],
    ['https://m.example.com:444/a', 'https://m.example.com:444/a'],
    ['https:pay.example.com/a', 'https://pay.example.com/a'],
  ])('can be %s, which is https on a listed host', (raw, target) => expect(safeExternal(raw, hosts)).toBe(target))

  test.each([
    ...hostile.filter((raw) => !/^https:\/\/m\.example\.com([:/]|$)/.test(raw ?? '')),
    'http://pay.example.com/a',
    'https://e.com',
    'https://pay.example.com.e.com',
    'https://xpay.example.com',
    'https://pay.example.com@e.com',
    'https://user@pay.example.com/',
    'https://:p@pay.example.com/',
    'https://user:p@pay.example.com/',
    'ftp://pay.example.com/',
    'weixin://pay.example.com',
    '//pay.example.com/a',
    'pay.example.com',
    'https://pay.example.com/\\e',
    'https://pay.example.com/\n',
  ])('cannot be %j', (raw) => expect(safeExternal(raw, hosts)).toBeNull())

  test('has at most 4096 characters, and does not exist if the list of hosts is empty', () => {
    const longest = `https://pay.example.com/${'a'.repeat(4096 - 24)}`
    expect(safeExternal(longest, hosts)).toBe(longest)
    expect(safeExternal(`${longest}a`, hosts)).toBeNull()
    expect(safeExternal('https://pay.example.com/')).toBeNull()
  })

  test('is null or https on a listed host without a user name, for any input', () => {
    const pieceArbitrary = fc.oneof(
      fc.constantFrom(
        'https://',
        'https:',
        'pay.example.com',
        'm.example.com',
        'e.com',
        '@',
        '/',
        ':',
        '#',
        '?',
        '.',
        '\\',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(pieceArbitrary, { maxLength: 6 }), (pieces) => {
        const target = safeExternal(pieces.join(''), hosts)
        if (target === null) return
        const url = new URL(target)
        expect([url.protocol, hosts.includes(url.hostname), url.username, url.password]).toEqual([
          'https:',
          true,
          '',
          '',
        ])
      }),
      runs,
    )
  })
})

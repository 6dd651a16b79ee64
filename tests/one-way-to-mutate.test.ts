import { describe, expect, test } from 'vitest'
import { allEndpoints } from './support/contracts.ts'
import { code, codeOf, type Source } from './support/sources.ts'

/** Functions that only mutations may use, and the files that may contain them. */
const kept: [RegExp, readonly string[]][] = [
  [/\buseMutation\b|\bMutationCache\b/, []],
  [/\binvalidateQueries\b/, ['src/shared/api/mutation.ts']],
  [/\boutcomeUnknown\b/, ['src/shared/api/mutation.ts', 'src/shared/api/errors.ts']],
  [
    /\b(idempotencyKey|hasIdempotencyKey|clearIdempotencyKey|clearExclusiveGroup)\(/,
    ['src/shared/api/mutation.ts', 'src/shared/lib/actions/idempotency-key.ts'],
  ],
]

const otherWays = (all: readonly Pick<Source, 'file' | 'text'>[]): string[] =>
  kept.flatMap(([pattern, allowed]) =>
    all
      .filter((source) => !allowed.includes(source.file) && pattern.test(codeOf(source)))
      .map(({ file }) => `${file}: ${pattern.source}`),
  )

const writes = new Set(allEndpoints.filter(({ row }) => row.changes).map(({ id }) => id))

/** Whether a file declares mutations. The mutation that places an order has a file of its own. */
const declares = (file: string): boolean =>
  /[/-]mutations\.ts$/.test(file) || file === 'src/domains/order/place/place-order.ts'

/** API objects with another name than their domain. */
const homes = new Map([
  ['group', 'mall'],
  ['hall', 'event-registration'],
  ['sharing', 'order'],
])
/** `doctorQa` becomes `doctor-qa`. */
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const idOf = (api: string, row: string): string => `${homes.get(api) ?? kebab(api)}.${row}`

/** The ids of the API rows that a file calls: `orderApi.create` is `order.create`. */
const called = (text: string): string[] =>
  [...text.matchAll(/\bcall\(\s*(\w+)Api\.(\w+)/g)].map(([, domain = '', row = '']) => idOf(domain, row))

const undeclared = (all: readonly Pick<Source, 'file' | 'text'>[]): string[] =>
  all
    .filter(({ file }) => file.startsWith('src/') && !declares(file))
    .flatMap((source) =>
      called(codeOf(source))
        .filter((id) => writes.has(id))
        .map((id) => `${source.file}: ${id}`),
    )

/** The end of the argument list that begins at `start`. */
function endOf(text: string, start: number): number {
  let depth = 1
  let at = start
  while (depth > 0 && at < text.length) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    at += 1
  }
  return at - 1
}

/** The calls that are not bound to the person who started the mutation. */
const unbound = (all: readonly Pick<Source, 'file' | 'text'>[]): string[] =>
  all
    .filter(({ file }) => file.startsWith('src/'))
    .flatMap((source) => {
      const text = codeOf(source)
      return [...text.matchAll(/\bcall\(\s*(\w+)Api\.(\w+)/g)]
        .filter(([, domain = '', row = '']) => writes.has(idOf(domain, row)))
        .filter(({ index }) => !/,\s*sending,?\s*$/.test(text.slice(index, endOf(text, index + 'call('.length))))
        .map(([, domain = '', row = '']) => `${source.file}: ${idOf(domain, row)}`)
    })

/** The API rows that the mutations name. */
const declared = (all: readonly Pick<Source, 'file' | 'text'>[]): Set<string> =>
  new Set(
    all
      .filter(({ file }) => declares(file))
      .flatMap((source) => [...codeOf(source).matchAll(/\b(\w+)Api\.(\w+)/g)])
      .map(([, domain = '', row = '']) => idOf(domain, row)),
  )

describe('mutations of the app', () => {
  test('are the only code that invalidates queries, creates an idempotency key or recovers a lost reply', () =>
    expect(otherWays(code)).toEqual([]))

  test('send every call that changes something', () => {
    expect(writes.size).toBeGreaterThan(40)
    expect(undeclared(code)).toEqual([])
  })

  test('exist for every call that changes something', () => {
    const known = declared(code)
    expect([...writes].filter((id) => !known.has(id))).toEqual([])
  })

  test('bind every call that changes something to the person who started it', () => expect(unbound(code)).toEqual([]))

  test('a call that is not bound to the person is detected by the check', () => {
    const sends = (text: string) => unbound([{ file: 'src/domains/order/mutations.ts', text }])
    expect(sends('await call(orderApi.cancel, { path: idOf(order) })')).toEqual([
      'src/domains/order/mutations.ts: order.cancel',
    ])
    expect(sends('await call(orderApi.cancel, { path: idOf(order) }, sending)')).toEqual([])
  })

  test.each([
    ['const a = useMutation({})'],
    ['void client.invalidateQueries({ queryKey: [1] })'],
    ['if (error.outcomeUnknown) return'],
    ["call(orderApi.one, {}, { idempotencyKey: idempotencyKey('x') })"],
  ])('the code %s in a screen is detected by the check', (text) =>
    expect(otherWays([{ file: 'src/domains/order/screens/A.tsx', text }])).toHaveLength(1),
  )

  test('a screen that sends a write is detected by the check, and a screen that sends a read is accepted', () => {
    const screen = (text: string) => undeclared([{ file: 'src/domains/order/screens/A.tsx', text }])
    expect(screen('await call(orderApi.cancel, { path })')).toEqual(['src/domains/order/screens/A.tsx: order.cancel'])
    expect(screen('await call(orderApi.one, { body })')).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { allEndpoints } from './support/contracts.ts'
import { sourcesWithoutTests, withoutComments, type Source } from './support/sources.ts'

/** Functions that only mutations may use, and the files that may contain them. */
const RESERVED: [RegExp, readonly string[]][] = [
  [/\buseMutation\b|\bMutationCache\b/, []],
  [/\binvalidateQueries\b/, ['src/shared/api/mutation.ts']],
  [/\boutcomeUnknown\b/, ['src/shared/api/mutation.ts', 'src/shared/api/errors.ts']],
  [
    /\b(idempotencyKey|hasIdempotencyKey|clearIdempotencyKey|clearExclusiveGroup)\(/,
    ['src/shared/api/mutation.ts', 'src/shared/lib/actions/idempotency-key.ts'],
  ],
]

const reservedUses = (all: readonly Pick<Source, 'file' | 'text'>[]): string[] =>
  RESERVED.flatMap(([pattern, allowed]) =>
    all
      .filter((source) => !allowed.includes(source.file) && pattern.test(withoutComments(source)))
      .map(({ file }) => `${file}: ${pattern.source}`),
  )

const writes = new Set(allEndpoints.filter(({ row }) => row.changes).map(({ id }) => id))

/** Whether a file declares mutations. The mutation that places an order has a file of its own. */
const declaresMutations = (file: string): boolean =>
  /[/-]mutations\.ts$/.test(file) || file === 'src/domains/order/place/place-order.ts'

/** API objects with another name than their domain. */
const domainOfApi = new Map([
  ['group', 'mall'],
  ['hall', 'event-registration'],
  ['sharing', 'order'],
])
/** `doctorQa` becomes `doctor-qa`. */
const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const idOf = (api: string, row: string): string => `${domainOfApi.get(api) ?? toKebabCase(api)}.${row}`

/** The ids of the API rows that a file calls: `orderApi.create` is `order.create`. */
const calledIds = (text: string): string[] =>
  [...text.matchAll(/\bcall\(\s*(\w+)Api\.(\w+)/g)].map(([, domain = '', row = '']) => idOf(domain, row))

const callsOutsideMutations = (all: readonly Pick<Source, 'file' | 'text'>[]): string[] =>
  all
    .filter(({ file }) => file.startsWith('src/') && !declaresMutations(file))
    .flatMap((source) =>
      calledIds(withoutComments(source))
        .filter((id) => writes.has(id))
        .map((id) => `${source.file}: ${id}`),
    )

/** The end of the argument list that begins at `start`. */
function endOfArguments(text: string, start: number): number {
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
const unboundCalls = (all: readonly Pick<Source, 'file' | 'text'>[]): string[] =>
  all
    .filter(({ file }) => file.startsWith('src/'))
    .flatMap((source) => {
      const text = withoutComments(source)
      return [...text.matchAll(/\bcall\(\s*(\w+)Api\.(\w+)/g)]
        .filter(([, domain = '', row = '']) => writes.has(idOf(domain, row)))
        .filter(
          ({ index }) => !/,\s*sending,?\s*$/.test(text.slice(index, endOfArguments(text, index + 'call('.length))),
        )
        .map(([, domain = '', row = '']) => `${source.file}: ${idOf(domain, row)}`)
    })

/** The API rows that the mutations name. */
const declaredIds = (all: readonly Pick<Source, 'file' | 'text'>[]): Set<string> =>
  new Set(
    all
      .filter(({ file }) => declaresMutations(file))
      .flatMap((source) => [...withoutComments(source).matchAll(/\b(\w+)Api\.(\w+)/g)])
      .map(([, domain = '', row = '']) => idOf(domain, row)),
  )

describe('mutations of the app', () => {
  test('are the only code that invalidates queries, creates an idempotency key or recovers a lost reply', () =>
    expect(reservedUses(sourcesWithoutTests)).toEqual([]))

  test('send every call that changes something', () => {
    expect(writes.size).toBeGreaterThan(40)
    expect(callsOutsideMutations(sourcesWithoutTests)).toEqual([])
  })

  test('exist for every call that changes something', () => {
    const known = declaredIds(sourcesWithoutTests)
    expect([...writes].filter((id) => !known.has(id))).toEqual([])
  })

  test('bind every call that changes something to the person who started it', () =>
    expect(unboundCalls(sourcesWithoutTests)).toEqual([]))

  test('a call that is not bound to the person is detected by the check', () => {
    const sends = (text: string) => unboundCalls([{ file: 'src/domains/order/mutations.ts', text }])
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
    expect(reservedUses([{ file: 'src/domains/order/screens/A.tsx', text }])).toHaveLength(1),
  )

  test('a screen that sends a write is detected by the check, and a screen that sends a read is accepted', () => {
    const screen = (text: string) => callsOutsideMutations([{ file: 'src/domains/order/screens/A.tsx', text }])
    expect(screen('await call(orderApi.cancel, { path })')).toEqual(['src/domains/order/screens/A.tsx: order.cancel'])
    expect(screen('await call(orderApi.one, { body })')).toEqual([])
  })
})

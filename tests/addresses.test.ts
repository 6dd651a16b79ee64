import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { domainOf } from '#/app/route-domains.ts'
import { domains, type Path, paramsOf, paths, searchOf, to } from '#/paths.ts'
import { count, flag, textOrNull, oneOf, text } from '#/shared/lib/address.ts'
import { sourcesWithoutTests, withoutComments, type Source } from '#tests/sources.ts'

const patterns = Object.values(paths)

/** Only these files read the parameters of an address directly. All other files read declared parameters. */
const RAW_READS: [RegExp, readonly RegExp[]][] = [
  [
    /\b(search|searchParams|query|job)\.(get|has)\(/,
    [
      /^src\/shared\/lib\/address\.ts$/,
      // Read parameters that any address may have: entry codes, the answer of WeChat, a laboratory job, debugging.
      /^src\/domains\/(auth|user)\/(entry-codes|invitation|authorization|authorization-rules|login-address|rules)\.ts$/,
      /^src\/app\//,
      // Runs before the app. tests/early-calls.test.tsx compares its parameters with the declarations.
      /^src\/early-paint\/calls\.ts$/,
      /^src\/mocks\//,
      // These files add a missing parameter to an address.
      /^src\/shared\/wechat\/share-card\.ts$/,
      /^src\/domains\/report\/source\/report-source\.ts$/,
      /^src\/domains\/user\/sharing-code\.ts$/,
    ],
  ],
  [/\bparams\[/, [/^src\/paths\.ts$/, /^src\/shared\/ui\/screen-context\.tsx$/, /^src\/mocks\//]],
  [/\buse(SearchParams|Params)\(/, [/^src\/shared\/ui\/screen-context\.tsx$/]],
]

const rawReads = (all: readonly Pick<Source, 'file' | 'text'>[]): string[] =>
  RAW_READS.flatMap(([pattern, allowed]) =>
    all
      .filter((source) => !allowed.some((place) => place.test(source.file)) && pattern.test(withoutComments(source)))
      .map(({ file }) => `${file}: ${pattern.source}`),
  )

describe('the addresses of the app', () => {
  test('the code reads only parameters that the address declares', () => {
    expect(rawReads(sourcesWithoutTests)).toEqual([])
  })

  test('the check of the addresses detects an undeclared parameter', () => {
    const file = 'src/domains/order/screens/AScreen.tsx'
    expect(rawReads([{ file, text: "const id = search.get('id')" }])).toHaveLength(1)
    expect(rawReads([{ file, text: "const id = params['id']" }])).toHaveLength(1)
    expect(rawReads([{ file, text: 'const [search] = useSearchParams()' }])).toHaveLength(1)
  })

  test('no two names have the same address, and each domain exports its own addresses', () => {
    expect(patterns.length).toBeGreaterThan(110)
    expect(new Set(patterns).size).toBe(patterns.length)
    const found = Object.entries(domains).flatMap(([domain, table]) =>
      Object.values(table).map((one: Path | readonly [Path, unknown]) => {
        const pattern = typeof one === 'string' ? one : one[0]
        return domainOf(pattern) === domain ? null : `${pattern} is not of ${domain}`
      }),
    )
    expect(found.filter(Boolean)).toEqual([])
  })

  test('parsing an address never throws, and gives every parameter a value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...patterns), fc.string(), fc.webQueryParameters(), (pattern, typed, query) => {
        for (const search of [typed, query]) {
          const values = Object.values(searchOf(pattern, new URLSearchParams(search)))
          expect(values.every((value) => value !== undefined && !Number.isNaN(value))).toBe(true)
        }
      }),
      { seed: 20_261_122, numRuns: 2000 },
    )
  })

  test('the address built by `to` is parsed to the same values', () => {
    const address = to(paths.orderInfo, { id: 'G/1' }, { number: 3, specification: '红 & 大', couponId: null })
    const url = new URL(address, 'https://app.invalid')
    expect(url.pathname).toBe('/order-info/G%2F1')
    expect(searchOf(paths.orderInfo, url.searchParams)).toMatchObject({
      number: 3,
      specification: '红 & 大',
      couponId: null,
      patientId: null,
    })
    expect(paramsOf(paths.orderInfo, { id: 'G/1', other: 'x' })).toEqual({ id: 'G/1' })
    expect(paramsOf(paths.orderInfo, {})).toEqual({ id: '' })
  })
})

describe('functions that read parameters of an address', () => {
  test.each([
    ['text', text, [null, '', ' a '], ['', '', ' a ']],
    ['textOrNull', textOrNull, [null, '', 'a'], [null, null, 'a']],
    ['flag', flag, [null, '', '1', 'true', 'yes', '0', 'false'], [false, true, true, true, true, false, false]],
    ['count', count(99), [null, '', '0', '-3', '2', '2.9', '1e3', 'NaN', '９'], [1, 1, 1, 1, 2, 2, 99, 1, 1]],
    ['oneOf', oneOf(['A', 'B']), [null, '', 'A', 'a', 'toString'], [null, null, 'A', null, null]],
  ])('the function %s returns the expected values', (_name, read, typed, values) =>
    expect(typed.map((one) => read(one))).toEqual(values),
  )
})

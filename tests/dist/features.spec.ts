import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dist } from './bytes.ts'
import type { Finding } from './compat.ts'
import { styleFindings } from './css-features.ts'
import { exceptions } from './exceptions.ts'
import { scriptFindings } from './js-features.ts'

/** Checks the built files against MDN's data on Chrome 86 and Safari 14 (docs/adr/016-engines.md). */

const files = (ending: string): string[] =>
  readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))

const text = (file: string) => readFileSync(join(dist, file), 'utf8')

const inlineContents = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, code = '']) => code)

const findings = (): Finding[] => [
  ...files('.js').flatMap((file) => scriptFindings(text(file), file)),
  ...files('.css').flatMap((file) => styleFindings(text(file), file)),
  ...files('.html').flatMap((file) => [
    ...inlineContents(text(file), 'style').flatMap((code) => styleFindings(code, file)),
    ...inlineContents(text(file), 'script').flatMap((code) => scriptFindings(code, file)),
  ]),
]

describe('the built files use no feature that Chrome 86 or Safari 14 lacks', () => {
  const all = findings()
  const covers = ({ feature, where }: Finding) =>
    exceptions.filter((entry) => entry.feature.test(feature) && (entry.files?.test(where.split(':')[0] ?? '') ?? true))

  test('except the features in the table of exceptions', () => {
    const bare = all.filter((finding) => covers(finding).length === 0)
    expect(bare.map(({ feature, engines, where }) => `${feature} (${engines.join(', ')}) in ${where}`)).toEqual([])
  })

  test('every row in the table of exceptions is needed', () => {
    const used = new Set(all.flatMap(covers))
    expect(exceptions.filter((entry) => !used.has(entry)).map(({ fallback }) => fallback)).toEqual([])
  })
})

describe('the check of the built files detects', () => {
  test.each([
    [
      'a lookbehind in a literal, which prevents the file from loading',
      String.raw`const a = /(?<!\d)1/`,
      'regex lookbehind_assertion',
    ],
    ['a lookbehind in a string', String.raw`new RegExp('(?<=a)b')`, 'regex lookbehind_assertion'],
    ['a new array method', 'a.at(-1)', '.at()'],
    ['a new array method that copies', 'a.toReversed()', '.toReversed()'],
    ['a new global function', 'structuredClone(a)', 'structuredClone'],
    ['a new global function, called on window', 'window.structuredClone(a)', 'structuredClone'],
    ['a new function that decodes pictures', 'createImageBitmap(a)', 'createImageBitmap'],
    ['a new static method', 'Object.hasOwn(a, b)', 'Object.hasOwn'],
    ['a call that Chrome 86 interprets differently', 'a?.(...b, c)', 'optional call with spread'],
  ])('%s', (_what, code, feature) => {
    expect(scriptFindings(code, 'a.js').map((finding) => finding.feature)).toContain(feature)
  })

  test.each(['class A { static { } }', 'class A { #a; has(b) { return #a in b } }', 'await 1; export {}', 'a = /a/v'])(
    'syntax that old browsers cannot parse: %s',
    (code) => expect(() => scriptFindings(code, 'a.js')).toThrow(SyntaxError),
  )

  test.each([
    [
      'content-visibility without a height for the rows',
      'li { content-visibility: auto; contain-intrinsic-size: auto 88px }',
      'content-visibility',
    ],
    ['a size without a fallback', 'li { contain-intrinsic-size: auto 88px }', 'contain-intrinsic-size'],
    ['a new selector', 'a:has(b) { color: red }', ':has'],
    ['a new selector that makes the browser ignore the whole rule', 'a:not(:is(b, i)) { color: red }', ':is'],
    ['a new unit', 'a { height: 100dvh }', 'unit dvh'],
    ['a new shorthand', 'a { inset: 0 }', 'inset'],
    ['a new property for the aspect ratio', 'a { aspect-ratio: 1 }', 'aspect-ratio'],
    ['a new function', 'a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a property that was a function', 'a { translate: 20px }', 'translate'],
  ])('%s', (_what, code, feature) => {
    expect(styleFindings(code, 'a.css').map((finding) => finding.feature)).toContain(feature)
  })

  test.each([
    'a { height: 100vh; height: 100dvh }',
    'a { -webkit-user-select: none; user-select: none }',
    '@supports (aspect-ratio: 1) { a { aspect-ratio: 1 } }',
    '@supports (contain-intrinsic-size: auto 88px) { li { content-visibility: auto; contain-intrinsic-size: auto 88px } }',
  ])('nothing if a fallback exists: %s', (code) => expect(styleFindings(code, 'a.css')).toEqual([]))
})

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

const inline = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, code = '']) => code)

const findings = (): Finding[] => [
  ...files('.js').flatMap((file) => scriptFindings(text(file), file)),
  ...files('.css').flatMap((file) => styleFindings(text(file), file)),
  ...files('.html').flatMap((file) => [
    ...inline(text(file), 'style').flatMap((code) => styleFindings(code, file)),
    ...inline(text(file), 'script').flatMap((code) => scriptFindings(code, file)),
  ]),
]

describe('the built files use nothing that Chrome 86 and Safari 14 lack', () => {
  const all = findings()
  const covers = ({ feature, where }: Finding) =>
    exceptions.filter((entry) => entry.feature.test(feature) && (entry.files?.test(where.split(':')[0] ?? '') ?? true))

  test('except for features in the table of exceptions', () => {
    const bare = all.filter((finding) => covers(finding).length === 0)
    expect(bare.map(({ feature, engines, where }) => `${feature} (${engines.join(', ')}) in ${where}`)).toEqual([])
  })

  test('and every row of the table is needed', () => {
    const used = new Set(all.flatMap(covers))
    expect(exceptions.filter((entry) => !used.has(entry)).map(({ fallback }) => fallback)).toEqual([])
  })
})

describe('the check finds', () => {
  test.each([
    ['a lookbehind, which keeps its file from loading', String.raw`const a = /(?<!\d)1/`, 'regex lookbehind_assertion'],
    ['a lookbehind in a text', String.raw`new RegExp('(?<=a)b')`, 'regex lookbehind_assertion'],
    ['a method of arrays', 'a.at(-1)', '.at()'],
    ['a method that copies', 'a.toReversed()', '.toReversed()'],
    ['a global function', 'structuredClone(a)', 'structuredClone'],
    ['a global function by its window', 'window.structuredClone(a)', 'structuredClone'],
    ['a way to read pictures', 'createImageBitmap(a)', 'createImageBitmap'],
    ['a static method', 'Object.hasOwn(a, b)', 'Object.hasOwn'],
    ['a call that Chrome 86 reads wrongly', 'a?.(...b, c)', 'optional call with spread'],
  ])('%s', (_what, code, feature) => {
    expect(scriptFindings(code, 'a.js').map((finding) => finding.feature)).toContain(feature)
  })

  test.each(['class A { static { } }', 'class A { #a; has(b) { return #a in b } }', 'await 1; export {}', 'a = /a/v'])(
    'syntax that the engines cannot parse: %s',
    (code) => expect(() => scriptFindings(code, 'a.js')).toThrow(SyntaxError),
  )

  test.each([
    ['rows without height', 'li { content-visibility: auto; contain-intrinsic-size: auto 88px }', 'content-visibility'],
    ['a size that is no fallback', 'li { contain-intrinsic-size: auto 88px }', 'contain-intrinsic-size'],
    ['a selector', 'a:has(b) { color: red }', ':has'],
    ['a selector that takes its rule along', 'a:not(:is(b, i)) { color: red }', ':is'],
    ['a unit', 'a { height: 100dvh }', 'unit dvh'],
    ['a short form', 'a { inset: 0 }', 'inset'],
    ['a proportion', 'a { aspect-ratio: 1 }', 'aspect-ratio'],
    ['a function', 'a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['a property that was a function', 'a { translate: 20px }', 'translate'],
  ])('%s', (_what, code, feature) => {
    expect(styleFindings(code, 'a.css').map((finding) => finding.feature)).toContain(feature)
  })

  test.each([
    'a { height: 100vh; height: 100dvh }',
    'a { -webkit-user-select: none; user-select: none }',
    '@supports (aspect-ratio: 1) { a { aspect-ratio: 1 } }',
    '@supports (contain-intrinsic-size: auto 88px) { li { content-visibility: auto; contain-intrinsic-size: auto 88px } }',
  ])('nothing where a fallback exists: %s', (code) => expect(styleFindings(code, 'a.css')).toEqual([]))
})

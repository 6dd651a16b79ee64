import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isAboutLargeLetters } from '#/domains/mall/search/search-rules.ts'
import { allFiles, sourcesWithoutTests } from '#tests/sources.ts'

/** The criteria of docs/product/accessibility.md that a test can check in the source files. */

const read = (file: string): string => readFileSync(file, 'utf8')
const sheets = allFiles
  .filter((file) => file.startsWith('src/') && file.endsWith('.css'))
  .map((file) => ({ file, text: read(file) }))
const app = sourcesWithoutTests.filter(({ file }) => /^src\/(?!mocks)/.test(file) && !file.includes('.test.'))

describe('the table in docs/product/accessibility.md', () => {
  const rows = read('docs/product/accessibility.md')
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))

  test('has 35 rows, and the app meets all of them', () => {
    expect(rows.map(([number]) => Number(number))).toEqual(Array.from({ length: 35 }, (_, at) => at + 1))
    expect(rows.filter(([, , , result]) => result !== 'met')).toEqual([])
  })

  test('refers only to tests that exist', () => {
    const proofs = rows.map(([number = '', , , , proof = '']) => ({
      number,
      proof,
      named: /^`([^`]+)` "([^"]+)"$/.exec(proof),
    }))
    expect(proofs.filter(({ proof, named }) => !named && proof !== 'by eye')).toEqual([])
    expect(proofs.filter(({ proof }) => proof === 'by eye').length).toBeLessThan(3)
    const missing = proofs.filter(({ named }) => named && !read(named[1] ?? '').includes(named[2] ?? ''))
    expect(missing.map(({ number, proof }) => `${number} ${proof}`)).toEqual([])
  })
})

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const tokens = read('src/styles/tokens.css')
const colours = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', hex = '']) => [name, hex]))
const [bright = '', dark = ''] = tokens.split('prefers-color-scheme: dark')
const themes = { light: colours(bright), dark: { ...colours(bright), ...colours(dark) } }

const textContrasts = [
  ...['text', 'text-2', 'text-3', 'brand', 'risk', 'price'].map((ink) => [ink, 'surface', 4.5] as const),
  ...['text', 'text-2', 'text-3', 'brand'].map((ink) => [ink, 'ground', 4.5] as const),
  ...['normal', 'concern', 'risk', 'locked', 'unlocking', 'brand'].map((ink) => [ink, `${ink}-soft`, 4.5] as const),
  ['price-on-soft', 'price-soft', 4.5] as const,
  ['notice', 'notice-soft', 4.5] as const,
  // The focus ring.
  ['brand', 'surface', 3] as const,
]

test('the contrast computed for WCAG’s own examples equals the published values', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each(Object.entries(themes))('in the %s theme', (_name, theme) => {
  test.each(textContrasts)('the text colour %s has enough contrast on the colour %s', (ink, ground, least) => {
    expect(theme).toHaveProperty(ink)
    expect(theme).toHaveProperty(ground)
    expect(contrast(theme[ink] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

test('the language of the page is Chinese, and no setting stops a person from zooming', () => {
  for (const page of [read('index.html'), read('pdf/viewer.html')]) {
    expect(page).toMatch(/<html lang="zh-CN"/)
    expect(page).toMatch(/<meta\s+name="viewport"/)
    expect(page).not.toMatch(/user-scalable|maximum-scale/)
  }
})

test('no orientation is locked, and no text asks to turn the phone', () => {
  expect(app.length).toBeGreaterThan(500)
  expect(
    app
      .filter(({ text }) => /orientation\??\.lock|screen-orientation|请横屏|请竖屏/.test(text))
      .map(({ file }) => file),
  ).toEqual([])
})

test('the phone can fill in a name, a phone number and the code from a text message', () => {
  const fields = app.map(({ text }) => text).join('\n')
  for (const purpose of ['name', 'tel', 'one-time-code'])
    expect(fields).toMatch(new RegExp(`autoComplete[=:]\\s?["']${purpose}["']`))
})

test('no video plays by itself, and with reduced motion, an animation runs once', () => {
  expect(
    app.filter(({ text }) => /\bautoPlay\b|\bautoplay\s*[:=]\s*(?:true|\{)/.test(text)).map(({ file }) => file),
  ).toEqual([])
  expect(read('src/styles/base.css')).toMatch(
    /prefers-reduced-motion: reduce[^}]*animation-iteration-count: 1 !important/,
  )
})

/** The style sheets that remove the focus ring, each with the rule that shows the focus instead. */
const otherFocus: Readonly<Record<string, RegExp>> = {
  'src/styles/base.css': /:focus-visible \{\s*outline: 2px solid/,
  'src/shared/form/field.css': /\.field-control:focus-within \{\s*border-bottom: 2px solid var\(--brand\)/,
  'src/shared/ui/search/search-box.css': /\.search-box:focus-within \{\s*outline: 2px solid var\(--brand\)/,
  'src/shared/ui/pictures/image-picker.css': /\.image-picker:focus \{\s*outline: none/,
}

test('a style sheet that removes the focus ring adds another sign of the focus', () => {
  const removing = sheets.filter(({ text }) => /outline: (?:none|0)\b/.test(text))
  expect(removing.map(({ file }) => file).sort()).toEqual(Object.keys(otherFocus).sort())
  expect(removing.filter(({ file, text }) => !otherFocus[file]?.test(text))).toEqual([])
})

test('a focused element is scrolled clear of the bars at the top and at the bottom', () => {
  const [, top = 0, bottom = 0] = (/scroll-margin-block: (\d+)px (\d+)px/.exec(read('src/styles/base.css')) ?? []).map(
    Number,
  )
  // The page header with its strip is 70 px high, and the bar of a screen is 76 px high.
  expect(top).toBeGreaterThanOrEqual(70)
  expect(bottom).toBeGreaterThanOrEqual(76)
})

test('all text grows with the phone’s text size', () => {
  const fixed = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/font(?:-size)?:[^;]*\b(?!0)\d+px[^;]*/g)].map(([rule]) => `${file} ${rule}`),
  )
  expect(fixed).toEqual([])
})

/** Consecutive paragraphs: the style sheet, the selector, and the line height in em. */
const paragraphs = [
  ['src/shared/ui/rich-text.css', /\.rich-text p,[^{]*\{\s*margin: 0 0 ([\d.]+)em/, 1.75],
  ['src/domains/report/words/components/understand.css', /\.means p \+ p \{\s*margin-top: ([\d.]+)em/, 1.6],
  ['src/domains/report/ancestry/components/ancestry.css', /\.unknown p \+ p \{\s*margin-top: ([\d.]+)em/, 1.6],
  ['src/domains/report/components/item.css', /\.intro-more \{\s*margin-top: ([\d.]+)em/, 1.6],
] as const

test.each(paragraphs)(
  'in the style sheet %s, the distance between paragraphs is 1.3 times the distance between lines',
  (file, rule, line) => {
    const space = Number(rule.exec(read(file))?.[1])
    expect((line + space) / line).toBeGreaterThanOrEqual(1.3)
  },
)

test.each([
  '大字',
  '字大一点',
  '字太小',
  '看不清',
  '大号字',
  '长辈版',
  '关怀版',
  '关爱版',
  '亲情版',
  '老年模式',
  '适老版',
  '字体',
])('a search for the word %s finds the version for older people', (word) =>
  expect(isAboutLargeLetters(word)).toBe(true),
)

test.each(['长辈关爱基因检测', '亲情', '关爱', '检测'])(
  'a search for the word %s shows goods, and not the version for older people',
  (word) => expect(isAboutLargeLetters(word)).toBe(false),
)

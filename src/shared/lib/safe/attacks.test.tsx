import { describe, expect, test } from 'vitest'
import { attacks } from '#tests/attack-list.ts'
import { htmlPieces } from './html-pieces.ts'
import { safeHtml } from './safe-html.ts'

/** The elements and attributes that a text may contain, written down independently of the sanitizer. */
const TEXT = new Set(
  (
    'H2 H3 H4 P BR STRONG B EM I U S DEL INS SMALL MARK SUP SUB CODE PRE UL OL LI DL DT DD BLOCKQUOTE FIGURE ' +
    'FIGCAPTION IMG A SPAN DIV TABLE CAPTION THEAD TBODY TFOOT TR TH TD HR'
  ).split(' '),
)
const VALUES: Readonly<Record<string, RegExp>> = {
  // A link stays inside the app. A picture may also have an https address. Two slashes would name a foreign host.
  'A href': /^\/(?![/\\\s])/,
  'A rel': /^noopener noreferrer$/,
  'IMG src': /^(https:\/\/|\/(?![/\\\s]))/,
  'IMG alt': /^[^<]*$/,
  'IMG loading': /^lazy$/,
  'IMG referrerpolicy': /^no-referrer$/,
  'IMG role': /^button$/,
  'IMG tabindex': /^0$/,
  'IMG aria-label': /^查看大图/,
  'IMG width': /^\d{1,4}$/,
  'IMG height': /^\d{1,4}$/,
  'DIV role': /^region$/,
  'DIV tabindex': /^0$/,
  'DIV aria-label': /./,
  'OL start': /^\d{1,4}$/,
  'TD colspan': /^\d{1,2}$/,
  'TD rowspan': /^\d{1,3}$/,
  'TH colspan': /^\d{1,2}$/,
  'TH rowspan': /^\d{1,3}$/,
}

/** Attributes whose value is a text for people, which is never executed. */
const isWords = (name: string) => name === 'alt' || name === 'aria-label'

/** Everything that a cleaned text must not contain, as the browser parses the text. */
function strange(clean: string): string[] {
  const { head, body } = new DOMParser().parseFromString(`<body>${clean}`, 'text/html')
  const all = [...body.querySelectorAll('*')]
  return [
    ...[...head.children].map(({ tagName }) => `head: ${tagName}`),
    ...[...body.attributes].map(({ name }) => `body: ${name}`),
    ...all.filter(({ tagName }) => !TEXT.has(tagName)).map(({ tagName }) => tagName),
    ...all.flatMap(({ tagName, attributes }) =>
      [...attributes]
        .filter(
          ({ name, value }) =>
            !VALUES[`${tagName} ${name}`]?.test(value) || (value.includes('attacked') && !isWords(name)),
        )
        .map(({ name, value }) => `${tagName} ${name}=${value.slice(0, 60)}`),
    ),
  ]
}

test('there are more than 200 different attacks', () => {
  expect(attacks.length).toBeGreaterThan(200)
  expect(new Set(attacks.map(({ html }) => html)).size).toBe(attacks.length)
  expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length)
})

test('the test’s own check detects unsafe HTML', () => {
  const hostile = [
    '<script>1</script>',
    '<p onclick="1">x</p>',
    '<a href="javascript:1">x</a>',
    '<a href="//evil.example">x</a>',
    '<p style="x">x</p>',
    '<p class="x" id="x">x</p>',
    '<svg></svg>',
    '<base href="/">',
  ]
  for (const html of hostile) expect(strange(html)).not.toEqual([])
})

describe('[CONT-001] hostile HTML is sanitized', () => {
  test.each(attacks)('in the attack $name', ({ html }) => {
    const clean = safeHtml(html)
    expect(strange(clean)).toEqual([])
    // If the cleaned text is cleaned again, the result contains nothing strange, either.
    expect(strange(safeHtml(clean))).toEqual([])
    // The same attack among other elements, and inside a table.
    expect(strange(safeHtml(`<p>前</p>${html}<p>后</p>`))).toEqual([])
    expect(strange(safeHtml(`<table><tr><td>${html}</td></tr></table>`))).toEqual([])
  })

  test('if a text contains all attacks, whole or in pieces', () => {
    const all = attacks.map(({ html }) => `<section><p>文</p>${html}</section>`).join('')
    expect(strange(safeHtml(all))).toEqual([])
    const pieces = htmlPieces(all, 6000)
    expect(pieces.length).toBeGreaterThan(3)
    expect(pieces.flatMap((piece) => strange(safeHtml(piece)))).toEqual([])
  })
})

describe('splitting a long text into pieces', () => {
  const block = (at: number) => `<p>第${at}段<b>粗</b></p>`
  const text = Array.from({ length: 300 }, (_, at) => block(at)).join('')

  test('keeps all blocks in order, and no piece is much longer than the limit', () => {
    const pieces = htmlPieces(text, 500)
    expect(pieces.join('')).toBe(text)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(500)
  })

  test('also splits inside wrapping elements', () => {
    const pieces = htmlPieces(`<div class="x"><section>${text}</section></div>`, 500)
    expect(pieces.join('')).toBe(text)
    expect(pieces.length).toBeGreaterThan(10)
  })

  test('does not split a line or a list', () => {
    expect(htmlPieces(`一<b>二</b>三<i>四</i>&lt;五<!-- 六 -->${'七'.repeat(900)}`, 10)).toHaveLength(1)
    const list = `<ul>${'<li>一</li>'.repeat(200)}</ul>`
    expect(htmlPieces(`${block(1)}${list}${block(2)}`, 100)).toEqual([block(1), list, block(2)])
  })

  test('keeps escaped markup as text', () => {
    expect(htmlPieces('<p>一</p>&lt;script&gt;', 1)).toEqual(['<p>一</p>&lt;script&gt;'])
  })
})

import { describe, expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

const picture = (src: string) => safeHtml(`<p>x<img src="${src}"></p>`)
const link = (href: string) => safeHtml(`<a href="${href}">去看看</a>`)

const LOADED = 'loading="lazy" referrerpolicy="no-referrer"'
const REL = 'rel="noopener noreferrer"'

describe('a picture in server HTML', () => {
  test.each(['https://a.example.com/x.png', '/resources/x.png'])(
    'from %s is shown, lazily and without a referrer',
    (src) => {
      expect(picture(src)).toBe(`<p>x<img src="${src}" ${LOADED} alt=""></p>`)
    },
  )

  test.each([
    '//evil.example.com/x.png',
    '/\\evil.example.com/x.png',
    '/\t/evil.example.com/x.png',
    'http://a.example.com/x.png',
    'data:image/png;base64,AAAA',
    'blob:https://a.example.com/1',
    'javascript:alert(1)',
    'x.png',
    'x/https://a.example.com/x.png',
    'ftp://a.example.com/x.png',
    '',
  ])('from “%s” is not requested', (src) => expect(picture(src)).toBe('<p>x</p>'))

  test('without an address is removed', () => expect(safeHtml('<img alt="x">')).toBe(''))

  test('keeps its alt text and loses anything that could run', () => {
    expect(safeHtml('<img src="/a.png" alt="报告" onerror="x()" style="width:9px" class="c" srcset="//e/x 2x">')).toBe(
      `<img src="/a.png" alt="报告" ${LOADED}>`,
    )
  })
})

describe('a link in server HTML', () => {
  test.each(['https://a.example.com/x', '/privacy-clause?x=1', '/'])('to %s is kept, without a referrer', (href) => {
    expect(link(href)).toBe(`<a href="${href}" ${REL}>去看看</a>`)
  })

  test.each([
    '//evil.example.com/',
    '/\\evil.example.com/',
    '/\n/evil.example.com/',
    'http://a.example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'tel:110',
    'x/https://a.example.com/',
    'privacy-clause',
    '',
  ])('to “%s” becomes plain text', (href) => expect(link(href)).toBe(`<a ${REL}>去看看</a>`))

  test('without an address becomes plain text', () => expect(safeHtml('<a name="x">文</a>')).toBe(`<a ${REL}>文</a>`))
})

test('all text elements are kept', () => {
  const blocks = ['h2', 'h3', 'h4', 'p', 'strong', 'b', 'em', 'i', 'u', 'blockquote', 'span', 'div']
  const html = [
    ...blocks.map((tag) => `<${tag}>字</${tag}>`),
    '<br><hr><ul><li>一</li></ul><ol><li>二</li></ol>',
    '<table><thead><tr><th colspan="2">三</th></tr></thead><tbody><tr><td rowspan="2">四</td></tr></tbody></table>',
  ].join('')
  expect(safeHtml(html)).toBe(html)
})

test.each([
  ['a script', '<script>x()</script>', ''],
  ['a style', '<style>p{color:red}</style>', ''],
  ['a frame', '<iframe src="https://a.example.com/"></iframe>', ''],
  ['a form', '<form action="/x"><input name="a"><button>发</button></form>', '发'],
  ['a drawing', '<svg><circle r="9"></circle></svg>', ''],
  ['a heading of the page', '<h1>字</h1>', '字'],
  [
    'what else stands in a tag',
    '<p style="color:red" class="c" id="i" title="t" data-a="1" aria-label="l">字</p>',
    '<p>字</p>',
  ],
])('%s is removed', (_what, html, clean) => expect(safeHtml(html)).toBe(clean))

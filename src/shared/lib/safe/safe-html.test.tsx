import { describe, expect, test } from 'vitest'
import { config } from '#/config.ts'
import { safeHtml } from './safe-html.ts'

const picture = (src: string) => safeHtml(`<p>x<img src="${src}"></p>`)
const link = (href: string) => safeHtml(`<a href="${href}">去看看</a>`)

const LOADED = 'loading="lazy" referrerpolicy="no-referrer"'
const REL = 'rel="noopener noreferrer"'
const LARGE = 'role="button" tabindex="0" aria-label="查看大图"'

describe('a picture in the server’s HTML', () => {
  test.each(['https://a.example.com/x.png', '/resources/x.png'])(
    'from the address %s is shown, with lazy loading and without a referrer',
    (src) => {
      expect(picture(src)).toBe(`<p>x<img src="${src}" ${LOADED} alt="" ${LARGE}></p>`)
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
    '/auth/logout',
    '/mall/api/public/version/get-version',
    '',
  ])('from the address “%s” is not requested', (src) => expect(picture(src)).toBe('<p>x</p>'))

  test('without an address is removed', () => expect(safeHtml('<img alt="x">')).toBe(''))

  test('keeps its alt text and loses all executable parts', () => {
    expect(safeHtml('<img src="/a.png" alt="报告" onerror="x()" style="width:9px" class="c" srcset="//e/x 2x">')).toBe(
      `<img src="/a.png" alt="报告" ${LOADED} role="button" tabindex="0" aria-label="查看大图：报告">`,
    )
  })

  test.each([
    ['width="800" height="450"', 'width="800" height="450" '],
    ['width="800"', ''],
    ['height="450"', ''],
    ['width="100%" height="450"', ''],
    ['width="99999" height="450"', ''],
    ['width="-1" height="1"', ''],
  ])('with the attributes %s has the size “%s”, because a ratio needs width and height', (size, kept) => {
    expect(safeHtml(`<img src="/a.png" ${size}>`)).toBe(`<img src="/a.png" ${kept}${LOADED} alt="" ${LARGE}>`)
  })

  test('inside a link is not enlarged by a tap, but opens the link', () => {
    expect(safeHtml('<a href="/Home/hot"><img src="/a.png" alt="图"></a>')).toBe(
      `<a href="/Home/hot" ${REL}><img src="/a.png" alt="图" ${LOADED}></a>`,
    )
  })

  test('inside a link whose target was removed is enlarged by a tap', () => {
    expect(safeHtml('<a href="javascript:x()"><img src="/a.png" alt="图"></a>')).toContain('aria-label="查看大图：图"')
  })
})

describe('a link in the server’s HTML', () => {
  test.each(['/article/A1', '/privacy-clause?x=1', '/'])('to the address %s is kept, without a referrer', (href) => {
    expect(link(href)).toBe(`<a href="${href}" ${REL}>去看看</a>`)
  })

  test('to a screen, with the app’s full address, opens inside the app', () => {
    expect(link(`${window.location.origin}/article/A1?x=1`)).toBe(`<a href="/article/A1?x=1" ${REL}>去看看</a>`)
  })

  test('to another host is kept only if the host is configured', () => {
    expect(link('https://a.example.com/x')).toBe(`<a ${REL}>去看看</a>`)
    config.externalHosts.push('a.example.com')
    expect(link('https://a.example.com/x')).toBe(`<a href="https://a.example.com/x" ${REL}>去看看</a>`)
    config.externalHosts.pop()
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
    '/no-such-page',
    '#part',
    '',
  ])('to the address “%s” loses its address', (href) => expect(link(href)).toBe(`<a ${REL}>去看看</a>`))

  test('without an address loses its other attributes', () =>
    expect(safeHtml('<a name="x">文</a>')).toBe(`<a ${REL}>文</a>`))
})

test('all text elements in the server’s HTML are kept', () => {
  const blocks = [
    'h2',
    'h3',
    'h4',
    'p',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'sup',
    'sub',
    'code',
    'blockquote',
    'span',
    'div',
  ]
  const html = [
    ...blocks.map((tag) => `<${tag}>字</${tag}>`),
    '<br><hr><ul><li>一</li></ul><ol start="3"><li>二</li></ol><pre>三</pre>',
    '<figure><figcaption>说明</figcaption></figure>',
  ].join('')
  expect(safeHtml(html)).toBe(html)
})

test('a table in the server’s HTML keeps its cells, and scrolls inside a box with its name', () => {
  const rows =
    '<thead><tr><th colspan="2">三</th></tr></thead><tbody><tr><td rowspan="2">四</td><td>五</td></tr></tbody>'
  expect(safeHtml(`<table>${rows}</table>`)).toBe(
    `<div role="region" aria-label="表格" tabindex="0"><table>${rows}</table></div>`,
  )
  expect(safeHtml(`<table><caption>孕周</caption>${rows}</table>`)).toBe(
    `<div role="region" aria-label="孕周" tabindex="0"><table><caption>孕周</caption>${rows}</table></div>`,
  )
})

test('a table cell loses its colspan of a million columns', () => {
  expect(safeHtml('<table><tbody><tr><td colspan="1000000" rowspan="x">一</td></tr></tbody></table>')).toContain(
    '<td>一</td>',
  )
})

test('in the server’s HTML, the highest heading becomes h2, and sections become div', () => {
  expect(safeHtml('<h1>一</h1><h5>二</h5><h6>三</h6><section>四</section><article>五</article>')).toBe(
    '<h2>一</h2><h4>二</h4><h4>三</h4><div>四</div><div>五</div>',
  )
})

test.each([
  ['a script', '<script>x()</script>', ''],
  ['a style', '<style>p{color:red}</style>', ''],
  ['a frame', '<iframe src="https://a.example.com/"></iframe>', ''],
  ['a form', '<form action="/x"><input name="a"><button>发</button></form>', '发'],
  ['an svg drawing', '<svg><circle r="9"></circle></svg>', ''],
  [
    'every attribute that is not needed',
    '<p style="color:red" class="c" id="i" title="t" data-a="1" aria-label="l">字</p>',
    '<p>字</p>',
  ],
])('%s is removed from the server’s HTML', (_what, html, clean) => expect(safeHtml(html)).toBe(clean))

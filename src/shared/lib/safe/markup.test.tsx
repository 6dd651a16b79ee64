import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { attacks } from '#tests/attack-list.ts'
import { htmlPieces } from './html-pieces.ts'
import { beginningOf, hasMarkup, hasTags, linesOfMarkup, textOfMarkup } from './markup.ts'
import { safeHtml } from './safe-html.ts'

/** The text that a person reads in HTML, parsed again without the code under test. */
const read = (html: string): string => new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.textContent
const letters = (text: string): string => text.replaceAll(/\s/g, '')

const LOQ = '25-羟维生素D <LOQ 为缺乏；铁蛋白 <ULN 且 >15 μg/L 为正常'

/** Texts that people or editors have written, and the text that a person must be able to read. */
const spellings: readonly (readonly [html: string, text: string])[] = [
  // A laboratory writes `<` for “less than”.
  [LOQ, LOQ],
  [`<p>${LOQ}</p>`, LOQ],
  ['TSH <2.5 且 FT4 >12', 'TSH <2.5 且 FT4 >12'],
  ['TSH < 2.5', 'TSH < 2.5'],
  ['1 < 2，且 3 > 2', '1 < 2，且 3 > 2'],
  ['P<0.05', 'P<0.05'],
  ['血压<正常值>时', '血压<正常值>时'],
  ['LDL-C <HDL-C 为异常，>3.4 也是', 'LDL-C <HDL-C 为异常，>3.4 也是'],
  ['请填 <您的姓名>', '请填 <您的姓名>'],
  ['<ULN>', '<ULN>'],
  ['</ULN>', '</ULN>'],
  ['<!注意> 请空腹', '<!注意> 请空腹'],
  ['</ 请空腹 >', '</ 请空腹 >'],
  ['<?请空腹?>', '<?请空腹?>'],
  ['<3 爱心，<_< 表情', '<3 爱心，<_< 表情'],
  ['<b值 偏低> 复查', '<b值 偏低> 复查'],
  ['铁蛋白 <A 且 >B 为正常', '铁蛋白 <A 且 >B 为正常'],
  ['价格 <b 好', '价格 <b 好'],
  ['结尾 <', '结尾 <'],
  ['结尾 <p', '结尾 <p'],
  ['a<<b>b</b>', 'a<b'],
  // Markup.
  ['<p>一</p><p>二<br>三</p>', '一 二 三'],
  ['采<b>样</b>盒 <a href="/my-main">我的</a>', '采样盒 我的'],
  ['<P CLASS="x">大写</P>', '大写'],
  ['<img\n src="/a.png" alt="图">后', '后'],
  ['<br/>一<br />二<hr>', '一 二'],
  ['<table><tr><td>一</td><td>二</td></tr></table>', '一 二'],
  ['<ul><li>一<li>二</ul>', '一 二'],
  ['<font color=red>红</font><center>中</center>', '红 中'],
  ['<script>alert(1)</script><style>p{}</style><!-- x -->好', '好'],
  ['好<script>alert(1)', '好'],
  ['好<!-- 草稿', '好<!-- 草稿'],
  ['<p>好<!-- 注 -->，TSH <LOQ</p>', '好，TSH <LOQ'],
  ['<iframe src="https://e.example">x</iframe><svg><text>x</text></svg>好', '好'],
  // Markup of word processors and other editors.
  ['<o:p></o:p><span lang="EN-US">一</span><o:p>&nbsp;</o:p>二', '一 二'],
  ['<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->好', '好'],
  ['<![if !supportLists]>·<![endif]>好', '·好'],
  ['<?xml:namespace prefix = o />好', '好'],
  ['<!DOCTYPE html><html><head><title>题</title></head><body>好</body></html>', '好'],
  ['好<mp-style-type data-value="3"></mp-style-type>', '好'],
  // Character references.
  ['一&mdash;二&ldquo;三&rdquo;&hellip;', '一—二“三”…'],
  ['a &lt;b&gt; &amp;&nbsp;&#39;c&#x27; &unknown;', `a <b> & 'c' &unknown;`],
  ['铁蛋白 &lt;ULN 且 &gt;15', '铁蛋白 <ULN 且 >15'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['AT&T，R & D', 'AT&T，R & D'],
  ['', ''],
]

test.each(spellings)('the plain text of %j is %j', (html, text) => expect(textOfMarkup(html)).toBe(text))

test.each(spellings)('the rich text of %j shows %j', (html, text) => {
  expect(letters(read(safeHtml(html)))).toBe(letters(text))
  expect(
    letters(
      htmlPieces(html, 4)
        .map((piece) => read(safeHtml(piece)))
        .join(''),
    ),
  ).toBe(letters(text))
})

test.each([
  ['<p>一</p><p>二<br>三</p>', '一\n二\n三'],
  ['第一行\n\n第二行', '第一行\n\n第二行'],
  ['第一行\r\n第二行 &amp; 三', '第一行\n第二行 & 三'],
  ['<p>&nbsp;&nbsp;一  二</p>\n<p>&nbsp;</p><div><p>三</p></div>', '一 二\n三'],
  [`${LOQ}\n二`, `${LOQ}\n二`],
])('the text %j is split into the lines %j', (html, lines) => expect(linesOfMarkup(html)).toBe(lines))

test.each([
  ['第一行\n第二行 <3', false, false],
  ['1 < 2 > 1', false, false],
  [LOQ, false, false],
  ['AT&T', false, false],
  ['<p>一段</p>', true, true],
  ['看<a href="/my-main">我的</a>', true, true],
  ['一<br>二', true, true],
  ['一&mdash;二', false, true],
])('the text %j contains tags: %s, and contains markup: %s', (text, tags, markup) => {
  expect([hasTags(text), hasMarkup(text)]).toEqual([tags, markup])
})

describe('any generated text with markup', () => {
  /** Pieces of prose. None of them is HTML, whatever follows. */
  const proseArbitrary = fc.constantFrom(
    '铁蛋白',
    '<LOQ 为缺乏',
    ' <ULN 且 ',
    ' >15',
    '<',
    '>',
    '< ',
    '</',
    '<!',
    '<?',
    '<3',
    '<=',
    '<<',
    '<中文>',
    '</LOQ>',
    '“引”',
    '&',
    ' & ',
    '<x1',
    '<p值',
    '<B 且>',
    '<LDL-C>',
    "'",
    '"',
    '`',
    '=',
    '/',
    '\n',
  )
  const markupArbitrary = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<br>',
    '<BR/>',
    '<div class="a b">',
    '</div>',
    "<span style='x'>",
    '</span>',
    '<!-- 注 -->',
    '<o:p>',
    '</o:p>',
    '<h1>',
    '</h1>',
    '<ul>',
    '<li>',
    '</ul>',
    '<script>x()</script>',
    '<hr>',
  )
  const piecesArbitrary = fc.array(
    fc.oneof(
      proseArbitrary.map((text) => ({ text, html: text })),
      markupArbitrary.map((html) => ({ text: '', html })),
    ),
    {
      maxLength: 14,
    },
  )
  // A `<` directly before a letter or markup would begin a tag, so a space separates the pieces.
  const made = piecesArbitrary.map((all) => ({
    html: all.map(({ html }) => html).join(' '),
    text: letters(all.map(({ text }) => text).join('')),
  }))
  const runs = { seed: 20_261_126, numRuns: 1000 }

  test('keeps every character of its prose in order', () => {
    fc.assert(
      fc.property(made, ({ html, text }) => {
        expect(letters(textOfMarkup(html))).toBe(text)
        expect(letters(linesOfMarkup(html))).toBe(text)
        expect(letters(read(safeHtml(html)))).toBe(text)
      }),
      runs,
    )
  })

  test('shows the same text when it is split into pieces', () => {
    fc.assert(
      fc.property(made, ({ html, text }) => {
        expect(
          letters(
            htmlPieces(html, 8)
              .map((piece) => read(safeHtml(piece)))
              .join(''),
          ),
        ).toBe(text)
      }),
      runs,
    )
  })

  test('is converted without an error to one line without outer spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>/!?-&;#p b="中\n:'.split('')), maxLength: 40 }), (html) => {
        expect(textOfMarkup(html)).toMatch(/^(\S(.*\S)?)?$/)
      }),
      { ...runs, numRuns: 3000 },
    )
  })
})

test('while a hostile text is parsed, no picture is requested and no script is executed', () => {
  const ran: string[] = []
  const pictures = vi
    .spyOn(window.HTMLImageElement.prototype, 'src', 'set')
    .mockImplementation((src) => void ran.push(src))
  Object.assign(window, { attacked: () => ran.push('handler') })
  for (const { html } of attacks) textOfMarkup(html)
  textOfMarkup('<img src=x onerror="attacked()"><svg onload="attacked()"><script>attacked()</script>')
  pictures.mockRestore()
  Reflect.deleteProperty(window, 'attacked')
  expect(ran).toEqual([])
  expect(document.querySelectorAll('img, script, iframe')).toHaveLength(0)
})

test.each([
  ['a tag', '<p'],
  ['a closing tag', '</p'],
  ['a tag of a word processor', '<o:'],
  ['an unknown tag', '<loq '],
  ['a tag with spaces', '<p         '],
  ['a comment', '<!--'],
  ['an entity', '&amp'],
])('parsing 100,000 unclosed tags %s takes at most thirty times as long as parsing 10,000', (_what, unclosed) => {
  const time = (count: number) => {
    const html = `好${unclosed.repeat(count)}`
    const began = performance.now()
    expect(textOfMarkup(html)).toMatch(/^好/)
    expect(hasMarkup(html)).toBe(false)
    return performance.now() - began
  }
  // Quadratic time would take minutes. Linear time takes up to a second on a busy machine.
  expect(time(100_000)).toBeLessThan(30 * Math.max(time(10_000), 100))
})

test.each([
  ['of 20,000 tags and a long text', `${'<i>'.repeat(20_000)}${'字'.repeat(1_000_000)}`, 1_060_000],
  ['of one tag more', `${'<i>'.repeat(20_000)}字<p class="x">二`, 60_001],
  ['of 5 MB of tags', '<p>一</p>'.repeat(625_000), 80_000],
])('only the part before the 20,001st tag is parsed in a text %s', (_what, html, length) =>
  expect(beginningOf(html)).toBe(html.slice(0, length)),
)

test('a text of 5 MB of tags is shown with its beginning and an ellipsis', () => {
  const lines = linesOfMarkup(`<p>始</p>${'<i></i>'.repeat(700_000)}<p>终</p>`)
  expect(lines).toBe('始\n……')
})

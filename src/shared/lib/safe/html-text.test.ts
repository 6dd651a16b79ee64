import { expect, test } from 'vitest'
import { textOfHtml } from './html-text.ts'

test.each([
  ['<p>一</p><p>二<br>三</p>', '一 二 三'],
  ['采<b>样</b>盒 <a href="/my-main">我的</a>', '采样盒 我的'],
  ['a &lt;b&gt; &amp;&nbsp;&#39;c&#x27; &unknown;', `a <b> & 'c' &unknown;`],
  ['<script>alert(1)</script><style>p{}</style><!-- x -->好', '好'],
  ['1 < 2，且 3 > 2', '1 < 2，且 3 > 2'],
  ['&#0;&#99999999;&#xffffff;', '&#99999999;'],
  ['价格 <b 好', '价格 <b 好'],
  ['好<script>alert(1)', '好'],
  ['好<!-- 草稿', '好'],
  ['', ''],
])('the text of %j is %j', (html, text) => expect(textOfHtml(html)).toBe(text))

test.each([
  ['a tag', '<p'],
  ['a closing tag', '</p'],
  ['a script', '<script>'],
  ['a style', '<style '],
  ['a comment', '<!--'],
  ['an entity', '&amp'],
  ['a tag that one end closes', '<p x'],
])('%s without an end, 100,000 times, takes at most than ten times a tenth of it', (_what, unclosed) => {
  const time = (count: number) => {
    const html = `好${unclosed.repeat(count)}`
    const began = performance.now()
    expect(textOfHtml(html)).toMatch(/^好/)
    expect(textOfHtml(`${html}>`)).toMatch(/^好/)
    return performance.now() - began
  }
  // A time that grows with the square would be a hundred times as long.
  expect(time(100_000)).toBeLessThan(30 * Math.max(time(10_000), 20))
})

import { expect, test } from 'vitest'
import { textOfHtml } from './html-text.ts'

test.each([
  ['<p>一</p><p>二<br>三</p>', '一 二 三'],
  ['采<b>样</b>盒 <a href="/my-main">我的</a>', '采样盒 我的'],
  ['a &lt;b&gt; &amp;&nbsp;&#39;c&#x27; &unknown;', `a <b> & 'c' &unknown;`],
  ['<script>alert(1)</script><style>p{}</style><!-- x -->好', '好'],
  ['1 < 2，且 3 > 2', '1 < 2，且 3 > 2'],
  ['&#0;&#99999999;&#xffffff;', '&#99999999;'],
  ['', ''],
])('%j reads as %j', (html, text) => expect(textOfHtml(html)).toBe(text))

test('200,000 characters of unclosed tags are read quickly', () => {
  expect(textOfHtml('<p'.repeat(100_000)).length).toBeGreaterThan(0)
})

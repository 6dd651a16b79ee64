import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Article } from './model.ts'
import { articleCard, likesOf, minutesToRead, nextArticle, publishedOn, toolKind } from './rules.ts'

const article = (fields: object = {}): Article => z.parse(Article, { id: 'A1', title: '标题', ...fields })

describe('[CONT-001] the date of an article', () => {
  test.each([
    [{ publishDate: '2024-01-02' }, '2024年01月02日'],
    [{ publishTime: '2024-01-02T08:00:00+08:00' }, '2024年01月02日'],
    [{ publishDate: '2024-01-02', publishTime: '2023-12-31T08:00:00+08:00' }, '2024年01月02日'],
    [{ publishDate: '不是日期', publishTime: '2023-12-31 08:00:00' }, '2023年12月31日'],
    [{ publishDate: 0 }, null],
    [{}, null],
    [{ publishDate: null, publishTime: '' }, null],
  ])('sent as %j is shown as %j', (fields, text) => expect(publishedOn(article(fields))).toBe(text))
})

describe('[NAV-008] the share card of an article', () => {
  test('has the article’s title, summary and picture, and the person’s sharing code if there is one', () => {
    const shared = article({ summary: '摘要', mainPicture: '/pictures/1.jpg' })
    expect(articleCard(shared, 'A1')).toEqual({
      title: '标题',
      description: '摘要',
      picture: '/pictures/1.jpg',
      path: '/article/A1',
    })
    expect(articleCard(shared, 'A1', 'SHARE1').path).toBe('/article/A1?sharingCode=SHARE1')
  })
})

describe('the next article', () => {
  const list = ['A1', 'A2', 'A3'].map((id) => article({ id }))

  test.each([
    ['A1', 'A2'],
    ['A2', 'A3'],
    ['A3', 'A1'],
    ['elsewhere', 'A1'],
  ])('after the article %s is the article %s', (id, next) => expect(nextArticle(list, id)?.id).toBe(next))

  test('does not exist if there are no other articles', () => {
    expect(nextArticle([], 'A1')).toBeNull()
    expect(nextArticle([article()], 'A1')).toBeNull()
  })
})

test.each([
  [{ thumbUpNumber: 3, thumbedUp: false }, false, undefined, 3],
  [{ thumbUpNumber: 3, thumbedUp: false }, true, undefined, 4],
  [{ thumbUpNumber: 3, thumbedUp: true }, true, undefined, 3],
  [{ thumbUpNumber: 3, thumbedUp: false }, true, 9, 9],
  [{ thumbUpNumber: null }, true, null, null],
])(
  'with the article %j, a new like: %j, and the count %j in the reply, the number of likes shown is %j',
  (fields, liked, counted, shown) => {
    expect(likesOf(article(fields), liked, counted)).toBe(shown)
  },
)

test.each([
  ['NEWS', 'NEWS'],
  ['GOODS', 'GOODS'],
  ['VIDEO', 'VIDEO'],
  ['article', 'NEWS'],
  ['', 'NEWS'],
])('[VIS-002] the type %j in the address opens the tools of the type %s', (type, kind) =>
  expect(toolKind(type)).toBe(kind),
)

const words = (count: number) => '字'.repeat(count)

test.each([
  ['', 0],
  ['<p>短讯</p>', 0],
  [`<p>${words(350)}</p>`, 1],
  [`<p>${words(1050)}</p>`, 3],
  [`<p style="color:red">${words(700)}</p><img src="/a.png">`, 2],
  // Beyond the sample the same share of text is assumed.
  [`<p>${words(193)}</p>`.repeat(1000), 551],
])('the reading time of the article $0 is $1 minutes', (html, minutes) => {
  expect(minutesToRead(html)).toBe(minutes)
})

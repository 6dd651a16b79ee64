import { paths, searchOf } from '#/paths.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shareLink } from '#/shared/wechat/share-card.ts'
import { Goods } from './model.ts'
import { isPreview } from './preview.ts'
import { mustConfirmSharer, coverName, shippingFlag, sharerQuestion } from './buy/buy-rules.ts'
import { savingOf } from './rules.ts'
import { mallCard } from './catalogue/mall-card.ts'
import { goodsCard } from './share-rules.ts'

const ORIGIN = 'https://m.example.com'
const goods = (given: object = {}): Goods =>
  z.parse(Goods, { goodsId: 'G1', name: '套餐', subtitle: '说明', mainPicture: '/p.png', ...given })

test.each([
  [{}, '/commodity-detail/G1'],
  [{ sharingCode: 'SHARE102' }, '/commodity-detail/G1?sharingCode=SHARE102'],
  [{ sharingCode: '', groupCode: null }, '/commodity-detail/G1'],
  [{ sharingCode: 'SHARE102', groupCode: 'GROUP1' }, '/commodity-detail/G1?sharingCode=SHARE102&groupCode=GROUP1'],
])('[NAV-008] with the codes %j, the share link of goods is %s', (codes, path) => {
  const card = goodsCard(goods(), 'G1', codes)
  expect(card).toMatchObject({ title: '套餐', description: '说明', picture: '/p.png' })
  expect(shareLink(card, ORIGIN)).toBe(ORIGIN + path)
})

test('the mall has its own share card', () =>
  expect(mallCard()).toEqual({
    title: '生命密码健康商城',
    description: '基因检测、细胞储存与健康服务',
    picture: '',
    path: '/commodity',
  }))

test.each([
  [true, 'ABC', true],
  [true, null, false],
  [false, 'ABC', false],
])(
  '[GOODS-016] with needConfirmation %s and the code %j, the buyer is asked about the sharer: %s',
  (needConfirmSharePerson, code, asked) =>
    expect(mustConfirmSharer(goods({ needConfirmSharePerson }), code)).toBe(asked),
)

test.each([
  ['冯*', 'ABC', '这件商品由“冯*”分享给您，对吗？'],
  ['', 'ABC', '这件商品的分享码是 ABC，是您认识的人分享的吗？'],
])('[GOODS-016] for the sharer %j with the code %s, the text of the question is %s', (name, code, question) =>
  expect(sharerQuestion(name, code)).toBe(question),
)

test.each([
  ['冯涛', '冯*'],
  ['欧阳小禾', '欧**'],
  ['冯', '冯'],
  [' 李建国 ', '李**'],
  ['', ''],
])('the name %j is masked as %j', (name, shown) => expect(coverName(name)).toBe(shown))

test.each([
  [true, null],
  [false, 'false'],
])('[GOODS-017] for goods with requireExpress %s, the parameter requireShippingAddress is %j', (requireExpress, flag) =>
  expect(shippingFlag(goods({ requireExpress }))).toBe(flag),
)

test.each([
  ['preview', '', true],
  ['', 'preview', true],
  ['gene', 'preview=1&sharingCode=A', true],
  ['gene', 'sharingCode=A', false],
  ['', '', false],
])('[GOODS-008] the type %j with the query %j opens a preview: %s', (type, query, preview) =>
  expect(isPreview(type, searchOf(paths.goods, new URLSearchParams(query)))).toBe(preview),
)

test.each([
  [9900, 12_900, 3000],
  [9900, 9900, null],
  [9900, 9800, null],
  [9900, null, null],
])(
  '[GOODS-014] for a price of %d, with a price before the discount of %j, the discount is %j',
  (price, priceBeforeDiscount, saving) => {
    const [item] = goods({ specifications: [{ id: 'S1', name: '装', price, priceBeforeDiscount }] }).specifications
    expect(item && savingOf(item)).toBe(saving)
  },
)

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { struckPrices } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const GOODS = 'mallsales/api/public/goods-with-state/:id'
const item = (given: object = {}) => ({ id: 'S1', name: '单人装', price: 9900, stock: 5, ...given })
const goods = (given: object = {}) => ({ goodsId: 'G1', name: '检测', specifications: [item()], ...given })

/** The server's clock. */
const dateHeader = { date: new Date(NOW).toUTCString() }
const openGoods = (body: object, as?: string) =>
  renderRoute('/commodity-detail/G1', {
    backend: withHandlers(newBackend(), jsonHandler('get', GOODS, body, 200, dateHeader)),
    ...(as ? { as } : {}),
  })
const bar = () => screen.getByRole('button', { name: /购买|售罄|下架|缺货|已删除/ })

describe('a reply about goods that can be parsed but lacks the id or the name', () => {
  test.each([
    ['an empty object', {}],
    ['goods without a name', goods({ name: ' ' })],
    ['goods without an id', goods({ goodsId: null })],
  ])('if the reply is %s, 未找到 is shown, and nothing can be bought', async (_name, body) => {
    const app = await openGoods(body)
    await app.sees('未找到')
    await quiet()
    expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull()
    expect(screen.getByRole('link', { name: '去首页看看' })).toHaveAttribute('href', '/Home')
  })

  test('if the reply is an object with other fields, it is unreadable and not missing, and nothing can be bought', async () => {
    const app = await openGoods({ total: 3, items: [] })
    await app.sees(/网络出现故障/)
    await quiet()
    expect(screen.queryByRole('button', { name: '立即购买' })).toBeNull()
    expect(screen.queryByText('未找到')).toBeNull()
  })

  test('goods with only a name are still shown', async () => {
    const app = await openGoods({ goodsId: 'G1', name: '只有名字' })
    await app.sees('只有名字')
    expect(bar()).toHaveTextContent('暂无规格，暂不能购买')
    expect(bar()).toBeDisabled()
  })

  test('goods without an id or a name are left out of a list, and their number is shown', async () => {
    const listHandler = jsonHandler('post', 'mallsales/api/public/goods/search/standard-query', [
      {},
      { state: 'DELETED' },
      goods({ goodsId: 'G9', name: '有名字的' }),
    ])
    const app = await renderRoute('/commodity', { backend: withHandlers(newBackend(), listHandler) })
    await app.sees('有名字的')
    const shown = within(screen.getByText('有名字的').closest('[role="list"]') as HTMLElement)
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/commodity-detail/G9'])
    await app.sees('有 2 条内容没有读出来')
  })

  test.each(['/Home/hot', '/commodity'])(
    'the address %s shows a failure instead of an empty list if no goods in the reply have an id and a name',
    async (address) => {
      const listHandler = jsonHandler('post', 'mallsales/api/public/goods/search/standard-query', [
        {},
        { name: '没有编号' },
      ])
      const app = await renderRoute(address, { backend: withHandlers(newBackend(), listHandler) })
      await app.sees('内容没有读出来，请稍后再看')
      expect(screen.getByRole('link', { name: '联系客服' })).toBeVisible()
      await app.doesNotSee(/暂时没有商品/)
    },
  )
})

test.each([
  ['a negative price', { price: -100 }, '暂无价格，暂不能购买'],
  ['no price of a specification', { price: null }, '暂无价格，暂不能购买'],
  ['a stock of 0', { stock: 0 }, '已售罄'],
  ['a negative stock', { stock: -3 }, '已售罄'],
])('goods with %s show the reason on a disabled button', async (_name, given, text) => {
  await openGoods(goods({ specifications: [item(given)] }))
  await waitFor(() => expect(bar()).toHaveTextContent(text))
  expect(bar()).toBeDisabled()
  await quiet()
  expect(document.body.textContent).not.toMatch(/-¥|¥-/)
})

test('with only one available specification, the button is enabled, and the specification is selected', async () => {
  const specifications = [
    item({ stock: 0 }),
    item({ id: 'S2', name: '双人装', price: null }),
    item({ id: 'S3', name: '三人装' }),
  ]
  const app = await openGoods(goods({ specifications }))
  await app.press('立即购买')
  const sheet = within(await screen.findByRole('dialog', { name: '选择规格' }))
  expect(sheet.getByRole('radio', { checked: true }).closest('label')).toHaveTextContent('三人装')
  await app.user.click(sheet.getByRole('radio', { name: '双人装' }))
  expect(await sheet.findByRole('button', { name: '暂无价格，暂不能购买' })).toBeDisabled()
})

test('goods off the shelf show no coupons', async () => {
  const coupon = { id: 'C1', name: '新人券', discount: 1000, discountType: 'FIXED_AMOUNT', thresholdOfAmount: 0 }
  const published = await openGoods(goods({ discountCouponList: [coupon] }), 'member')
  await published.sees('新人券')
  published.view.unmount()
  const app = await openGoods(goods({ state: 'OFF_SHELVES', discountCouponList: [coupon] }), 'member')
  await app.sees('该商品已下架')
  await quiet()
  expect(screen.queryByText('新人券')).toBeNull()
  expect(screen.queryByRole('region', { name: '可领优惠券' })).toBeNull()
})

test('on the order page, the stock limits the number of pieces', async () => {
  const backend = newBackend()
  const stock = backend.db.goods.find(({ id }) => id === 'G001')?.specifications[0]
  if (stock) stock.stock = 2
  const app = await renderRoute('/order-info/G001?specification=G001-S1', { as: 'member', backend })
  await app.press('增加')
  await waitFor(() => expect(screen.getByRole('textbox', { name: '购买数量' })).toHaveValue('2'))
  await waitFor(() => expect(screen.getByRole('button', { name: '增加' })).toBeDisabled())
  fireEvent.change(screen.getByRole('textbox', { name: '购买数量' }), { target: { value: '99' } })
  expect(screen.getByRole('textbox', { name: '购买数量' })).toHaveValue('2')
})

const iso = (time: number) => new Date(time).toISOString()

const discountedGoods = (startTime: unknown, endTime: unknown, promotionType = 'TIME_LIMIT_DISCOUNT') =>
  goods({
    specifications: [item({ priceBeforeDiscount: 12_900 })],
    abstractPromotionEvent: {
      promotionData: {
        startTime,
        endTime,
        promotionType,
      },
    },
  })

test.each([
  ['struck through while the promotion runs', discountedGoods(iso(NOW - 1000), iso(NOW + 60_000)), 1],
  ['not struck through after the promotion', discountedGoods(iso(NOW - 60_000), iso(NOW - 1000)), 0],
  ['not struck through before the promotion', discountedGoods(iso(NOW + 60_000), iso(NOW + 120_000)), 0],
  [
    'struck through if the goods’ promotion does not change the price',
    discountedGoods(iso(NOW - 60_000), iso(NOW - 1000), 'COUPONS_PACKAGE'),
    1,
  ],
])('[GOODS-014] the price before a discount is %s', async (_name, body, count) => {
  const app = await openGoods(body)
  await app.sees('检测')
  await quiet()
  expect(struckPrices()).toHaveLength(count)
})

test.each([
  ['end', discountedGoods(iso(NOW - 60_000), '下周结束')],
  ['start', discountedGoods({ date: '2026-11-01' }, null)],
])('[GOODS-010] a sale whose %s cannot be parsed shows 时间未知 and does not change the price', async (_edge, body) => {
  const app = await openGoods(body)
  await app.sees('限时折扣')
  await app.sees('时间未知')
  await quiet()
  expect(screen.getAllByText('¥129.00')).not.toHaveLength(0)
  expect(screen.queryByText('¥99.00')).toBeNull()
  expect(struckPrices()).toEqual([])
})

test('an order with a total of 0 is placed without a payment', async () => {
  const backend = newBackend()
  for (const coupon of backend.db.coupons)
    if (coupon.userId === 'U102')
      Object.assign(coupon, { discountType: 'FIXED_AMOUNT', discount: 10_000_000, thresholdOfAmount: 0 })
  const app = await renderRoute('/order-info/G001?specification=G001-S1', { as: 'member', backend })
  await waitFor(() => expect(screen.getByText('应付').parentElement).toHaveTextContent('¥0.00'))
  await app.press('提交订单')
  await app.arrives('/order-detail/')
  await screen.findByRole('heading', { name: '待发货' })
  expect(await app.calls('order.createPayOrder')).toEqual([])
  expect(backend.db.orders.at(-1)).toMatchObject({ total: 0, status: 'PAID' })
})

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { learnServerTime } from '#/shared/lib/time/clock.ts'
import { findLine, pictures, prices, struckPrices } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { removeChoice } from '../buy/choice.ts'

afterEach(() => {
  removeChoice()
  learnServerTime(new Date().toUTCString())
})

const item = { id: 'S1', name: '单人装', price: 9900, stock: 5 }

/** Goods that the mock backend does not have; the answer has the server's clock. */
const openGoods = async (given: Record<string, unknown>, now = NOW) => {
  const backend = newBackend(`clock:${new Date(now).toISOString()}`)
  network.use(...backend.handlers)
  const body = {
    goodsId: 'G1',
    name: '套餐',
    mainPicture: '/pictures/a.svg',
    specifications: [item],
    state: 'PUBLISHED',
    ...given,
  }
  const app = await renderRoute('/privacy-clause', { backend })
  await app.sees('我们收集什么')
  network.use(
    http.get('*/goods-with-state/G1', () =>
      HttpResponse.json(body as never, { headers: { date: new Date(now).toUTCString() } }),
    ),
  )
  await app.router.navigate('/commodity-detail/G1')
  return app
}

const findBuyButton = () => screen.findByRole('button', { name: '立即购买' })

describe('the state of goods on the goods page', () => {
  test('[GOODS-001] goods on the shelf can be bought', async () => {
    await renderRoute('/commodity-detail/G001')
    expect(await findBuyButton()).toBeEnabled()
  })

  test('[GOODS-002] goods off the shelf are shown, and the button is disabled', async () => {
    const app = await renderRoute('/commodity-detail/G025')
    expect(await screen.findByRole('button', { name: '该商品已下架' })).toBeDisabled()
    await quiet()
    expect(screen.queryByRole('button', { name: '立即购买' })).not.toBeInTheDocument()
    await app.sees(app.backend.db.goods.find(({ id }) => id === 'G025')?.name ?? '')
  })

  test('[GOODS-003] deleted goods show an empty state without price or picture', async () => {
    const app = await renderRoute('/commodity-detail/G026', { as: 'member' })
    await app.sees('该商品已删除')
    await quiet()
    expect(screen.queryByText(/¥/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /购买|下架|查看大图/ })).toBeNull()
    expect(pictures().filter((picture) => picture.includes('/goods/'))).toEqual([])
    await app.follow('去首页看看')
    await app.arrives('/Home/hot')
  })

  test.each([{ state: undefined }, { state: null }])(
    '[GOODS-004] goods sent with the state %j can be bought',
    async (given) => {
      await openGoods(given)
      expect(await findBuyButton()).toBeEnabled()
    },
  )
})

test.each(['/commodity-detail/G001', '/commodity-detail/G001/gene'])(
  '[LIT-024] the address %s shows the goods',
  async (address) => {
    const app = await renderRoute(address)
    await app.sees('全基因组健康检测·成人版')
    expect((await app.calls('mall.goods')).map(({ input }) => input)).toMatchObject([{ id: 'G001' }])
    expect(await findBuyButton()).toBeEnabled()
  },
)

test('[GOODS-006] the sharing code is sent with the request for the goods', async () => {
  const app = await renderRoute('/commodity-detail/G001?sharingCode=ABC')
  await app.sees('全基因组健康检测·成人版')
  expect((await app.calls('mall.sharedGoods')).map(({ input }) => input)).toMatchObject([
    { id: 'G001', sharingCode: 'ABC' },
  ])
  expect(await app.calls('mall.goods')).toEqual([])
})

describe('[GOODS-007] the record of a goods view', () => {
  test('is sent once for a signed-in person, with the goods and the page', async () => {
    const app = await renderRoute('/commodity-detail/G001', { as: 'member' })
    await waitFor(() => expect(app.backend.db.goodsViews).toHaveLength(1))
    expect(app.backend.db.goodsViews).toEqual([
      { goodsId: 'G001', url: window.location.origin + window.location.pathname, userId: 'U102' },
    ])
  })

  test.each([
    ['a visitor', '/commodity-detail/G001', undefined, '立即购买'],
    ['deleted goods', '/commodity-detail/G026', 'member', '该商品已删除'],
    ['goods off the shelf', '/commodity-detail/G025', 'member', '该商品已下架'],
  ])('is not sent for %s', async (_name, address, as, text) => {
    const app = await renderRoute(address, as ? { as } : {})
    await app.sees(text)
    expect(await app.calls('mall.viewed')).toEqual([])
  })

  test('shows no error when it cannot be sent', async () => {
    const app = await renderRoute('/commodity-detail/G001', { as: 'member', knobs: 'fault:mall.viewed=500' })
    expect(await findBuyButton()).toBeEnabled()
    await waitFor(async () => expect(await app.calls('mall.viewed')).toHaveLength(1))
    await quiet()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a promotion of goods', () => {
  const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`)
  const promotion = (promotionType: string, discountGoodsData: object | null = null) => ({
    abstractPromotionEvent: {
      promotionData: { startTime: '2026-11-20T10:00:00+08:00', endTime: '2026-11-20T12:00:00+08:00', promotionType },
      detailData: discountGoodsData ? { discountGoodsData } : null,
    },
  })

  test.each([
    ['COUPONS_PACKAGE', '优惠券礼包'],
    ['TIME_LIMIT_DISCOUNT', '限时折扣'],
    ['SNAP_UP', '限时抢购'],
    ['CASH_BACK', '返现'],
  ])(
    '[GOODS-010] [GOODS-011] with the type %s, while active, is labelled %s, with the time left',
    async (type, label) => {
      const app = await openGoods(promotion(type), at('11:00:00'))
      await app.sees(label)
      expect(screen.getByText(/^距结束 (01:00:00|00:59:5\d)$/)).toBeInTheDocument()
    },
  )

  test.each(['09:59:00', '12:01:00'])('[GOODS-010] is not shown at %s by the server’s clock', async (time) => {
    await openGoods(promotion('SNAP_UP'), at(time))
    await findBuyButton()
    await quiet()
    expect(screen.queryByText('限时抢购')).not.toBeInTheDocument()
  })

  test('[GOODS-012] with cashback shows the rewards of buyer and sharer', async () => {
    const app = await openGoods(promotion('CASH_BACK', { buyerCashBack: 1000, sharerCashBack: 500 }), at('11:00:00'))
    expect(await app.sees('返现 ¥10.00')).toHaveLength(1)
    expect(await app.sees('分享返现 ¥5.00')).toHaveLength(1)
  })

  test('[GOODS-012] with a cashback of 0 shows no reward', async () => {
    const app = await openGoods(promotion('CASH_BACK', { buyerCashBack: 0, sharerCashBack: 0 }), at('11:00:00'))
    await app.sees('返现')
    expect((await findLine(/^距结束/)).textContent).toMatch(/^返现距结束 \d\d:\d\d:\d\d$/)
  })
})

describe('prices on the goods page', () => {
  test('[GOODS-014] the price before the discount is struck through', async () => {
    const app = await openGoods({ specifications: [{ ...item, priceBeforeDiscount: 12_900 }] })
    expect((await app.sees('¥129.00'))[0]?.tagName).toBe('DEL')
    expect(prices().slice(0, 2)).toEqual(['¥99.00', '¥129.00'])
  })

  test.each([0, null, 9900, 9800])(
    '[GOODS-014] an earlier price of %j is not struck through',
    async (priceBeforeDiscount) => {
      await openGoods({ specifications: [{ ...item, priceBeforeDiscount }] })
      await findBuyButton()
      await quiet()
      expect(struckPrices()).toEqual([])
      expect(prices()[0]).toBe('¥99.00')
    },
  )

  test('[GOODS-014] selecting another specification shows the price and deposit of that specification', async () => {
    const more = { ...item, id: 'S2', name: '双人装', price: 19_900, priceBeforeDiscount: 25_000, deposit: 5000 }
    const app = await openGoods({ specifications: [item, more] })
    await app.user.click(await findBuyButton())
    await app.user.click(await screen.findByRole('radio', { name: '双人装' }, { timeout: 8000 }))
    await app.sees('已选：双人装')
    await app.sees('¥250.00')
    await app.sees('可付定金 ¥50.00，尾款 ¥149.00')
    expect(screen.getByRole('button', { name: '确定 ¥199.00' })).toBeEnabled()
  })
})

test.each([
  [{ mainPicture: '/pictures/m.svg', goodsData: { pictures: [] } }, ['/pictures/m.svg']],
  [
    { mainPicture: '', goodsData: { mainPicture: '/pictures/d.svg', pictures: ['/pictures/2.svg'] } },
    ['/pictures/d.svg', '/pictures/2.svg'],
  ],
])('[GOODS-034] for goods with %j, the gallery shows the pictures %j', async (given, pictures) => {
  await openGoods(given)
  const gallery = await screen.findByRole('group', { name: `商品图片，共${pictures.length}张` })
  const shown = () => within(gallery).getAllByRole('img')
  await waitFor(() => expect(shown().map((picture) => picture.getAttribute('src'))).toEqual(pictures))
})

describe('buying goods', () => {
  test.each([
    ['[GOODS-017] goods without delivery', 'G023', '&requireShippingAddress=false'],
    ['[GOODS-017] goods with delivery', 'G001', ''],
  ])('opens the order of %s (id %s) with the extra query “%s”', async (_name, id, extra) => {
    const app = await renderRoute(`/commodity-detail/${id}`, { as: 'member' })
    await app.user.click(await findBuyButton())
    await app.user.click(await screen.findByRole('button', { name: '增加' }, { timeout: 8000 }))
    await app.press(/^确定 ¥/)
    await app.arrives(`/order-info/${id}`)
    expect(app.address()).toBe(`/order-info/${id}?specification=${id}-S1&number=2${extra}`)
    await screen.findByRole('heading', { level: 1, name: '确认订单' })
    await waitFor(() => expect(screen.queryByRole('status', { name: '加载中' })).not.toBeInTheDocument())
  })
})

describe('coupons on the goods page', () => {
  const coupon = (id: string, given: object = {}) => ({
    id,
    name: `券${id}`,
    startTime: '2026-11-01',
    endTime: '2026-12-01',
    discount: 5000,
    thresholdOfAmount: 20_000,
    discountType: 'FIXED_AMOUNT',
    ...given,
  })
  const ticket = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement)

  test('[GOODS-032] each unclaimed coupon has a button, and each claimed coupon has a label', async () => {
    const app = await renderRoute('/commodity-detail/G001', { as: 'member' })
    const strip = await screen.findByRole('region', { name: '可领优惠券' })
    expect(within(strip).getAllByRole('button', { name: '领取' })).toHaveLength(2)
    await app.user.click((await ticket('新人立减券')).getByRole('button', { name: '领取' }))
    await app.sees('领取成功')
    await app.sees('已领取')
    expect((await ticket('新人立减券')).getByRole('button', { name: '已领取' })).toBeDisabled()
    expect((await app.calls('coupon.claim')).map(({ status }) => status)).toEqual([200])
  })

  test('[GOODS-032] the price with an unclaimed coupon is shown only at its button, and the order uses only claimed coupons', async () => {
    const app = await renderRoute('/commodity-search/all?q=成人版', { as: 'new' })
    await app.sees('全基因组健康检测·成人版')
    const card = screen.getByRole('link', { name: /全基因组健康检测·成人版/ })
    expect(card).toHaveTextContent('¥2999.00')
    await quiet()
    expect(card).not.toHaveTextContent('券后')
    await app.user.click(card)
    await waitFor(() => expect(document.body).toHaveTextContent('领券后 ¥2699.10'))
    await app.press('立即购买')
    const findSheet = () => screen.findByRole('dialog', { name: '选择规格' })
    expect(await findSheet()).not.toHaveTextContent('券后')
    await app.press('关闭')
    await app.user.click((await ticket('健康检测九折券')).getByRole('button', { name: '领取' }))
    await app.sees('已领取')
    await app.press('立即购买')
    await waitFor(async () => expect(await findSheet()).toHaveTextContent('券后 ¥2699.10'))
    await app.router.navigate('/order-info/G001?specification=G001-S1&number=1&requireShippingAddress=false')
    await waitFor(() => expect(document.body).toHaveTextContent('应付 ¥2699.10'), { timeout: 8000 })
  })

  test('[GOODS-032] a visitor who claims a coupon is sent to the login, with the goods as the target', async () => {
    const app = await renderRoute('/commodity-detail/G001')
    await app.user.click((await ticket('新人立减券')).getByRole('button', { name: '领取' }))
    await app.arrives('/login?target=%2Fcommodity-detail%2FG001')
    await screen.findByLabelText('手机号')
    expect(await app.calls('coupon.claim')).toEqual([])
  })

  test.each([
    ['[GOODS-023]', {}, '¥50', '满200.00可用'],
    ['[GOODS-024]', { discountType: 'PROPORTION', discount: 8, thresholdOfAmount: 0 }, '8折', '无门槛'],
    ['[GOODS-025]', { discountType: 'PROPORTION', discount: 8.5 }, '8.5折', '满200.00可用'],
  ])('%s a coupon with %j shows the discount %s and the threshold %s', async (_id, given, face, threshold) => {
    await openGoods({ discountCouponList: [coupon('C1', given)] })
    const card = await ticket('券C1')
    expect(card.getByText(face)).toBeInTheDocument()
    expect(card.getByText(threshold)).toBeInTheDocument()
  })

  test('[GOODS-026] a coupon whose threshold is not reached shows the missing sum for the chosen pieces', async () => {
    const app = await openGoods({ discountCouponList: [coupon('C1'), coupon('C2', { thresholdOfAmount: 9900 })] })
    expect((await ticket('券C1')).getByText('还差¥101.00可用')).toBeInTheDocument()
    expect((await ticket('券C2')).queryByText(/还差/)).toBeNull()
    await app.press('立即购买')
    await app.press('增加')
    await app.press('增加')
    await app.doesNotSee(/还差/)
  })

  test('[GOODS-019] [GOODS-020] a coupon cannot be claimed before its start or after its end', async () => {
    await openGoods({
      discountCouponList: [
        coupon('C1', { startTime: '2026-11-20 10:00:01' }),
        coupon('C2', { endTime: '2026-11-20 09:59:59' }),
        coupon('C3', { startTime: '2026-11-20 09:59:00', endTime: '2026-11-20 10:01:00' }),
      ],
    })
    expect((await ticket('券C1')).getByRole('button', { name: '未开始' })).toBeDisabled()
    expect((await ticket('券C2')).getByRole('button', { name: '已失效' })).toBeDisabled()
    expect((await ticket('券C3')).getByRole('button', { name: '领取' })).toBeEnabled()
  })
})

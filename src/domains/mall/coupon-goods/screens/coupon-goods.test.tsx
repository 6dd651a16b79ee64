import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'
import { stubIntersectionObserver } from '#tests/browser-stubs.ts'

const QUERY = 'mallsales/api/public/mall-user-coupons/query-goods-by-coupon'
const SORRY = '尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'

const findGoods = async () =>
  (await screen.findAllByRole('link'))
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/commodity-detail/'))

async function openCouponGoods(address: string, as?: string) {
  const noted = spyOnRequest('post', QUERY)
  const app = await renderRoute(address, { ...(as ? { as } : {}), backend: withHandlers(newBackend(), noted.handler) })
  return { app, asked: noted.asked }
}

test('[GOODS-029] 去使用 opens the coupon with its goods', async () => {
  const { app, asked } = await openCouponGoods('/my-coupon/CLAIMED', 'member')
  await app.follow('去使用，抽奖所得30元券')
  await app.arrives('/coupons-commodity-list/CU9')
  await app.sees('优惠券可用商品')
  expect(await screen.findByRole('heading', { name: '抽奖所得30元券' })).toBeVisible()
  expect(await findGoods()).toEqual(['/commodity-detail/G004', '/commodity-detail/G005', '/commodity-detail/G006'])
  expect(asked.map(({ url, body }) => [url.search, body])).toEqual([['?page=0&size=10', { couponId: 'CU9' }]])
})

test('[GOODS-029] a coupon for all goods lists the goods page by page', async () => {
  await openCouponGoods('/coupons-commodity-list/CU1', 'member')
  await screen.findByText('加载中…')
  expect(await findGoods()).toHaveLength(10)
  stubIntersectionObserver()
  const { app, asked } = await openCouponGoods('/coupons-commodity-list/CU1', 'member')
  await app.sees('没有更多了')
  expect(asked.map(({ url }) => url.search)).toEqual(['?page=0&size=10', '?page=1&size=10', '?page=2&size=10'])
})

test('[GOODS-029] an unclaimed coupon can be claimed on its page', async () => {
  const { app } = await openCouponGoods('/coupons-commodity-list/CT2', 'member')
  await app.press('领取，健康检测九折券')
  await app.sees('领取成功')
  await app.doesNotSee('领取')
  expect(await findGoods()).toEqual(['/commodity-detail/G001', '/commodity-detail/G002'])
})

test('[GOODS-020] a coupon that is not valid yet shows a notice above its goods', async () => {
  await openCouponGoods('/coupons-commodity-list/CU8', 'member')
  expect(await screen.findByRole('button', { name: '未开始，下月立减券' })).toBeDisabled()
})

test('[GOODS-029] a visitor sees the goods and a link to the login', async () => {
  const { app } = await openCouponGoods('/coupons-commodity-list/CT2')
  expect(await findGoods()).toEqual(['/commodity-detail/G001', '/commodity-detail/G002'])
  await app.follow('去登录')
  await app.arrives('/login')
  expect(app.address()).toBe('/login?target=%2Fcoupons-commodity-list%2FCT2')
  expect(await app.calls('coupon.get')).toEqual([])
})

test('[GOODS-029] if the coupon cannot be loaded, its goods are shown with a retry for the coupon', async () => {
  const app = await renderRoute('/coupons-commodity-list/CU9', { as: 'member', knobs: 'fault:coupon.get=500' })
  await app.sees(SORRY)
  expect(await findGoods()).toHaveLength(3)
  app.backend.setKnobs('')
  await app.press('重试')
  expect(await screen.findByRole('heading', { name: '抽奖所得30元券' })).toBeVisible()
})

test('[MISC-005] goods that cannot be loaded show an error and a retry', async () => {
  const app = await renderRoute('/coupons-commodity-list/CU9', {
    as: 'member',
    knobs: 'fault:coupon-goods.list=500@1',
  })
  await app.sees(SORRY)
  await app.press('重试')
  expect(await screen.findByRole('heading', { name: '抽奖所得30元券' })).toBeVisible()
  expect(await findGoods()).toHaveLength(3)
})

test('[MISC-005] a coupon without goods shows a text and a link', async () => {
  const app = await renderRoute('/coupons-commodity-list/CU9', {
    as: 'member',
    knobs: 'fault:coupon-goods.list=empty',
  })
  await app.sees('这张券暂时没有可用的商品')
  expect(screen.getByRole('link', { name: '去首页看看' })).toHaveAttribute('href', '/Home')
})

test('the address of an unknown coupon shows an error without a retry', async () => {
  const { app } = await openCouponGoods('/coupons-commodity-list/NOPE')
  await app.sees('未找到')
  await quiet()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

test('[GOODS-029] [ADD-011] the search finds only the coupon’s goods, and keeps its keyword in the address', async () => {
  const { app, asked } = await openCouponGoods('/coupons-commodity-list/CT2', 'member')
  await app.follow('搜索可用商品')
  await app.arrives('/coupons-commodity-search/CT2/all')
  expect(await findGoods()).toHaveLength(2)
  await app.type('搜索商品', ' 儿童 {Enter}')
  await app.arrives('/coupons-commodity-search/CT2/all?keyword=')
  expect(new URLSearchParams(app.router.state.location.search).get('keyword')).toBe('儿童')
  await app.doesNotSee(/成人版/)
  expect(await findGoods()).toEqual(['/commodity-detail/G002'])
  expect(await screen.findByLabelText('搜索商品')).toHaveValue('儿童')
  expect(asked.at(-1)?.body).toEqual({ couponId: 'CT2', keyword: '儿童' })
  expect(await app.calls('mall.search')).toEqual([])
})

test('[ADD-011] a search for a coupon’s goods shows no other goods', async () => {
  const { app } = await openCouponGoods('/coupons-commodity-search/CT2/all?keyword=细胞')
  await app.sees('可用商品里没有“细胞”')
  await app.press('查看全部可用商品')
  await app.arrives('/coupons-commodity-search/CT2/all')
  expect(app.address()).toBe('/coupons-commodity-search/CT2/all')
  expect(await findGoods()).toHaveLength(2)
  expect(await screen.findByLabelText('搜索商品')).toHaveValue('')
})

test('[ADD-011] the search works for any coupon type in the address, and shows markup in the keyword as text', async () => {
  const { app } = await openCouponGoods('/coupons-commodity-search/CT2/anything?keyword=%3Cb%3E')
  await app.sees('可用商品里没有“<b>”')
  expect(within(screen.getByRole('search')).getByRole('searchbox')).toHaveValue('<b>')
})

test('[MISC-005] a failed search for a coupon’s goods shows an error and a retry', async () => {
  const app = await renderRoute('/coupons-commodity-search/CT2/all', { knobs: 'fault:coupon-goods.list=500@1' })
  await app.sees(SORRY)
  await app.press('重试')
  expect(await screen.findByLabelText('搜索商品')).toHaveValue('')
  expect(await findGoods()).toHaveLength(2)
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findLine } from '#tests/screen-texts.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const OPTIONS = 'mallsales/api/user/mall-orders/get-order-options'
const LIST = '/order-coupons-list?id=G001&specification=G001-S1&number=1'

const findRadios = async () => screen.findAllByRole('radio')
const names = async () =>
  (await findRadios()).map((radio) => radio.closest('label')?.querySelector('strong')?.textContent ?? '不使用优惠券')

test('[ADD-009] [GOODS-026] usable coupons come first, the best of them marked; unusable coupons show the reason', async () => {
  const app = await renderRoute(LIST, { as: 'member' })
  await app.sees('商品金额 ¥2999.00')
  expect(await names()).toEqual([
    '满减券',
    '会员八五折券最优惠',
    '满一万减一千',
    '下月立减券',
    '不使用优惠券',
    '上月九折券',
  ])
  const line = (name: string) =>
    within(screen.getByRole('radio', { name: new RegExp(name) }).closest('label') as HTMLElement)
  expect(line('满减券').getByText('满500.00可用，可省¥50.00')).toBeVisible()
  expect(line('会员八五折券').getByText('满2000.00可用，可省¥449.85')).toBeVisible()
  expect(line('满一万减一千').getByText('还差¥7001.00可用')).toBeVisible()
  expect(line('上月九折券').getByText('已过期')).not.toBeVisible()
  await app.user.click(screen.getByText('已失效的优惠券 1 张'))
  expect(line('上月九折券').getByText('已过期')).toBeVisible()
  expect(line('下月立减券').getByText('未开始')).toBeVisible()
  expect((await findRadios()).map((radio) => (radio as HTMLInputElement).disabled)).toEqual([
    false,
    false,
    true,
    true,
    false,
    true,
  ])
  expect(screen.getByRole('radio', { name: /会员八五折券/ })).toBeChecked()
})

test('[GOODS-026] usable coupons come first in the list, even if the server sends another order', async () => {
  const backend = newBackend()
  backend.db.coupons.reverse()
  await renderRoute(LIST, { as: 'member', backend })
  expect(await names()).toEqual([
    '会员八五折券最优惠',
    '满减券',
    '下月立减券',
    '满一万减一千',
    '不使用优惠券',
    '上月九折券',
  ])
})

test.each([
  [19_999, false],
  [20_000, true],
])(
  '[GOODS-026] for a total of %d cents, a coupon with a threshold of 20000 cents can be chosen: %j',
  async (price, usable) => {
    const backend = newBackend()
    const item = backend.db.goods.find(({ id }) => id === 'G001')?.specifications[0]
    const coupon = backend.db.coupons.find(({ id }) => id === 'CU1')
    if (item && coupon) [item.price, coupon.thresholdOfAmount] = [price, 20_000]
    await renderRoute(LIST, { as: 'member', backend })
    const radio = await screen.findByRole('radio', { name: /满减券/ })
    expect((radio as HTMLInputElement).disabled).toBe(!usable)
  },
)

test('[GOODS-020] a coupon for these goods is listed and can be chosen', async () => {
  await renderRoute('/order-coupons-list?id=G004&number=1', { as: 'member' })
  expect(await screen.findByRole('radio', { name: /抽奖所得30元券/ })).toBeEnabled()
  expect(await names()).toContain('抽奖所得30元券')
})

test('[ADD-009] choosing a coupon returns to the order, which shows its new price', async () => {
  const noted = spyOnRequest('post', OPTIONS)
  const app = await renderRoute(LIST, { as: 'member', backend: withHandlers(newBackend(), noted.handler) })
  await app.user.click(await screen.findByRole('radio', { name: /满减券/ }))
  await app.sees('可省¥50.00')
  await app.press('确定')
  await app.arrives('/order-info/G001')
  expect(app.address()).toBe('/order-info/G001?specification=G001-S1&number=1&couponId=CU1')
  expect(await screen.findByRole('button', { name: /优惠券/ }, { timeout: 8000 })).toHaveTextContent('-¥50.00')
  expect(await findLine('合计')).toHaveTextContent('¥2949.00')
  expect(noted.asked.at(-1)?.body).toMatchObject({ goodsId: 'G001', couponId: 'CU1' })
  expect(screen.getByText(/^另有更优惠的券/)).toHaveTextContent('另有更优惠的券 -¥449.85')
  await app.press('换用这张')
  await app.sees('已选最优惠，省¥449.85')
  expect(screen.getByRole('button', { name: /优惠券/ })).toHaveTextContent('-¥449.85')
})

test('[ADD-009] choosing 不使用优惠券 creates an order without a coupon', async () => {
  const app = await renderRoute(LIST, { as: 'member' })
  await app.user.click(await screen.findByRole('radio', { name: '不使用优惠券' }))
  await app.press('确定')
  await app.arrives('/order-info/G001?specification=G001-S1&number=1&couponId=none')
  await app.sees('提交订单')
  expect(await findLine('合计')).toHaveTextContent('¥2999.00')
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  expect(app.backend.db.orders.at(-1)).toMatchObject({ couponId: null, total: 299_900 })
})

test('[ADD-009] the coupon in the address is selected if it can be used', async () => {
  await renderRoute(`${LIST}&couponId=CU1`, { as: 'member' })
  expect(await screen.findByRole('radio', { name: /满减券/ })).toBeChecked()
})

test.each(['CU3', 'CU7', 'CR1', 'NOPE'])(
  '[ADD-009] if the coupon %s in the address cannot be used, the order opens with the best coupon',
  async (couponId) => {
    const app = await renderRoute(`/order-info/G001?specification=G001-S1&couponId=${couponId}`, { as: 'member' })
    await app.sees('-¥449.85')
    expect(screen.getByRole('button', { name: '提交订单' })).toBeEnabled()
    expect((await app.calls('order.options')).map(({ status }) => status)).toEqual([200])
  },
)

test('[MISC-005] without coupons, the list shows a text and a link back to the order', async () => {
  const app = await renderRoute('/order-coupons-list?id=G023&number=1&requireShippingAddress=false', { as: 'new' })
  await app.sees('您还没有优惠券')
  await app.press('返回订单')
  await app.arrives('/order-info/G023')
  expect(app.address()).toBe('/order-info/G023?number=1&requireShippingAddress=false&couponId=none')
})

test('[ADD-009] if the address has no order, no coupon is listed', async () => {
  const app = await renderRoute('/order-coupons-list', { as: 'member' })
  await app.sees('没有找到正在提交的订单')
  await app.follow('查看我的优惠券')
  await app.arrives('/my-coupon/CLAIMED')
  expect(await app.calls('order.options')).toEqual([])
})

test('[MISC-005] coupons that cannot be loaded show an error and a retry', async () => {
  const app = await renderRoute(LIST, { as: 'member', knobs: 'fault:order.options=500@1' })
  await app.sees('尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000')
  await app.press('重试')
  await app.sees('商品金额 ¥2999.00')
  expect(await names()).toHaveLength(6)
})

test('[ADD-009] a visitor who opens the coupons of an order is asked to sign in', async () => {
  const app = await renderRoute(LIST)
  await app.arrives('/login')
  expect(await app.calls()).toEqual([])
})

test('[GOODS-028] a coupon claimed on the order page can be chosen, and lowers the total', async () => {
  const backend = newBackend()
  const app = await renderRoute('/order-info/G001?specification=G001-S1&number=1', { as: 'reported', backend })
  await app.user.click(await screen.findByRole('button', { name: /优惠券.*张可领/ }))
  await app.press('领取，新人立减券')
  await app.user.click(await screen.findByRole('radio', { name: /新人立减券/ }, { timeout: 8000 }))
  expect(await screen.findByRole('button', { name: /^优惠券/ }, { timeout: 8000 })).toHaveTextContent('-¥100.00')
  // ¥2999.00 − ¥100.00
  expect(await findLine('合计')).toHaveTextContent('¥2899.00')
})

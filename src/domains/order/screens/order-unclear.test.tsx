import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { findLine } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

/**
 * If a backend leaves something unclear about an order, the screen shows it; nothing is ordered or paid by guessing.
 */

const OPTIONS = 'mallsales/api/user/mall-orders/get-order-options'
const GOODS = 'mallsales/api/public/goods-with-state/:id'
const ORDER = 'mallsales/api/user/mall-orders/get-user-order'

const address = { id: 'A1', name: '李建国', mobile: '13800000002', province: '广东省', city: '深圳市', detail: '1号' }
const item = { id: 'S1', name: '单人', price: 29_900, deposit: 5000 }
const goods = (given: object = {}) => ({
  goodsId: 'G1',
  name: '检测',
  requireExpress: true,
  specifications: [item],
  ...given,
})
const options = (given: object = {}) => ({ allowPurchase: true, goodsTotalAmount: 29_900, ...given })

const openOrderInfo = (optionsReply: object, goodsReply: object, search = '?specification=S1') => {
  const created = spyOnRequest('post', 'mallsales/api/user/mall-orders')
  const backend = withHandlers(
    newBackend(),
    jsonHandler('post', OPTIONS, optionsReply),
    jsonHandler('get', GOODS, goodsReply),
    created.handler,
  )
  return renderRoute(`/order-info/G1${search}`, { as: 'member', backend }).then((app) => ({ ...app, created }))
}
const findButton = (name: string) => screen.findByRole('button', { name })

describe('goods with shipping when the person has no address', () => {
  test.each([
    ['no delivery and no address list', {}],
    ['addresses that cannot be parsed', { shippingAddresses: [{ name: 'x' }, null] }],
    [
      'a delivery and an empty address list',
      { distribution: { mode: 'PLATFORM', days: 'HOLIDAY' }, shippingAddresses: [] },
    ],
  ])('show a button that opens the address form and keeps all choices, for options with %s', async (_name, given) => {
    const app = await openOrderInfo(
      options(given),
      goods(),
      '?specification=S1&number=2&couponId=none&paymentMode=LUMP_SUM',
    )
    await app.user.click(await findButton('先填收货地址'))
    await app.arrives('/order-create-receiving-address-form')
    const target = new URL(app.address(), 'http://localhost').searchParams.get('target')
    expect(target).toBe('/order-info/G1?specification=S1&number=2&couponId=none&paymentMode=LUMP_SUM')
    await quiet()
    expect(app.created.asked).toEqual([])
  })

  test.each([
    ['the goods have no delivery', goods({ requireExpress: false }), ''],
    ['the page’s address has requireShippingAddress=false', goods(), '&requireShippingAddress=false'],
  ])('can be ordered without an address when %s', async (_name, given, more) => {
    await openOrderInfo(options(), given, `?specification=S1${more}`)
    await waitFor(async () => expect(await findButton('提交订单')).toBeEnabled())
    await quiet()
    expect(screen.queryByText('请添加收货地址')).toBeNull()
  })

  test('use an existing address even if the delivery mode is missing', async () => {
    const app = await openOrderInfo(options({ shippingAddresses: [address] }), goods())
    await app.sees(/李建国/)
    await app.press('提交订单')
    await waitFor(() => expect(app.created.asked).toMatchObject([{ body: { shippingAddressId: 'A1' } }]))
  })
})

const sent = { shippingAddresses: [address] }

test.each([
  [
    'goods without a price',
    options(sent),
    goods({ specifications: [{ ...item, price: null }] }),
    '暂无价格，暂不能购买',
  ],
  ['goods off the shelf', options(sent), goods({ state: 'OFF_SHELVES' }), '该商品已下架'],
  ['goods in an unknown state', options(sent), goods({ state: 'FROZEN' }), '暂不能购买'],
  ['an unknown payment mode', options({ ...sent, paymentMode: 'LATER' }), goods(), '付款方式暂不支持，不能提交'],
])('%s cannot be ordered, and the button shows the reason', async (_name, given, what, text) => {
  await openOrderInfo(given, what)
  expect(await findButton(text)).toBeDisabled()
})

test('[GOODS-010] if the times of a sale cannot be parsed, a price below the full price needs a confirmation', async () => {
  const sale = { promotionType: 'DISCOUNT', startTime: null, endTime: '下周结束' }
  const unclear = goods({
    specifications: [{ ...item, priceBeforeDiscount: 49_900 }],
    abstractPromotionEvent: { promotionData: sale },
  })
  const quoted = { goodsId: 'G1', name: '检测', specificationId: 'S1', price: 29_900 }
  const app = await openOrderInfo(options({ ...sent, goods: quoted }), unclear)
  await app.sees('价格已变：¥499.00 → ¥299.00')
  await app.press('提交订单')
  await app.sees('每件¥499.00 → ¥299.00。现在应付¥299.00，是否继续？')
  await app.press('再想想')
  await quiet()
  expect(app.created.asked).toEqual([])
})

test('a specification that is not for sale is not replaced by another specification', async () => {
  await openOrderInfo(options(sent), goods(), '?specification=XX')
  expect(await screen.findByText('没有找到要购买的商品')).toBeInTheDocument()
})

describe('[GEN-005] [ORD-022] the payment mode with deposit and balance', () => {
  test('is offered from the goods’ deposit if the options lack paymentModeSummary', async () => {
    const app = await openOrderInfo(options(sent), goods())
    await app.user.click(await screen.findByRole('radio', { name: /定金\+尾款/ }))
    await app.sees('现付定金')
    const modes = within(screen.getByRole('radiogroup', { name: '付款方式' }))
    expect(modes.getByText('¥50.00')).toBeInTheDocument()
    expect(modes.getByText('¥249.00')).toBeInTheDocument()
  })

  test('is preselected if the server proposes it, without a toast about a changed amount', async () => {
    await openOrderInfo(options({ ...sent, paymentMode: 'DEPOSIT_AND_BALANCE' }), goods())
    expect(await screen.findByRole('radio', { name: /定金\+尾款/ })).toBeChecked()
    await quiet()
    expect(screen.queryByText(/已改为定金/)).toBeNull()
    fireEvent.click(await findButton('提交订单'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '金额有变化' })).toBeNull())
  })
})

test('[GOODS-026] a default coupon below its threshold is not used and not labelled as the best coupon', async () => {
  const coupon = {
    id: 'C1',
    name: '大额券',
    discount: 1000,
    discountType: 'FIXED_AMOUNT',
    thresholdOfAmount: 9_999_999,
  }
  await openOrderInfo(options({ ...sent, mallUserCoupons: [coupon], defaultCouponId: 'C1' }), goods())
  expect(await screen.findByText('无可用优惠券')).toBeInTheDocument()
  await quiet()
  expect(screen.queryByText(/已选最优惠/)).toBeNull()
})

describe('[GOODS-026] [ORDX-005] a default coupon that the app cannot use', () => {
  const coupon = { id: 'C1', name: '八折券', discount: 8, discountType: 'PROPORTION', claimed: true }
  const sum = (total: number) => ({ total, items: [{ name: '商品金额', amount: 29_900 }] })
  test.each([
    ['its end cannot be parsed', [{ ...coupon, endTime: 'not-a-time' }]],
    ['its start cannot be parsed', [{ ...coupon, startTime: 'not-a-time' }]],
    ['it is not in the coupon list', [{ ...coupon, id: 'C2' }]],
    ['no coupon is sent', []],
  ])('does not lower the sum, and is not sent with the order, when %s', async (_name, mallUserCoupons) => {
    const given = { ...sent, mallUserCoupons }
    const pricedHandler = http.post(`*/${OPTIONS}`, async ({ request }) => {
      const isWithout = ((await request.json()) as { couponId?: unknown }).couponId === null
      const rest = isWithout ? { paymentSummary: sum(29_900) } : { paymentSummary: sum(23_920), defaultCouponId: 'C1' }
      return HttpResponse.json(options({ ...given, ...rest }))
    })
    const created = spyOnRequest('post', 'mallsales/api/user/mall-orders')
    const backend = withHandlers(newBackend(), pricedHandler, jsonHandler('get', GOODS, goods()), created.handler)
    const app = await renderRoute('/order-info/G1?specification=S1', { as: 'member', backend })
    expect(await findLine('合计')).toHaveTextContent('¥299.00')
    await app.press('提交订单')
    await waitFor(() => expect(created.asked).toMatchObject([{ body: { couponId: null, expectedTotal: 29_900 } }]))
  })
})

const dueOrder = (given: object) => ({
  id: 'O1',
  orderNumber: 'N1',
  orderStatus: 'WAITING_FOR_PAYMENT',
  amount: 29_900,
  ...given,
})
const openOrder = (path: string, order: object) =>
  renderRoute(path, {
    as: 'member',
    backend: withHandlers(
      newBackend(),
      jsonHandler('post', ORDER, order),
      jsonHandler('get', 'mallsales/api/user/mall-orders/payment/:id', []),
    ),
  })

describe('an order that waits for its payment', () => {
  const unknown = dueOrder({ placementDetails: { paymentMode: 'INSTALMENTS' } })

  test('cannot be paid if its payment mode is unknown', async () => {
    await openOrder('/order-detail/O1', unknown)
    expect(await findButton('付款方式暂不支持，不能支付')).toBeDisabled()
  })

  test('does not accept a partial amount if its payment mode is unknown', async () => {
    await openOrder('/order-pay-input?orderId=O1', unknown)
    expect(await screen.findByText('付款方式暂不支持，不能支付')).toBeInTheDocument()
  })

  test('has a single payment and shows no payment mode if the mode is missing', async () => {
    await openOrder('/order-detail/O1', dueOrder({ placementDetails: {} }))
    expect(await findButton('去支付')).toBeEnabled()
    await quiet()
    expect(screen.queryByText('付款方式')).toBeNull()
  })
})

test('an order in an unknown state shows that it is being processed', async () => {
  await openOrder('/order-pay-input?orderId=O1', dueOrder({ orderStatus: 'ON_THE_WAY' }))
  expect(await screen.findByText('订单正在处理中，请稍后到订单中查看')).toBeInTheDocument()
})

test.each([
  ['/order-detail/O1', 'post', ORDER],
  ['/integral-goods-detail/PG1', 'get', 'points/api/public/goods/details/:id'],
] as const)(
  'if the reply at the address %s has no id, 未找到 is shown instead of a network error',
  async (path, method, call) => {
    const app = await renderRoute(path, {
      as: 'member',
      backend: withHandlers(newBackend(), jsonHandler(method, call, {})),
    })
    await app.sees('未找到')
    await quiet()
    expect(screen.queryByText(/网络出现故障/)).toBeNull()
  },
)

test.each([
  ['cancelled', 'CLOSED', '已关闭'],
  ['paid', 'PAID', '待发货'],
] as const)('an order that was %s on another phone shows its state after 去支付', async (_what, status, label) => {
  const app = await renderRoute('/order-detail/O301', { as: 'unpaid' })
  await app.sees('待付款')
  const order = app.backend.db.orders.find(({ id }) => id === 'O301')
  if (order) order.status = status
  await app.press('去支付')
  expect(await app.sees(label)).not.toHaveLength(0)
  await app.doesNotSee(/去支付|取消订单/)
})

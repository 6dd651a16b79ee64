import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pointsApi } from '#/domains/points/api.ts'
import type { Backend } from '#/mocks/backend.ts'
import { balanceOf } from '#/mocks/points.ts'
import { call } from '#/shared/api/call.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const CUP = '/integral-goods-detail/PG1'
const MADE = '/conversion-record-detail/PO5001'

const createdOrders = ({ db }: Backend, userId = 'U102') =>
  db.pointsOrders.filter((order) => order.userId === userId && order.id.startsWith('PO5'))

const findRedeemButton = () => screen.findByRole('button', { name: '立即兑换' })
// Not only in the first dialog: a sheet may still slide out.
const findConfirmButton = () => screen.findByRole('button', { name: '确认兑换' })

type App = Awaited<ReturnType<typeof renderRoute>>
const redeem = async (app: App) => {
  await app.user.click(await findRedeemButton())
  await app.user.click(await findConfirmButton())
}

describe('redeeming points goods', () => {
  test('[PTS-016] shows cost and remaining points in a dialog, and then reduces points and stock', async () => {
    const noted = spyOnRequest('post', 'points/api/user/points-order/create')
    const backend = withHandlers(newBackend(), noted.handler)
    const app = await renderRoute(CUP, { as: 'member', backend })
    await app.user.click(await findRedeemButton())
    await app.sees('用500积分兑换1件“真空保温杯 500毫升”，兑换后还有515积分。')
    await quiet()
    expect(noted.asked).toEqual([])
    await app.user.click(await findConfirmButton())
    await app.arrives(MADE)
    await findToast('兑换成功')
    expect(await screen.findByRole('heading', { name: '已提交' })).toBeInTheDocument()
    expect(noted.asked.map(({ body }) => body)).toEqual([
      { goodsId: 'PG1', number: 1, shippingAddressId: 'A201', pickUpPlaceId: null, expectedPoints: 500 },
    ])
    expect(createdOrders(backend)).toMatchObject([{ goodsId: 'PG1', points: 500, status: 'COMMIT', number: 1 }])
    expect(balanceOf(backend.db, 'U102')).toBe(515)
    expect(backend.db.pointsGoods.find((goods) => goods.id === 'PG1')?.stock).toBe(59)
    expect(backend.db.pointsLogs.at(-1)).toMatchObject({ changeType: 'DECREASE_POINTS', value: 500, orderId: 'PO5001' })
  })

  test('sends nothing if the person does not confirm', async () => {
    const app = await renderRoute(CUP, { as: 'member' })
    await app.user.click(await findRedeemButton())
    await app.press('再想想')
    await app.doesNotSee('确认兑换？')
    expect(app.address()).toBe(CUP)
    expect(await app.calls('points.create')).toEqual([])
    expect(await findRedeemButton()).toBeEnabled()
  })

  test('opens one dialog and redeems once for ten fast taps', async () => {
    const app = await renderRoute(CUP, { as: 'member' })
    const button = await findRedeemButton()
    for (let tap = 0; tap < 10; tap += 1) fireEvent.click(button)
    const yes = await findConfirmButton()
    for (let tap = 0; tap < 10; tap += 1) fireEvent.click(yes)
    await app.arrives(MADE)
    expect(createdOrders(app.backend)).toHaveLength(1)
    expect(await app.calls('points.create')).toHaveLength(1)
    expect(balanceOf(app.backend.db, 'U102')).toBe(515)
  })

  test('Back from the record opens the screen before the goods', async () => {
    const app = await renderRoute('/integral-mall', { as: 'member' })
    await app.follow(/真空保温杯/)
    await app.arrives(CUP)
    await redeem(app)
    await app.arrives(MADE)
    await app.router.navigate(-1)
    await app.arrives('/integral-mall')
    expect(await app.sees('515积分')).toHaveLength(1)
  })

  test('opens the created order after a lost reply', async () => {
    const app = await renderRoute(CUP, { as: 'member', knobs: 'fault:points.create=lost@1' })
    await redeem(app)
    await app.arrives(MADE)
    expect(createdOrders(app.backend)).toHaveLength(1)
    expect(await app.calls('points.create')).toHaveLength(1)
    expect(await app.calls('points.orders')).toHaveLength(1)
  })

  test('leaves the page open if the request did not reach the server, and a second try creates one order', async () => {
    const app = await renderRoute(CUP, { as: 'member', knobs: 'fault:points.create=offline@1' })
    await redeem(app)
    await findToast('无法连接到服务器，请稍后重试')
    expect(app.address()).toBe(CUP)
    await quiet()
    expect(createdOrders(app.backend)).toEqual([])
    await redeem(app)
    await app.arrives(MADE)
    expect(createdOrders(app.backend)).toHaveLength(1)
  })

  test('creates no second order if the list does not show the order of a lost reply', async () => {
    const backend = newBackend('fault:points.create=lost@1')
    // The list is stale: the order exists, but is not in it yet.
    const emptyListHandler = jsonHandler('post', 'points/api/user/points-order/get-all', [])
    const app = await renderRoute(CUP, { as: 'member', backend: withHandlers(backend, emptyListHandler) })
    await redeem(app)
    await findToast('无法连接到服务器，请稍后重试')
    expect(createdOrders(backend)).toHaveLength(1)
    await redeem(app)
    await app.arrives(MADE)
    expect(createdOrders(backend)).toHaveLength(1)
    expect(balanceOf(backend.db, 'U102')).toBe(515)
  })

  test('asks the person to check the records if the order cannot be found after a lost reply', async () => {
    const knobs = 'fault:points.create=lost@1;fault:points.orders=500@1'
    const app = await renderRoute(CUP, { as: 'member', knobs })
    await redeem(app)
    await app.sees('暂时无法确认是否兑换成功，请先到“兑换记录”查看，不要重复兑换')
    await app.press('知道了')
    await app.arrives('/conversion-record')
    await app.sees('真空保温杯 500毫升')
    expect(createdOrders(app.backend)).toHaveLength(1)
  })

  test('shows 积分不足 as a toast, then on the button, if the points were spent elsewhere', async () => {
    const app = await renderRoute(CUP, { as: 'member' })
    const button = await findRedeemButton()
    const paid = app.backend.db.pointsLogs.find((row) => row.userId === 'U102' && row.value === 1000)
    if (paid) paid.value = 100
    await app.user.click(button)
    await app.user.click(await findConfirmButton())
    await findToast('积分不足')
    expect(await screen.findByRole('button', { name: '积分不足' })).toBeDisabled()
    await quiet()
    expect(createdOrders(app.backend)).toEqual([])
  })

  test('refuses a changed price, then shows the new price', async () => {
    const app = await renderRoute(CUP, { as: 'member' })
    const button = await findRedeemButton()
    const cup = app.backend.db.pointsGoods.find((goods) => goods.id === 'PG1')
    if (cup) cup.points = 600
    await app.user.click(button)
    await app.user.click(await findConfirmButton())
    await findToast('所需积分有变化，请确认后再兑换')
    await app.sees('600积分')
    await quiet()
    expect(createdOrders(app.backend)).toEqual([])
    await redeem(app)
    await app.arrives(MADE)
    expect(createdOrders(app.backend)).toMatchObject([{ points: 600 }])
  })

  test('counts the used quota across several orders', async () => {
    const app = await renderRoute(CUP, { as: 'rich' })
    // The persona rich has redeemed this cup before: the quota of two is used up.
    expect(await screen.findByRole('button', { name: '已达兑换上限' })).toBeDisabled()
    await app.sees('每人限兑2件，您已兑2件')
  })
})

describe('the delivery of points goods', () => {
  test('another selected address is sent with the order', async () => {
    const app = await renderRoute(CUP, { as: 'member' })
    await app.press(/科技园南区8栋1203室/)
    await app.user.click(await screen.findByRole('radio', { name: /蛇口太子路22号/ }))
    await redeem(app)
    await app.arrives(MADE)
    expect(createdOrders(app.backend)).toMatchObject([{ address: { id: 'A202' }, pickUpPlaceId: null }])
    await screen.findByRole('heading', { name: '收货信息' })
    expect(screen.getByText('广东省深圳市南山区蛇口太子路22号')).toBeInTheDocument()
  })

  test('the selected pick-up place is sent with the order and shown with its phone number', async () => {
    const app = await renderRoute(CUP, { as: 'member' })
    await app.user.click(await screen.findByRole('radio', { name: '到店自取' }))
    await app.user.click(await screen.findByRole('radio', { name: /天河健康服务点/ }))
    await redeem(app)
    await app.arrives(MADE)
    expect(createdOrders(app.backend)).toMatchObject([{ address: null, pickUpPlaceId: 'PP2' }])
    await screen.findByRole('heading', { name: '自取点' })
    expect(screen.getByText('天河健康服务点')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '打电话 02000000002' })).toHaveAttribute('href', 'tel:02000000002')
  })

  test('the address form that opens for a missing address keeps the choices, also after Back', async () => {
    const backend = newBackend()
    const gift = { userId: 'U101', changeType: 'INCREASE_POINTS', content: '', orderId: null, createdAt: 1 } as const
    backend.db.pointsLogs.push({ id: 'PL1', value: 900, ...gift })
    const app = await renderRoute('/integral-goods-detail/PG4', { as: 'new', backend })
    await app.press('增加')
    await app.press('先填收货地址')
    await app.arrives('/order-create-receiving-address-form')
    await app.router.navigate(-1)
    expect(await screen.findByRole('textbox', { name: '兑换数量' })).toHaveValue('2')
    await app.router.navigate(1)
    const { searchParams } = new URL(app.address(), 'http://localhost')
    expect(searchParams.get('target')).toBe('/integral-goods-detail/PG4?number=2')
    expect(await app.calls('points.create')).toEqual([])
    const home = { name: '王秀兰', mobile: '13800000001', province: '广东省', city: '深圳市', district: '南山区' }
    backend.db.addresses.push({ id: 'A1', userId: 'U101', detail: '海德路3号', isDefault: true, ...home })
    await app.router.navigate(searchParams.get('target') ?? '')
    expect(await screen.findByRole('textbox', { name: '兑换数量' })).toHaveValue('2')
  })

  test('an order for goods without delivery is completed immediately', async () => {
    const app = await renderRoute('/integral-goods-detail/PG10', { as: 'member' })
    await redeem(app)
    await app.arrives(MADE)
    expect(await screen.findByRole('heading', { name: '已完成' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('收货信息')).toBeNull())
    expect(createdOrders(app.backend)).toMatchObject([{ address: null, pickUpPlaceId: null, status: 'COMPLETED' }])
  })

  test.each([
    ['an order without an address and a place', {}, '请选择领取方式'],
    ['a pick-up place for goods that can only be shipped', { pickUpPlaceId: 'PP1' }, '请选择领取方式'],
    ['another person’s address', { shippingAddressId: 'A301' }, '尚未授权'],
  ])('the server refuses %s', async (_name, where, text) => {
    const app = await renderRoute('/integral-mall', { as: 'member' })
    await app.sees('1015积分')
    const nowhere = { shippingAddressId: null, pickUpPlaceId: null }
    const body = { goodsId: 'PG4', number: 1, expectedPoints: 260, ...nowhere, ...where }
    await expect(call(pointsApi.create, { body })).rejects.toThrow(text)
    await quiet()
    expect(createdOrders(app.backend)).toEqual([])
  })
})

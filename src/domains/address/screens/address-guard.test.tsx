import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { currentQueryClient } from '#/app/identity.ts'
import { User } from '#/domains/user/model.ts'
import { me } from '#/domains/user/queries.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const ORDER = '/order-info/G005?specification=G005-S1'
const FORM = `/order-create-receiving-address-form?target=${encodeURIComponent(ORDER)}`

/** The user in the query cache. */
const known = () => currentQueryClient().getQueryData(me().queryKey)

async function chooseRegion(app: Awaited<ReturnType<typeof renderRoute>>): Promise<void> {
  await app.press('所在地区：请选择省、市、区')
  await app.sees('选择所在地区')
  await app.press('确定')
  await screen.findByRole('button', { name: '所在地区：北京市 东城区' })
}

async function fillAddress(app: Awaited<ReturnType<typeof renderRoute>>): Promise<void> {
  await app.type('收货人', '王秀兰')
  await app.type('手机号', '13800000001')
  await app.type('详细地址', '东直门1号')
  await chooseRegion(app)
}

test.each([
  ORDER,
  '/order-info/G005/HOT?specification=G005-S1',
  `${ORDER}&requireShippingAddress=true`,
  `${ORDER}&requireShippingAddress=`,
  `${ORDER}&requireShippingAddress=False`,
])(
  '[NAV-011] [NAV-013] [ORD-068] [ORD-069] a person without a shipping address who opens %s gets the address form',
  async (address) => {
    const app = await renderRoute(address, { as: 'new' })
    await app.arrives('/order-create-receiving-address-form')
    expect(app.address()).toBe(`/order-create-receiving-address-form?target=${encodeURIComponent(address)}`)
    await app.sees('下单前请先填写收货地址')
    expect(await app.calls('order.options')).toEqual([])
  },
)

test('[NAV-012] with requireShippingAddress=false, the order screen opens without an address', async () => {
  const app = await renderRoute(`${ORDER}&requireShippingAddress=false`, { as: 'new' })
  await app.sees('提交订单')
  expect(app.address()).toBe(`${ORDER}&requireShippingAddress=false`)
})

test('[NAV-014] for a person with an address, the order screen opens without the address form', async () => {
  const app = await renderRoute(ORDER, { as: 'member' })
  await app.sees('提交订单')
  expect(app.address()).toBe(ORDER)
})

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('[ORD-073] shippingAddressExists %j from the server is parsed as hasAddress %j', (shippingAddressExists, has) => {
  expect(z.parse(User, { id: 'U1', shippingAddressExists })).toMatchObject({ hasAddress: has })
})

test('[ORD-073] [NAV-014] the address guard requests the user only once', async () => {
  const app = await renderRoute(ORDER, { as: 'member' })
  await app.sees('提交订单')
  expect(known()).toMatchObject({ id: 'U102', hasAddress: true })
  expect(await app.calls('user.me')).toHaveLength(1)
})

test('[NAV-015] saving the address opens the target, and Back then skips the address form', async () => {
  const created = spyOnRequest('post', 'mallsales/api/user/shipping-address')
  const app = await renderRoute('/Home/hot', { as: 'new', backend: withHandlers(newBackend(), created.handler) })
  await app.sees('基因检测')
  await app.router.navigate(ORDER)
  await app.arrives('/order-create-receiving-address-form')
  await fillAddress(app)
  expect(screen.getByRole('switch', { name: /设为默认地址/ })).toBeChecked()
  await app.press('保存')
  await app.arrives(ORDER)
  expect(created.asked.map((call) => call.body)).toEqual([
    {
      name: '王秀兰',
      mobile: '13800000001',
      province: '北京市',
      city: '北京市',
      district: '东城区',
      detail: '东直门1号',
      isDefault: true,
    },
  ])
  await app.sees(/东直门1号/)
  expect(known()).toMatchObject({ hasAddress: true })
  await app.router.navigate(-1)
  await app.arrives('/Home/hot')
})

test('[ORD-069] Back from the address form does not open the guarded order screen', async () => {
  const app = await renderRoute('/Home/hot', { as: 'new' })
  await app.sees('基因检测')
  await app.router.navigate(ORDER)
  await app.arrives('/order-create-receiving-address-form')
  await app.press('返回')
  await app.arrives('/Home/hot')
  await app.router.navigate(ORDER)
  await app.arrives('/order-create-receiving-address-form')
  expect(await app.calls('order.options')).toEqual([])
})

test('[ORD-071] [VAL-001] missing fields of an address are marked, and a toast names the first missing field', async () => {
  const app = await renderRoute(FORM, { as: 'new' })
  await app.press('保存')
  await findToast('收货人不能为空')
  for (const text of ['手机号不能为空', '所在地区不能为空', '详细地址不能为空'])
    expect(screen.getByText(text)).toBeInTheDocument()
  await app.type('收货人', '王秀兰')
  await app.type('手机号', '13800000001')
  await app.type('详细地址', '东直门1号')
  await app.press('保存')
  expect(await findToast('所在地区不能为空')).toBeInTheDocument()
  expect(app.backend.db.addresses.some((address) => address.userId === 'U101')).toBe(false)
  await chooseRegion(app)
  await app.press('保存')
  await app.arrives(ORDER)
})

test('[ADD-014] the address form of an existing address saves changes, and deletes it after a confirmation', async () => {
  const app = await renderRoute('/order-create-receiving-address-form/A202', { as: 'member' })
  expect(await screen.findByLabelText('详细地址')).toHaveValue('蛇口太子路22号')
  await app.type('详细地址', '蛇口太子路23号')
  await app.user.click(screen.getByRole('switch', { name: /设为默认地址/ }))
  await app.press('保存')
  await app.sees('已保存')
  const addresses = () =>
    app.backend.db.addresses.flatMap(({ id, userId, detail, isDefault }) =>
      userId === 'U102' ? [[id, detail, isDefault]] : [],
    )
  expect(addresses()).toEqual([
    ['A201', '科技园南区8栋1203室', false],
    ['A202', '蛇口太子路23号', true],
  ])
  await app.router.navigate('/order-create-receiving-address-form/A201')
  await app.press('删除')
  await app.sees('确定删除这个收货地址吗？')
  expect(addresses()).toHaveLength(2)
  await app.user.click((await screen.findAllByRole('button', { name: '删除' })).at(-1) as HTMLElement)
  await app.sees('已删除')
  expect(addresses()).toEqual([['A202', '蛇口太子路23号', true]])
})

test('[NAV-015] a target outside the app is ignored after the address is saved', async () => {
  const app = await renderRoute('/order-create-receiving-address-form/A202?target=https%3A%2F%2Fevil.com', {
    as: 'member',
  })
  await screen.findByLabelText('详细地址')
  await app.press('保存')
  await app.arrives('/Home')
  expect(app.address()).toBe('/Home/hot')
})

test('[ORD-072] after the last address is deleted, the next order opens the address form', async () => {
  const app = await renderRoute('/order-create-receiving-address-form/A401', { as: 'waiting' })
  await app.press('删除')
  await app.sees('确定删除这个收货地址吗？')
  await app.user.click((await screen.findAllByRole('button', { name: '删除' })).at(-1) as HTMLElement)
  await app.sees('已删除')
  await app.router.navigate(ORDER)
  await app.arrives('/order-create-receiving-address-form')
  expect(known()).toMatchObject({ hasAddress: false })
})

test('[ORD-071] one pasted line fills the form; its unrecognized parts are listed', async () => {
  const app = await renderRoute(FORM, { as: 'new' })
  await app.type('手机号', '13900000009')
  await app.type('粘贴地址，自动填写', '王秀兰 广东省深圳市南山区科技园路1号')
  await app.press('识别并填写')
  expect(await findToast('没有识别到手机号，请手动填写')).toBeInTheDocument()
  expect(screen.getByLabelText('收货人')).toHaveValue('王秀兰')
  expect(screen.getByLabelText('手机号')).toHaveValue('13900000009')
  expect(screen.getByLabelText('详细地址')).toHaveValue('科技园路1号')
  await screen.findByRole('button', { name: '所在地区：广东省 深圳市 南山区' })
  await app.press('保存')
  await app.arrives(ORDER)
  expect(app.backend.db.addresses.at(-1)).toMatchObject({
    name: '王秀兰',
    mobile: '13900000009',
    province: '广东省',
    city: '深圳市',
    district: '南山区',
    detail: '科技园路1号',
  })
})

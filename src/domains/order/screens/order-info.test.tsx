import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findLine, findToast } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const G001 = '/order-info/G001?specification=G001-S1'

const findButton = (name: string | RegExp) => screen.findByRole('button', { name })

test('[ORD-047] [ORD-048] [ORDX-005] [ORD-041] the order page opens with the best coupon, the default address and the summary', async () => {
  const app = await renderRoute(G001, { as: 'member' })
  await app.sees('-¥449.85')
  expect(await findButton(/优惠券/)).toHaveTextContent('-¥449.85')
  expect(await findButton(/李建国/)).toHaveTextContent('李建国 13800000002默认广东省深圳市南山区科技园南区8栋1203室')
  expect(await findLine('会员八五折券')).toHaveTextContent('会员八五折券-¥449.85')
  expect(await findLine('商品金额')).toHaveTextContent('商品金额¥2999.00')
  expect(await findLine('合计')).toHaveTextContent('¥2549.15')
  expect(screen.getByRole('textbox', { name: '购买数量' })).toHaveValue('1')
  expect(await app.calls('order.options')).toHaveLength(1)
})

test('[ORD-049] [ORD-050] the delivery mode is shown, and the chosen delivery days are sent', async () => {
  const create = spyOnRequest('post', 'mallsales/api/user/mall-orders')
  const app = await renderRoute(G001, { as: 'member', backend: withHandlers(newBackend(), create.handler) })
  expect(await findButton(/^配送/)).toHaveTextContent('平台配送 · 工作日')
  await app.press(/^配送/)
  const days = within(await screen.findByRole('group', { name: '收货时间' }))
  expect(days.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '工作日',
    '双休日',
    '节假日',
  ])
  expect(days.getByRole('radio', { name: '工作日' })).toBeChecked()
  await app.user.click(days.getByRole('radio', { name: '双休日' }))
  expect(await findButton(/^配送/)).toHaveTextContent('平台配送 · 双休日')
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  expect(create.asked).toMatchObject([{ body: { distribution: { mode: 'PLATFORM', days: 'DOUBLE_CEASE_DAY' } } }])
})

test('[ORD-048] for goods without shipping, neither a delivery nor an address is shown', async () => {
  const app = await renderRoute('/order-info/G023?specification=G023-S1', { as: 'member' })
  await app.sees('提交订单')
  await quiet()
  expect(screen.queryByText('配送')).toBeNull()
  expect(screen.queryByText(/科技园/)).toBeNull()
})

test('[ORDX-005] the server sends the price for a changed number, and a toast shows the change', async () => {
  const app = await renderRoute(G001, { as: 'member' })
  await app.press('增加')
  await app.sees('应付金额增加2549.15元')
  expect(await findLine('合计')).toHaveTextContent('¥5098.30')
  expect(screen.getByRole('textbox', { name: '购买数量' })).toHaveValue('2')
  expect(await app.calls('order.options')).toHaveLength(2)
})

test('[ORDX-005] the server sends a price for the order with another coupon, and for the order without a coupon', async () => {
  const app = await renderRoute(G001, { as: 'member' })
  await app.press(/优惠券/)
  const sheet = await screen.findByRole('dialog', { name: '选择优惠券' })
  expect(within(sheet).getByRole('radio', { name: /会员八五折券/ })).toBeChecked()
  expect(within(sheet).getByRole('radio', { name: /满一万减一千/ })).toBeDisabled()
  expect(within(sheet).getByText('还差¥7001.00可用')).toBeInTheDocument()
  await app.user.click(within(sheet).getByRole('radio', { name: /满减券/ }))
  await app.sees('应付金额增加399.85元')
  expect(await findLine('合计')).toHaveTextContent('¥2949.00')
  await app.press(/优惠券/)
  await app.user.click(await screen.findByRole('radio', { name: '不使用优惠券' }))
  await app.sees('应付金额增加50.00元')
  expect(await findLine('合计')).toHaveTextContent('¥2999.00')
  expect(await findButton(/优惠券/)).toHaveTextContent('2张可用')
})

test('[ORD-046] if goods cannot be bought, the disabled button shows the reason', async () => {
  const app = await renderRoute('/order-info/G018?specification=G018-S1', { as: 'member' })
  const submit = await findButton('库存不足')
  expect(submit).toBeDisabled()
  await app.user.click(submit)
  expect(await app.calls('order.create')).toEqual([])
})

test('[ORD-046] more pieces than the stock cannot be ordered, and fewer pieces can be ordered', async () => {
  const backend = newBackend()
  const item = backend.db.goods.find((goods) => goods.id === 'G001')?.specifications[0]
  if (item) item.stock = 1
  const app = await renderRoute(`${G001}&number=2`, { as: 'member', backend })
  expect(await findButton('库存不足')).toBeDisabled()
  await app.press('减少')
  expect(await findButton('提交订单')).toBeEnabled()
})

test('a coupon is removed if the total falls below its threshold, and adding pieces restores the coupon', async () => {
  const app = await renderRoute('/order-info/G010?number=4&couponId=CU2', { as: 'member' })
  expect(await screen.findByText('会员八五折券', { exact: false })).toBeVisible()
  await app.press('减少')
  await findToast(/^优惠券还差¥203\.00可用，应付金额减少/)
  expect(await findButton('提交订单')).toBeEnabled()
  await app.press('增加')
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  // 4 × ¥599 × 0.85
  expect(app.backend.db.orders.at(-1)).toMatchObject({ number: 4, total: 203_660 })
})

test('[ORD-046] sold-out goods show 库存不足, with or without a chosen specification', async () => {
  for (const address of ['/order-info/G018', '/order-info/G018?specification=G018-S1']) {
    const app = await renderRoute(address, { as: 'member' })
    expect(await findButton('库存不足')).toBeDisabled()
    app.view.unmount()
  }
})

test('the address chosen in the sheet is sent with the order', async () => {
  const app = await renderRoute(G001, { as: 'member' })
  await app.press(/李建国/)
  const sheet = await screen.findByRole('dialog', { name: '选择收货地址' })
  await app.user.click(within(sheet).getByRole('radio', { name: /蛇口太子路22号/ }))
  expect(await findButton(/李建国/)).toHaveTextContent('蛇口太子路22号')
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  expect(app.backend.db.orders.at(-1)).toMatchObject({ userId: 'U102', addressId: 'A202', total: 254_915 })
})

test('remarks, and the sharing code in the address, are sent with the order', async () => {
  const app = await renderRoute(`${G001}&sharingCode=SHARE108`, { as: 'member' })
  await app.type('备注', ' 请放门口 ')
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  expect(app.backend.db.orders.at(-1)).toMatchObject({ requirements: '请放门口', sharingCode: 'SHARE108' })
})

test('[ORD-046] deleted goods show 该商品已删除', async () => {
  const app = await renderRoute('/order-info/G026?specification=G026-S1', { as: 'member' })
  await app.sees('该商品已删除')
  await quiet()
  expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull()
})

describe('[GOODS-018] the invoice on the order page', () => {
  const place = async (choice?: string) => {
    const app = await renderRoute(G001, { as: 'member' })
    await app.sees('-¥449.85')
    if (choice) await app.press(/^发票/)
    if (choice) await app.user.click(await screen.findByRole('radio', { name: choice }))
    await app.press('提交订单')
    await app.arrives('/order-pay-detail')
    await app.sees(/^确认支付/)
    return app.backend.db.orders.at(-1)?.invoice
  }

  test('is offered for goods with an invoice, and nothing is preselected', async () => {
    const app = await renderRoute(G001, { as: 'member' })
    expect(await findButton(/^发票/)).toHaveTextContent('不开发票')
    await app.press(/^发票/)
    const choices = within(await screen.findByRole('group', { name: '选择发票' }))
    expect(choices.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      '不开发票',
      '个人',
      '单位',
    ])
    expect(choices.getByRole('radio', { name: '不开发票' })).toBeChecked()
  })

  test('is not offered for other goods', async () => {
    const backend = newBackend()
    const goods = backend.db.goods.find(({ id }) => id === 'G001')
    if (goods) goods.provideInvoice = false
    const app = await renderRoute(G001, { as: 'member', backend })
    await app.sees('-¥449.85')
    await quiet()
    expect(screen.queryByRole('button', { name: /^发票/ })).not.toBeInTheDocument()
  })

  test.each([
    [undefined, null],
    ['个人', 'PERSONAL'],
    ['单位', 'ORGANIZATIONAL'],
  ])('with the choice %s is sent with the order as %s', async (choice, invoice) => {
    expect(await place(choice)).toBe(invoice)
  })
})

test('Back restores quantity and patient, a reload restores the quantity, and a new order uses the address’s quantity', async () => {
  const backend = newBackend()
  const app = await renderRoute(G001, { as: 'member', backend })
  const findQuantityField = () => screen.findByRole('textbox', { name: '购买数量' })
  await app.press('增加')
  await app.press('增加')
  await app.press(/^受检人/)
  await app.user.click(await within(await screen.findByRole('dialog')).findByRole('radio', { name: /李小禾/ }))
  await app.router.navigate('/add-patient/new')
  await app.arrives('/add-patient/new')
  await app.router.navigate(-1)
  expect(await findQuantityField()).toHaveValue('3')
  expect(await findButton(/^受检人/)).toHaveTextContent('李小禾')
  unloadPage(app)
  const reloaded = await renderRoute(G001, { backend, sameTab: true })
  expect(await findQuantityField()).toHaveValue('3')
  expect(await findButton(/^受检人/)).not.toHaveTextContent('李小禾')
  await reloaded.router.navigate('/Home/hot')
  await reloaded.arrives('/Home/hot')
  await reloaded.router.navigate(G001)
  await reloaded.arrives('/order-info')
  expect(await findQuantityField()).toHaveValue('1')
})

test('a tap on the chosen delivery days closes their sheet', async () => {
  const app = await renderRoute(G001, { as: 'member' })
  await app.press(/^配送/)
  const sheet = await screen.findByRole('dialog', { name: '收货时间' })
  await app.user.click(within(sheet).getByRole('radio', { name: '工作日' }))
  await waitFor(() => expect(sheet).not.toBeInTheDocument())
})

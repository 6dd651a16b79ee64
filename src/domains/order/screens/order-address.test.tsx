import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { holdCalls } from '#tests/request-handlers.ts'

async function paste(app: Awaited<ReturnType<typeof renderRoute>>) {
  await app.type('粘贴地址，自动填写', '张先生 139 1234 5678 广东省深圳市南山区科技园路1号')
  await app.press('识别并填写')
  // The list of regions loads with the first address.
  await screen.findByDisplayValue('张先生')
}

test.each([
  ['/order-info/G001?specification=G001-S1&number=2', '/order-info/G001', null],
  ['/integral-goods-detail/PG1', '/integral-goods-detail/PG1', null],
  ['/create-invoice-form?orderId=O201', '/create-invoice-form', '纸质发票'],
])(
  'an address that was added from the screen %s is selected when the person returns to this screen',
  async (address, returns, first) => {
    const backend = newBackend()
    const app = await renderRoute(address, { as: 'member', backend })
    if (first) await app.user.click(await screen.findByRole('radio', { name: first }))
    await app.press(/李建国/)
    await app.follow('新增收货地址')
    await paste(app)
    await app.press('保存')
    await app.arrives(returns)
    expect(await screen.findByRole('button', { name: /张先生/ })).toBeVisible()
    expect(backend.db.addresses.filter(({ name }) => name === '张先生')).toHaveLength(1)
  },
)

test('the invoice form selects the new address even if the address list loads later', async () => {
  const backend = newBackend()
  const app = await renderRoute('/create-invoice-form?orderId=O201', { as: 'member', backend })
  await app.user.click(await screen.findByRole('radio', { name: '纸质发票' }))
  await app.press(/李建国/)
  await app.follow('新增收货地址')
  await paste(app)
  const slow = holdCalls('get', 'mallsales/api/user/shipping-address/get-all')
  network.use(slow.handler)
  await app.press('保存')
  await app.arrives('/create-invoice-form')
  expect(await screen.findByRole('button', { name: /李建国/ })).toBeVisible()
  slow.release()
  expect(await screen.findByRole('button', { name: /张先生/ })).toBeVisible()
  await app.press('提交申请')
  await app.arrives('/order-invoice')
  expect(backend.db.invoices.at(-1)?.address).toMatchObject({ name: '张先生' })
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const dueLine = () => screen.queryByText('应付')?.parentElement

async function raisePrice() {
  const backend = newBackend()
  const app = await renderRoute('/order-info/G001?specification=G001-S1&couponId=none', { as: 'member', backend })
  await waitFor(() => expect(dueLine()).toHaveTextContent('¥'))
  const before = dueLine()?.textContent
  const item = backend.db.goods.find(({ id }) => id === 'G001')?.specifications[0]
  if (!item) throw new Error('no goods')
  item.price += 10_000
  await app.press('提交订单')
  await waitFor(() => expect(dueLine()?.textContent).not.toBe(before))
  return { app, backend, made: () => backend.db.orders.filter(({ id }) => id.startsWith('O5')).length - orders }
}
const orders = newBackend().db.orders.filter(({ id }) => id.startsWith('O5')).length

test('after a price change, each tap asks for a confirmation until the person confirms', async () => {
  const { app, made } = await raisePrice()
  await app.press('提交订单')
  const question = await screen.findByText(/^每件¥2999\.00 → ¥3099\.00。现在应付¥[\d.]+，是否继续？$/)
  expect(question).toBeInTheDocument()
  await app.sees('价格已变：¥2999.00 → ¥3099.00')
  await app.press('再想想')
  expect(made()).toBe(0)
  await app.doesNotSee(/是否继续/)
  await app.press('提交订单')
  await app.press('按新金额提交')
  await app.arrives('/order-pay-detail')
  expect(made()).toBe(1)
})

test('a price that changes because the person changed the order needs no confirmation', async () => {
  const app = await renderRoute('/order-info/G001?specification=G001-S1', { as: 'member' })
  await app.press('增加')
  await waitFor(() => expect(screen.getByRole('textbox', { name: '购买数量' })).toHaveValue('2'))
  await app.sees(/^应付金额增加/)
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  await quiet()
  expect(screen.queryByText(/是否继续/)).toBeNull()
})

test('a negative total cannot be ordered, and the button shows the reason', async () => {
  const optionsHandler = jsonHandler('post', 'mallsales/api/user/mall-orders/get-order-options', {
    goods: { goodsId: 'G001', name: '检测', number: 1, price: -9900 },
    goodsTotalAmount: -9900,
  })
  await renderRoute('/order-info/G001?specification=G001-S1&requireShippingAddress=false', {
    as: 'member',
    backend: withHandlers(newBackend(), optionsHandler),
  })
  const bar = within(document.body)
  expect(await bar.findByRole('button', { name: '金额有误，暂不能提交' })).toBeDisabled()
})

import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const LIST = 'mallsales/api/user/mall-orders/get-user-orders'

/** The buttons of the row of an order. */
const actionsOf = async (id: string) => {
  const links = await screen.findAllByRole('link', { name: /共/ })
  const row = links.find((link) => link.getAttribute('href') === `/order-detail/${id}`)?.closest('[role="listitem"]')
  return within(row as HTMLElement)
}
const names = (row: Awaited<ReturnType<typeof actionsOf>>) =>
  row.queryAllByRole('button').map((button: HTMLElement) => button.textContent)

describe('the rows of the order list', () => {
  test.each(['/my-order/ALL', '/order-list'])(
    '[ORD-067] at the address %s show the actions for the order’s state',
    async (address) => {
      await renderRoute(address, { as: 'rich' })
      expect(names(await actionsOf('O700'))).toEqual(['取消订单', '去支付'])
      expect(names(await actionsOf('O702'))).toEqual(['查看物流', '再次购买'])
      expect(names(await actionsOf('O705'))).toEqual(['再次购买'])
      const paying = await actionsOf('O706')
      await quiet()
      expect(names(paying)).toEqual([])
      expect(paying.getByText('正在确认付款结果，不用再次支付')).toBeVisible()
    },
  )

  test('[ORD-067] have a button to pay an unpaid order, which creates a pay order with the amount due', async () => {
    const app = await renderRoute('/my-order/ALL', { as: 'unpaid' })
    await app.press('去支付')
    await app.arrives('/order-pay-detail')
    expect(app.backend.db.payOrders).toMatchObject([{ orderId: 'O301', status: 'WaitingForPayment', amount: 268_000 }])
  })

  test('[ORD-067] have a button to cancel an order, which asks for a confirmation, and then show 再次购买', async () => {
    const app = await renderRoute('/my-order/ALL', { as: 'unpaid' })
    await app.press('取消订单')
    await app.sees('是否取消订单？')
    await app.user.click((await screen.findAllByRole('button', { name: '取消订单' })).at(-1) as HTMLElement)
    await app.sees('订单已取消')
    expect(await screen.findByRole('button', { name: '再次购买' })).toBeVisible()
    await quiet()
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
    expect(await app.calls('order.cancel')).toHaveLength(1)
  })

  test('[ORD-044] open the sheet with the coupons of a due balance', async () => {
    const app = await renderRoute('/my-order/WAITING_FOR_PAYMENT', { as: 'rich' })
    await app.press('支付尾款')
    await app.press('继续支付')
    const sheet = within(await screen.findByRole('dialog', { name: '支付尾款' }))
    expect(sheet.getByRole('radio', { name: /老客户八折券/ })).toBeChecked()
    expect(sheet.getByRole('button', { name: '支付尾款 ¥9584.00' })).toBeEnabled()
  })

  test('[ORD-044] show one error if the order of a balance cannot be loaded, and the tap can be repeated', async () => {
    const app = await renderRoute('/my-order/WAITING_FOR_PAYMENT', { as: 'rich', knobs: 'fault:order.one=404@1' })
    await app.press('支付尾款')
    await app.sees('未找到')
    await quiet()
    expect(screen.queryByText(/已经失效/)).toBeNull()
    await app.press('支付尾款')
    await app.press('继续支付')
    expect(await screen.findByRole('dialog', { name: '支付尾款' })).toBeVisible()
  })

  test('[ORDX-003] show a parcel’s tracking number in a sheet', async () => {
    const app = await renderRoute('/my-order/ALL', { as: 'member' })
    await app.press('查看物流')
    const sheet = within(await screen.findByRole('dialog', { name: '物流信息' }))
    expect(sheet.getByText('SF1000000201')).toBeVisible()
    expect(sheet.getByRole('button', { name: '复制快递单号' })).toBeVisible()
  })

  test('[BIND-001] have a link to bind the sample of a paid test', async () => {
    const app = await renderRoute('/my-order/ALL', { as: 'member' })
    await app.press('绑定样本')
    await app.arrives('/bind-sampleid-input-view')
    expect(await screen.findByLabelText('样本编号')).toHaveValue('')
  })

  test('show the time left for a payment started in this app, and request no pay order for other rows', async () => {
    const app = await renderRoute('/my-order/ALL', { as: 'unpaid' })
    await screen.findByRole('button', { name: '去支付' })
    expect(await app.calls('pay-order.get')).toEqual([])
    await app.press('去支付')
    await app.arrives('/order-pay-detail')
    await app.sees(/^确认支付/)
    await app.router.navigate('/my-order/ALL')
    expect(await screen.findByText(/^支付剩余时间 (30:00|29:\d\d)$/)).toBeVisible()
  })

  test('[ORD-067] have a disabled button with the reason instead of a pay button if the payment mode is unknown', async () => {
    const row = {
      id: 'O1',
      orderStatus: 'WAITING_FOR_PAYMENT',
      amount: 100,
      placementDetails: { paymentMode: 'OTHER' },
    }
    await renderRoute('/my-order/ALL', {
      as: 'rich',
      backend: withHandlers(newBackend(), jsonHandler('post', LIST, [row])),
    })
    expect(await screen.findByRole('button', { name: '付款方式暂不支持，不能支付' })).toBeDisabled()
    await quiet()
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
  })
})

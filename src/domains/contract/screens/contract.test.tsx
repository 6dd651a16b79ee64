import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const BILLS = 'mallsales/api/user/contract/by-example'
const CREATE_COMBINED_PAY = 'mallsales/api/user/mall-orders/create-combined-pay-order'
const findCard = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const section = heading.closest('section')
  if (!section) throw new Error(`no card ${name}`)
  return section
}

describe('/contract-list', () => {
  test('[ORD-064] [ORD-065] [ORD-066] [ORDX-006] each bill shows its state, amounts, numbers and trade status', async () => {
    const app = await renderRoute('/contract-list', { as: 'rich' })
    const open = await findCard('脐带血储存服务 2026年度')
    for (const text of ['待支付', '¥900.00', 'HT2026070201, HT2026070202'])
      expect(within(open).getByText(text)).toBeVisible()
    await app.user.click(within(open).getByText('账单明细'))
    for (const text of ['¥1000.00', '¥100.00', '等待付款']) expect(within(open).getByText(text)).toBeVisible()
    expect(within(await findCard('免疫细胞检测服务')).getByText('支付中')).toBeVisible()
    const done = await findCard('脐带血储存服务 2025年度')
    expect(within(done).getByText('已完成')).toBeVisible()
    await app.user.click(within(done).getByText('账单明细'))
    expect(within(done).getByText('2026-01-24 10:00')).toBeVisible()
    expect(within(done).getByText('交易成功')).toBeVisible()
    await app.follow('支付待付账单')
    await app.arrives('/order-contract-pay')
  })

  test('[ORD-064] [ORD-065] bills that are paid or in payment have no pay button', async () => {
    const rows = ['FINISH', 'WAITING_CPS_CALLBACK'].map((billStatus, index) => ({
      id: index + 1,
      contractNo: ['C1', 'C2'],
      billStatus,
      bill: { periodAmount: 100_000, settlementAmount: 90_000 },
    }))
    const backend = withHandlers(newBackend(), jsonHandler('post', BILLS, rows))
    const app = await renderRoute('/contract-list', { as: 'rich', backend })
    await app.sees('C1, C2')
    await app.sees('--')
    await quiet()
    expect(screen.queryByRole('link', { name: '支付待付账单' })).toBeNull()
  })

  test('for a person without contracts, the list links to the home page', async () => {
    const app = await renderRoute('/contract-list', { as: 'new' })
    await app.sees('您还没有合同，签约后会显示在这里')
    expect(screen.getByRole('link', { name: '去首页看看' })).toHaveAttribute('href', '/Home')
  })
})

describe('/order-contract', () => {
  test('shows the bills of one order, with a pay button', async () => {
    const asked = spyOnRequest('post', BILLS)
    const backend = withHandlers(newBackend(), asked.handler)
    const app = await renderRoute('/order-contract?orderId=O711', { as: 'rich', backend })
    await app.sees('免疫细胞储存服务 2026年度')
    await quiet()
    expect(screen.queryByText('脐带血储存服务 2026年度')).toBeNull()
    expect(asked.asked.map(({ body }) => body)).toEqual([{ mallOrderId: 'O711' }])
    const box = screen.getByRole('checkbox', { name: /免疫细胞储存服务 2026年度/ })
    expect(box).toBeChecked()
    expect((await screen.findByText(/已选1笔/)).parentElement).toHaveTextContent('已选1笔 ¥680.00')
    const number = screen.getByText('HT2026071101')
    expect(number.closest('details')).not.toHaveAttribute('open')
    const bill = box.closest('section') as HTMLElement
    await app.user.click(within(bill).getByText('账单明细'))
    expect(number.closest('details')).toHaveAttribute('open')
    await app.press('去支付')
    await app.arrives('/order-pay-detail?id=PAY5001&by=payment')
  })

  test('an order without bills and an unknown order each show a text and a link', async () => {
    const app = await renderRoute('/order-contract?orderId=O201', { as: 'member' })
    await app.sees('这笔订单还没有合同')
    await app.router.navigate('/order-contract')
    await app.sees('没有找到订单，可以查看全部合同')
    expect(screen.getByRole('link', { name: '查看我的合同' })).toHaveAttribute('href', '/contract-list')
  })
})

describe('/order-contract-pay', () => {
  const findSum = async () => (await screen.findByText(/已选\d笔/)).parentElement

  test('[PAY-058] [ORD-064] [ORD-065] the open bills are preselected with their sum, and one payment pays them all', async () => {
    const asked = spyOnRequest('post', CREATE_COMBINED_PAY)
    const backend = withHandlers(newBackend(), asked.handler)
    const app = await renderRoute('/order-contract-pay', { as: 'rich', backend })
    const boxes = await screen.findAllByRole('checkbox')
    expect(boxes).toHaveLength(2)
    expect(await findSum()).toHaveTextContent('已选2笔 ¥1580.00')
    await app.sees(/正在确认付款，不用再次支付/)
    const [first] = boxes
    if (first) await app.user.click(first)
    expect(await findSum()).toHaveTextContent('已选1笔 ¥680.00')
    if (first) await app.user.click(first)
    await app.press('去支付')
    await app.arrives('/order-pay-detail?id=PAY5001&by=payment')
    expect(asked.asked.map(({ body }) => body)).toEqual([{ contractIds: ['B701', 'B702'], payAmount: 158_000 }])
    await app.sees('2笔合同账单')
    expect(await screen.findByRole('radio', { name: '模拟支付' })).toBeChecked()
    expect(await app.calls('payment.allChannels')).toHaveLength(1)
    expect(await app.calls('payment.channels')).toEqual([])
    await app.press(/确认支付 ¥1580.00/)
    await app.arrives('/contract-list')
    await app.sees('支付成功')
    await waitFor(() => expect(screen.getAllByText('已完成')).toHaveLength(3))
    expect(await app.calls('order.paying')).toEqual([])
    expect(backend.db.bills.filter(({ id }) => ['B701', 'B702'].includes(id)).map(({ status }) => status)).toEqual([
      'FINISH',
      'FINISH',
    ])
  })

  test('without a selected bill, no pay order is created; after a failed pay order, the bills are loaded again', async () => {
    const app = await renderRoute('/order-contract-pay?orderId=O702', {
      as: 'rich',
      knobs: 'fault:contract.payTogether=400-detail@1',
    })
    const box = await screen.findByRole('checkbox')
    await app.user.click(box)
    await app.press('去支付')
    await app.sees('请选择要支付的账单')
    expect(await app.calls('contract.payTogether')).toEqual([])
    await app.user.click(box)
    await app.press('去支付')
    await app.sees('库存不足')
    await waitFor(async () => expect(await app.calls('contract.byExample')).toHaveLength(2))
  })

  test('[PAY-058] a bill cannot be paid twice or with a different amount', async () => {
    const backend = newBackend()
    const bill = backend.db.bills.find(({ id }) => id === 'B701')
    const app = await renderRoute('/order-contract-pay?orderId=O702', { as: 'rich', backend })
    await findSum()
    if (bill) bill.settlementAmount = 91_000
    await app.press('去支付')
    await app.sees('账单金额有变化，请确认新的金额')
    await waitFor(async () => expect(await findSum()).toHaveTextContent('¥910.00'))
    if (bill) bill.status = 'FINISH'
    await app.press('去支付')
    await app.sees('有账单已经支付，请重新选择')
    await app.sees('没有待支付的账单')
  })

  test('without open bills, the screen has no pay button', async () => {
    const app = await renderRoute('/order-contract-pay', { as: 'new' })
    await app.sees('没有待支付的账单')
    await quiet()
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
  })
})

test.each([
  ['/order-pay-detail?id=PAY1&orderId=O702&returnUrl=/Home', '订单支付'],
  ['/order-contract-pay?orderId=O702', '合同支付'],
  ['/order-invoice?orderId=O702', '发票信息'],
  ['/order-contract?orderId=O702', '订单合同'],
  ['/order-pay-input?mallOrderId=O702', '输入支付金额'],
])('[LIT-025] the address %s opens its own screen', async (address, title) => {
  const backend = newBackend()
  backend.db.payOrders.push({
    id: 'PAY1',
    orderId: 'O702',
    userId: 'U107',
    amount: 1,
    status: 'SystemCancelled',
    channel: null,
    readsLeft: 0,
    paidAt: null,
  })
  await renderRoute(address, { as: 'rich', backend })
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
})

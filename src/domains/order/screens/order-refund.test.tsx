import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findLine } from '#tests/screen-texts.ts'
import { stubExecCommand } from '#tests/browser-stubs.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

test.each([
  ['ORD-051', 'O701', '审核中'],
  ['ORD-052', 'O702', '审核通过'],
  ['ORD-053', 'O703', '审核未通过'],
  ['ORD-054', 'O708', '退款超时'],
  ['ORD-055', 'O710', '退款失败'],
  ['ORD-056', 'O705', '退款完成'],
  ['ORD-057', 'O711', '退款已取消'],
])('[%s] the refund state of the order %s is shown as %s', async (_id, id, label) => {
  await renderRoute(`/order-detail/${id}`, { as: 'rich' })
  const head = await screen.findByRole('heading', { name: '退款信息' })
  expect(within(head.parentElement as HTMLElement).getByText(label)).toBeInTheDocument()
  // The header shows the state of the refund together with the state of the order.
  const state = screen.getByRole('heading', { name: label })
  expect(state.parentElement).toHaveTextContent(/订单状态：(待发货|已发货|已签收|已完成|已关闭|支付中)$/)
})

test('[ORD-058] the history shows SUBMITTED and COMPLETED, and not the approval between them', async () => {
  await renderRoute('/order-detail/O705', { as: 'rich' })
  const history = within(await screen.findByRole('list', { name: '退款记录' })).getAllByRole('listitem')
  expect(history.map((line) => line.textContent)).toEqual(['审核中2026-11-04 16:00', '退款完成2026-11-04 18:00'])
})

test('[ORD-059] a rejected refund shows the reason and the time of the rejection', async () => {
  await renderRoute('/order-detail/O703', { as: 'rich' })
  expect(await findLine('拒绝原因')).toHaveTextContent('采样盒已经拆封使用，不符合退款条件')
  expect(await findLine('拒绝时间')).toHaveTextContent('2026-11-10 17:00')
})

test('[ORD-060] the requested and the completed refund show amount and time', async () => {
  const refundmentDetails = {
    status: 'REFUND_COMPLETED',
    refundedAmount: 800,
    apply: { amount: 1000, applyTime: '2026-11-01T00:00:00Z' },
    completedTime: '2026-11-02T00:00:00Z',
  }
  await renderRoute('/order-detail/O1', {
    as: 'member',
    backend: withHandlers(
      newBackend(),
      jsonHandler('post', 'mallsales/api/user/mall-orders/get-user-order', {
        id: 'O1',
        orderStatus: 'CLOSED',
        refundmentDetails,
      }),
    ),
  })
  expect(await findLine('申请金额')).toHaveTextContent('申请金额¥10.00')
  expect(await findLine('申请时间')).toHaveTextContent('2026-11-01 08:00')
  expect(await findLine('退款金额')).toHaveTextContent('退款金额¥8.00')
  expect(await findLine('到账时间')).toHaveTextContent('2026-11-02 08:00')
})

test('[ORD-060] an order without a refund shows no refund section', async () => {
  await renderRoute('/order-detail/O700', { as: 'rich' })
  expect(await findLine('订单编号')).toHaveTextContent('20260000000700')
  await quiet()
  expect(screen.queryByText('退款信息')).toBeNull()
})

test('[ORDX-003] the tracking number can be copied, and the courier’s phone number called', async () => {
  const app = await renderRoute('/order-detail/O702', { as: 'rich' })
  const copied: string[] = []
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  writeText.mockImplementation((text) => Promise.resolve(void copied.push(text)))
  await app.press('复制快递单号')
  await app.sees('已复制')
  expect(copied).toEqual(['SF1000000702'])
  expect(screen.getByRole('link', { name: '95338' })).toHaveAttribute('href', 'tel:95338')
})

test('[ORDX-003] the number and the address of the order can be copied', async () => {
  const app = await renderRoute('/order-detail/O702', { as: 'rich' })
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void copied.push(text)))
  await app.press('复制订单编号')
  await app.sees('已复制')
  await app.press('复制收货信息')
  await waitFor(() => expect(copied).toHaveLength(2))
  expect(copied[0]).toBe('20260000000702')
  expect(copied[1]).toMatch(/^郑晓燕 13800000007 广东省/)
})

test('[ORDX-003] if the clipboard API refuses, a fallback copies the number; if the fallback fails, a dialog shows the number', async () => {
  const app = await renderRoute('/order-detail/O702', { as: 'rich' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const copied: string[] = []
  stubExecCommand((selected) => copied.push(selected) > 0)
  await app.press('复制快递单号')
  await app.sees('已复制')
  expect(copied).toEqual(['SF1000000702'])
  stubExecCommand(() => false)
  await app.press('复制快递单号')
  expect(await screen.findByRole('dialog', { name: '请长按文字复制' })).toHaveTextContent('SF1000000702')
})

test('再次购买 opens the goods with the specification of the order', async () => {
  const backend = newBackend()
  const order = backend.db.orders.find((entry) => entry.id === 'O705')
  const second = backend.db.goods.find((goods) => goods.id === order?.goodsId)?.specifications.at(-1)
  if (order && second) Object.assign(order, { specificationId: second.id })
  const app = await renderRoute('/order-detail/O705', { as: 'rich', backend })
  await app.press('再次购买')
  await app.arrives(`/commodity-detail/${order?.goodsId}`)
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByRole('radio', { checked: true }).closest('label')).toHaveTextContent(second?.name ?? '–')
})

import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const LIST = 'mallsales/api/user/mall-orders/get-renew-deposit-orders'

describe('renewing a storage contract', () => {
  test('[REG-032] a contract shows its collection date, storage period, end and next bill', async () => {
    const app = await renderRoute('/renew-deposit-form', { as: 'rich' })
    await app.sees('采集时间')
    for (const text of ['2010-01-02', '16年', 'HT2026070201']) expect(screen.getByText(text)).toBeVisible()
    const bills = screen.getAllByText('2028-01-02').map((date) => date.parentElement?.textContent)
    expect(bills).toContain('2028-01-02 ¥680.00')
    await app.user.click(screen.getByRole('radio', { name: /^成人免疫细胞储存/ }))
    await app.sees('2021-08-16')
    expect(screen.getByText('已到期')).toBeVisible()
  })

  test('[INS-008] the old and the new end date are shown above the payment; the cashier opens once', async () => {
    const app = await renderRoute('/renew-deposit-form?id=RD1', { as: 'rich' })
    await app.user.click(await screen.findByRole('radio', { name: /^续存5年/ }))
    expect(screen.getByText('续存后储存至').parentElement).toHaveTextContent('续存后储存至2033-01-02')
    expect(screen.getByText('续存至 2033-01-02')).toBeVisible()
    expect(screen.getByText('现在储存至').parentElement).toHaveTextContent('现在储存至2028-01-02')
    await app.user.dblClick(screen.getByRole('button', { name: '提交并支付' }))
    await app.arrives('/order-pay-detail')
    await app.sees('¥3060.00')
    expect(await app.calls('order.create')).toHaveLength(1)
    const made = app.backend.db.orders.at(-1)
    expect(app.backend.db.renewals).toEqual([
      { orderId: made?.id, depositId: 'RD1', name: '脐带血造血干细胞储存 续存5年', years: 5, done: false },
    ])
    const search = new URLSearchParams(app.address().split('?')[1])
    expect(search.get('returnUrl')).toBe('/renew-deposit-contract/RD1')
    // Without a payment, the cashier returns to 我的合同, which its last text names.
    expect(search.get('failUrl')).toBe('/contract-list')
  })

  test('with an unpaid renewal order, no second renewal can be ordered', async () => {
    const app = await renderRoute('/renew-deposit-form?id=RD1', { as: 'rich' })
    await app.press('提交并支付')
    await app.arrives('/order-pay-detail')
    const id = app.backend.db.renewals[0]?.orderId ?? ''
    await app.router.navigate('/renew-deposit-form?id=RD1')
    await app.sees('这份合同有一笔续存订单还没有完成，请先支付或取消那笔订单。')
    expect(screen.getByRole('link', { name: '查看续存订单' })).toHaveAttribute('href', `/order-detail/${id}`)
  })

  test('after a lost reply, the cashier opens for the renewal order that was created', async () => {
    const app = await renderRoute('/renew-deposit-form?id=RD2', { as: 'rich', knobs: 'fault:order.create=lost@1' })
    await app.press('提交并支付')
    await app.arrives('/order-pay-detail')
    expect(app.backend.db.renewals).toHaveLength(1)
  })

  test('a renewal whose price has changed is refused, and the new price is shown', async () => {
    const app = await renderRoute('/renew-deposit-form?id=RD1', { as: 'rich' })
    await app.sees('¥680.00')
    const row = app.backend.db.deposits.find(({ id }) => id === 'RD1')
    if (row) row.price = 70_000
    await app.press('提交并支付')
    expect(await findToast('价格有变化，请确认新的金额')).toBeInTheDocument()
    expect(await app.sees('¥700.00')).not.toHaveLength(0)
  })

  test('without renewable contracts, the screen links to all contracts; without online renewal, it links to customer service', async () => {
    const app = await renderRoute('/renew-deposit-form', { as: 'member' })
    await app.sees('没有可以续存的储存合同')
    expect(screen.getByRole('link', { name: '查看我的合同' })).toHaveAttribute('href', '/contract-list')
    app.view.unmount()
    const broken = { id: 'RD9', extendInfo: null, renewals: [{ goodsId: 'G1', name: '续存', price: 99.5 }] }
    const other = await renderRoute('/renew-deposit-form', {
      as: 'member',
      backend: withHandlers(newBackend(), jsonHandler('get', LIST, [broken, { contractNo: 'no id' }])),
    })
    await other.sees('这份合同暂时不能在线续存，客服可以为您办理。')
    expect(screen.getByText('以合同为准')).toBeVisible()
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/my-contact-us-content/service')
  })
})

describe('the screen of a contract', () => {
  test('[REG-032] [INS-008] shows the contract, its bills and a link to the renewal', async () => {
    const app = await renderRoute('/renew-deposit-contract/RD1', { as: 'rich' })
    await app.sees('2010-01-02')
    await app.sees('脐带血储存服务 2026年度')
    expect(screen.getByText('脐带血储存服务 2025年度')).toBeVisible()
    await app.follow('续存')
    await app.arrives('/renew-deposit-form?id=RD1')
  })

  test('shows the contract when its bills cannot be loaded, and a retry for the bills', async () => {
    const app = await renderRoute('/renew-deposit-contract/RD1', {
      as: 'rich',
      knobs: 'fault:contract.byExample=400@1',
    })
    await app.sees('2010-01-02')
    await app.press('重新读取账单')
    expect(await app.sees('脐带血储存服务 2026年度')).toHaveLength(1)
  })

  test('does not show another person’s contract', async () => {
    const app = await renderRoute('/renew-deposit-contract/RD1', { as: 'member' })
    await app.calls()
    expect(screen.queryByText('2010-01-02')).toBeNull()
  })
})

describe('the storage screen of an order', () => {
  test('[INS-007] /immjune-storage/{id} shows the stored item, its state and progress, and links to the person', async () => {
    const app = await renderRoute('/order-contract?orderId=O711', { as: 'rich' })
    await app.follow(/^储存服务/)
    await app.arrives('/immjune-storage/O711')
    await app.sees(/^成人免疫细胞储存/)
    expect(screen.getByText('已发货')).toBeVisible()
    const progress = within(screen.getByRole('heading', { name: '进度' }).closest('section') as HTMLElement)
    expect(progress.getAllByText(/时间$/).map((row) => row.textContent)).toEqual(['下单时间', '付款时间', '发货时间'])
    await app.follow(/^储存人/)
    await app.arrives('/immjune-storage-form/O711')
  })

  test('links to the renewal with the order’s contract selected', async () => {
    const app = await renderRoute('/immjune-storage/O711', { as: 'rich' })
    await app.follow(/^续存/)
    expect(await screen.findByRole('radio', { name: /^成人免疫细胞储存/ })).toBeChecked()
    expect(screen.getByText('2021-08-16')).toBeVisible()
  })

  test('links to a renewal without a preselected contract if the order has no contract', async () => {
    const backend = newBackend()
    backend.db.deposits = backend.db.deposits.filter(({ id }) => id !== 'RD2')
    const app = await renderRoute('/immjune-storage/O711', { as: 'rich', backend })
    await app.follow(/^续存/)
    await app.sees('没有找到您要续存的那份合同，请选择一份，或联系客服。')
    await quiet()
    expect(screen.queryByRole('button', { name: '提交并支付' })).toBeNull()
    await app.user.click(screen.getByRole('radio', { name: /^脐带血/ }))
    expect(await screen.findByRole('button', { name: '提交并支付' })).toBeVisible()
  })

  test('[INS-007] on /immjune-storage-form/{id}, a person is chosen, and the next step is shown', async () => {
    const app = await renderRoute('/immjune-storage-form/O601', { as: 'parent' })
    await app.follow('选择储存人')
    await app.arrives('/pt-contacts-selector')
    await app.press(/^吴乐乐/)
    await app.arrives('/immjune-storage-form/O601?patientId=P602')
    await app.sees('身份证 4403****0019')
    await app.sees('下一步：把订单编号20260000000601和储存人吴乐乐告诉客服，由客服登记到储存合同。')
    expect(screen.getByRole('link', { name: /^资料已填写完整/ }).getAttribute('href')).toMatch(
      /^\/add-patient\/P602\?target=/,
    )
  })

  test('the person of the order is preselected, and the person’s missing fields are listed', async () => {
    const backend = newBackend()
    const order = backend.db.orders.find(({ id }) => id === 'O601')
    const person = backend.db.patients.find(({ id }) => id === 'P602')
    if (order) order.patientId = 'P602'
    if (person) person.mobile = ''
    const app = await renderRoute('/immjune-storage-form/O601', { as: 'parent', backend })
    await app.sees('吴乐乐')
    expect(await screen.findByRole('link', { name: /^还缺少手机号/ })).toBeVisible()
  })

  test.each(['/immjune-storage/O201', '/immjune-storage-form/O201'])(
    'for the order of a gene test, the address %s shows that there is no storage',
    async (address) => {
      const app = await renderRoute(address, { as: 'member' })
      await app.sees('这笔订单是检测订单，没有储存服务')
      expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/order-detail/O201')
    },
  )
})

test.each(['/renew-deposit-contract/NOPE', '/immjune-storage/NOPE', '/immjune-storage-form/NOPE'])(
  'without a storage, the address %s shows a text and a link to the contracts',
  async (address) => {
    const app = await renderRoute(address, { as: 'rich' })
    await app.sees('没有找到这份储存，可能已经取消或不属于您')
    expect(screen.getByRole('link', { name: '查看我的合同' })).toHaveAttribute('href', '/contract-list')
  },
)

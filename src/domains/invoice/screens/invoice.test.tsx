import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#/domains/order/model.ts'
import { InvoiceEntry } from '#/widgets/InvoiceEntry.tsx'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, holdCalls, spyOnRequest } from '#tests/request-handlers.ts'

const CREATE = 'mallsales/api/user/mall-order-invoice/create'
const ORDER = 'mallsales/api/user/mall-orders/get-user-order'
const FORM = '/create-invoice-form?orderId=O201'
const PAID = { id: 'O702', orderStatus: 'COMPLETED', goods: { name: '检测', provideInvoice: true } }
const paidOrder = (extra: object = {}) => ({ ...PAID, ...extra })

describe('/order-invoice', () => {
  test.each([
    ['O701', '开票中'],
    ['O702', '已开票'],
    ['O703', '已作废'],
    ['O704', '已重新申请'],
    ['O707', '开票失败'],
  ])('[ORD-061] [ORDX-009] the invoice of the order %s is shown as %s', async (orderId, label) => {
    const app = await renderRoute(`/order-invoice?orderId=${orderId}`, { as: 'rich' })
    expect(await screen.findByRole('heading', { name: label })).toBeVisible()
    expect(await app.calls('invoice.ofOrder')).toMatchObject([{ status: 200, input: { id: orderId } }])
    await app.sees('付款收据')
    expect(await app.calls('invoice.receipt')).toMatchObject([{ status: 200, input: { id: orderId } }])
  })

  test.each([
    ['O707', true],
    ['O703', true],
    ['O702', false],
    ['O701', false],
    ['O704', false],
  ])('[ORDX-008] the invoice of the order %s can be requested again: %s', async (orderId, again) => {
    const app = await renderRoute(`/order-invoice?orderId=${orderId}`, { as: 'rich' })
    await app.sees('发票抬头')
    expect(screen.queryAllByRole('link', { name: '重新申请' })).toHaveLength(again ? 1 : 0)
  })

  test('[ORD-045] [ORDX-007] the PDF of a valid invoice opens inside the app', async () => {
    const app = await renderRoute('/order-invoice?orderId=O702', { as: 'rich' })
    await app.sees('91440300MA5EXAMPLE')
    expect(screen.getByRole('link', { name: '下载发票' })).toHaveAttribute(
      'href',
      `/pdf-view?file=${encodeURIComponent('/messages/api/public/public-resource/get?download=false&resourcePath=invoice%2F2026%2FINV702.pdf')}`,
    )
  })

  test('[ORD-045] an order with invoiceDownloadable false has no download', async () => {
    const backend = withHandlers(newBackend(), jsonHandler('post', ORDER, paidOrder({ invoiceDownloadable: false })))
    const app = await renderRoute('/order-invoice?orderId=O702', { as: 'rich', backend })
    await app.sees('已开票')
    await quiet()
    expect(screen.queryByRole('link', { name: '下载发票' })).toBeNull()
  })

  test('an invoice sent by mail shows its postal address', async () => {
    const app = await renderRoute('/order-invoice?orderId=O708', { as: 'rich' })
    await app.sees('纸质发票已经开好，会寄到您填写的地址')
    await app.sees('广东省深圳市南山区沙河西路1819号')
    expect(await app.sees('中国邮政')).toHaveLength(1)
  })

  test('an order without an invoice links to the form; an address without an order links to the order list', async () => {
    const app = await renderRoute('/order-invoice?orderId=O201', { as: 'member' })
    await app.sees('这笔订单还没有申请发票')
    await app.follow('申请发票')
    await app.arrives(FORM)
    await app.router.navigate('/order-invoice')
    await app.sees('没有找到订单，请从订单里打开发票')
    expect(screen.getByRole('link', { name: '查看我的订单' })).toHaveAttribute('href', '/my-order/ALL')
  })

  test('a receipt that cannot be loaded or parsed is left out', async () => {
    const app = await renderRoute('/order-invoice?orderId=O701', { as: 'rich', knobs: 'fault:invoice.receipt=404' })
    await app.sees('开票中')
    await quiet()
    expect(screen.queryByText('付款收据')).toBeNull()
    app.view.unmount()
    const unreadableHandler = jsonHandler('get', 'mallsales/api/user/mall-orders/receipt/O701', ['broken'])
    const other = await renderRoute('/order-invoice?orderId=O701', {
      as: 'rich',
      backend: withHandlers(newBackend(), unreadableHandler),
    })
    await other.sees('开票中')
    await quiet()
    expect(screen.queryByText('付款收据')).toBeNull()
  })
})

describe('/create-invoice-form', () => {
  test('[ORD-062] [ORDX-010] an electronic invoice requires an e-mail, is requested once, and then shows 开票中', async () => {
    const asked = spyOnRequest('post', CREATE)
    const app = await renderRoute(FORM, { as: 'member', backend: withHandlers(newBackend(), asked.handler) })
    expect(await screen.findByLabelText('发票抬头')).toHaveValue('李建国')
    await app.press('提交申请')
    await app.sees('电子邮箱不能为空')
    await quiet()
    expect(screen.queryByRole('button', { name: /收件|收货/ })).toBeNull()
    await app.type('电子邮箱', 'a@b.cn')
    await app.press('提交申请')
    await app.arrives('/order-invoice?orderId=O201')
    expect(await screen.findByRole('heading', { name: '开票中' })).toBeVisible()
    expect(asked.asked.map(({ body }) => body)).toEqual([
      {
        orderId: 'O201',
        invoiceType: 'ELECTRIC',
        titleType: 'PERSONAL',
        title: '李建国',
        taxNumber: null,
        email: 'a@b.cn',
        shippingAddressId: null,
      },
    ])
    expect(app.backend.db.invoices.filter(({ orderId }) => orderId === 'O201')).toMatchObject([{ state: 'PENDING' }])
  })

  test('[ORD-062] [ORD-063] an invoice by mail to an organization is sent with address and tax number, without e-mail', async () => {
    const app = await renderRoute(FORM, { as: 'member' })
    expect(await screen.findByLabelText('电子邮箱')).toBeVisible()
    await quiet()
    expect(screen.queryByLabelText('税号')).toBeNull()
    await app.user.click(screen.getByRole('radio', { name: '纸质发票' }))
    await app.user.click(screen.getByRole('radio', { name: '企业单位' }))
    await quiet()
    expect(screen.queryByLabelText('电子邮箱')).toBeNull()
    expect(screen.getByRole('button', { name: /科技园南区8栋1203室/ })).toBeVisible()
    await app.press('提交申请')
    await app.sees('税号不能为空')
    await app.type('税号', '91440300ma5 x')
    await app.press('提交申请')
    await app.arrives('/order-invoice')
    expect(app.backend.db.invoices.at(-1)).toMatchObject({
      invoiceType: 'MAILING',
      taxNumber: '91440300MA5X',
      email: '',
      address: { id: 'A201' },
    })
  })

  test('the kind of invoice that was chosen with the order is preselected', async () => {
    const backend = newBackend()
    Object.assign(backend.db.orders.find(({ id }) => id === 'O201') ?? {}, { invoice: 'ORGANIZATIONAL' })
    await renderRoute(FORM, { as: 'member', backend })
    expect(await screen.findByRole('radio', { name: '企业单位' })).toBeChecked()
    expect(screen.getByLabelText('发票抬头')).toHaveValue('')
  })

  test('[ORD-062] for an invoice by mail, a person without an address is asked to add an address, and nothing is sent', async () => {
    const backend = newBackend()
    backend.db.addresses = []
    const app = await renderRoute(FORM, { as: 'member', backend })
    await app.user.click(await screen.findByRole('radio', { name: '纸质发票' }))
    await app.sees('请添加收货地址')
    await app.press('提交申请')
    await app.sees('收件地址不能为空')
    expect(await app.calls('invoice.create')).toEqual([])
  })

  test('a failed request for an invoice keeps the form’s values, and a double tap sends only one request', async () => {
    const backend = newBackend('fault:invoice.create=400-detail@1')
    const slow = holdCalls('post', CREATE)
    const app = await renderRoute(FORM, { as: 'member', backend: withHandlers(backend, slow.handler) })
    await app.type('发票抬头', '李小禾')
    await app.type('电子邮箱', 'a@b.cn')
    const button = await screen.findByRole('button', { name: '提交申请' })
    button.click()
    button.click()
    slow.release()
    await app.sees('库存不足')
    expect(await app.calls('invoice.create')).toHaveLength(1)
    expect(screen.getByLabelText('发票抬头')).toHaveValue('李小禾')
    expect(screen.getByLabelText('电子邮箱')).toHaveValue('a@b.cn')
    await app.press('提交申请')
    await app.arrives('/order-invoice')
    expect(backend.db.invoices.filter(({ orderId }) => orderId === 'O201')).toHaveLength(1)
  })

  test('after a lost reply, the app finds the created invoice and shows it', async () => {
    const app = await renderRoute(FORM, { as: 'member', knobs: 'fault:invoice.create=lost@1' })
    await app.type('电子邮箱', 'a@b.cn')
    await app.press('提交申请')
    await app.arrives('/order-invoice?orderId=O201')
    expect(await app.calls('invoice.create')).toHaveLength(1)
  })

  test('[LOGIN-049] /email-fill returns the e-mail address to the form, which keeps its values meanwhile', async () => {
    const app = await renderRoute(FORM, { as: 'member' })
    await app.type('发票抬头', '李小禾')
    await app.router.navigate('/email-fill?target=%2Fcreate-invoice-form%3ForderId%3DO201')
    await app.sees('填写邮箱')
    await app.type('电子邮箱', 'c@d.cn')
    await app.press('确定')
    await app.arrives(FORM)
    expect(await screen.findByLabelText('发票抬头')).toHaveValue('李小禾')
    expect(screen.getByLabelText('电子邮箱')).toHaveValue('c@d.cn')
  })

  test('[ORDX-008] the form is filled from the failed invoice, and the new invoice replaces the failed one', async () => {
    const app = await renderRoute('/create-invoice-form?orderId=O707', { as: 'rich' })
    expect(await screen.findByLabelText('税号')).toHaveValue('91440300MA5EXAMPLE')
    await app.press('提交申请')
    await app.arrives('/order-invoice')
    expect(await screen.findByRole('heading', { name: '开票中' })).toBeVisible()
    expect(app.backend.db.invoices.filter(({ orderId }) => orderId === 'O707').map(({ state }) => state)).toEqual([
      'REAPPLIED',
      'PENDING',
    ])
  })

  test('[ORDX-008] [GOODS-018] an order that cannot have an invoice shows no form', async () => {
    const app = await renderRoute('/create-invoice-form?orderId=O702', { as: 'rich' })
    await app.sees('这笔订单的发票已开票，不用再申请')
    const emptyHandler = jsonHandler('post', ORDER, paidOrder({ goods: { name: '检测', provideInvoice: false } }))
    const other = await renderRoute(FORM, { as: 'member', backend: withHandlers(newBackend(), emptyHandler) })
    await other.sees('这笔订单暂时不能开发票')
    await quiet()
    expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull()
  })
})

describe('/my-invoices', () => {
  test('[ORD-061] all invoices of the person’s orders are listed with their state', async () => {
    const app = await renderRoute('/my-invoices', { as: 'rich' })
    const rows = await screen.findAllByRole('link', { name: /发票 ·/ })
    expect(rows.map((row) => within(row).getByText(/^(开票|已)/).textContent)).toEqual([
      '开票中',
      '已开票',
      '已作废',
      '已重新申请',
      '开票失败',
      '已开票',
    ])
    await app.user.click(rows[0] ?? document.body)
    await app.arrives('/order-invoice?orderId=O701')
  })

  test('all orders that the heading counts can be shown, each with its day', async () => {
    const app = await renderRoute('/my-invoices', { as: 'rich' })
    const [title] = await app.sees(/笔订单可以开发票/)
    const card = within(title?.closest('section') ?? document.body)
    expect(card.getAllByRole('link')).toHaveLength(1)
    await app.user.click(card.getByRole('button', { name: /^查看另外/ }))
    expect(title).toHaveTextContent(`还有${card.getAllByRole('link', { name: /\d{4}-\d\d-\d\d 申请发票/ }).length}笔`)
    await quiet()
    expect(card.queryByRole('button')).toBeNull()
  })

  test('without invoices, there is a link to the orders, and older invoices can be loaded', async () => {
    const app = await renderRoute('/my-invoices', { as: 'new' })
    await app.sees('还没有发票，可以在已付款的订单里申请')
    expect(screen.getByRole('link', { name: '查看我的订单' })).toHaveAttribute('href', '/my-order/ALL')
    const backend = newBackend()
    const owner = backend.db.users.find(({ persona }) => persona === 'rich')?.id ?? ''
    const [first] = backend.db.orders.filter(({ userId }) => userId === owner)
    if (first)
      for (let index = 0; index < 60; index += 1)
        backend.db.orders.push({ ...first, id: `OX${index}`, createdAt: first.createdAt + 1000 + index })
    const other = await renderRoute('/my-invoices', { as: 'rich', backend })
    await other.press('查找更早的发票')
    await other.sees('开票失败')
    expect(await other.calls('order.mine')).toHaveLength(2)
  })

  test('the e-mail address is kept until the app is closed', async () => {
    const app = await renderRoute('/my-invoices', { as: 'member' })
    await app.follow(/接收邮箱/)
    await app.press('确定')
    await app.sees('电子邮箱不能为空')
    await app.type('电子邮箱', 'wrong')
    await app.press('确定')
    await app.sees('电子邮箱格式错误')
    await app.type('电子邮箱', 'e@f.cn')
    await app.press('确定')
    await app.arrives('/my-invoices')
    await app.sees('e@f.cn')
    await app.router.navigate(FORM)
    expect(await screen.findByLabelText('电子邮箱')).toHaveValue('e@f.cn')
    const other = await renderRoute('/my-invoices', { as: 'new' })
    await other.sees('去填写')
  })

  test('/email-fill returns only to a target inside the app', async () => {
    const app = await renderRoute('/email-fill?target=https%3A%2F%2Fevil.com', { as: 'member' })
    await app.type('电子邮箱', 'e@f.cn')
    await app.press('确定')
    await app.arrives('/Home')
    expect(app.address()).not.toContain('evil')
  })
})

describe('the invoice row of an order', () => {
  const file = '/messages/api/public/public-resource/get?download=false&resourcePath=%2Ff%2F1.pdf'
  const entry = async (extra: object) => {
    render(
      <MemoryRouter>
        <InvoiceEntry order={z.parse(Order, { ...paidOrder(), ...extra })} />
      </MemoryRouter>,
    )
    await quiet()
    return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  }
  const valid = { state: 'VALID', invoiceResource: '/f/1.pdf' }

  test('[GOODS-018] is not shown if the goods allow no invoice', async () => {
    expect(await entry({ goods: { provideInvoice: false } })).toEqual([])
  })

  test('[GOODS-018] links to the invoice form', async () => {
    expect(await entry({})).toEqual([['发票申请发票', '/create-invoice-form?orderId=O702']])
  })

  test('[ORD-045] shows the existing invoice, with its file if the file can be downloaded', async () => {
    expect(await entry({ placementDetails: { invoice: valid }, invoiceDownloadable: true })).toEqual([
      ['查看发票已开票', '/order-invoice?orderId=O702'],
      ['下载发票', `/pdf-view?file=${encodeURIComponent(file)}`],
    ])
  })

  test('[ORD-045] shows no file if the file cannot be downloaded', async () => {
    expect(await entry({ placementDetails: { invoice: valid }, invoiceDownloadable: false })).toEqual([
      ['查看发票已开票', '/order-invoice?orderId=O702'],
    ])
  })
})

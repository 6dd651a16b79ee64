import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findLine } from '#tests/screen-texts.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const lines = async () =>
  within(await findLine(/^样本 LB/))
    .getAllByRole('listitem')
    .map((line) => line.textContent)

test.each(['/order-schedule/O401', '/order-schedule/O401/schedule-card'])(
  '[ORD-070] the address %s shows the sample’s current stage and its progress',
  async (address) => {
    await renderRoute(address, { as: 'waiting' })
    expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('进度卡片')
    expect(screen.getByRole('heading', { name: '检测中' })).toBeInTheDocument()
    expect(screen.getByText('提取、上机与分析，一般需要 10–15 个工作日')).toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: '检测进度' })).toHaveAttribute('aria-valuenow', '3')
    expect(screen.getByText('已完成 3/5 步')).toBeInTheDocument()
  },
)

test('[ORD-070] the page schedule-detail shows every stage with its time, or with its usual duration', async () => {
  const app = await renderRoute('/order-schedule/O401', { as: 'waiting' })
  await app.user.click(await screen.findByRole('link', { name: '进度详情' }))
  await app.arrives('/order-schedule/O401/schedule-detail')
  expect(await screen.findByRole('link', { name: '进度详情' })).toHaveAttribute('aria-current', 'page')
  expect(await lines()).toEqual([
    '已绑定已完成2026-10-21 10:00样本已和受检人关联',
    '寄回已完成2026-10-26 10:00请按说明采样并寄回，快递一般 1–3 天送达实验室',
    '实验室签收已完成2026-10-31 10:00核对样本并登记，一般需要 1–2 天',
    '检测中进行中提取、上机与分析，一般需要 10–15 个工作日',
    '报告已出未开始可以在“报告”中查看',
  ])
  await app.user.click(screen.getByRole('link', { name: '进度卡片' }))
  await app.arrives('/order-schedule/O401/schedule-card')
})

test('[ORD-070] a finished sample links to its report', async () => {
  await renderRoute('/order-schedule/O501', { as: 'reported' })
  expect(await screen.findByRole('link', { name: '查看报告' })).toHaveAttribute(
    'href',
    '/parent-page/R100501/PKG-ADULT',
  )
})

test.each([
  ['O201', 'member', '这个订单还没有绑定样本。收到采样盒后，用盒上的编号绑定', '绑定样本', '/bind-sampleid-input-view'],
  ['O301', 'unpaid', '请尽快完成支付，我们会为您保留商品', '查看订单', '/order-detail/O301'],
])(
  '[ORD-070] for the order %s, which has no sample, the schedule shows the next step',
  async (id, as, text, action, target) => {
    const app = await renderRoute(`/order-schedule/${id}`, { as })
    await app.sees(text)
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', target)
  },
)

test('[ORD-070] the order links to the progress of its sample tube', async () => {
  const app = await renderRoute('/order-detail/O401', { as: 'waiting' })
  await app.follow(/检测进度/)
  await app.arrives('/order-schedule/O401')
  expect(await app.sees(/样本 LB2026100401/)).not.toEqual([])
})

test('[REPX-010] the reports of an order are listed, each with a link to the report', async () => {
  const app = await renderRoute('/order-detail/O501', { as: 'reported' })
  await app.follow(/检测报告/)
  await app.arrives('/order-report?orderId=O501')
  const card = await screen.findByRole('heading', { name: '周雪梅' })
  const link = within(card.closest('section') as HTMLElement).getByRole('link', { name: /成人报告/ })
  expect(link).toHaveTextContent('成人报告2026-11-10')
  expect(link).toHaveAttribute('href', '/parent-page/R100501/PKG-ADULT')
  expect(await app.calls('report.forOrder')).toMatchObject([{ status: 200, input: { id: 'O501' } }])
})

test('[REPX-010] an order without a report shows a text and a link to the progress', async () => {
  const app = await renderRoute('/order-report?orderId=O401', { as: 'waiting' })
  await app.sees('这个订单还没有报告。检测完成后，报告会出现在这里')
  expect(screen.getByRole('link', { name: '查看检测进度' })).toHaveAttribute('href', '/order-schedule/O401')
})

test('[REPX-010] if the address has no order, all reports are shown; a person without reports sees how to get a report', async () => {
  const app = await renderRoute('/order-report', { as: 'reported' })
  expect(await screen.findByRole('link', { name: /成人报告/ })).toHaveAttribute(
    'href',
    '/parent-page/R100501/PKG-ADULT',
  )
  expect(await app.calls('report.forOrder')).toEqual([])
  app.view.unmount()
  await renderRoute('/order-report', { as: 'new' })
  expect(await screen.findByRole('link', { name: '绑定样本' })).toHaveAttribute('href', '/bind-sampleid-input-view')
})

const OPTIONS = 'mallsales/api/user/mall-orders/get-order-options'
const options = {
  goods: { goodsId: 'G001', name: '检测', number: 1, price: 9900, reportPackageId: 'PKG-ADULT' },
  goodsTotalAmount: 9900,
  selectedPatient: { id: 'P202', name: '李小禾' },
}
const ORDER = '/order-info/G001?specification=G001-S1&requireShippingAddress=false'

test('[ORDX-004] the patient in the order options is preselected, and another patient can be selected', async () => {
  const app = await renderRoute(ORDER, {
    as: 'member',
    backend: withHandlers(newBackend(), jsonHandler('post', OPTIONS, options)),
  })
  expect(await screen.findByRole('button', { name: /受检人/ })).toHaveTextContent('受检人李小禾')
  await app.press(/受检人/)
  const sheet = within(await screen.findByRole('dialog', { name: '选择受检人' }))
  expect(await sheet.findByRole('radio', { name: /李小禾/ })).toBeChecked()
  await app.user.click(await sheet.findByRole('radio', { name: /李建国/ }))
  expect(await screen.findByRole('button', { name: /受检人/ })).toHaveTextContent('受检人李建国')
})

test('[ORDX-004] the patient of the previous order is preselected and sent with the order', async () => {
  const app = await renderRoute('/order-info/G001?specification=G001-S1', { as: 'waiting' })
  expect(await screen.findByRole('button', { name: /受检人/ })).toHaveTextContent('受检人孙丽华')
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  expect(app.backend.db.orders.at(-1)).toMatchObject({ userId: 'U104', patientId: 'P401' })
})

test('[ORDX-004] a new patient saved in the patient form is selected on the order page', async () => {
  const app = await renderRoute('/order-info/G001?specification=G001-S1&patientId=P201', { as: 'member' })
  expect(await screen.findByRole('button', { name: /受检人李建国/ })).toBeInTheDocument()
  await app.press(/受检人/)
  await app.follow('新增受检人')
  await app.arrives('/add-patient/new?target=%2Forder-info%2FG001%3Fspecification%3DG001-S1%26number%3D1')
  await app.type('姓名', '王秀兰')
  await app.type('证件号码', '11010519491231002X')
  await app.press('保存')
  await app.arrives('/order-info/G001')
  expect(await screen.findByRole('button', { name: /受检人王秀兰/ }, { timeout: 8000 })).toBeInTheDocument()
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const TUBE = 'YY2026000001'
const NAME = encodeURIComponent('牙源干细胞储存')
const STEPS = `O601/${TUBE}/${NAME}`

type App = Awaited<ReturnType<typeof renderRoute>>

const tube = (app: App) => app.backend.db.samples.find((sample) => sample.id === TUBE)

test('[BIND-007] [BIND-008] the address keeps the order of a tooth sample in every step until the tracker', async () => {
  const bind = spyOnRequest('post', 'mallsales/api/user/mall-samples/tooth/bind')
  const goods = spyOnRequest('post', 'mallsales/api/user/mall-samples/tooth/commodity')
  const backend = withHandlers(newBackend(), bind.handler, goods.handler)
  const app = await renderRoute('/bind-tooth-source-select', { as: 'parent', backend })
  await app.follow(/牙源干细胞储存/)
  await app.arrives('/bind-tooth-source/O601')
  expect(goods.asked.map(({ body }) => body)).toEqual([{}, { mallOrderId: 'O601' }])
  await app.sees('只能绑定随这笔订单寄出的采集管，编号会和订单核对。')
  await app.type('样本编号', 'yy2026000001')
  await app.press('下一步')
  await app.arrives('/bind-tooth-source-first/')
  expect(app.address()).toBe(`/bind-tooth-source-first/${STEPS}`)
  expect(await app.calls('sample.toothVerify')).toHaveLength(1)
  expect(await app.calls('sample.verify')).toEqual([])
  await app.sees('吴乐乐')
  await app.user.click(screen.getByRole('radio', { name: /吴乐乐/ }))
  await app.press('下一步')
  await app.arrives('/bind-tooth-source-second/')
  expect(app.address()).toBe(`/bind-tooth-source-second/${STEPS}/P602`)
  await app.sees('基因数据处理同意')
  await app.user.click(screen.getByRole('checkbox'))
  await app.press('下一步')
  await app.arrives('/bind-tooth-source-third/')
  expect(app.address()).toBe(`/bind-tooth-source-third/${STEPS}/P602`)
  await app.press('确认绑定')
  await findToast('绑定成功')
  await app.arrives('/my-binding')
  const body = { mallOrderId: 'O601', sampleId: TUBE, patientId: 'P602', consent: true }
  expect(bind.asked.map((call) => call.body)).toEqual([body])
  expect(tube(app)).toMatchObject({ userId: 'U106', patientId: 'P602', orderId: 'O601' })
})

test.each([
  ['YY2026000003', '样本编号与订单不符，请核对'],
  ['LB2026000001', '样本编号与订单不符，请核对'],
  ['YY2026999999', '样本编号不存在'],
])('[BIND-008] the number %s is refused for the order with the server’s message', async (number, text) => {
  const asked = spyOnRequest('get', `mallsales/api/user/mall-samples/tooth/verify/${number}/O601`)
  const backend = withHandlers(newBackend(), asked.handler)
  const app = await renderRoute('/bind-tooth-source/O601', { as: 'parent', backend })
  await app.type('样本编号', number)
  await app.press('下一步')
  await findToast(text)
  expect(asked.asked).toHaveLength(1)
  expect(screen.getByLabelText('样本编号')).toHaveAccessibleDescription(text)
  expect(app.address()).toBe('/bind-tooth-source/O601')
})

test('[BIND-007] a typed sample number is restored, and is deleted after the tube was bound', async () => {
  const app = await renderRoute('/bind-tooth-source/O601', { as: 'parent' })
  await app.type('样本编号', TUBE)
  await app.follow('选择其他订单')
  await app.arrives('/bind-tooth-source-select')
  await app.follow(/牙源干细胞储存/)
  expect(await screen.findByLabelText('样本编号')).toHaveValue('YY20 2600 0001')
  await app.press('下一步')
  await app.sees('吴志强')
  await app.user.click(screen.getByRole('radio', { name: /吴志强/ }))
  await app.press('下一步')
  await app.sees('基因数据处理同意')
  await app.user.click(screen.getByRole('checkbox'))
  await app.press('下一步')
  await app.press('确认绑定')
  await app.arrives('/my-binding')
  await app.sees(/样本 YY2026000001/)
  await app.router.navigate('/bind-tooth-source/O601')
  expect(await screen.findByLabelText('样本编号')).toHaveValue('')
})

test('[BIND-007] going back from step 2 keeps the selected patient, and another patient can be selected', async () => {
  const app = await renderRoute(`/bind-tooth-source-first/${STEPS}`, { as: 'parent' })
  await app.sees('吴乐乐')
  await app.user.click(screen.getByRole('radio', { name: /吴乐乐/ }))
  await app.press('下一步')
  await app.arrives('/bind-tooth-source-second/')
  await app.router.navigate(-1)
  expect(await screen.findByRole('radio', { name: /吴乐乐/ })).toBeChecked()
  await app.press('下一步')
  await app.follow('换一位受检人')
  await app.arrives('/pt-contacts-selector')
  await app.press(/吴志强/)
  await app.arrives('/bind-tooth-source-first/')
  expect(app.address()).toBe(`/bind-tooth-source-first/${STEPS}?patientId=P601`)
  expect(await screen.findByRole('radio', { name: /吴志强/ })).toBeChecked()
})

test('[BIND-007] after a lost reply, the app finds the sample that was bound to the order', async () => {
  const app = await renderRoute(`/bind-tooth-source-second/${STEPS}/P601`, {
    as: 'parent',
    knobs: 'fault:sample.toothBind=lost@1',
  })
  await app.sees('基因数据处理同意')
  await app.user.click(screen.getByRole('checkbox'))
  await app.press('下一步')
  await app.press('确认绑定')
  await app.arrives('/my-binding')
  expect(await app.calls('sample.toothBind')).toHaveLength(1)
  expect(tube(app)?.orderId).toBe('O601')
})

test('[BIND-007] the third step redirects to the second step if the consent is missing', async () => {
  const app = await renderRoute(`/bind-tooth-source-third/${STEPS}/P601`, { as: 'parent' })
  await app.arrives('/bind-tooth-source-second/')
  expect(await app.calls('sample.toothBind')).toEqual([])
})

test('[BIND-007] without an order for a tooth sample, a link to bind another kind of sample is shown', async () => {
  const app = await renderRoute('/bind-tooth-source-select', { as: 'new' })
  await app.sees('您还没有牙源储存的订单。其他样本可以直接用编号绑定')
  await app.follow('绑定其他样本')
  await app.arrives('/bind-sampleid-input-view')
  expect(await screen.findByLabelText('样本编号')).toHaveValue('')
})

test('[BIND-007] an order without tooth-sample goods shows a text', async () => {
  const app = await renderRoute('/bind-tooth-source/O201', { as: 'member' })
  await app.sees('这笔订单没有牙源样本需要绑定')
  await quiet()
  expect(screen.queryByLabelText('样本编号')).toBeNull()
  await app.follow('选择其他订单')
  await app.arrives('/bind-tooth-source-select')
})

test('[BIND-010] the page /add-sample shows the next step for each tube of an order', async () => {
  const app = await renderRoute('/add-sample/O601', { as: 'parent' })
  await app.sees('添加样本')
  await app.sees(/YY20 2600 0001/)
  const list = screen.getByRole('list', { name: '样本' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(within(list).getAllByText('请先绑定：确认这个样本是谁的，再开始采样')).toHaveLength(2)
  await app.user.click(within(list).getAllByRole('link', { name: '绑定这个样本' })[0] as HTMLElement)
  await app.arrives('/bind-tooth-source-first/')
  expect(app.address()).toBe(`/bind-tooth-source-first/${STEPS}`)
})

test('[BIND-010] the page /add-sample of an order with a tube in progress links to the tracker', async () => {
  const app = await renderRoute('/add-sample/O401', { as: 'waiting' })
  await app.sees('已完成 3/5 步')
  await app.sees('提取、上机与分析，一般需要 10–15 个工作日')
  await quiet()
  expect(screen.queryByText('需要您：')).toBeNull()
  await app.follow('查看进度')
  await app.arrives('/my-binding')
})

test.each(['0', 'new'])('[BIND-001] the page /add-sample/%s shows only the number field', async (id) => {
  const app = await renderRoute(`/add-sample/${id}`, { as: 'member' })
  await app.type('样本编号', 'LB2026000001')
  await app.press('下一步')
  await app.arrives('/bind-first-step/LB2026000001/')
  expect(await app.calls('sample.forGoods')).toEqual([])
})

test('[BIND-001] the page /add-sample of an order without a known tube asks for the tube’s number', async () => {
  const app = await renderRoute('/add-sample/O201', { as: 'member' })
  await app.sees('还没有登记的样本。收到采样盒后，请输入盒上的编号。')
  expect(screen.getByLabelText('样本编号')).toHaveValue('')
})

test('[BIND-007] a paid order with tooth-sample goods links to the binding', async () => {
  const app = await renderRoute('/order-detail/O601', { as: 'parent' })
  await app.follow(/^牙源样本/)
  await app.arrives('/bind-tooth-source/O601')
  expect((await app.calls('sample.toothGoods')).length).toBeGreaterThan(0)
})

test('[BIND-010] a paid order of a gene test links to the tubes of the test', async () => {
  const app = await renderRoute('/order-detail/O401', { as: 'waiting' })
  expect(await screen.findByRole('link', { name: /^样本/ })).toHaveAttribute('href', '/add-sample/O401')
  expect(await app.calls('sample.toothGoods')).toEqual([])
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'

type App = Awaited<ReturnType<typeof renderRoute>>

const ORDER = '/order-info/G001?specification=G001-S1&number=1'

test('[LOGIN-049] the selected patient becomes the patient of the order', async () => {
  const app = await renderRoute(ORDER, { as: 'member' })
  await app.press(/^受检人/)
  await app.follow('管理受检人')
  await app.arrives('/pt-contacts-selector')
  await app.press(/李小禾/)
  await app.arrives('/order-info/G001')
  expect(app.address()).toContain('patientId=P202')
  expect(await screen.findByRole('button', { name: /受检人.*李小禾/ })).toBeInTheDocument()
})

test.each([
  ['selecting a patient', async (app: App) => app.press(/李小禾/), 'patientId=P202'],
  [
    'adding a patient',
    async (app: App) => {
      await app.follow('新增受检人')
      await app.type('姓名', '王秀兰')
      await app.type('证件号码', '11010519491231002X')
      await app.press('保存')
    },
    'patientId=P5001',
  ],
])('after %s, Back leaves the order, because the order is in the history only once', async (_what, choose, chosen) => {
  const app = await renderRoute('/commodity-detail/G001', { as: 'member' })
  await app.arrives('/commodity-detail/G001')
  await app.router.navigate(ORDER)
  await app.press(/^受检人/)
  await app.follow('管理受检人')
  await app.arrives('/pt-contacts-selector')
  await choose(app)
  await app.arrives('/order-info/G001')
  await waitFor(() => expect(app.address()).toContain(chosen))
  await app.router.navigate(-1)
  await app.arrives('/commodity-detail/G001')
})

test('[LOGIN-049] with a target outside the app, no patient can be selected', async () => {
  await renderRoute('/pt-contacts-selector?target=https%3A%2F%2Fevil.example', { as: 'member' })
  expect(await screen.findByRole('heading', { name: '受检人' })).toBeInTheDocument()
  await quiet()
  expect(screen.queryByRole('button', { name: /李小禾/ })).toBeNull()
})

test('[LOGIN-049] a newly added patient is passed on in the address of the next page', async () => {
  const app = await renderRoute('/pt-contacts-selector?target=%2Fmy-main', { as: 'new' })
  await app.follow('新增受检人')
  await app.type('姓名', '王秀兰')
  await app.type('证件号码', '11010519491231002X')
  await app.press('保存')
  await app.arrives('/my-main')
  expect(app.address()).toBe('/my-main?patientId=P5001')
})

test('[BIND-016] the list of patients shows masked identity documents and links to the patient forms', async () => {
  const app = await renderRoute('/pt-contacts-selector', { as: 'member' })
  const list = await screen.findByRole('list', { name: '受检人' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(within(list).getByText('身份证 4403****0022')).toBeInTheDocument()
  await quiet()
  expect(screen.queryByText(/440304201809010022/)).toBeNull()
  await app.follow('编辑李小禾')
  await app.arrives('/add-patient/P202')
  await app.type('姓名', '李禾')
  await app.press('保存')
  await app.arrives('/pt-contacts-selector')
  await app.sees('李禾')
  expect(app.address()).toBe('/pt-contacts-selector')
})

test('[BIND-016] [GEN-010] the list without patients shows a link to the patient form', async () => {
  const app = await renderRoute('/my-main', { as: 'new' })
  await app.follow('受检人')
  await app.arrives('/pt-contacts-selector')
  await app.sees('还没有受检人，请先填写做检测的人的信息')
  await app.follow('新增受检人')
  await app.arrives('/add-patient/new')
  expect(await screen.findByLabelText('姓名')).toHaveValue('')
})

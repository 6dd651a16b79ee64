import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentQueryClient } from '#/app/identity.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { withHandlers, holdCalls, spyOnRequest } from '#tests/request-handlers.ts'

const PATIENTS = 'uaa/api/user/patients'
/** An unused identity document: born 1949-12-31, female. */
const CARD = '11010519491231002X'
/** The identity document of 李小禾 (P202). */
const KNOWN = '440304201809010022'

type App = Awaited<ReturnType<typeof renderRoute>>

async function openForm(id: string, knobs = '') {
  const created = spyOnRequest('post', PATIENTS)
  const changed = spyOnRequest('put', PATIENTS)
  const asked = spyOnRequest('post', `${PATIENTS}/check-cover`)
  const backend = withHandlers(newBackend(knobs), created.handler, changed.handler, asked.handler)
  const app = await renderRoute(`/add-patient/${id}?target=%2Fmy-main`, { as: 'member', backend })
  return { app, created: created.asked, changed: changed.asked, asked: asked.asked }
}

const mine = ({ backend }: App) => backend.db.patients.filter((patient) => patient.userId === 'U102')

test.each(['0', 'new'])('[BIND-006] /add-patient/%s shows an empty form that creates a patient', async (id) => {
  const { app, created, asked } = await openForm(id)
  expect(await screen.findByRole('heading', { name: '新增受检人' })).toBeInTheDocument()
  expect(screen.getByLabelText('姓名')).toHaveValue('')
  await app.type('姓名', ' 钱多多 ')
  await app.type('证件号码', CARD)
  await app.press('保存')
  await app.arrives('/my-main')
  expect(app.address()).toBe('/my-main?patientId=P5001')
  const body = {
    name: '钱多多',
    gender: 'FEMALE',
    birthday: '1949-12-31',
    mobile: '',
    identityCardType: 'CHINESE_IDENTITY_CARD',
    identityCard: CARD,
  }
  expect(created.map((call) => call.body)).toEqual([body])
  expect(asked.map((call) => call.body)).toEqual([body])
  expect(mine(app)).toHaveLength(3)
})

test('[BIND-006] if the reply to a save arrives after the person has left the form, the page does not change', async () => {
  const held = holdCalls('post', PATIENTS)
  const app = await renderRoute('/add-patient/0?target=%2Fmy-main', {
    as: 'member',
    backend: withHandlers(newBackend(), held.handler),
  })
  await app.type('姓名', '钱多多')
  await app.type('证件号码', CARD)
  await app.press('保存')
  await screen.findByRole('button', { name: '保存', busy: true })
  await app.router.navigate('/pt-contacts-selector')
  await screen.findByText('李小禾')
  held.release()
  // The list is refetched once the patient is saved.
  expect(await screen.findByText('钱多多')).toBeInTheDocument()
  await waitFor(() => expect(currentQueryClient().isMutating()).toBe(0))
  expect(app.address()).toBe('/pt-contacts-selector')
  // The next new patient starts empty.
  await app.router.navigate('/add-patient/0')
  await waitFor(() => expect(screen.getByLabelText('姓名')).toHaveValue(''))
})

test('[BIND-006] the form of an existing patient shows the patient’s values and changes that patient', async () => {
  const { app, created, changed } = await openForm('P201')
  expect(await screen.findByLabelText('姓名')).toHaveValue('李建国')
  // The number is masked until a tap shows it.
  expect(screen.getByLabelText('证件号码')).toHaveTextContent('4403****0019')
  expect(document.body.textContent).not.toContain('440304196203150019')
  await app.press('显示证件号码')
  expect(await screen.findByLabelText('证件号码')).toHaveValue('440304196203150019')
  expect(screen.getByLabelText('证件号码')).toHaveFocus()
  expect(screen.getByRole('radio', { name: '男' })).toBeChecked()
  await app.type('姓名', '李建军')
  await app.press('保存')
  await app.arrives('/my-main')
  expect(changed.map((call) => call.body)).toMatchObject([{ id: 'P201', name: '李建军' }])
  await quiet()
  expect(created).toEqual([])
  expect(mine(app).map((patient) => patient.name)).toEqual(['李建军', '李小禾'])
})

test('[BIND-006] another person’s patient is not shown', async () => {
  const { app } = await openForm('P501')
  expect(await app.sees('尚未授权')).toHaveLength(1)
  await quiet()
  expect(screen.queryByLabelText('姓名')).toBeNull()
})

test('[LIT-030] type and number of the identity document are sent as separate fields', async () => {
  const { app, created } = await openForm('0')
  await app.type('姓名', '钱多多')
  await app.user.click(await screen.findByRole('radio', { name: '护照' }))
  await app.type('证件号码', 'E1')
  await app.user.click(screen.getByRole('radio', { name: '女' }))
  await app.press('出生日期：请选择出生日期')
  await app.press('确定')
  await app.press('保存')
  await app.arrives('/my-main')
  expect(created.map((call) => call.body)).toMatchObject([
    { identityCardType: 'PASSPORT', identityCard: 'E1', birthday: '1980-01-01', gender: 'FEMALE' },
  ])
})

async function saveKnown(app: App): Promise<void> {
  await app.type('姓名', '李大禾')
  await app.type('证件号码', KNOWN)
  await app.press('保存')
  await app.sees('已有相同证件的受检人')
}

test('[BIND-012] a known identity document asks for a confirmation, and nothing is saved without the confirmation', async () => {
  const { app, created, changed } = await openForm('0')
  await saveKnown(app)
  await app.sees('保存后，这位受检人原来的信息会被现在填写的覆盖。确定保存吗？')
  expect([created, changed]).toEqual([[], []])
  await app.press('取消')
  await app.doesNotSee('已有相同证件的受检人')
  expect([created, changed]).toEqual([[], []])
  expect(screen.getByLabelText('姓名')).toHaveValue('李大禾')
  expect(mine(app).map((patient) => patient.name)).toEqual(['李建国', '李小禾'])
})

test('[BIND-012] a patient with a known identity document is saved after the confirmation', async () => {
  const { app, created } = await openForm('0')
  await saveKnown(app)
  await app.press('覆盖保存')
  await app.arrives('/my-main')
  expect(created).toHaveLength(1)
  expect(mine(app).map((patient) => patient.name)).toEqual(['李建国', '李大禾'])
})

test('[BIND-012] if the check of the identity document fails, the patient is not saved', async () => {
  const { app, created } = await openForm('0', 'fault:patient.checkCover=offline@1')
  await app.type('姓名', '钱多多')
  await app.type('证件号码', CARD)
  await app.press('保存')
  await findToast('无法连接到服务器，请稍后重试')
  await quiet()
  expect(created).toEqual([])
  await app.press('保存')
  await app.arrives('/my-main')
  expect(created).toHaveLength(1)
})

test('[BIND-006] missing fields of a patient are marked, and a toast names the first missing field', async () => {
  const { app, asked } = await openForm('0')
  await app.press('保存')
  expect(await findToast('姓名不能为空')).toBeInTheDocument()
  for (const text of ['性别不能为空', '出生日期不能为空']) expect(screen.getByText(text)).toBeInTheDocument()
  await quiet()
  expect(asked).toEqual([])
})

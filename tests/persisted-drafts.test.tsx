import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { beginSession, endSession, expireSession, sessionToken } from '#/domains/user/store.ts'
import { quiet } from './support/quiet.ts'
import { renderRoute, unloadPage } from './support/render-route.tsx'

/** Forms after a reload: fields that may be stored are restored, and all other fields are named as lost. */

type App = Awaited<ReturnType<typeof renderRoute>>

async function reload(app: App): Promise<App> {
  const address = app.address()
  unloadPage(app)
  return renderRoute(address, { backend: app.backend, sameTab: true })
}

const storedDrafts = (): string =>
  JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key === 'app:drafts'))

/** Confirms the picker that was opened last. An earlier picker may still be closing. */
const confirmPicker = async (app: App) => {
  const last = (await screen.findAllByText('确定')).at(-1)
  if (last) await app.user.click(last)
}

async function chooseRegion(app: App, label: string): Promise<void> {
  await app.press(`${label}：请选择省、市、区`)
  await app.sees(`选择${label}`)
  await confirmPicker(app)
  await screen.findByRole('button', { name: `${label}：北京市 东城区` })
}

async function typePatient(app: App): Promise<void> {
  await app.type('姓名', '钱多多')
  await app.user.click(screen.getByRole('radio', { name: '护照' }))
  await app.type('证件号码', 'E7654321')
  await app.user.click(screen.getByRole('radio', { name: '女' }))
}

test('the event form keeps the number of people after a reload, because it is not private', async () => {
  let app = await renderRoute('/sign-form?id=E2', { as: 'member' })
  await app.type('参加人数', '2')
  app = await reload(app)
  expect(await screen.findByLabelText('参加人数')).toHaveValue('2')
  await quiet()
  expect(screen.queryByText(/为保护隐私/)).toBeNull()
})

describe('the patient form after a reload', () => {
  test('keeps the type of the identity document; name, number and gender must be filled in again', async () => {
    let app = await renderRoute('/add-patient/0', { as: 'member' })
    await typePatient(app)
    for (const secret of ['钱多多', 'E7654321', 'FEMALE']) expect(storedDrafts()).not.toContain(secret)
    app = await reload(app)
    expect(await screen.findByRole('radio', { name: '护照' })).toBeChecked()
    const [line] = await app.sees('为保护隐私，姓名、证件号码、性别没有保存，请重新填写')
    expect(line).toHaveRole('status')
    expect(screen.getByLabelText('姓名')).toHaveValue('')
    // After another reload without a change, the lost fields are still empty.
    app = await reload(app)
    expect(await app.sees('为保护隐私，姓名、证件号码、性别没有保存，请重新填写')).toHaveLength(1)
  })

  test('shows no notice if nothing was typed', async () => {
    let app = await renderRoute('/add-patient/P201', { as: 'member' })
    await screen.findByLabelText('姓名')
    app = await reload(app)
    expect(await screen.findByLabelText('姓名')).toHaveValue('李建国')
    await quiet()
    expect(screen.queryByText(/为保护隐私/)).toBeNull()
  })

  test('restores all values after a login, and only values that are not private after a later reload', async () => {
    let app = await renderRoute('/add-patient/0', { as: 'member' })
    await typePatient(app)
    const first = sessionToken()
    expireSession(first)
    await app.router.navigate('/login')
    await app.doesNotSee('新增受检人')
    beginSession(app.backend.tokenFor('member') ?? '', 'member')
    expect(sessionToken()).not.toBe(first)
    await app.router.navigate('/add-patient/0')
    expect(await screen.findByLabelText('姓名')).toHaveValue('钱多多')
    app = await reload(app)
    expect(await screen.findByRole('radio', { name: '护照' })).toBeChecked()
    expect(await app.sees('为保护隐私，姓名、证件号码、性别没有保存，请重新填写')).toHaveLength(1)
  })

  test('is removed from the storage after the patient was saved', async () => {
    const app = await renderRoute('/add-patient/0?target=%2Fmy-main', { as: 'member' })
    await typePatient(app)
    await app.press('出生日期：请选择出生日期')
    await confirmPicker(app)
    expect(storedDrafts()).toContain('PASSPORT')
    await app.press('保存')
    await app.arrives('/my-main')
    expect(storedDrafts()).toBe('[]')
  })

  test.each([
    ['somebody else signs in', () => beginSession('other-token', 'U105')],
    ['the person signs out', () => endSession()],
  ])('is removed from the storage when %s', async (_what, happen) => {
    const app = await renderRoute('/add-patient/0', { as: 'member' })
    await typePatient(app)
    expect(storedDrafts()).toContain('PASSPORT')
    happen()
    expect(storedDrafts()).toBe('[]')
    app.view.unmount()
    expect(storedDrafts()).toBe('[]')
  })
})

test('after a reload, the health form keeps type and region; health data and personal data must be filled in again', async () => {
  let app = await renderRoute('/health-form?type=MEDICAL_ADVICE', { as: 'new' })
  await app.type('就诊医院', '南山区人民医院')
  await app.press('就诊日期：请选择就诊日期')
  await confirmPicker(app)
  await chooseRegion(app, '报告领取地区')
  await app.user.click(screen.getByRole('radio', { name: '体检报告' }))
  await app.user.click(screen.getByRole('radio', { name: '已婚' }))
  for (const secret of ['南山区人民医院', '2026', 'YES']) expect(storedDrafts()).not.toContain(secret)
  app = await reload(app)
  expect(await screen.findByRole('button', { name: '报告领取地区：北京市 东城区' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: '体检报告' })).toBeChecked()
  expect(screen.getByLabelText('就诊医院')).toHaveValue('')
  expect(await app.sees('为保护隐私，就诊医院、就诊日期、婚姻状况没有保存，请重新填写')).toHaveLength(1)
})

test('after a reload, the address form keeps the region and the default switch; name, phone and detail must be filled in again', async () => {
  let app = await renderRoute('/order-create-receiving-address-form', { as: 'member' })
  await app.type('收货人', '钱多多')
  await app.type('手机号', '13911112222')
  await app.type('详细地址', '东直门1号')
  await chooseRegion(app, '所在地区')
  await app.user.click(screen.getByRole('switch'))
  for (const secret of ['钱多多', '139', '东直门']) expect(storedDrafts()).not.toContain(secret)
  app = await reload(app)
  expect(await screen.findByRole('button', { name: '所在地区：北京市 东城区' })).toBeInTheDocument()
  expect(screen.getByRole('switch')).toBeChecked()
  expect(screen.getByLabelText('收货人')).toHaveValue('')
  expect(await app.sees('为保护隐私，收货人、手机号、详细地址没有保存，请重新填写')).toHaveLength(1)
})

test('after a reload, the invoice form keeps its two types; tax number and e-mail must be filled in again', async () => {
  let app = await renderRoute('/create-invoice-form?orderId=O201', { as: 'member' })
  await app.type('电子邮箱', 'a@b.cn')
  await app.user.click(screen.getByRole('radio', { name: '企业单位' }))
  await app.type('税号', '91440300MA5')
  for (const secret of ['a@b.cn', '91440300MA5', 'O201']) expect(storedDrafts()).not.toContain(secret)
  app = await reload(app)
  expect(await screen.findByRole('radio', { name: '企业单位' })).toBeChecked()
  expect(screen.getByLabelText('税号')).toHaveValue('')
  expect(await app.sees('为保护隐私，税号、电子邮箱没有保存，请重新填写')).toHaveLength(1)
})

test('baby info is not stored, and after a reload, a notice says that it was lost', async () => {
  let app = await renderRoute('/my-setting', { as: 'member' })
  await app.press(/宝宝信息/)
  await app.type('宝宝姓名', '李小禾')
  expect(storedDrafts()).not.toContain('李小禾')
  app = await reload(app)
  await app.press(/宝宝信息/)
  const sheet = within(await screen.findByRole('dialog', { name: '填写宝宝信息' }))
  expect(await sheet.findByText('为保护隐私，宝宝姓名没有保存，请重新填写')).toBeInTheDocument()
  expect(sheet.getByLabelText('宝宝姓名')).toHaveValue('')
})

test('a sample number is not stored, and after a reload, the later steps are unchanged', async () => {
  let app = await renderRoute('/bind-sampleid-input-view', { as: 'member' })
  await app.type('样本编号', 'LB2026')
  expect(storedDrafts()).not.toContain('LB')
  app = await reload(app)
  expect(await app.sees('为保护隐私，样本编号没有保存，请重新填写')).toHaveLength(1)
  await app.type('样本编号', 'LB2026000001')
  await app.press('下一步')
  await app.arrives('/bind-first-step/')
  app = await reload(app)
  expect(app.address()).toMatch(/^\/bind-first-step\/LB2026000001\//)
  expect(await screen.findByRole('radio', { name: /李小禾/ })).toBeInTheDocument()
})

test('after a reload, the form of a visit keeps day and time, which are not private; a phone must be filled in again', async () => {
  let app = await renderRoute('/reservation')
  await app.user.click(await screen.findByRole('radio', { name: '11月21日 周六，可预约' }, { timeout: 8000 }))
  await app.user.click(await screen.findByRole('radio', { name: '10:30（余8）' }))
  await app.type('手机号', '13911112222')
  expect(storedDrafts()).not.toContain('13911112222')
  app = await reload(app)
  expect(await screen.findByRole('radio', { name: '10:30（余8）' }, { timeout: 8000 })).toBeChecked()
  expect(screen.getByRole('radio', { name: '11月21日 周六，可预约' })).toBeChecked()
  expect(await app.sees('为保护隐私，手机号没有保存，请重新填写')).toHaveLength(1)
})

test('the number and the code of a contract are not stored', async () => {
  let app = await renderRoute('/my-contract-binding', { as: 'member' })
  await app.type('合同编号', '1234567890')
  await app.type('授权码', '123456')
  for (const secret of ['1234567890', '123456']) expect(storedDrafts()).not.toContain(secret)
  app = await reload(app)
  expect(await app.sees('为保护隐私，合同编号、授权码没有保存，请重新填写')).toHaveLength(1)
})

test('remarks of an order are kept during a visit to another form, and removed after the order was placed', async () => {
  const app = await renderRoute('/order-info/G001?specification=G001-S1', { as: 'member' })
  await app.type('备注', '请放门口')
  await app.router.navigate('/add-patient/new')
  await screen.findByLabelText('证件号码')
  await app.router.navigate(-1)
  expect(await screen.findByLabelText('备注')).toHaveValue('请放门口')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('请放门口')
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  await app.doesNotSee('提交订单')
  await app.router.navigate('/order-info/G001?specification=G001-S1')
  expect(await screen.findByLabelText('备注')).toHaveValue('')
})

test('after a reload, the order form keeps invoice and delivery days; the remark must be filled in again', async () => {
  const choose = async (app: App, row: RegExp, choice: string) => {
    await app.press(row)
    await app.user.click(await screen.findByRole('radio', { name: choice }))
  }
  let app = await renderRoute('/order-info/G001?specification=G001-S1', { as: 'member' })
  await app.type('备注', '请放门口')
  await choose(app, /不开发票/, '个人')
  await choose(app, /工作日/, '双休日')
  expect(storedDrafts()).not.toContain('请放门口')
  app = await reload(app)
  const [line] = await app.sees('为保护隐私，备注没有保存，请重新填写')
  expect(line).toHaveRole('status')
  expect(screen.getByLabelText('备注')).toHaveValue('')
  await app.sees('个人')
  await app.sees('平台配送 · 双休日')
  await app.press('提交订单')
  await app.arrives('/order-pay-detail')
  expect(storedDrafts()).toBe('[]')
})

test('after a reload, the order form names the lost patient until a person is chosen again', async () => {
  const choose = async (app: App) => {
    await app.press(/^受检人/)
    await app.user.click(await within(await screen.findByRole('dialog')).findByRole('radio', { name: /李小禾/ }))
  }
  let app = await renderRoute('/order-info/G001?specification=G001-S1', { as: 'member' })
  await choose(app)
  app = await reload(app)
  expect(await app.sees('为保护隐私，受检人没有保存，请重新填写')).toHaveLength(1)
  await choose(app)
  await app.doesNotSee(/为保护隐私/)
})

test('if the tab loads another page, the order form opened later has an empty remark and no notice about the lost remark', async () => {
  const order = '/order-info/G001?specification=G001-S1'
  const { backend, ...first } = await renderRoute(order, { as: 'member' })
  await first.type('备注', '请放门口')
  unloadPage(first)
  const app = await renderRoute('/Home/hot', { backend, sameTab: true })
  await app.router.navigate(order)
  expect(await screen.findByLabelText('备注')).toHaveValue('')
  await app.doesNotSee(/为保护隐私/)
})

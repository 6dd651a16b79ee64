import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { connectWechat, type Wechat } from '#/shared/wechat/wechat.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'
import { findToast } from '#tests/screen-texts.ts'

afterEach(() => connectWechat(null))

test('[AUTHX-003] another mobile number is bound with the code sent to that number', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  const { handler, asked } = spyOnRequest('post', 'uaa/api/account/bindPhoneNumber')
  network.use(handler)
  app.backend.db.smsCodes.push({ mobile: '13911112222', code: '123456', sentAt: NOW - 100_000 })
  await app.press(/手机号/)
  const sheet = within(await screen.findByRole('dialog', { name: '更换手机号' }))
  await app.user.type(sheet.getByLabelText('手机号'), '13911112222')
  await app.user.type(sheet.getByLabelText('验证码'), '123456')
  expect(await findToast('手机号已更换')).toBeInTheDocument()
  await app.sees('139****2222')
  expect(asked.map(({ body }) => body)).toEqual([{ mobilePhone: '13911112222', code: '123456' }])
})

test('a number that belongs to another account shows the server’s message, and stays in the form', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  app.backend.db.smsCodes.push({ mobile: '13800000005', code: '123456', sentAt: NOW - 100_000 })
  await app.press(/手机号/)
  const sheet = within(await screen.findByRole('dialog', { name: '更换手机号' }))
  await app.user.type(sheet.getByLabelText('手机号'), '13800000005')
  await app.user.type(sheet.getByLabelText('验证码'), '123456')
  expect(await findToast('该手机号已被其他账号使用')).toBeInTheDocument()
  expect(sheet.getByLabelText('手机号')).toHaveValue('13800000005')
})

test('a wrong code shows its message only at the field of the code', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  await app.press(/手机号/)
  const sheet = within(await screen.findByRole('dialog', { name: '更换手机号' }))
  await app.user.type(sheet.getByLabelText('手机号'), '13800000005')
  await app.user.type(sheet.getByLabelText('验证码'), '123456')
  await waitFor(() => expect(sheet.getByLabelText('验证码')).toHaveAccessibleDescription('验证码不正确或已过期'))
  expect(screen.getAllByText('验证码不正确或已过期')).toHaveLength(1)
})

test('name and gender can be changed', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  await app.press(/姓名/)
  const sheet = within(await screen.findByRole('dialog', { name: '修改资料' }))
  await app.user.clear(sheet.getByLabelText('姓名'))
  await app.user.click(sheet.getByRole('button', { name: '保存' }))
  expect(await findToast('姓名不能为空')).toBeInTheDocument()
  await app.user.type(sheet.getByLabelText('姓名'), '李建')
  await app.user.click(sheet.getByRole('radio', { name: '保密' }))
  await app.user.click(sheet.getByRole('button', { name: '保存' }))
  await app.sees('李建')
  expect(app.backend.db.users.find(({ persona }) => persona === 'member')).toMatchObject({
    fullName: '李建',
    gender: 'SECRET',
  })
})

const openProfile = async (app: Awaited<ReturnType<typeof renderRoute>>) => {
  await app.press(/出生日期/)
  return within(await screen.findByRole('dialog', { name: '修改资料' }))
}

test('[WAL-012] the birthday is chosen with the picker, sent without other fields, and shown', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  const { handler, asked } = spyOnRequest('post', 'uaa/api/user/mall-user/current-user/partial-update')
  network.use(handler)
  expect(await screen.findByRole('button', { name: /出生日期 ?未填写/ })).toBeInTheDocument()
  const sheet = await openProfile(app)
  await app.user.click(sheet.getByRole('button', { name: '出生日期：请选择出生日期' }))
  await app.user.click(await screen.findByText('确定'))
  await sheet.findByRole('button', { name: '出生日期：1980-01-01' })
  await app.user.click(sheet.getByRole('button', { name: '保存' }))
  await app.sees('1980年01月01日')
  expect(asked.map(({ body }) => body)).toEqual([{ birthday: '1980-01-01' }])
  expect(app.backend.db.users.find(({ persona }) => persona === 'member')?.birthday).toBe('1980-01-01')
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('1980')
})

test('[WAL-012] a known birthday is preset in the picker, and is not sent if it was not changed', async () => {
  const app = await renderRoute('/my-setting', { as: 'reported' })
  await app.sees('1968年11月02日')
  const sheet = await openProfile(app)
  expect(sheet.getByRole('button', { name: '出生日期：1968-11-02' })).toBeVisible()
  await app.user.click(sheet.getByRole('button', { name: '保存' }))
  await app.doesNotSee('修改资料')
  expect(await app.calls('user.update')).toEqual([])
})

test('a failed save of the profile keeps the chosen birthday', async () => {
  const app = await renderRoute('/my-setting', { as: 'member', knobs: 'fault:user.update=500@1' })
  const sheet = await openProfile(app)
  await app.user.click(sheet.getByRole('button', { name: '出生日期：请选择出生日期' }))
  await app.user.click(await screen.findByText('确定'))
  await app.user.click(sheet.getByRole('button', { name: '保存' }))
  await screen.findAllByRole('alert')
  expect(await sheet.findByRole('button', { name: '出生日期：1980-01-01' })).toBeInTheDocument()
  await app.user.click(await sheet.findByRole('button', { name: '保存' }))
  await app.sees('1980年01月01日')
})

test('an impossible birthday from the server shows an error at the field, and nothing is sent', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  const row = app.backend.db.users.find(({ persona }) => persona === 'member')
  if (row) row.birthday = '1890-01-01'
  app.view.unmount()
  const again = await renderRoute('/my-setting', { as: 'member', backend: app.backend })
  const sheet = await openProfile(again)
  await again.user.click(sheet.getByRole('button', { name: '保存' }))
  expect(await findToast('出生日期格式错误')).toBeInTheDocument()
  expect(sheet.getByRole('button', { name: /^出生日期/ })).toHaveAccessibleDescription('出生日期格式错误')
  expect(await again.calls('user.update')).toEqual([])
})

const FULL = 'uaa/api/user/mall-user/current-user/complete'
const ME = '/mallsales/api/user/current-mall-user'

test('the full profile adds missing fields to the user, and does not replace the user’s fields', async () => {
  const user = { id: 'U2', mobile: '13800000002', fullName: '李建国' }
  const full = { fullName: '旧名字', gender: 1, birthday: '1962-03-15' }
  const backend = withHandlers(newBackend(), jsonHandler('get', ME, user), jsonHandler('get', FULL, full))
  const app = await renderRoute('/my-setting', { as: 'member', backend })
  expect(await screen.findByRole('button', { name: /出生日期 ?1962年03月15日/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /性别 ?男/ })).toBeInTheDocument()
  expect(await app.sees('李建国')).toHaveLength(1)
})

test.each([
  ['a boolean', jsonHandler('get', FULL, true)],
  ['nothing', jsonHandler('get', FULL, null)],
])('the settings are shown when the reply with the full profile is %s', async (_name, handler) => {
  const app = await renderRoute('/my-setting', { as: 'reported', backend: withHandlers(newBackend(), handler) })
  await app.sees('1968年11月02日')
  await quiet()
  expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

const pictures = (upload: () => Promise<string>) =>
  connectWechat({ chooseImages: async () => ['local-1'], uploadImage: upload } as unknown as Wechat)

test('a failed upload of an avatar from WeChat shows an error and changes nothing, and the next upload changes the avatar', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  pictures(async () => Promise.reject(new Error('lost')))
  await app.press('更换头像')
  expect(await findToast('上传图片未成功')).toBeInTheDocument()
  expect(await app.calls('user.update')).toEqual([])
  pictures(async () => 'media-7')
  await app.press('更换头像')
  expect(await findToast('头像已更换')).toBeInTheDocument()
  expect(app.backend.db.users.find(({ persona }) => persona === 'member')?.headImage).toContain('media-7')
})

test('outside WeChat, a message explains that the avatar cannot be changed', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  await app.press('更换头像')
  expect(await findToast('暂不可用，微信sdk初始化失败！')).toBeInTheDocument()
})

test('[LOGIN-047] a person who does not follow the official account is asked to follow it where messages are needed', async () => {
  const app = await renderRoute('/my-binding', { as: 'waiting' })
  await app.sees('已关注公众号')
  await quiet()
  expect(screen.queryByRole('button', { name: /微信提醒检测进度/ })).toBeNull()
  app.view.unmount()
  const backend = app.backend
  const waiting = backend.db.users.find(({ persona }) => persona === 'waiting')
  if (waiting) waiting.subscribe = false
  const other = await renderRoute('/my-binding', { as: 'waiting', backend })
  await other.press(/微信提醒检测进度/)
  const sheet = within(await screen.findByRole('dialog', { name: '关注公众号' }))
  expect(sheet.getByText(/关注公众号。公众号的通知只发给关注的人/)).toBeInTheDocument()
  vi.restoreAllMocks()
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const SAMPLES = 'mallsales/api/user/mall-samples'
const NUMBER = '2026080101'

type App = Awaited<ReturnType<typeof renderRoute>>

const openBinding = (knobs = '') => renderRoute('/my-contract-binding', { as: 'member', knobs })
const contract = (app: App) => app.backend.db.storageContracts.find((entry) => entry.contractNo === NUMBER)

async function sendBinding(app: App, number = NUMBER, code = '123456'): Promise<void> {
  await app.type('合同编号', number)
  await app.press('获取授权码')
  await findToast('授权码已发送')
  // The last digit submits the form.
  await app.type('授权码', code)
}

test('[BIND-009] a contract is bound with the code sent to the contract holder, and appears in the list', async () => {
  const send = spyOnRequest('post', `${SAMPLES}/cps/send-authorization-code`)
  const bind = spyOnRequest('post', `${SAMPLES}/cps/bind`)
  const backend = withHandlers(newBackend(), send.handler, bind.handler)
  const app = await renderRoute('/my-contract-binding', { as: 'member', backend })
  await app.type('合同编号', '2026-0801 01')
  expect(screen.getByLabelText('手机号')).toHaveValue('13800000002')
  await app.press('获取授权码')
  await findToast('授权码已发送')
  expect(await screen.findByRole('button', { name: /s后重新获取$/ })).toBeDisabled()
  expect(send.asked.map((call) => call.body)).toEqual([{ mobile: '13800000002' }])
  await quiet()
  expect(bind.asked).toEqual([])
  await app.type('授权码', '123456')
  await findToast('合同绑定成功')
  await app.arrives('/contract-list')
  expect(bind.asked.map((call) => call.body)).toEqual([{ contractNo: NUMBER, authorizationCode: '123456' }])
  await app.sees(/2026080101/)
})

test.each([
  ['9999999999', '123456', '合同编号不存在', '合同编号'],
  [NUMBER, '000000', '授权码不正确或已过期', '授权码'],
])(
  '[BIND-009] the contract %s with the code %s shows the error %s at the field %s, and the form keeps its values',
  async (number, code, text, field) => {
    const app = await openBinding()
    await sendBinding(app, number, code)
    // The refusal is shown in one place only.
    expect(await app.sees(text)).toHaveLength(1)
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(app.address()).toBe('/my-contract-binding')
    expect(screen.getByLabelText('合同编号')).toHaveValue(number)
    await quiet()
    expect(contract(app)?.userId).toBeNull()
  },
)

test('the last digit of the code does not submit the form while the contract number is missing', async () => {
  const app = await openBinding()
  await app.type('授权码', '123456')
  expect(await app.calls('sample.cpsBind')).toEqual([])
  expect(screen.queryByText('合同编号不能为空')).toBeNull()
})

test('[BIND-009] an invalid contract number is marked at its field, and nothing is sent', async () => {
  const app = await openBinding()
  await app.type('合同编号', '123')
  await app.press('绑定合同')
  await findToast('合同编号必须为10位或18位数字')
  expect(await app.calls('sample.cpsBind')).toEqual([])
})

test('[BIND-009] after a lost reply, the binding shows as successful if the contract is in the list', async () => {
  const app = await openBinding('fault:sample.cpsBind=lost@1')
  await sendBinding(app)
  await app.arrives('/contract-list')
  expect(await app.calls('sample.cpsBind')).toHaveLength(1)
  expect(contract(app)?.userId).toBe('U102')
})

test('[BIND-009] a binding request that did not reach the server shows an error and can be sent again', async () => {
  const app = await openBinding('fault:sample.cpsBind=offline@1')
  await sendBinding(app)
  await findToast('无法连接到服务器，请稍后重试')
  await quiet()
  expect(contract(app)?.userId).toBeNull()
  await app.press('绑定合同')
  await app.arrives('/contract-list')
  expect(contract(app)?.userId).toBe('U102')
})

test('[BIND-009] if the code could not be sent, it can be requested again', async () => {
  const app = await openBinding('fault:sample.cpsSendCode=offline@1')
  await app.press('获取授权码')
  await findToast('无法连接到服务器，请稍后重试')
  expect(await screen.findByRole('button', { name: '获取授权码' })).toBeEnabled()
})

test('[BIND-009] the typed contract number is kept while the person visits the list', async () => {
  const app = await openBinding()
  await app.type('合同编号', NUMBER)
  await app.follow('查看已绑定的合同')
  await app.arrives('/contract-list')
  await app.router.navigate(-1)
  expect(await screen.findByLabelText('合同编号')).toHaveValue(NUMBER)
})

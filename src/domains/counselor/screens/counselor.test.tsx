import { expect, test } from 'vitest'
import { renderRoute } from '#tests/render-route.tsx'
import { network } from '#tests/setup-dom.ts'
import { noting, toastOf } from '#tests/watch.ts'

test('[ROLE-006] [INS-006] a counselor gets the business authorization code by mobile number, without a login', async () => {
  const app = await renderRoute('/get-code-pay-counselor')
  const { handler, asked } = noting('post', 'uaa/api/public/sendBusinessAuthorizeCode')
  network.use(handler)
  await app.type('手机号', '138 0000 0008')
  await app.press('获取收款码')
  await app.sees('865201')
  expect(asked.map(({ body }) => body)).toEqual([{ mobilePhone: '13800000008', businessKey: 'payCounselor' }])
})

test('other people read why they get no code, and an invalid number is not sent', async () => {
  const app = await renderRoute('/get-code-pay-counselor')
  await app.type('手机号', '13800000002')
  await app.press('获取收款码')
  expect(await toastOf('该手机号不是顾问')).toBeInTheDocument()
  await app.type('手机号', '12')
  await app.press('获取收款码')
  expect(await toastOf('手机号格式错误')).toBeInTheDocument()
  expect(await app.calls('counselor.payCode')).toHaveLength(1)
})

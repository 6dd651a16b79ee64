import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderRoute } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { findToast } from '#tests/screen-texts.ts'

test('[ROLE-006] [INS-006] without a login, the authorization code is sent to the counselor’s phone and never shown', async () => {
  const app = await renderRoute('/get-code-pay-counselor')
  const asked: unknown[] = []
  network.use(
    http.post('*/uaa/api/public/sendBusinessAuthorizeCode', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ data: { code: '865201', message: '您的收款码为 865201' } })
    }),
  )
  await app.type('手机号', '138 0000 0008')
  await app.press('获取收款码')
  await app.sees(/收款码已发到 138\*\*\*\*0008/)
  expect(document.body.textContent).not.toContain('865201')
  expect(asked).toEqual([{ mobilePhone: '13800000008', businessKey: 'payCounselor' }])
})

test('a number without a counselor shows the reason, and an invalid number is not sent', async () => {
  const app = await renderRoute('/get-code-pay-counselor')
  await app.type('手机号', '13800000002')
  await app.press('获取收款码')
  expect(await findToast('该手机号不是顾问')).toBeInTheDocument()
  await app.type('手机号', '12')
  await app.press('获取收款码')
  expect(await findToast('手机号格式错误')).toBeInTheDocument()
  expect(await app.calls('counselor.payCode')).toHaveLength(1)
})

test.each([
  ['W1108', 'W1108'],
  ['w1108', 'w1108'],
  ['138 0000 0008', '13800000008'],
])('[ROLE-005] [ADD-012] a counselor is found by the number %s', async (typed, keyword) => {
  const app = await renderRoute('/find-counselor')
  await app.type('工号或手机号', typed)
  await app.press('查找')
  await app.arrives(`/find-counselor-result?keyword=${keyword}`)
  expect(await app.sees('冯涛')).toHaveLength(1)
  await app.sees('W1108')
})

test('[ROLE-005] an unknown counselor number shows a text and a link back; an invalid number is not sent', async () => {
  const app = await renderRoute('/find-counselor-result?keyword=W9999')
  await app.sees(/没有找到这位顾问/)
  expect(await app.calls('counselor.message')).toHaveLength(1)
  await app.follow('重新查找')
  await app.arrives('/find-counselor')
  await app.type('工号或手机号', '12812345678')
  await app.press('查找')
  expect(await findToast('请填写顾问的工号或11位手机号')).toBeInTheDocument()
  expect(await app.calls('counselor.message')).toHaveLength(1)
})

test('if the server does not offer the search, the screen shows 没有找到这位顾问', async () => {
  const app = await renderRoute('/find-counselor-result?keyword=W1108', { knobs: 'fault:counselor.message=404' })
  expect(await app.sees(/没有找到这位顾问/)).toHaveLength(1)
})

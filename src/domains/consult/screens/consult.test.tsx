import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { findToast } from '#tests/screen-texts.ts'
import { spyOnRequest } from '#tests/request-handlers.ts'

test('[INS-005] a consultation has three pages: detail, info and success', async () => {
  const app = await renderRoute('/commodity-consult-detail?id=G001')
  const { handler, asked } = spyOnRequest('post', 'mall/api/public/feedback/create')
  network.use(handler)
  await app.sees('咨询怎么进行')
  await app.follow('我要咨询')
  await app.arrives('/commodity-consult-info?id=G001')
  await app.type('咨询内容', '这项检测适合孩子做吗？')
  await app.user.click(await screen.findByRole('radio', { name: '孩子' }))
  await app.type('手机号', '138 0000 0002')
  await app.press('提交咨询')
  await app.arrives('/commodity-consult-success?sent=true')
  await app.sees(/咨询已提交/)
  expect(asked).toHaveLength(1)
  const [{ body } = { body: null }] = asked
  expect(body).toMatchObject({ contact: '13800000002', pictures: [] })
  expect((body as { content: string }).content).toMatch(/^商品咨询：.+\n您想为谁咨询？孩子\n这项检测适合孩子做吗？$/)
})

test('[INS-005] a consulting request can be sent without a survey', async () => {
  const app = await renderRoute('/commodity-consult-info', { knobs: 'fault:consult.survey=404' })
  await app.type('咨询内容', '怎么储存？')
  await app.type('手机号', '13800000002')
  await app.press('提交咨询')
  await app.arrives('/commodity-consult-success?sent=true')
  expect(await app.calls('help.feedback')).toHaveLength(1)
})

test('after a lost reply to a consulting request, a notice is shown, and the form keeps its values', async () => {
  const app = await renderRoute('/commodity-consult-info', { knobs: 'fault:help.feedback=lost@1' })
  await app.type('咨询内容', '怎么储存？')
  await app.type('手机号', '13800000002')
  await app.press('提交咨询')
  await app.sees(/没有得到服务器的确认/)
  expect(screen.getByLabelText('咨询内容')).toHaveValue('怎么储存？')
  await app.press('提交咨询')
  await app.arrives('/commodity-consult-success?sent=true')
})

test('the first missing field of a consulting request is shown as a toast, and nothing is sent', async () => {
  const app = await renderRoute('/commodity-consult-info')
  await app.press('提交咨询')
  expect(await findToast('咨询内容不能为空')).toBeInTheDocument()
  expect(await app.calls('help.feedback')).toHaveLength(0)
})

test('when the success page is opened directly, it shows that nothing was sent', async () => {
  const app = await renderRoute('/commodity-consult-success')
  expect(await app.sees(/还没有提交咨询/)).toHaveLength(1)
  await app.doesNotSee(/咨询已提交/)
})

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { answer, withHandler } from '#tests/watch.ts'

/** What a person sees where a backend sends a state that this release does not know. */

const STATES = ['__proto__', 'constructor', 'toString', 'SOMETHING_NEW', 'X'.repeat(60), '']

test('registrations in any unknown state are listed, each with a neutral label', async () => {
  const registrations = STATES.map((status, at) => ({
    id: `R${at}`,
    title: `活动${at}`,
    status,
    workflowStatus: status,
  }))
  const backend = withHandler(
    newBackend(),
    answer('post', 'mallsales/api/user/mall-user-registrations/get-list', registrations),
  )
  const app = await renderRoute('/my-schedule', { as: 'member', backend })
  await app.sees('活动0')
  expect(await app.sees('状态未知')).toHaveLength(STATES.length)
})

test('a withdrawal in any unknown state is 处理中', async () => {
  const withdrawals = STATES.map((status, at) => ({ id: `W${at}`, amount: 100 + at, status }))
  const backend = withHandler(newBackend(), answer('get', 'my-wallet/withdrawals', withdrawals))
  const app = await renderRoute('/my-wallet?tab=withdrawal', { as: 'salesman', backend })
  expect(await app.sees(/处理中/)).toHaveLength(STATES.length)
})

test('claims in any unknown state are listed with the word of the server, else 状态未知', async () => {
  const claims = STATES.map((status, at) => ({ id: `C${at}`, status, productName: `保险${at}` }))
  const backend = withHandler(newBackend(), answer('get', 'insurance/claim/get', claims))
  await renderRoute('/my-insurance-claims', { as: 'rich', backend })
  for (const word of STATES) expect(await screen.findByText(word || '状态未知')).toBeVisible()
})

test('a picture whose address is a call of the app is not requested', async () => {
  const content = '<p>文<img src="/auth/logout"><img src="/pictures/goods/g01.svg" alt="图"></p>'
  const message = { id: 'M9', title: '通知', content }
  const backend = withHandler(newBackend(), answer('get', 'messages/api/user/app-messages/M9', message))
  const app = await renderRoute('/my-message-detail/M9', { as: 'member', backend })
  await app.sees('文')
  expect([...document.querySelectorAll('main img')].map((one) => one.getAttribute('src'))).toEqual([
    '/pictures/goods/g01.svg',
  ])
})

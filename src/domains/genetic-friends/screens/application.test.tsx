import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const FRIENDS = 'mallsales/api/user/kin-friends'
const ADDRESS = '/apply-detail/F106'

const noButtons = async () => {
  await quiet()
  // The dialog with its 拒绝 leaves a moment later.
  await waitFor(() => expect(screen.queryByRole('button', { name: /^(同意|拒绝)$/ })).toBeNull())
}

test('[FAM-005] an application shows the applicant, the message, the time and the buttons', async () => {
  const app = await renderRoute(ADDRESS, { as: 'reported' })
  expect(await screen.findByRole('heading', { name: '吴志强' })).toBeVisible()
  expect(await app.sees('您好，我外婆也姓周')).toHaveLength(1)
  expect(await app.sees('申请中')).toHaveLength(1)
  expect(screen.getByText(/^申请时间/)).toHaveTextContent('申请时间 2026/11/19 10:00')
  expect(screen.getByRole('button', { name: '拒绝' })).toBeEnabled()
})

test('[API-032] [FAM-006] [FAM-008] agreeing sends a PUT with its data in the query, and opens the friend’s profile', async () => {
  const noted = spyOnRequest('put', `${FRIENDS}/agree`)
  const app = await renderRoute(ADDRESS, { as: 'reported', backend: withHandlers(newBackend(), noted.handler) })
  await app.press('同意')
  await app.arrives('/friends-detail/F106')
  expect(noted.asked.map(({ url, body }) => [url.pathname, url.search, body])).toEqual([
    ['/mallsales/api/user/kin-friends/agree', '?id=F106&friendState=AGREED', null],
  ])
  // The similarity is 0.256; sharing is off until the person switches it on.
  expect(await app.sees('26%')).toHaveLength(1)
  expect(await screen.findByRole('switch')).not.toBeChecked()
})

test('[FAM-007] [FAM-008] refusing an application asks for a confirmation, then shows 已拒绝 and a link to the short profile', async () => {
  const noted = spyOnRequest('put', `${FRIENDS}/agree`)
  const app = await renderRoute(ADDRESS, { as: 'reported', backend: withHandlers(newBackend(), noted.handler) })
  const dialog = async () => within(await screen.findByRole('dialog'))
  await app.press('拒绝')
  await app.user.click((await dialog()).getByRole('button', { name: '取消' }))
  await quiet()
  expect(noted.asked).toEqual([])
  await app.press('拒绝')
  await app.user.click((await dialog()).getByRole('button', { name: '拒绝' }))
  await app.sees('已拒绝')
  expect(noted.asked.map(({ url }) => url.search)).toEqual(['?id=F106&friendState=REFUSED'])
  await noButtons()
  expect(app.address()).toBe(ADDRESS)
  await app.follow('申请加对方')
  await app.arrives('/friends-detail--lite/F106')
})

test('[FAM-008] agreeing can be repeated after an error; if the server’s reply is lost, the new state is looked up', async () => {
  const app = await renderRoute(ADDRESS, {
    as: 'reported',
    knobs: 'fault:genetic-friends.answer=500@1;fault:genetic-friends.answer=lost@2',
  })
  await app.press('同意')
  expect(await findToast(/网络出现故障/)).toBeVisible()
  await app.press('同意')
  await app.arrives('/friends-detail/F106')
  expect(await app.calls('genetic-friends.answer')).toHaveLength(2)
})

test('[FAM-008] an application that was answered on another device shows its new state', async () => {
  const app = await renderRoute(ADDRESS, { as: 'reported' })
  await screen.findByRole('button', { name: '同意' })
  for (const row of app.backend.db.friendships) if (row.id === 'KF502') row.state = 'REFUSED'
  await app.press('同意')
  expect(await findToast('这个申请已经处理过了')).toBeVisible()
  await app.sees('已拒绝')
  await noButtons()
})

test.each([
  [
    '[FAM-005] an application that I sent',
    'parent',
    'F105',
    '您的申请已经发出，等对方同意。',
    '查看所有申请',
    '/relatives-main/applications',
  ],
  [
    '[FAM-006] an application that was accepted',
    'reported',
    'F107',
    '你们已经是基因亲友。',
    '查看亲友',
    '/friends-detail/F107',
  ],
  [
    '[FAM-007] an application that I refused',
    'waiting',
    'F105',
    '您没有同意对方的申请。改主意了，可以由您来申请。',
    '申请加对方',
    '/friends-detail--lite/F105',
  ],
  [
    'a person who has no application',
    'waiting',
    'F107',
    '没有查到你们之间的申请。',
    '申请加对方',
    '/friends-detail--lite/F107',
  ],
])('%s shows no buttons, but a text and a link to the next step', async (_name, as, id, sentence, link, way) => {
  const app = await renderRoute(`/apply-detail/${id}`, { as })
  await app.sees(sentence)
  await noButtons()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', way)
})

test('[FAM-005] an application in the state APPLY has the buttons even if the server does not send the applicant', async () => {
  const bareHandler = jsonHandler('get', `${FRIENDS}/F1`, { id: 'F1', friendState: 'APPLY' })
  await renderRoute('/apply-detail/F1', { as: 'reported', backend: withHandlers(newBackend(), bareHandler) })
  expect(await screen.findByRole('button', { name: '同意' })).toBeEnabled()
  expect(screen.getByRole('heading', { name: '没有填写姓名的用户' })).toBeVisible()
})

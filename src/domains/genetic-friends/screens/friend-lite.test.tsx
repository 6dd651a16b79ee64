import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const FRIENDS = 'mallsales/api/user/kin-friends'
const STRANGER = '/friends-detail--lite/F107'

const findWordField = () => screen.findByLabelText('附一句话（选填）')

test('[FAM-015] /friends-detail-lite with one hyphen shows 页面不存在, because the short profile has two hyphens', async () => {
  const app = await renderRoute('/friends-detail-lite/F107', { as: 'waiting' })
  await app.sees(/您访问的页面不存在/)
  expect(await app.calls('genetic-friends.one')).toEqual([])
})

test('[FAM-009] [FAM-015] a stranger’s profile has a name and an application form, and no similarity', async () => {
  const noted = spyOnRequest('post', `${FRIENDS}/apply`)
  const app = await renderRoute(STRANGER, { as: 'waiting', backend: withHandlers(newBackend(), noted.handler) })
  expect(await screen.findByRole('heading', { name: '郑晓燕' })).toBeVisible()
  await quiet()
  expect(screen.queryByText(/\d%/)).toBeNull()
  await app.user.type(await findWordField(), ' 我是丽华 ')
  await app.press('申请加为亲友')
  await findToast('申请已发出')
  await app.sees('您的申请已经发出，等对方同意。')
  expect(await app.sees('申请中')).toHaveLength(1)
  expect(noted.asked.map(({ body }) => body)).toEqual([{ friendId: 'F107', remark: '我是丽华' }])
  await quiet()
  expect(screen.queryByRole('button', { name: /申请/ })).toBeNull()
  await app.follow('查看所有申请')
  await app.arrives('/relatives-main/applications')
})

test('[FAM-009] an application can be sent without a message', async () => {
  const app = await renderRoute(STRANGER, { as: 'waiting' })
  await app.press('申请加为亲友')
  await app.sees('您的申请已经发出，等对方同意。')
  expect(app.backend.db.friendships.find(({ fromUserId }) => fromUserId === 'U104')).toMatchObject({
    toUserId: 'U107',
    state: 'APPLY',
    remark: '',
  })
})

test('[FAM-009] a message of more than 50 characters is not sent', async () => {
  const app = await renderRoute(STRANGER, { as: 'waiting' })
  await app.user.click(await findWordField())
  await app.user.paste('字'.repeat(51))
  await app.press('申请加为亲友')
  await findToast('留言最多50个字，现在有51个')
  expect(await app.calls('genetic-friends.apply')).toEqual([])
})

test('[FAM-009] the message is kept, in memory only, after a failed send and when the person leaves the page', async () => {
  const app = await renderRoute(STRANGER, { as: 'waiting', knobs: 'fault:genetic-friends.apply=500@1' })
  await app.user.type(await findWordField(), '我是丽华')
  await app.press('申请加为亲友')
  await findToast(/网络出现故障/)
  expect(await findWordField()).toHaveValue('我是丽华')
  await app.router.navigate('/relatives-main/recommended')
  await app.arrives('/relatives-main/recommended')
  await app.router.navigate(STRANGER)
  expect(await findWordField()).toHaveValue('我是丽华')
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('丽华')
  await app.press('申请加为亲友')
  await app.sees('您的申请已经发出，等对方同意。')
})

test('[FAM-009] after a lost reply, the app finds the application, so it is sent once', async () => {
  const app = await renderRoute(STRANGER, { as: 'waiting', knobs: 'fault:genetic-friends.apply=lost@1' })
  await app.press('申请加为亲友')
  await findToast('申请已发出')
  expect(await app.calls('genetic-friends.apply')).toHaveLength(1)
})

test('[FAM-009] an application by the other person is not taken for mine', async () => {
  const app = await renderRoute(STRANGER, { as: 'waiting', knobs: 'fault:genetic-friends.apply=offline@1' })
  await screen.findByRole('button', { name: '申请加为亲友' })
  const [like] = app.backend.db.friendships
  if (like)
    app.backend.db.friendships.push({ ...like, id: 'KF9', fromUserId: 'U107', toUserId: 'U104', state: 'APPLY' })
  await app.press('申请加为亲友')
  expect(await findToast('无法连接到服务器，请稍后重试')).toBeVisible()
})

test('[FAM-007] [FAM-009] after a refusal, a new application can be sent', async () => {
  const app = await renderRoute('/friends-detail--lite/F104', { as: 'reported' })
  await app.sees('对方没有同意上一次申请。您可以再申请一次。')
  expect(await app.sees('已拒绝')).toHaveLength(1)
  await app.press('再次申请')
  await app.sees('您的申请已经发出，等对方同意。')
  expect(app.backend.db.friendships.filter(({ toUserId }) => toUserId === 'U104')).toMatchObject([{ state: 'APPLY' }])
})

test.each([
  ['an application that I received', 'F106', '查看申请', '/apply-detail/F106'],
  ['a friend', 'F107', '查看亲友', '/friends-detail/F107'],
])('[FAM-015] the short profile of %s links to the next step', async (_name, id, link, way) => {
  await renderRoute(`/friends-detail--lite/${id}`, { as: 'reported' })
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', way)
  await quiet()
  expect(screen.queryByRole('button', { name: /申请/ })).toBeNull()
})

test('a person in an unknown state shows 状态未知 and a link to all applications', async () => {
  const strangeHandler = jsonHandler('get', `${FRIENDS}/F1`, { id: 'F1', name: '甲', friendState: 'BLOCKED' })
  const app = await renderRoute('/friends-detail--lite/F1', {
    as: 'reported',
    backend: withHandlers(newBackend(), strangeHandler),
  })
  await app.sees('状态未知')
  expect(screen.getByRole('link', { name: '查看所有申请' })).toBeVisible()
  await quiet()
  expect(screen.queryByRole('button', { name: /申请/ })).toBeNull()
})

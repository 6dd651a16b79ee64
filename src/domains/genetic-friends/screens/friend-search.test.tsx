import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const ADDRESS = '/relatives-friends-search'
const SEARCH = 'mallsales/api/user/kin-friends/search'

const findField = () => screen.findByRole('searchbox', { name: '姓名或手机号' })
const findPeople = async () => within(await screen.findByRole('list', { name: '找到的人' })).getAllByRole('link')

test('[FAM-009] the search is posted once, on submit; a result links to the short profile', async () => {
  const noted = spyOnRequest('post', SEARCH)
  const app = await renderRoute(ADDRESS, { as: 'waiting', backend: withHandlers(newBackend(), noted.handler) })
  await app.user.type(await findField(), ' 晓燕 ')
  expect(await app.calls('genetic-friends.search')).toEqual([])
  await app.press('搜索')
  const [row, ...more] = await findPeople()
  expect(row).toHaveAttribute('href', '/friends-detail--lite/F107')
  expect(more).toEqual([])
  expect(noted.asked.map(({ url, body }) => [url.search, body])).toEqual([['', { keyword: '晓燕' }]])
  expect(app.address()).toBe(ADDRESS)
  await waitFor(() => expect(document.title).not.toContain('晓燕'))
})

test('Enter submits the search; a mobile number is sent without blanks and not shown in the results', async () => {
  const noted = spyOnRequest('post', SEARCH)
  const app = await renderRoute(ADDRESS, { as: 'waiting', backend: withHandlers(newBackend(), noted.handler) })
  await app.user.type(await findField(), '138 0000 0007{Enter}')
  expect((await findPeople())[0]).toHaveTextContent(/^郑晓燕$/)
  expect(noted.asked.map(({ body }) => body)).toEqual([{ keyword: '13800000007' }])
})

test.each(['', '晓', ' 晓 '])(
  'for the search text %j, which is too short, a text is shown and no request is sent',
  async (typed) => {
    const app = await renderRoute(ADDRESS, { as: 'waiting' })
    if (typed) await app.user.type(await findField(), typed)
    await app.press('搜索')
    await app.sees('请至少输入两个字')
    expect(await app.calls('genetic-friends.search')).toEqual([])
  },
)

test('the search leaves out people without consent, and links to the recommendations', async () => {
  const app = await renderRoute(ADDRESS, { as: 'waiting' })
  await app.user.type(await findField(), '李建国{Enter}')
  expect(await app.sees(/^没有找到/)).toHaveLength(1)
  await app.follow('去看推荐')
  await app.arrives('/relatives-main/recommended')
})

test('after Back, the search still has its text and its results', async () => {
  const app = await renderRoute(ADDRESS, { as: 'waiting' })
  await app.user.type(await findField(), '晓燕{Enter}')
  await app.user.click((await findPeople())[0] as HTMLElement)
  await app.arrives('/friends-detail--lite/F107')
  await app.press('返回')
  await app.arrives(ADDRESS)
  expect(await findField()).toHaveValue('晓燕')
  expect(await findPeople()).toHaveLength(1)
})

test('a failed search keeps the typed text and has a retry', async () => {
  const app = await renderRoute(ADDRESS, { as: 'waiting', knobs: 'fault:genetic-friends.search=500@1' })
  await app.user.type(await findField(), '晓燕{Enter}')
  await app.press('重试')
  expect(await findPeople()).toHaveLength(1)
  expect(await findField()).toHaveValue('晓燕')
})

test('results show the state of friends and applicants', async () => {
  const app = await renderRoute(ADDRESS, { as: 'reported' })
  await app.user.type(await findField(), '郑晓燕{Enter}')
  expect((await findPeople())[0]).toHaveTextContent('郑晓燕已同意')
  await app.type('姓名或手机号', '吴志强{Enter}')
  await waitFor(async () => expect((await findPeople())[0]).toHaveTextContent('吴志强申请中'))
})

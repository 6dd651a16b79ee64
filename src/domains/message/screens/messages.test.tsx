import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const LIST = 'messages/api/user/app-messages'

const findRows = () => screen.findAllByRole('link', { name: /\d{4}\/\d\d\/\d\d/ })
const unreadRows = () => screen.queryAllByRole('link', { name: /^未读：/ })

describe('/my-message', () => {
  test('[LIT-023] [FMT-007] messages are sorted newest first, and each shows its time and first words', async () => {
    const noted = spyOnRequest('get', LIST)
    await renderRoute('/my-message', { as: 'rich', backend: withHandlers(newBackend(), noted.handler) })
    const [first, second] = await findRows()
    expect(first).toHaveAttribute('href', '/my-message-detail/MSG71')
    expect(within(first as HTMLElement).getByText('2026/11/20 05:12')).toBeInTheDocument()
    expect(within(second as HTMLElement).getByText('2026/11/17 17:12')).toBeInTheDocument()
    expect(
      within(second as HTMLElement).getByText(/^实验室已经收到您寄回的样本，正在做质量检查。 检查/),
    ).toBeInTheDocument()
    expect(noted.asked.map(({ url }) => url.search)).toEqual(['?page=0&size=20'])
  })

  test('[WAL-010] an unread message has a dot and a text for screen readers; a read message has no dot and no text', async () => {
    const app = await renderRoute('/my-message', { as: 'member' })
    expect(await findRows()).toHaveLength(8)
    expect(unreadRows()).toHaveLength(3)
    expect(await app.sees('3条未读')).toHaveLength(1)
  })

  test('[WAL-010] opening a message removes its dot and lowers the number of unread messages', async () => {
    const app = await renderRoute('/my-message', { as: 'member' })
    await app.follow(/^未读：您的订单已发货/)
    await app.arrives('/my-message-detail/MSG21')
    await app.press('返回')
    await app.arrives('/my-message')
    await app.sees('2条未读')
    expect(unreadRows()).toHaveLength(2)
  })

  test('[WAL-010] a message that was read on another device loses its dot when the page becomes visible', async () => {
    const app = await renderRoute('/my-message', { as: 'member' })
    await app.sees('3条未读')
    // A read that is still on its way would not be repeated.
    await app.calls()
    for (const row of app.backend.db.messages) row.read = true
    act(() => void fireEvent(window, new Event('visibilitychange')))
    await waitFor(() => expect(screen.queryByText(/条未读/)).toBeNull())
  })

  test('[WAL-010] 全部已读 sends one request for each unread message', async () => {
    const app = await renderRoute('/my-message', { as: 'member' })
    await app.press('全部已读')
    await findToast('已把3条消息标为已读')
    expect(await app.calls('message.get')).toHaveLength(3)
    expect(unreadRows()).toEqual([])
    expect(app.backend.db.messages.filter(({ userId, read }) => userId === 'U102' && !read)).toEqual([])
    expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull()
  })

  test('[WAL-010] when 全部已读 fails for some messages, only the other messages are shown as read, and the tap can be repeated', async () => {
    const app = await renderRoute('/my-message', { as: 'member', knobs: 'fault:message.get=offline@2' })
    await app.press('全部已读')
    await findToast('无法连接到服务器，请稍后重试')
    await waitFor(() => expect(unreadRows()).toHaveLength(2))
    await app.press('全部已读')
    await findToast('已把2条消息标为已读')
    await quiet()
    expect(unreadRows()).toEqual([])
  })

  test('without messages, there is a picture, a text and a link', async () => {
    const app = await renderRoute('/my-message', { as: 'new' })
    await app.sees(/^还没有消息/)
    await quiet()
    expect(screen.getByRole('link', { name: '去首页看看' })).toHaveAttribute('href', '/Home')
    expect(screen.queryByText(/条未读/)).toBeNull()
  })

  test('messages that cannot be loaded have a retry; if the unread number cannot be loaded, the list is still shown', async () => {
    const app = await renderRoute('/my-message', {
      as: 'member',
      knobs: 'fault:message.list=500@1;fault:message.unread=404',
    })
    await app.sees(/尊敬的用户，非常抱歉，网络出现故障/)
    await app.press('重试')
    expect(await findRows()).toHaveLength(8)
    await quiet()
    await app.sees('3条未读')
  })

  test('a visitor who opens the messages is redirected to the login', async () => {
    const app = await renderRoute('/my-message')
    await app.arrives('/login')
    expect(await app.calls('message.list')).toEqual([])
  })
})

describe('/my-message-detail/{id}', () => {
  test('[LIT-023] [FMT-007] a message shows title, time and lines of text, and a link in it opens a screen of the app', async () => {
    const app = await renderRoute('/my-message-detail/MSG23', { as: 'member' })
    await screen.findByRole('heading', { name: '请绑定样本' })
    expect(await app.sees('2026/11/15 05:12')).toHaveLength(1)
    await app.follow('绑定样本编号')
    await app.arrives('/bind-sampleid-input-view')
  })

  test('a link to an address outside the app is shown as plain text', async () => {
    await renderRoute('/my-message-detail/MSG28', { as: 'member' })
    expect(await screen.findByText(/外部网站的防骗指南/)).toBeVisible()
    await quiet()
    expect(screen.queryByRole('link', { name: '外部网站的防骗指南' })).toBeNull()
    expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/my-contact-us')
  })

  test('[WAL-010] opening the address of a message marks the message as read', async () => {
    const app = await renderRoute('/my-message-detail/MSG21', { as: 'member' })
    await app.sees(/采样盒已经交给快递/)
    expect(app.backend.db.messages.find(({ id }) => id === 'MSG21')?.read).toBe(true)
    expect(await app.calls('message.get')).toHaveLength(1)
  })

  test('a message that does not exist shows a text and a link to the list', async () => {
    const app = await renderRoute('/my-message-detail/MSG999', { as: 'member' })
    expect(await app.sees('这条消息已经不在了')).toHaveLength(1)
    await app.follow('查看全部消息')
    await app.arrives('/my-message')
  })

  test('a message of another person is not shown', async () => {
    const app = await renderRoute('/my-message-detail/MSG71', { as: 'member' })
    await app.sees('尚未授权')
    expect(app.backend.db.messages.find(({ id }) => id === 'MSG71')?.read).toBe(false)
  })

  test('a message without text and time is still shown', async () => {
    const bareHandler = jsonHandler('get', `${LIST}/M9`, { id: 'M9' })
    await renderRoute('/my-message-detail/M9', { as: 'member', backend: withHandlers(newBackend(), bareHandler) })
    await screen.findByRole('heading', { name: '通知' })
    await quiet()
    expect(screen.queryByText('--')).toBeNull()
  })

  test('a message that cannot be loaded has a retry', async () => {
    const app = await renderRoute('/my-message-detail/MSG21', { as: 'member', knobs: 'fault:message.get=500@1' })
    await app.press('重试')
    expect(await app.sees(/采样盒已经交给快递/)).toHaveLength(1)
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { beginSession, expireSession, sessionToken } from '#/domains/user/store.ts'
import type { Backend } from '#/mocks/backend.ts'
import { connectWechat } from '#/shared/wechat/wechat.ts'
import { NOW, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { simulateWechatPictures } from '#tests/wechat-phone.ts'

afterEach(() => {
  connectWechat(null)
})

const Q701 = '/obs-department-detail/question/Q701'

const recordsOf = ({ db }: Backend) => db.questions.find(({ id }) => id === 'Q701')?.records ?? []
const wordsOf = (backend: Backend) => recordsOf(backend).map(({ recordType, content }) => `${recordType} ${content}`)

const bubbles = async () => [...(await screen.findByRole('list', { name: '提问和回复' })).children]
const findBox = () => screen.findByRole('textbox', { name: '您的追问' })

describe('the draft of a record', () => {
  test('is kept separately for each question when the screen is left, and only in memory', async () => {
    const app = await renderRoute(Q701, { as: 'rich' })
    await app.user.type(await findBox(), '写到一半')
    await app.router.navigate('/question-form-list')
    await app.arrives('/question-form-list')
    await app.router.navigate('/obs-department-detail/question/Q703')
    expect(await findBox()).toHaveValue('')
    await app.router.navigate(Q701)
    await waitFor(async () => expect(await findBox()).toHaveValue('写到一半'))
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('写到一半')
  })

  test('is kept when the thread is loaded again', async () => {
    const app = await renderRoute(Q701, { as: 'rich' })
    await app.user.type(await findBox(), '写到一半')
    recordsOf(app.backend).push({ content: '新的回答', recordType: 'ANSWER', createdAt: NOW, pictures: [] })
    fireEvent(window, new Event('visibilitychange'))
    await app.sees('新的回答')
    expect(await findBox()).toHaveValue('写到一半')
  })

  test('is kept after a failed send and after signing in again', async () => {
    const app = await renderRoute(Q701, { as: 'rich', knobs: 'fault:doctor-qa.add=500@1' })
    await app.user.type(await findBox(), '写到一半')
    await app.press('追问')
    await screen.findAllByRole('alert')
    expect(await findBox()).toHaveValue('写到一半')
    expireSession(sessionToken())
    await app.router.navigate('/login')
    await app.doesNotSee('问答详情')
    beginSession(app.backend.tokenFor('rich') ?? '', 'U107')
    await app.router.navigate(Q701)
    expect(await findBox()).toHaveValue('写到一半')
    await app.press('追问')
    await findToast('已发送')
    expect(wordsOf(app.backend).filter((words) => words === 'ASK 写到一半')).toHaveLength(1)
  })

  test('is lost on a reload, which shows a notice; after the record was sent, a reload shows no notice', async () => {
    let app = await renderRoute(Q701, { as: 'rich' })
    await app.user.type(await findBox(), '写到一半')
    unloadPage(app)
    app = await renderRoute(Q701, { backend: app.backend, sameTab: true })
    await app.sees('为保护隐私，内容没有保存，请重新填写')
    expect(await findBox()).toHaveValue('')
    await app.user.type(await findBox(), '再写一次')
    await app.press('追问')
    await findToast('已发送')
    await app.doesNotSee(/^为保护隐私/)
    unloadPage(app)
    app = await renderRoute(Q701, { backend: app.backend, sameTab: true })
    await findBox()
    await app.doesNotSee(/^为保护隐私/)
  })
})

describe('after a lost reply to a record', () => {
  test('[QA-004] the record is found and shown as sent, once', async () => {
    const app = await renderRoute(Q701, { as: 'rich', knobs: 'fault:doctor-qa.add=lost@1' })
    await app.user.type(await findBox(), '可以吃糖吗？')
    await app.press('追问')
    await findToast('已发送')
    expect(await findBox()).toHaveValue('')
    expect(wordsOf(app.backend).filter((words) => words === 'ASK 可以吃糖吗？')).toHaveLength(1)
  })

  test('[QA-004] an earlier record with the same text does not count as the sent record', async () => {
    const app = await renderRoute(Q701, { as: 'rich' })
    await app.user.type(await findBox(), '谢谢')
    await app.press('追问')
    await waitFor(async () => expect(await bubbles()).toHaveLength(4))
    await waitFor(async () => expect(await findBox()).toHaveValue(''))
    app.backend.setKnobs('fault:doctor-qa.add=offline')
    await app.user.type(await findBox(), '谢谢')
    await app.press('追问')
    await findToast('无法连接到服务器，请稍后重试')
    expect(await findBox()).toHaveValue('谢谢')
    expect(wordsOf(app.backend).filter((words) => words === 'ASK 谢谢')).toHaveLength(1)
  })
})

test('a record that may have been sent is looked up instead of sent again, even after a reload', async () => {
  let app = await renderRoute(Q701, { as: 'rich' })
  await app.user.type(await findBox(), '可以吃糖吗？')
  app.backend.setKnobs('fault:doctor-qa.add=lost@1;fault:doctor-qa.one=500')
  await app.press('追问')
  await findToast('暂时无法确认是否已发送，请稍后再试，不会重复发送')
  app.backend.setKnobs('')
  unloadPage(app)
  app = await renderRoute(Q701, { backend: app.backend, sameTab: true })
  await app.sees('可以吃糖吗？')
  await app.user.type(await findBox(), '可以吃糖吗？')
  await app.press('追问')
  await findToast('上次已经提交成功，没有重复提交')
  expect(await app.calls('doctor-qa.add')).toHaveLength(1)
  // The next equal record is sent on purpose.
  await waitFor(async () => expect(await findBox()).toHaveValue(''))
  await app.user.type(await findBox(), '可以吃糖吗？')
  await app.press('追问')
  await findToast('已发送')
  expect(wordsOf(app.backend).filter((words) => words === 'ASK 可以吃糖吗？')).toHaveLength(2)
})

describe('the pictures of a record', () => {
  test('[VAL-031] are uploaded and sent with the text; the send button is disabled without a text', async () => {
    simulateWechatPictures('local-1', 'local-2')
    const app = await renderRoute(Q701, { as: 'rich' })
    await app.press('图片')
    await app.press('添加图片，还可添加 9 张')
    await app.sees('请写一句话说明图片，再发送')
    await screen.findByRole('button', { name: '图片，已选 2 张' })
    expect(screen.getByRole('button', { name: '追问' })).toBeDisabled()
    await app.user.type(await findBox(), '检查单在这里')
    await waitFor(() => expect(screen.getByRole('button', { name: '追问' })).toBeEnabled())
    await app.press('追问')
    await findToast('已发送')
    expect(recordsOf(app.backend).at(-1)?.pictures).toHaveLength(2)
    expect(await app.calls('media.save')).toHaveLength(2)
  })

  test('show a retry after a failed upload, and the record cannot be sent until the upload succeeds', async () => {
    simulateWechatPictures('local-1')
    const app = await renderRoute(Q701, { as: 'rich', knobs: 'fault:media.save=500@1' })
    await app.user.type(await findBox(), '检查单在这里')
    await app.press('图片')
    await app.press('添加图片，还可添加 9 张')
    const retry = await screen.findByRole('button', { name: '第 1 张图片上传图片未成功，重试' })
    await app.press('追问')
    await findToast('有图片没有上传成功，请重试或删除')
    expect(await app.calls('doctor-qa.add')).toEqual([])
    await app.user.click(retry)
    // One picture in the thread, one in the form.
    await waitFor(() => expect(screen.getAllByRole('button', { name: '查看第 1 张图片' })).toHaveLength(2))
    await app.press('追问')
    await findToast('已发送')
    expect(recordsOf(app.backend).at(-1)?.pictures).toHaveLength(1)
  })
})

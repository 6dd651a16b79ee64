import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Backend } from '#/mocks/backend.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { stubIntersectionObserver } from '#tests/browser-stubs.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const Q701 = '/obs-department-detail/question/Q701'
const Q702 = '/obs-department-detail/question/Q702'

type App = Awaited<ReturnType<typeof renderRoute>>

const rowOf = (backend: Backend, id: string) => {
  const row = backend.db.questions.find((one) => one.id === id)
  if (!row) throw new Error(`no question ${id}`)
  return row
}
const wordsOf = (backend: Backend, id: string) =>
  rowOf(backend, id).records.map(({ recordType, content }) => `${recordType} ${content}`)

const findThread = () => screen.findByRole('list', { name: '提问和回复' })
const bubbles = async () => [...(await findThread()).children].map((bubble) => bubble.textContent)
const findBox = (label = '您的追问') => screen.findByRole('textbox', { name: label })
const lookAgain = () => void fireEvent(window, new Event('visibilitychange'))

/** What a doctor writes on another phone. */
const doctorWrites = ({ backend }: App, content: string, id = 'Q701') =>
  rowOf(backend, id).records.push({ content, recordType: 'ANSWER', createdAt: NOW, pictures: [] })

describe('the contents of a thread', () => {
  test('[QA-001] [QA-002] [QA-003] show the asker’s name with the question, then answers and follow-ups in order', async () => {
    const app = await renderRoute(Q701, { as: 'rich' })
    const all = await bubbles()
    expect(all).toHaveLength(3)
    expect(all[0]).toMatch(/^郑女士2026\/11\/18 08:00孕 24 周/)
    expect(all[1]).toMatch(/^医生2026\/11\/19 04:00一般检查前一晚/)
    expect(all[2]).toMatch(/^郑女士2026\/11\/20 05:00谢谢医生/)
    expect(await app.sees(/^仅医生可见/)).toHaveLength(1)
  })

  test('[QA-003] a tap enlarges a picture, and the close button closes it', async () => {
    const app = await renderRoute(Q701, { as: 'rich' })
    await app.press('查看第 1 张图片')
    const viewer = within(await screen.findByRole('dialog', { name: '查看大图' }))
    await app.user.click(viewer.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(app.address()).toBe(Q701)
  })

  test('[QA-003] a tap on a picture opens that picture in a gallery of all pictures of the thread', async () => {
    const backend = newBackend()
    const row = rowOf(backend, 'Q701')
    row.pictures.push('/pictures/goods/g02.svg', '/pictures/goods/g03.svg')
    const app = await renderRoute(Q701, { as: 'rich', backend })
    const all = [...(await findThread()).children] as HTMLElement[]
    for (const [bubble, name, shown] of [
      [all.at(0), '查看第 2 张图片', '2/3'],
      [all.at(-1), '查看第 1 张图片', '3/3'],
    ] as const) {
      await app.user.click(within(bubble ?? document.body).getByRole('button', { name }))
      const viewer = within(await screen.findByRole('dialog', { name: '查看大图' }))
      expect(viewer.getByText(shown)).toBeVisible()
      await app.user.click(viewer.getByRole('button', { name: '关闭' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  test('a question without an answer does not promise when it will be answered', async () => {
    const app = await renderRoute(Q702, { as: 'reported' })
    await app.sees('医生回复后会显示在这里')
    expect(document.querySelector('main')?.textContent).not.toMatch(/小时内|分钟内|尽快/)
  })

  test('markup is shown as text, a record of unknown type has no author, and records without a time keep their order', async () => {
    const odd = {
      id: 'Q9',
      mainQuestion: {
        content: '<b>粗</b>',
        questionerExtendInfo: { name: '<i>名</i>' },
        picture: '/pictures/avatar.svg',
      },
      answerRecordList: [
        { content: '后', recordType: 'NOTICE' },
        { content: '先', recordType: 'ANSWER', createdDate: '2026-01-01T00:00:00Z', picture: ['/pictures/avatar.svg'] },
        { content: '', recordType: 'ASK' },
      ],
    }
    const backend = withHandlers(
      newBackend(),
      jsonHandler('get', 'qa/api/user/question-answer/question-detail/Q9', odd),
    )
    await renderRoute('/obs-department-detail/x/Q9', { backend, as: 'rich' })
    const all = await bubbles()
    expect(all[0]).toBe('<i>名</i><b>粗</b>')
    expect(all[1]).toBe('其他消息后')
    expect(all[2]).toMatch(/^医生2026\/01\/01 08:00先$/)
    // A record without content is left out.
    expect(all).toHaveLength(3)
  })

  test.each([
    ['a deleted question', '/obs-department-detail/question/NOPE', 'rich', '没有找到这个问题，可能已经删除'],
    ['another person’s question', Q702, 'rich', '您不能查看这个问题，只有提问者和医生可以查看'],
  ])('[ROLE-008] %s shows a text and a link to the questions', async (_name, address, as, sentence) => {
    const app = await renderRoute(address, { as })
    await app.sees(sentence)
    await app.follow('返回问题列表')
    await app.arrives('/obs-department-question/question')
    expect(await app.sees(/^孕 24 周/)).toHaveLength(1)
  })
})

describe('writing a record', () => {
  test('[QA-004] [ROLE-008] a customer’s follow-up question creates one ASK record, and the field is emptied', async () => {
    const app = await renderRoute(Q701, { as: 'rich' })
    const send = await screen.findByRole('button', { name: '追问' })
    expect(send).toBeDisabled()
    await app.user.type(await findBox(), '可以吃糖吗？')
    await app.user.dblClick(send)
    await findToast('已发送')
    await waitFor(async () => expect(await bubbles()).toHaveLength(4))
    expect(await findBox()).toHaveValue('')
    expect(await app.calls('doctor-qa.add')).toHaveLength(1)
    expect(wordsOf(app.backend, 'Q701').at(-1)).toBe('ASK 可以吃糖吗？')
  })

  test('[QA-004] [ROLE-008] a doctor’s answer creates one ANSWER record', async () => {
    const app = await renderRoute(Q702, { as: 'doctor' })
    await app.user.type(await findBox('您的回答'), '建议到医院检查。')
    await app.press('回答')
    await findToast('已发送')
    await app.doesNotSee('医生回复后会显示在这里')
    expect(wordsOf(app.backend, 'Q702')).toEqual(['ANSWER 建议到医院检查。'])
    expect(await app.calls('doctor-qa.add')).toHaveLength(1)
  })

  test('[ROLE-008] after an answer, the doctor’s next question opens, and Back skips the answered question', async () => {
    const app = await renderRoute('/obstetric-qa', { as: 'doctor' })
    await app.follow(/^待我回答/)
    await app.arrives('/obs-department-question/question')
    const waiting = within(await screen.findByRole('list', { name: '待我回答' }, { timeout: 8000 }))
    await app.user.click(waiting.getAllByRole('link')[0] as HTMLElement)
    await app.arrives(Q702)
    await app.user.type(await findBox('您的回答'), '建议到医院检查。')
    await app.press('回答')
    await app.follow('回答下一个问题（还有1个）')
    await app.arrives(Q701)
    await app.user.type(await findBox('您的回答'), '可以少吃。')
    await app.press('回答')
    await app.press('返回问题列表')
    await app.arrives('/obs-department-question/question')
    await app.router.navigate(-1)
    await app.arrives('/obstetric-qa')
    expect(await app.calls('doctor-qa.add')).toHaveLength(2)
  })

  test('[ROLE-008] a doctor’s record on a question of their own is an ASK record', async () => {
    const backend = newBackend()
    const doctor = backend.db.users.find(({ persona }) => persona === 'doctor')
    rowOf(backend, 'Q703').userId = doctor?.id ?? ''
    const app = await renderRoute('/obs-department-detail/question/Q703', { backend, as: 'doctor' })
    await app.user.type(await findBox('您的追问'), '请问还要注意什么？')
    await app.press('追问')
    await findToast('已发送')
    expect(wordsOf(backend, 'Q703').at(-1)).toBe('ASK 请问还要注意什么？')
  })

  test('[ROLE-008] while the role cannot be loaded, there is no text field; a tap loads the role again', async () => {
    const app = await renderRoute(Q701, { as: 'rich', knobs: 'fault:user.me=403' })
    const again = await screen.findByRole('button', { name: '没有读到您的身份，点按重试' })
    expect(await bubbles()).toHaveLength(3)
    await quiet()
    expect(screen.queryByRole('textbox')).toBeNull()
    app.backend.setKnobs('')
    await app.user.click(again)
    expect(await findBox()).toBeInTheDocument()
  })
})

describe('the thread while it is open', () => {
  test('is reloaded every 20 seconds; new records show a notice and do not scroll the page', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const app = await renderRoute(Q701, { as: 'rich' })
    await findBox()
    await quiet()
    doctorWrites(app, '新的回答')
    scrollTo.mockClear()
    vi.advanceTimersByTime(20_000)
    await app.sees('新的回答')
    const button = await screen.findByRole('button', { name: '有新的回复' })
    await quiet()
    expect(scrollTo).not.toHaveBeenCalled()
    vi.useRealTimers()
    await app.user.click(button)
    expect(scrollTo).toHaveBeenCalledTimes(1)
    await quiet()
    expect(screen.queryByRole('button', { name: '有新的回复' })).toBeNull()
  })

  test('scrolls to new records if it was scrolled to its end', async () => {
    stubIntersectionObserver()
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const app = await renderRoute(Q701, { as: 'rich' })
    await findBox()
    await quiet()
    scrollTo.mockClear()
    doctorWrites(app, '新的回答')
    lookAgain()
    await app.sees('新的回答')
    expect(scrollTo).toHaveBeenCalledTimes(1)
    await quiet()
    expect(screen.queryByRole('button', { name: '有新的回复' })).toBeNull()
  })

  test('shows a text if the question has been deleted', async () => {
    const app = await renderRoute(Q701, { as: 'rich' })
    await findBox()
    app.backend.db.questions = app.backend.db.questions.filter(({ id }) => id !== 'Q701')
    lookAgain()
    expect(await app.sees('没有找到这个问题，可能已经删除')).toHaveLength(1)
  })
})

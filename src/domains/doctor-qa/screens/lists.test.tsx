import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { stubIntersectionObserver } from '#tests/browser-stubs.ts'
import { jsonHandler, withHandlers, holdCalls } from '#tests/request-handlers.ts'

const findLinksIn = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

const detail = (id: string) => `/obs-department-detail/question/${id}`

describe('the start page of 产科问答', () => {
  test('[ADD-013] [GEN-015] shows a visitor the possible questions, the answering doctors, and the limits of an answer', async () => {
    const app = await renderRoute('/obstetric-qa')
    await app.sees('线上回答不能代替面诊。紧急情况请立即就医或拨打 120。')
    for (const text of ['可以问什么', '谁来回答', /^仅医生可见/]) await app.sees(text)
    expect(screen.getByRole('link', { name: '我要提问' })).toHaveAttribute('href', '/obs-department-question/doctor')
    expect(screen.getByRole('link', { name: /^我的提问/ })).toHaveAttribute('href', '/login?target=%2Fobstetric-qa')
    const lectures = await screen.findAllByRole('link', { name: /脐带血|孕|基因|医/ })
    expect(lectures.length).toBeGreaterThan(0)
    expect((await app.calls()).filter(({ id }) => id.startsWith('doctor-qa.'))).toEqual([])
  })

  test('[ADD-013] shows a customer the newest questions of their own', async () => {
    const app = await renderRoute('/obstetric-qa', { as: 'rich' })
    expect(await findLinksIn('最新的提问')).toEqual([detail('Q701'), detail('Q703')])
    expect(screen.getByRole('link', { name: /^我的提问/ })).toHaveAttribute('href', '/question-form-list')
    expect(await app.calls('doctor-qa.forDoctor')).toEqual([])
  })

  test('[ROLE-008] shows a doctor the questions waiting for an answer instead of the doctor’s own questions', async () => {
    const app = await renderRoute('/obstetric-qa', { as: 'doctor' })
    // Q702 has waited for 20 hours, the last record of Q701 for 5 hours.
    expect(await findLinksIn('等得最久的问题')).toEqual([detail('Q702'), detail('Q701')])
    expect(screen.getByRole('link', { name: /^待我回答/ })).toHaveTextContent('2个问题')
    await quiet()
    expect(screen.queryByRole('link', { name: /^我的提问/ })).toBeNull()
    expect(await app.calls('doctor-qa.mine')).toEqual([])
  })
})

describe('the obstetrics department', () => {
  test.each(['/obs-department-question', '/obs-department-question/doctor'])(
    '[QA-005] the address %s lists the doctors, each with a link to the profile',
    async (address) => {
      const app = await renderRoute(address)
      expect(await findLinksIn('产科医生')).toEqual(
        ['D1', 'D2', 'D3'].map((id) => `/obs-department-detail/doctor/${id}`),
      )
      expect(screen.getByRole('link', { name: '医生' })).toHaveAttribute('aria-current', 'page')
      await app.follow('问题')
      await app.arrives('/obs-department-question/question')
      expect(screen.getByRole('link', { name: '问题' })).toHaveAttribute('aria-current', 'page')
    },
  )

  test.each([
    ['a 404', { title: 'Not Found' }, 404],
    ['empty', [], 200],
    ['hospital names without doctors', ['甲医院'], 200],
  ])(
    '[QA-005] when the list of doctors is %s, a question can be asked without choosing a doctor',
    async (_name, body, status) => {
      const backend = withHandlers(newBackend(), jsonHandler('get', 'qa/api/public/hospital-list', body, status))
      const app = await renderRoute('/obs-department-question/doctor', { backend, as: 'new' })
      await app.sees('暂时没有医生名单。您可以直接提问，由产科医生回答')
      await app.follow('直接提问')
      await app.arrives('/question-form/')
      expect(await app.sees(/^没有指定医生/)).toHaveLength(1)
    },
  )

  test('[QA-005] a visitor gets a link to the login', async () => {
    const app = await renderRoute('/obs-department-question/question')
    await app.sees('登录后可以看到您的提问和医生的回复')
    expect(screen.getByRole('link', { name: '登录 / 注册' })).toHaveAttribute(
      'href',
      '/login?target=%2Fobs-department-question%2Fquestion',
    )
    expect((await app.calls()).filter(({ id }) => id.startsWith('doctor-qa.'))).toEqual([])
  })

  test('[QA-005] [ROLE-008] a customer sees their own questions, and the list for doctors is not requested', async () => {
    const app = await renderRoute('/obs-department-question/question', { as: 'rich' })
    expect(
      (await screen.findAllByRole('listitem')).map((item) => within(item).getByRole('link').getAttribute('href')),
    ).toEqual([detail('Q701'), detail('Q703')])
    expect(await app.calls('doctor-qa.forDoctor')).toEqual([])
  })

  test('[QA-005] [ROLE-008] a doctor sees waiting questions, longest wait first, and then the answered questions', async () => {
    await renderRoute('/obs-department-question/question', { as: 'doctor' })
    expect(await findLinksIn('待我回答')).toEqual([detail('Q702'), detail('Q701')])
    expect(await findLinksIn('已回答')).toEqual([detail('Q703')])
    const [first] = within(screen.getByRole('list', { name: '待我回答' })).getAllByRole('link')
    expect(first).toHaveTextContent('周女士')
  })

  test('[QA-005] a question with a record of an unknown type is not listed as waiting for the doctor', async () => {
    const app = await renderRoute('/obs-department-question/question', { as: 'doctor', knobs: 'backend:strange' })
    // Only Q702 has no records. A record of the two others may be the answer.
    expect(await findLinksIn('待我回答')).toEqual([detail('Q702')])
    expect(await findLinksIn('状态未知')).toEqual([detail('Q703'), detail('Q701')])
    await app.doesNotSee(/^已回答（/)
    await app.router.navigate('/obstetric-qa')
    expect(await findLinksIn('等得最久的问题')).toEqual([detail('Q702')])
    expect(screen.getByRole('link', { name: /^待我回答/ })).toHaveTextContent('1个以上')
  })

  test('[QA-005] a doctor does not read that no question waits, if the state of a question is unknown', async () => {
    const odd = [
      { id: 'Q9', mainQuestion: { content: '问' }, answerRecordList: [{ content: '说明', recordType: 'X' }] },
    ]
    const forDoctor = jsonHandler('get', 'qa/api/user/question-answer/answerer-question', odd)
    const app = await renderRoute('/obs-department-question/question', {
      as: 'doctor',
      backend: withHandlers(newBackend(), forDoctor),
    })
    expect(await findLinksIn('状态未知')).toEqual([detail('Q9')])
    await app.doesNotSee('现在没有等待回答的问题。')
  })

  test('[ROLE-008] while the role is unknown, the doctor’s list is not requested', async () => {
    const gate = holdCalls('get', 'mallsales/api/user/current-mall-user')
    const backend = withHandlers(newBackend(), gate.handler)
    const app = await renderRoute('/obs-department-question/question', { backend, as: 'doctor' })
    expect(await app.calls('doctor-qa.forDoctor')).toEqual([])
    gate.release()
    expect(await findLinksIn('已回答')).toEqual([detail('Q703')])
  })

  test('[QA-005] all pages of a long question list are loaded before the list is sorted', async () => {
    const backend = newBackend()
    const [seed] = backend.db.questions
    if (!seed) throw new Error('no question')
    // 25 answered questions come before those of the seed: the question that waits longest is on the second page.
    for (let at = 0; at < 25; at += 1)
      backend.db.questions.push({
        ...seed,
        id: `Z${at}`,
        createdAt: seed.createdAt - 1_000_000_000 - at,
        records: [{ content: '答', recordType: 'ANSWER', createdAt: seed.createdAt, pictures: [] }],
      })
    const app = await renderRoute('/obs-department-question/question', { backend, as: 'doctor' })
    expect(await findLinksIn('待我回答')).toEqual([detail('Q702'), detail('Q701')])
    expect(await app.sees('已回答（26）')).toHaveLength(1)
    expect(await app.calls('doctor-qa.forDoctor')).toHaveLength(2)
  })

  test('[QA-005] with more than 200 questions, a notice says that 200 are shown, and a tap loads the other questions', async () => {
    const backend = newBackend()
    const [seed] = backend.db.questions
    if (!seed) throw new Error('no question')
    for (let at = 0; at < 203; at += 1)
      backend.db.questions.push({ ...seed, id: `Z${at}`, createdAt: seed.createdAt + at, records: [] })
    const app = await renderRoute('/obs-department-question/question', { backend, as: 'doctor' })
    await app.sees('问题较多，先显示了 200 条，后面还有。')
    await app.press('继续读取')
    expect(await app.sees('待我回答（205）')).toHaveLength(1)
    await app.doesNotSee(/^问题较多/)
  })
})

describe('the list of a person’s own questions', () => {
  test('[QA-003] is sorted newest first, and shows each question’s state and last record', async () => {
    await renderRoute('/question-form-list', { as: 'rich' })
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('等待回复')
    expect(first).toHaveTextContent('我：谢谢医生，检查当天早上可以喝水吗？')
    expect(second).toHaveTextContent('已回复')
    expect(second).toHaveTextContent('医生：采集在脐带剪断之后进行')
  })

  test('[QA-003] shows 状态未知 for questions whose records have an unknown type', async () => {
    const app = await renderRoute('/question-form-list', { as: 'rich', knobs: 'backend:strange' })
    expect(await app.sees('状态未知')).toHaveLength(2)
    await app.doesNotSee(/^(等待回复|已回复)$/)
    await app.follow(/谢谢医生/)
    await app.arrives(detail('Q701'))
    await app.sees(/谢谢医生/)
    await app.doesNotSee('医生回复后会显示在这里')
  })

  test('[QA-003] shows one action when it is empty', async () => {
    const app = await renderRoute('/question-form-list', { as: 'new' })
    await app.sees('还没有提问。孕期和产后有疑问，可以在这里问产科医生')
    await app.follow('我要提问')
    await app.arrives('/obs-department-question/doctor')
    expect(await findLinksIn('产科医生')).toHaveLength(3)
  })

  test('shows questions with malformed pictures and records, and does not link a question without an id', async () => {
    const odd = [
      { mainQuestion: { content: '没有编号的问题', picture: '/pictures/avatar.svg' }, answerRecordList: null },
      {
        id: 9,
        mainQuestion: { content: '有编号', picture: null },
        answerRecordList: [{ content: '说明', recordType: 'X' }],
      },
    ]
    const backend = withHandlers(newBackend(), jsonHandler('get', 'qa/api/user/question-answer/my-ask', odd))
    const app = await renderRoute('/question-form-list', { backend, as: 'rich' })
    await app.sees('没有编号的问题')
    expect(await app.sees('1 张图片')).toHaveLength(1)
    expect(await app.sees('说明')).toHaveLength(1)
    const rows = screen.getAllByRole('listitem').map((item) => within(item).queryAllByRole('link').length)
    expect(rows).toEqual([0, 1])
  })

  test('loads more questions when the person scrolls to its end', async () => {
    stubIntersectionObserver()
    const backend = newBackend()
    const [seed] = backend.db.questions
    if (!seed) throw new Error('no question')
    for (let at = 0; at < 22; at += 1)
      backend.db.questions.push({ ...seed, id: `Z${at}`, content: `旧问题 ${at}`, createdAt: at, records: [] })
    const app = await renderRoute('/question-form-list', { backend, as: 'rich' })
    expect(await app.sees('旧问题 0')).toHaveLength(1)
    vi.unstubAllGlobals()
  })
})

describe('the rows of 我的', () => {
  test('[ROLE-008] include a link to the waiting questions for a doctor', async () => {
    const app = await renderRoute('/my-main', { as: 'doctor' })
    await app.follow('待我回答的问题')
    await app.arrives('/obs-department-question/question')
    expect(await findLinksIn('待我回答')).toHaveLength(2)
  })

  test('[ROLE-008] do not include the waiting questions for a customer', async () => {
    const app = await renderRoute('/my-main', { as: 'rich' })
    expect(await screen.findByRole('link', { name: '产科问答' })).toHaveAttribute('href', '/obstetric-qa')
    await app.doesNotSee('待我回答的问题')
  })
})

describe('a doctor’s profile', () => {
  test('[QA-005] shows the doctor and a link to the question form', async () => {
    const app = await renderRoute('/obs-department-detail/doctor/D1', { as: 'new' })
    await app.sees('陈静 主任医师')
    await app.sees('深圳市妇幼保健院')
    await app.sees(/^从事产科临床工作二十年/)
    await app.follow('向 TA 提问')
    await app.arrives('/question-form/create/D1')
    expect(await app.sees('提问对象')).toHaveLength(1)
  })

  test('shows a text and a link to the other doctors if the doctor is unknown', async () => {
    const app = await renderRoute('/obs-department-detail/doctor/NOPE', { as: 'new' })
    await app.sees('没有找到这位医生，可能已经不在线上回答问题')
    await app.follow('看看其他医生')
    await app.arrives('/obs-department-question/doctor')
    expect(await findLinksIn('产科医生')).toHaveLength(3)
  })
})

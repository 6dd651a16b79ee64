import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { connectWechat } from '#/shared/wechat/wechat.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'
import { simulateWechatPictures } from '#tests/wechat-phone.ts'

const CREATE = 'qa/api/user/question-answer/create'
const DETAIL = '/obs-department-detail/question/'

afterEach(() => {
  connectWechat(null)
})

const questionsOf = ({ backend }: Awaited<ReturnType<typeof renderRoute>>, userId: string) =>
  backend.db.questions.filter((one) => one.userId === userId)

describe('asking a question', () => {
  test('[QA-004] [VAL-031] the form sends text and pictures once, with the doctor’s positionCode, and opens the thread', async () => {
    simulateWechatPictures('local-1')
    const created = spyOnRequest('post', CREATE)
    const app = await renderRoute('/question-form/create/D1', {
      as: 'new',
      backend: withHandlers(newBackend(), created.handler),
    })
    await app.sees('陈静 主任医师')
    await app.sees('0/500字。请不要写身份证号和电话')
    await app.press('添加图片，还可添加 9 张')
    await screen.findByRole('button', { name: '查看第 1 张图片' })
    await app.type('问题', ' 孕 12 周可以坐飞机吗？ ')
    await app.type('称呼（选填）', '王女士')
    await app.user.dblClick(screen.getByRole('button', { name: '提交问题' }))
    await app.arrives(DETAIL)
    await app.sees('孕 12 周可以坐飞机吗？')
    expect(created.asked.map(({ body }) => body)).toMatchObject([
      { positionCode: 'OBS-SZ', content: '孕 12 周可以坐飞机吗？', name: '王女士' },
    ])
    expect(questionsOf(app, 'U101')).toHaveLength(1)
    expect(questionsOf(app, 'U101')[0]?.pictures).toHaveLength(1)
  })

  test.each([
    ['/question-form/create/OBS-GZ', 'OBS-GZ', '广州妇女儿童医疗中心 产科'],
    ['/question-form/create/D3', 'OBS-GZ', '何红 主治医师'],
    ['/question-form/create/D99', '', '没有指定医生，由产科医生回答。'],
    ['/question-form/any/0', '', '没有指定医生，由产科医生回答。'],
  ])(
    '[QA-004] [ADD-013] the form at the address %s sends the positionCode “%s”',
    async (address, positionCode, told) => {
      const app = await renderRoute(address, { as: 'new' })
      await app.sees(told)
      await app.type('问题', '产后多久可以运动？')
      await app.press('提交问题')
      await app.arrives(DETAIL)
      // The name of the profile is an example only.
      expect(questionsOf(app, 'U101')).toMatchObject([{ positionCode, name: '', content: '产后多久可以运动？' }])
    },
  )

  test('[QA-004] the form sends nothing if the text is empty or too long', async () => {
    const app = await renderRoute('/question-form/create/D1', { as: 'new' })
    await app.press('提交问题')
    await findToast('问题不能为空')
    const field = await screen.findByLabelText('问题')
    await app.user.click(field)
    await app.user.paste('字'.repeat(501))
    await app.press('提交问题')
    expect((await app.sees('问题最多500个字，现在有501个')).length).toBeGreaterThan(0)
    expect(await app.calls('doctor-qa.create')).toEqual([])
  })

  test('[QA-004] after an empty reply, the question list opens, where the person can check the question', async () => {
    const backend = withHandlers(newBackend(), jsonHandler('post', CREATE, null))
    const app = await renderRoute('/question-form/create/D1', { backend, as: 'rich' })
    await app.type('问题', '产后多久可以运动？')
    await app.press('提交问题')
    await app.arrives('/question-form-list')
    // The reply does not identify the question, so the person is asked to check.
    await findToast('问题已提交，请在这里核对')
    expect(await app.sees(/^孕 24 周/)).toHaveLength(1)
  })

  test('[QA-004] after a lost reply, the question exists once, and its thread opens', async () => {
    const app = await renderRoute('/question-form/create/D1', { as: 'new', knobs: 'fault:doctor-qa.create=lost@1' })
    await app.type('问题', '产后多久可以运动？')
    await app.press('提交问题')
    await app.arrives(DETAIL)
    expect(await app.sees('产后多久可以运动？')).toHaveLength(1)
    expect(questionsOf(app, 'U101')).toHaveLength(1)
  })

  test('[QA-004] [ADD-013] the address for a follow-up question opens the thread', async () => {
    const app = await renderRoute('/question-form/ask-again/Q701', { as: 'rich' })
    await app.arrives('/obs-department-detail/question/Q701')
    expect(await screen.findByRole('textbox', { name: '您的追问' })).toBeInTheDocument()
  })

  test('the form keeps the text when another doctor is chosen; a reload shows that the text was lost', async () => {
    let app = await renderRoute('/question-form/create/D1', { as: 'new' })
    await app.type('问题', '写到一半')
    await app.router.navigate('/obs-department-question/doctor')
    await app.arrives('/obs-department-question/doctor')
    await app.router.navigate('/question-form/create/D3')
    // The list of doctors has this name, too.
    await app.arrives('/question-form/create/D3')
    await app.sees('何红 主治医师')
    expect(await screen.findByLabelText('问题')).toHaveValue('写到一半')
    unloadPage(app)
    app = await renderRoute('/question-form/create/D3', { backend: app.backend, sameTab: true })
    await app.sees('为保护隐私，问题没有保存，请重新填写')
    expect(screen.getByLabelText('问题')).toHaveValue('')
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('写到一半')
  })
})

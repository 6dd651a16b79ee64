import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentQueryClient } from '#/app/identity.ts'
import { confirmNotice } from '#/domains/insurance/notice.ts'
import { healthQuestions } from '#/mocks/seed/insurance/insurance.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { network } from '#tests/network.ts'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler as replying, spyOnRequest } from '#tests/request-handlers.ts'

const QUESTIONS = 'formerop/api/user/insure-materials/get-health-question'

const findQuestions = () => screen.findAllByRole('radiogroup')

const answerQuestions = async (app: Awaited<ReturnType<typeof renderRoute>>, words: readonly ('是' | '否')[]) => {
  const groups = await findQuestions()
  for (const [index, word] of words.entries()) {
    const group = groups[index]
    // eslint-disable-next-line no-await-in-loop -- a person answers one after the other
    if (group) await app.user.click(within(group).getByRole('radio', { name: word }))
  }
}

test('[INS-004] no health answer is preselected, and nothing is saved until all questions are answered', async () => {
  const app = await renderRoute('/commodity-insurance?id=G003', { as: 'member' })
  expect(await findQuestions()).toHaveLength(4)
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  await answerQuestions(app, ['否', '否'])
  await app.press('下一步')
  expect(await findToast('请回答第3题')).toBeInTheDocument()
  expect(await app.calls('insurance-application.save')).toHaveLength(0)
})

test('[INS-004] the answers are saved, then the form for the insured person opens', async () => {
  const app = await renderRoute('/commodity-insurance?id=G003', { as: 'member' })
  const { handler, asked } = spyOnRequest('post', 'formerop/api/user/insure-materials/save')
  network.use(handler)
  await answerQuestions(app, ['否', '否', '是', '否'])
  await app.sees(/由保险公司决定能否投保/)
  await app.press('下一步')
  await app.arrives('/insured-info/IM5001')
  expect(asked.map(({ body }) => body)).toEqual([
    {
      goodsId: 'G003',
      answers: [
        { id: 'HQ1', answer: false },
        { id: 'HQ2', answer: false },
        { id: 'HQ3', answer: true },
        { id: 'HQ4', answer: false },
      ],
    },
  ])
})

test('[INS-004] questions that are reloaded in another order keep their own answers, also in the request', async () => {
  const app = await renderRoute('/commodity-insurance?id=G003', { as: 'member' })
  await answerQuestions(app, ['是', '否', '否', '否'])
  const { handler, asked } = spyOnRequest('get', QUESTIONS)
  network.use(handler, replying('get', QUESTIONS, healthQuestions.toReversed()))
  await currentQueryClient().invalidateQueries({ queryKey: ['insurance-application'] })
  await quiet()
  expect(asked).toHaveLength(1)
  const illness = screen.getByRole('radiogroup', { name: /过去两年内，您是否因病住院或做过手术？/ })
  expect(within(illness).getByRole('radio', { name: '是' })).toBeChecked()
  await app.press('下一步')
  await app.arrives('/insured-info/IM5001')
  const saved = app.backend.db.insureMaterials.find(({ id }) => id === 'IM5001')
  expect(saved?.answers.filter((one) => one.answer)).toEqual([{ id: 'HQ1', answer: true }])
})

test('health answers are not stored on the device, and after a reload, a notice shows that they were lost', async () => {
  const app = await renderRoute('/commodity-insurance?id=G003', { as: 'member' })
  await answerQuestions(app, ['是', '否', '否', '否'])
  unloadPage(app)
  expect(JSON.stringify([sessionStorage, localStorage].map(Object.entries))).not.toMatch(/YES|HQ1/)
  const again = await renderRoute('/commodity-insurance?id=G003', { sameTab: true, backend: app.backend })
  await again.sees(/健康告知的回答/)
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
})

test('[INS-004] [VAL-016] the insured person is saved without pictures, and only with a valid identity number', async () => {
  const app = await renderRoute('/insured-info/IM701', { as: 'rich' })
  await app.type('姓名', '郑一一')
  await app.type('证件号码', '123')
  await app.press('保存')
  expect(await findToast('证件号码格式错误')).toBeInTheDocument()
  expect(await app.calls('insurance-application.update')).toHaveLength(0)
  await app.type('证件号码', '440304196811020023')
  await app.press('保存')
  expect(await findToast('已保存')).toBeInTheDocument()
  expect(app.backend.db.insureMaterials[0]).toMatchObject({
    name: '郑一一',
    identityCard: '440304196811020023',
    gender: 'FEMALE',
    birthday: '1968-11-02',
    submitted: false,
  })
})

test('[INS-004] missing data of the insured person are shown as a toast, and nothing is submitted', async () => {
  const backend = newBackend()
  const app = await renderRoute('/insured-info/IM701', { as: 'rich', backend })
  await app.press('提交资料')
  expect(await findToast('姓名不能为空')).toBeInTheDocument()
  expect(await app.calls('insurance-application.update')).toHaveLength(0)
})

const COMPLETE = {
  name: '郑一一',
  identityCard: '440304196811020023',
  gender: 'FEMALE',
  birthday: '1968-11-02',
  images: ['/pictures/goods/g01.svg'],
} as const

test('[INS-004] the displayed values of the insured person are saved before they are submitted', async () => {
  const backend = newBackend()
  const row = Object.assign(backend.db.insureMaterials[0] ?? {}, { ...COMPLETE, images: [...COMPLETE.images] })
  const app = await renderRoute('/insured-info/IM701', { as: 'rich', backend })
  confirmNotice('IM701')
  await app.type('姓名', '郑二二')
  await app.user.click(screen.getByRole('radio', { name: '父母' }))
  await app.press('提交资料')
  await app.sees(
    /^将提交给保险公司：被保险人郑二二，与您的关系：父母，证件号码4403\*+0023，.*材料图片1张。提交后不能修改/,
  )
  expect(row).toMatchObject({ name: '郑二二', relation: '父母', submitted: false })
  await app.press('再看看')
  expect(row).toMatchObject({ submitted: false })
  await app.doesNotSee(/^将提交给保险公司/)
  await app.press('提交资料')
  await app.press('确定提交')
  await app.sees('资料已提交')
  await app.sees('郑二二')
  expect(row).toMatchObject({ name: '郑二二', relation: '父母', submitted: true })
})

test('[INS-004] complete data of the insured person are submitted and are then read-only', async () => {
  const backend = newBackend()
  Object.assign(backend.db.insureMaterials[0] ?? {}, {
    ...COMPLETE,
    images: [...COMPLETE.images],
  })
  const app = await renderRoute('/insured-info/IM701', { as: 'rich', backend })
  await app.press('提交资料')
  expect(await findToast('请先阅读并确认保险责任变更告知书')).toBeInTheDocument()
  await app.follow(/保险责任变更告知书/)
  await app.press('确认')
  await app.arrives('/insured-info/IM701')
  const again = app
  await again.press('提交资料')
  await again.press('确定提交')
  await again.sees('资料已提交')
  await again.sees('4403****0023')
  expect(backend.db.insureMaterials[0]?.submitted).toBe(true)
  await again.doesNotSee('提交资料')
})

test('a missing application for insurance shows a text and a link', async () => {
  const app = await renderRoute('/insured-info/NOPE', { as: 'rich' })
  expect(await app.sees(/没有找到这份投保资料/)).toHaveLength(1)
  await app.follow('重新填写')
  await app.arrives('/commodity-insurance')
})

test('[INS-004] saved health answers are shown, and can be replaced for the same application', async () => {
  const backend = newBackend()
  const app = await renderRoute('/insured-info/IM701', { as: 'rich', backend })
  await app.sees('健康告知')
  await app.follow('重新回答')
  await app.arrives('/commodity-insurance?id=G003&material=IM701')
  await answerQuestions(app, ['是', '否', '否', '否'])
  await app.press('下一步')
  await app.arrives('/insured-info/IM701')
  expect(backend.db.insureMaterials).toHaveLength(1)
  expect(backend.db.insureMaterials[0]?.answers[0]).toEqual({ id: 'HQ1', answer: true })
})

test('if the health questions are missing, nothing is sent, and the questions can be requested again', async () => {
  const app = await renderRoute('/commodity-insurance', {
    as: 'member',
    knobs: 'fault:insurance-application.questions=empty@1',
  })
  await app.sees(/健康告知暂时没有内容/)
  await app.press('重试')
  expect(await findQuestions()).toHaveLength(4)
  expect(await app.calls('insurance-application.save')).toHaveLength(0)
})

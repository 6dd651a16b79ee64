import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, holdCalls, spyOnRequest } from '#tests/request-handlers.ts'

const SAMPLE = 'LB2026000001'
const FIRST = `/bind-first-step/${SAMPLE}/${encodeURIComponent('成人基因检测')}`

type App = Awaited<ReturnType<typeof renderRoute>>

const bound = (app: App) => app.backend.db.samples.find((sample) => sample.id === SAMPLE)

async function sendNumber(app: App, text: string): Promise<void> {
  await app.type('样本编号', text)
  await app.press('下一步')
}

test('[BIND-001] [BIND-003] [BIND-004] [BIND-005] [BIND-010] a sample can be bound, from typing the tube number to seeing the progress', async () => {
  const bind = spyOnRequest('post', 'mallsales/api/user/mall-samples/bind')
  const verify = spyOnRequest('post', 'mallsales/api/user/mall-samples/verify')
  const progress = spyOnRequest('post', 'mallsales/api/user/mall-samples/my-progress')
  const backend = withHandlers(newBackend(), bind.handler, verify.handler, progress.handler)
  const app = await renderRoute('/my-main', { as: 'member', backend })
  await app.router.navigate('/bind-sampleid-input-view')
  await sendNumber(app, 'lb2026000001')
  await app.arrives('/bind-first-step/')
  const [, , sampleId, packageName = ''] = app.address().split('/')
  expect(sampleId).toBe(SAMPLE)
  expect(decodeURIComponent(packageName)).toBe(bound(app)?.packageName)
  expect(verify.asked.map((call) => call.body)).toEqual([{ sampleId: SAMPLE }])

  // The previous screen has a button of the same name.
  const person = await screen.findByRole('radio', { name: /李建国/ }, { timeout: 8000 })
  await app.press('下一步')
  await findToast('请选择受检人')
  await app.user.click(person)
  await app.press('下一步')
  await app.arrives('/bind-second-step/')
  expect(app.address()).toBe(`/bind-second-step/${SAMPLE}/${packageName}/P201`)
  await app.sees('LB20 2600 0001')

  const consent = await screen.findByRole('checkbox')
  expect(consent).not.toBeChecked()
  await app.press('下一步')
  await findToast('请先阅读并勾选同意')
  expect(app.address()).toContain('/bind-second-step/')
  await app.user.click(consent)
  await app.press('下一步')
  await app.arrives('/bind-third-step/')
  expect(app.address()).toBe(`/bind-third-step/${SAMPLE}/${packageName}/P201`)

  await quiet()
  expect(bind.asked).toEqual([])
  await app.press('确认绑定')
  await findToast('绑定成功')
  await app.arrives('/my-binding')
  expect(app.address()).toBe('/my-binding')
  // Back opens no screen of the finished binding.
  await app.router.navigate(-1)
  await app.arrives('/my-main')
  await app.router.navigate(1)
  await app.arrives('/my-binding')
  expect(bind.asked.map((call) => call.body)).toEqual([{ sampleId: SAMPLE, patientId: 'P201', consent: true }])
  expect(bound(app)).toMatchObject({ userId: 'U102', patientId: 'P201' })
  await app.sees('受检人 李建国 · 样本 LB2026000001')
  expect(progress.asked.length).toBeGreaterThan(0)
})

test.each([
  ['LB2026999999', '样本编号不存在'],
  ['LB2026100501', '该样本已被绑定'],
])(
  '[BIND-002] the refused sample number %s stays in the field and is not sent again, with the server’s message: %s',
  async (number, text) => {
    const app = await renderRoute('/bind-sampleid-input-view', { as: 'member' })
    await sendNumber(app, number)
    await findToast(text)
    expect(app.address()).toBe('/bind-sampleid-input-view')
    expect(screen.getByLabelText('样本编号')).toHaveAccessibleDescription(text)
    expect(screen.getByLabelText('样本编号')).toHaveValue(number.replace(/(.{4})(?=.)/g, '$1 '))
    expect(await app.calls('sample.verify')).toHaveLength(1)
    await app.press('下一步')
    expect(await app.calls('sample.verify')).toHaveLength(1)
  },
)

test('[BIND-001] after going back to an accepted number, 下一步 continues without another request', async () => {
  const app = await renderRoute('/bind-sampleid-input-view', { as: 'member' })
  await sendNumber(app, SAMPLE)
  await screen.findByRole('link', { name: /新增受检人/ })
  await app.router.navigate(-1)
  await waitFor(() => expect(screen.queryByRole('link', { name: /新增受检人/ })).toBeNull())
  expect(await screen.findByLabelText('样本编号')).toHaveValue('LB20 2600 0001')
  await app.press('下一步')
  await app.arrives('/bind-first-step/')
  expect(await app.calls('sample.verify')).toHaveLength(1)
})

test('[BIND-001] a reply that arrives after the number page was left does not navigate', async () => {
  const held = holdCalls('post', 'mallsales/api/user/mall-samples/verify')
  const app = await renderRoute('/bind-sampleid-input-view', {
    as: 'member',
    backend: withHandlers(newBackend(), held.handler),
  })
  await sendNumber(app, SAMPLE)
  await app.router.navigate('/my-main')
  await app.sees('我的订单')
  held.release()
  await waitFor(async () => expect(await app.calls('sample.verify')).toHaveLength(1))
  // All requests are answered, and their effects have happened.
  await waitFor(async () => expect((await app.calls('sample.verify'))[0]?.status).toBe(200))
  await new Promise((resolve) => setImmediate(resolve))
  await app.sees('我的订单')
  expect(app.address()).toBe('/my-main')
})

test('[BIND-001] an invalid sample number is not sent', async () => {
  const app = await renderRoute('/bind-sampleid-input-view', { as: 'member' })
  await sendNumber(app, 'LB2026')
  expect(await screen.findAllByRole('alert')).toHaveLength(1)
  expect(await app.calls('sample.verify')).toEqual([])
})

test('[BIND-002] if the verification gets no answer, the same number can be sent again', async () => {
  const app = await renderRoute('/bind-sampleid-input-view', { as: 'member', knobs: 'fault:sample.verify=offline@1' })
  await sendNumber(app, SAMPLE)
  await findToast('无法连接到服务器，请稍后重试')
  await app.press('下一步')
  await app.arrives('/bind-first-step/')
  expect(await app.calls('sample.verify')).toHaveLength(2)
})

test('[BIND-003] a new patient added in the first step is selected after returning', async () => {
  const app = await renderRoute(FIRST, { as: 'new' })
  await app.follow('新增受检人')
  await app.arrives('/add-patient/new')
  await app.type('姓名', '王秀兰')
  await app.type('证件号码', '11010519491231002X')
  await app.press('保存')
  await app.arrives(FIRST)
  expect(app.address()).toBe(`${FIRST}?patientId=P5001`)
  expect(await screen.findByRole('radio', { name: /王秀兰/ })).toBeChecked()
  await app.press('下一步')
  await app.arrives(`/bind-second-step/${SAMPLE}`)
})

test('[BIND-004] the third step redirects to the second step if the consent is missing', async () => {
  const app = await renderRoute(`/bind-third-step/${SAMPLE}/X/P201`, { as: 'member' })
  await app.arrives('/bind-second-step/')
  expect(app.address()).toBe(`/bind-second-step/${SAMPLE}/X/P201`)
  expect(await app.calls('sample.bind')).toEqual([])
})

/** From the first step, where a patient is chosen, to the third. */
async function consents(app: App): Promise<void> {
  await app.press('下一步')
  await app.arrives('/bind-second-step/')
  await app.user.click(await screen.findByRole('checkbox'))
  await app.press('下一步')
  await app.arrives('/bind-third-step/')
}

async function openThird(knobs: string) {
  const app = await renderRoute(`/bind-second-step/${SAMPLE}/X/P201`, { as: 'member', knobs })
  await app.user.click(await screen.findByRole('checkbox'))
  await app.press('下一步')
  await app.arrives('/bind-third-step/')
  await app.press('确认绑定')
  return app
}

test('[BIND-005] after a lost reply, the binding shows as successful if the sample is in the list', async () => {
  const app = await openThird('fault:sample.bind=lost@1')
  await app.arrives('/my-binding')
  expect(await app.calls('sample.bind')).toHaveLength(1)
  expect(bound(app)?.userId).toBe('U102')
})

test('[BIND-005] after a refused binding, the page stays open and shows the server’s message', async () => {
  const app = await openThird('fault:sample.bind=400-detail@1')
  await findToast('库存不足')
  expect(app.address()).toContain('/bind-third-step/')
  await quiet()
  expect(bound(app)?.userId).toBeNull()
  await app.press('确认绑定')
  await app.arrives('/my-binding')
})

test('[BIND-005] binding a tube again for another patient after an unknown result shows the tube as bound', async () => {
  const app = await openThird('fault:sample.bind=lost@1;fault:sample.progress=500')
  await findToast('无法连接到服务器，请稍后重试')
  // The patient is made an adult, because the tube is for adults.
  for (const patient of app.backend.db.patients) if (patient.id === 'P202') patient.birthday = '1990-09-01'
  await act(() => app.router.navigate(FIRST))
  await app.user.click(await screen.findByRole('radio', { name: /李小禾/ }, { timeout: 8000 }))
  await consents(app)
  await app.press('确认绑定')
  await findToast('该样本已被绑定')
  expect(await app.calls('sample.bind')).toHaveLength(2)
  expect(app.address()).toContain('/bind-third-step/')
  expect(bound(app)?.patientId).toBe('P201')
  expect(app.backend.violations).toEqual([])
})

test('[BIND-002] a number that was accepted and has since been bound is verified again and shown as bound', async () => {
  const app = await renderRoute('/bind-sampleid-input-view', { as: 'member' })
  await sendNumber(app, SAMPLE)
  await app.arrives('/bind-first-step/')
  await app.user.click(await screen.findByRole('radio', { name: /李建国/ }, { timeout: 8000 }))
  await consents(app)
  await app.press('确认绑定')
  await app.arrives('/my-binding')
  await act(() => app.router.navigate('/bind-sampleid-input-view'))
  await app.arrives('/bind-sampleid-input-view')
  await sendNumber(app, SAMPLE)
  await findToast('该样本已被绑定')
  expect(await app.calls('sample.verify')).toHaveLength(2)
  expect(app.address()).toBe('/bind-sampleid-input-view')
})

test('[BIND-005] opening the steps of a bound sample again shows that the sample is bound', async () => {
  const app = await openThird('')
  await app.arrives('/my-binding')
  await app.router.navigate(FIRST)
  await app.sees('这个样本已经绑定好了')
  await app.follow('查看样本进度')
  await app.arrives('/my-binding')
  expect(await app.calls('sample.bind')).toHaveLength(1)
})

test('[BIND-010] samples show their stages, and a finished sample links to its report', async () => {
  const app = await renderRoute('/my-binding', { as: 'reported' })
  const stages = await screen.findAllByRole('listitem')
  const names = ['已绑定', '寄回', '实验室签收', '检测中', '报告已出']
  expect(stages).toHaveLength(names.length)
  names.forEach((name, at) => expect(stages[at]).toHaveTextContent(new RegExp(`^${name}，`)))
  await app.follow('查看报告')
  await app.arrives('/parent-page/R100501/PKG-ADULT')
})

test('[BIND-010] a sample in testing shows its stage and no report', async () => {
  await renderRoute('/my-binding', { as: 'waiting' })
  const now = await screen.findByRole('listitem', { current: 'step' })
  expect(within(now).getByText(/提取、上机与分析/)).toBeInTheDocument()
  await quiet()
  expect(screen.queryByRole('link', { name: '查看报告' })).toBeNull()
})

test('[GEN-010] [BIND-010] without samples, the list shows a link to bind a sample', async () => {
  const app = await renderRoute('/my-binding', { as: 'new' })
  await app.sees('还没有绑定样本。收到采样盒后，用盒上的编号绑定')
  await app.follow('绑定样本')
  await app.arrives('/bind-sampleid-input-view')
  expect(await screen.findByLabelText('样本编号')).toHaveValue('')
})

test('[BIND-011] outside WeChat, a tap on the scan button shows that scanning is unavailable', async () => {
  const app = await renderRoute('/bind-sampleid-input-view', { as: 'member' })
  await app.press('扫描样本条码')
  expect(await findToast('暂不可用，微信sdk初始化失败！')).toBeInTheDocument()
})

test('[BIND-001] a visitor who opens the binding is sent to the login', async () => {
  const app = await renderRoute('/bind-sampleid-input-view')
  await app.arrives('/login')
  expect(app.address()).toBe('/login?target=%2Fbind-sampleid-input-view')
})

const IF_WRONG =
  '绑定后不能自己更换。发现绑错了人或采样管，请马上联系客服，告诉我们样本编号；样本还没寄出的，先不要寄。'

test.each([
  ['the selection of the patient', FIRST, 'member'],
  ['the help page', '/my-help-detail/204', 'waiting'],
] as const)(
  'the text of %s explains in the same words what to do about a wrong binding',
  async (_name, address, as) => {
    const app = await renderRoute(address, { as })
    await app.sees(IF_WRONG)
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/my-contact-us')
  },
)

test('the confirmation dialog of the binding explains what to do about a wrong binding', async () => {
  const app = await renderRoute(`/bind-second-step/${SAMPLE}/X/P201`, { as: 'member' })
  await app.user.click(await screen.findByRole('checkbox'))
  await app.press('下一步')
  await app.arrives('/bind-third-step/')
  expect(await app.sees(IF_WRONG)).toHaveLength(1)
})

describe('[BIND-010] the instructions for a bound tube', () => {
  const open = (steps: readonly { code: string; name?: string; time: string | null }[], address = '/my-binding') => {
    const sample = { sampleId: 'LB100001', packageName: '检测', steps }
    return renderRoute(address, {
      as: 'waiting',
      backend: withHandlers(newBackend(), jsonHandler('post', 'mallsales/api/user/mall-samples/my-progress', [sample])),
    })
  }

  test('explain before the tube is sent how to take and send the sample and where to get help', async () => {
    const app = await open([
      { code: 'BOUND', time: '2026-11-01T02:00:00Z' },
      { code: 'RETURNED', time: null },
    ])
    await app.sees('需要您')
    await app.sees(/^打开采样盒，照里面的说明书采样。/)
    await app.sees(/^照说明书装好，用盒里附的快递单或说明书上写的方式寄出/)
    // The durations of the specification's table of stages.
    await app.sees(/快递一般 1–3 天送达实验室/)
    await app.sees(/一般需要 1–2 天/)
    await app.sees(/一般需要 10–15 个工作日/)
    await app.follow('看采样的帮助')
    expect(await app.sees('怎样采集唾液样本')).toHaveLength(1)
  })

  test('explain only the duration after the sample has arrived at the laboratory', async () => {
    const app = await open([
      { code: 'BOUND', time: '2026-11-01T02:00:00Z' },
      { code: 'RETURNED', time: '2026-11-03T02:00:00Z' },
      { code: 'RECEIVED', time: null },
    ])
    await app.sees(/一般需要 1–2 天/)
    await quiet()
    expect(screen.queryByText(/采样盒/)).toBeNull()
    expect(screen.queryByText(/1–3 天/)).toBeNull()
  })

  test.each(['/my-binding', '/bind-first-step/LB100001/X', '/bind-second-step/LB100001/X/P401'])(
    '%s advises against sending a wrongly bound sample only while the sample has not been sent',
    async (address) => {
      const bound = { code: 'BOUND', time: '2026-11-01T02:00:00Z' }
      const app = await open([bound, { code: 'RETURNED', time: null }], address)
      expect(await app.sees(IF_WRONG)).toHaveLength(1)
      app.view.unmount()
      const later = await open([bound, { code: 'RETURNED', time: '2026-11-03T02:00:00Z' }], address)
      await later.sees('绑定后不能自己更换。发现绑错了人或采样管，请马上联系客服，告诉我们样本编号。')
    },
  )

  test('show no duration for steps with the server’s own names, because the specification defines none', async () => {
    const app = await open([
      { code: '', name: '样本登记', time: '2026-11-01T02:00:00Z' },
      { code: '', name: '质检', time: null },
    ])
    await app.sees('质检')
    await quiet()
    expect(screen.getByRole('main')).not.toHaveTextContent(/\d 天|工作日/)
  })
})

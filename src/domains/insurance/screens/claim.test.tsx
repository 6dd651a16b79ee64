import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectWechat, type Wechat } from '#/shared/wechat/wechat.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const CLAIM = 'formerop/api/user/insurance/claim'

afterEach(() => {
  connectWechat(null)
})

type App = Awaited<ReturnType<typeof renderRoute>>
const row = ({ backend }: App, id: string) => backend.db.claims.find((one) => one.id === id)

const findSteps = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('list', { name: '办理进度' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent)

describe('/insurance-application-detail/{id}', () => {
  test('[INS-001] a refused claim shows its steps, the next step, the refusal reason and its actions', async () => {
    const app = await renderRoute('/insurance-application-detail/IC701', { as: 'rich' })
    expect(await findSteps()).toEqual(['提交申请2026-11-15 10:00', '退回补充2026-11-18 10:00'])
    await app.sees('请按原因补充材料后再次提交')
    await app.sees('诊断证明没有医院盖章，请重新拍照上传')
    for (const text of ['¥8234.56', '2026-10-12', '因肺炎住院七天', '6222****0123', '138****0007']) await app.sees(text)
    await app.follow('补充材料')
    await app.arrives('/insurance-claims-apply?again=IC701')
  })

  test('[INS-001] a paid claim shows both amounts and its parcel number, and no actions', async () => {
    const app = await renderRoute('/insurance-application-detail/IC703', { as: 'rich' })
    await app.sees('¥8234.56')
    await app.sees('¥6000.00')
    await app.sees('顺丰速运 SF1234567890')
    await quiet()
    expect(screen.queryByRole('button', { name: '取消申请' })).toBeNull()
    expect(screen.queryByRole('link', { name: '补充材料' })).toBeNull()
    expect(screen.queryByLabelText('快递单号')).toBeNull()
  })

  test('[INS-001] a tap on a picture of the materials enlarges the picture', async () => {
    const app = await renderRoute('/insurance-application-detail/IC701', { as: 'rich' })
    expect(await screen.findAllByRole('button', { name: /^查看诊断证明与病历第 \d 张图片$/ })).toHaveLength(2)
    await app.press('查看诊断证明与病历第 2 张图片')
    const viewer = within(await screen.findByRole('dialog', { name: '查看大图' }))
    expect(viewer.getByText('2/2')).toBeInTheDocument()
  })

  test('[INS-001] a claim is cancelled after a confirmation, and then shows the new state', async () => {
    const app = await renderRoute('/insurance-application-detail/IC704', { as: 'rich' })
    await app.press('取消申请')
    await app.press('再想想')
    expect(await app.calls('insurance.cancel')).toEqual([])
    await app.press('取消申请')
    await app.sees('取消后这次申请就结束了，需要时可以重新申请。确定取消吗？')
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消申请' }))
    expect(await findToast('理赔申请已取消')).toBeInTheDocument()
    await app.sees('已取消')
    expect(row(app, 'IC704')?.status).toBe('CANCELLED')
    await app.follow('重新申请')
    await app.arrives('/insurance-claims-apply?proBarcode=')
  })

  test('[INS-001] after a lost reply to a cancellation, the claim is shown as cancelled', async () => {
    const app = await renderRoute('/insurance-application-detail/IC704', {
      as: 'rich',
      knobs: 'fault:insurance.cancel=lost@1',
    })
    await app.press('取消申请')
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消申请' }))
    expect(await findToast('理赔申请已取消')).toBeInTheDocument()
    expect(await app.calls('insurance.cancel')).toHaveLength(1)
  })

  test('[INS-001] the parcel number is required and sent once, and the state of the claim changes', async () => {
    const { handler, asked } = spyOnRequest('post', `${CLAIM}/add-express`)
    const app = await renderRoute('/insurance-application-detail/IC702', {
      as: 'rich',
      backend: withHandlers(newBackend(), handler),
    })
    await app.sees(/^寄到：深圳市南山区科技园南路1号/)
    await app.press('提交快递单号')
    expect(await findToast('快递公司不能为空')).toBeInTheDocument()
    await app.type('快递公司', '顺丰速运')
    await app.type('快递单号', 'SF 1234 567-8')
    await app.user.dblClick(screen.getByRole('button', { name: '提交快递单号' }))
    await app.sees('原件已寄出')
    expect(await app.sees('顺丰速运 SF1234567-8')).toHaveLength(1)
    expect(asked.map(({ body }) => body)).toEqual([
      { id: 'IC702', expressCompany: '顺丰速运', expressNumber: 'SF1234567-8' },
    ])
  })

  test('[INS-001] a parcel number that the server refuses stays in the field', async () => {
    const app = await renderRoute('/insurance-application-detail/IC702', {
      as: 'rich',
      knobs: 'fault:insurance.addExpress=400-detail@1',
    })
    await app.type('快递公司', '顺丰速运')
    await app.type('快递单号', 'SF1234567890')
    await app.press('提交快递单号')
    await screen.findAllByRole('alert')
    expect(await screen.findByLabelText('快递单号')).toHaveValue('SF1234567890')
    await app.press('提交快递单号')
    expect(await app.sees('原件已寄出')).toHaveLength(1)
  })

  test('[INS-001] outside WeChat, the parcel number is typed', async () => {
    await renderRoute('/insurance-application-detail/IC702', { as: 'rich' })
    expect(await screen.findByLabelText('快递单号')).toHaveValue('')
    await quiet()
    expect(screen.queryByRole('button', { name: '扫描快递单号' })).toBeNull()
  })

  test('[INS-001] in WeChat, the parcel number can be scanned', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
    connectWechat({
      signPage: async () => 'ready',
      refreshCard: async () => undefined,
      scanCode: async () => 'SF99 88',
    } as unknown as Wechat)
    const app = await renderRoute('/insurance-application-detail/IC702', { as: 'rich' })
    await app.press('扫描快递单号')
    expect(await screen.findByDisplayValue('SF9988')).toBe(screen.getByLabelText('快递单号'))
  })

  test('[INS-001] a claim in an unknown state shows the server’s state unchanged, and every action', async () => {
    const strangeHandler = jsonHandler('get', `${CLAIM}/get`, [
      { id: 'IC9', status: 'ON_THE_MOON', proBarcode: 'PB1', contractCode: 'CC1' },
    ])
    const app = await renderRoute('/insurance-application-detail/IC9', {
      as: 'rich',
      backend: withHandlers(newBackend(), strangeHandler),
    })
    await app.sees('ON_THE_MOON')
    expect(screen.getByRole('link', { name: '补充材料' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '取消申请' })).toBeInTheDocument()
    expect(screen.getByLabelText('快递单号')).toBeInTheDocument()
    await app.sees('寄送地址请咨询客服。')
    await app.doesNotSee(/¥|--/)
  })

  test('[INS-001] a missing claim shows a text and a link', async () => {
    const app = await renderRoute('/insurance-application-detail/NOPE', { as: 'rich' })
    expect(await app.sees('没有找到这个理赔申请，它可能已经不在了')).toHaveLength(1)
    await app.follow('查看我的保险理赔')
    await app.arrives('/my-insurance-claims')
  })
})

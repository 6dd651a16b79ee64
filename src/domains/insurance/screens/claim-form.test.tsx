import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginSession, expireSession, sessionToken } from '#/domains/session/store.ts'
import { reencode } from '#/shared/lib/reencode.ts'
import { connectWechat, type Wechat } from '#/shared/wechat/wechat.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute, unload } from '#tests/render-route.tsx'
import { answer, answering, noting, toastOf } from '#tests/watch.ts'

vi.mock('#/shared/lib/reencode.ts', { spy: true })

const CLAIM = 'formerop/api/user/insurance/claim'
const FORM = '/insurance-claims-apply?proBarcode=PB1&contractCode=CC1'
const AGAIN = '/insurance-claims-apply?again=IC701'

let chosen: string[] = []
let taken = 0

/** Simulates WeChat: each choice returns one new picture, or those of `chosen`. Uploads in `failing` fail once. */
const failing = new Set<string>()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
  chosen = []
  failing.clear()
  connectWechat({
    signPage: async () => 'ready',
    refreshCard: async () => undefined,
    setShareCard: async () => undefined,
    chooseImages: async () => (chosen.length > 0 ? chosen : [`local-${(taken += 1)}`]),
    uploadImage: async (localId: string) => {
      if (failing.delete(localId)) throw new Error('lost')
      return `media-${localId}`
    },
  } as unknown as Wechat)
})
afterEach(() => {
  connectWechat(null)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type App = Awaited<ReturnType<typeof renderRoute>>

const picturesOf = (label: string) => within(screen.getByRole('list', { name: `添加${label}` }))
const stateOf = (label: string) => screen.findByRole('status', { name: `${label}的状态` })

async function add(app: App, label: string, most: number, have = 0): Promise<void> {
  await app.press(`添加${label}，还可添加 ${most - have} 张`)
  await picturesOf(label).findByRole('button', { name: `查看第 ${have + 1} 张图片` })
}

/** The picker opened last; an earlier one may still be closing. */
const takeIt = async (app: App) => {
  const last = (await screen.findAllByText('确定')).at(-1)
  if (last) await app.user.click(last)
}

async function fill(app: App): Promise<void> {
  await add(app, '被保险人身份证明', 4)
  await add(app, '诊断证明与病历', 9)
  await add(app, '费用票据与清单', 9)
  await add(app, '银行卡正面', 1)
  await app.press('事故日期：请选择事故日期')
  await takeIt(app)
  await app.type('事故经过', '下楼时摔倒，左手骨折')
  await app.type('就诊医院', '沙河医院')
  await app.type('申请金额（元）', '1234.5')
  await app.type('收款人姓名', '郑晓燕')
  await app.type('开户银行', '招商银行')
  await app.type('银行卡号', '6222 0202 0011 2233 445')
  await app.type('手机号', '13900000001')
}

const claims = ({ backend }: App) => backend.db.claims.filter(({ id }) => !/^IC70/.test(id))

describe('which policy', () => {
  test('[INS-001] without one it is chosen first; where no claim can be made it says why', async () => {
    const app = await renderRoute('/insurance-claims-apply', { as: 'rich' })
    const list = within(await screen.findByRole('list', { name: '可以选择的保险' }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      FORM,
      '/insurance-claims-apply?proBarcode=PB2&contractCode=CC1',
    ])
    await app.sees('这份保险已经到期，不能在线申请理赔。到期前发生的事故，请联系客服')
    await app.follow(/新生儿医疗险/)
    await app.arrives('/insurance-claims-apply?proBarcode=PB2')
    expect(await screen.findByRole('button', { name: '提交申请' })).toBeInTheDocument()
  })

  test('[INS-001] without any policy there is a sentence and a way on', async () => {
    const app = await renderRoute('/insurance-claims-apply', { as: 'new' })
    await app.sees('还没有可以申请理赔的保险')
    await app.follow('查看我的保险理赔')
    await app.arrives('/my-insurance-claims')
  })

  test.each([
    ['proBarcode=NOPE&contractCode=CC1', '没有找到这份保险'],
    ['proBarcode=PB3&contractCode=CC2', '这份保险已经到期，不能在线申请理赔。到期前发生的事故，请联系客服'],
  ])('[INS-001] %s leads to another policy', async (search, text) => {
    const app = await renderRoute(`/insurance-claims-apply?${search}`, { as: 'rich' })
    await app.sees(text)
    await app.follow('选择其他保险')
    expect(await screen.findByRole('list', { name: '可以选择的保险' })).toBeInTheDocument()
  })
})

describe('a first claim', () => {
  test('[VAL-010] empty, it names the first thing that is needed and each at its field', async () => {
    const app = await renderRoute(FORM, { as: 'rich' })
    await app.sees('必传材料已完成0/4项')
    await app.press('提交申请')
    expect(await toastOf('被保险人身份证明不能为空')).toBeInTheDocument()
    for (const text of ['费用票据与清单不能为空', '事故日期不能为空', '申请金额不能为空', '银行卡号不能为空'])
      expect(screen.getByText(text)).toBeInTheDocument()
    expect(await app.calls('insurance.apply')).toEqual([])
  })

  test('[INS-001] complete, it is sent once however often the button is tapped: cents, digits, pictures by kind', async () => {
    const { handler, asked } = noting('post', `${CLAIM}/apply`)
    const app = await renderRoute(FORM, { as: 'rich', backend: answering(newBackend(), handler) })
    await fill(app)
    await app.sees('必传材料已完成4/4项')
    expect(await stateOf('银行卡正面')).toHaveTextContent('已完成')
    expect(await stateOf('检查报告')).toHaveTextContent('没有可以不传')
    await app.user.dblClick(screen.getByRole('button', { name: '提交申请' }))
    await app.arrives('/insurance-application-detail/IC5001')
    await app.sees('已提交')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toMatchObject({
      proBarcode: 'PB1',
      contractCode: 'CC1',
      accidentDate: '2026-11-20',
      hospital: '沙河医院',
      amount: 123_450,
      bankAccount: '6222020200112233445',
      mobile: '13900000001',
    })
    const [row] = claims(app)
    expect(row?.materials.map(({ type, images }) => [type, images.length])).toEqual([
      ['IDENTITY', 1],
      ['DIAGNOSIS', 1],
      ['INVOICE', 1],
      ['BANK_CARD', 1],
    ])
    expect(claims(app)).toHaveLength(1)
  })

  test('[VAL-031] [VAL-032] pictures keep the order of their choice, and there are never too many', async () => {
    const app = await renderRoute(FORM, { as: 'rich' })
    chosen = ['a', 'b', 'c', 'd', 'e']
    await app.press('添加被保险人身份证明，还可添加 4 张')
    const list = picturesOf('被保险人身份证明')
    await list.findByRole('button', { name: '查看第 4 张图片' })
    const shown = [...list.getAllByRole('button', { name: /^查看第/ })]
    expect(shown).toHaveLength(4)
    const addresses = shown.map((tile) => tile.querySelector('img')?.getAttribute('src') ?? '')
    expect(addresses.map((address) => /media-(\w)/.exec(address)?.[1])).toEqual(['a', 'b', 'c', 'd'])
    await quiet()
    expect(list.queryByRole('button', { name: /还可添加/ })).toBeNull()
  })

  test('[VAL-035] a picture that did not arrive keeps its place, stops the claim, and is sent again', async () => {
    const app = await renderRoute(FORM, { as: 'rich' })
    await fill(app)
    chosen = ['x', 'y']
    failing.add('x')
    await app.press('添加检查报告，还可添加 9 张')
    expect(await toastOf('上传图片未成功')).toBeInTheDocument()
    await picturesOf('检查报告').findByRole('button', { name: '查看第 2 张图片' })
    expect(await stateOf('检查报告')).toHaveTextContent('没有可以不传')
    await app.press('提交申请')
    expect(await toastOf('有图片没有上传成功，请重试或删除')).toBeInTheDocument()
    await app.press('第 1 张图片上传图片未成功，重试')
    await picturesOf('检查报告').findByRole('button', { name: '查看第 1 张图片' })
    await app.press('提交申请')
    await app.arrives('/insurance-application-detail/IC5001')
    const exams = claims(app)[0]?.materials.find(({ type }) => type === 'EXAMINATION')?.images ?? []
    expect(exams.map((address) => /media-(\w)/.exec(address)?.[1])).toEqual(['x', 'y'])
  })

  test('[INS-001] a known hospital is suggested and can be taken', async () => {
    const app = await renderRoute(FORM, { as: 'rich' })
    await app.type('就诊医院', '妇幼')
    await app.press('深圳市妇幼保健院')
    expect(screen.getByLabelText('就诊医院')).toHaveValue('深圳市妇幼保健院')
  })

  test('[INS-001] without the list of hospitals one writes the name', async () => {
    const app = await renderRoute(FORM, { as: 'rich', knobs: 'fault:qa.hospitals=500' })
    await app.type('就诊医院', '沙河医院')
    await quiet()
    expect(screen.getByLabelText('就诊医院')).toHaveValue('沙河医院')
    expect(screen.queryByRole('group', { name: '医院建议' })).toBeNull()
    expect(screen.queryAllByRole('alert')).toEqual([])
  })

  test('[INS-001] a refusal of the server keeps everything, and the next tap sends it again', async () => {
    const app = await renderRoute(FORM, { as: 'rich', knobs: 'fault:insurance.apply=400-detail@1' })
    await fill(app)
    await app.press('提交申请')
    expect(await toastOf('库存不足')).toBeInTheDocument()
    expect(screen.getByLabelText('事故经过')).toHaveValue('下楼时摔倒，左手骨折')
    expect(picturesOf('银行卡正面').getByRole('button', { name: '查看第 1 张图片' })).toBeInTheDocument()
    await app.press('提交申请')
    await app.arrives('/insurance-application-detail/IC5001')
    expect(claims(app)).toHaveLength(1)
  })

  test('[INS-001] a lost answer is looked up: one claim, and it is shown', async () => {
    const app = await renderRoute(FORM, { as: 'rich', knobs: 'fault:insurance.apply=lost@1' })
    await fill(app)
    await app.press('提交申请')
    await app.arrives('/insurance-application-detail/IC5001')
    expect(claims(app)).toHaveLength(1)
    expect(await app.calls('insurance.apply')).toHaveLength(1)
  })

  test('[INS-001] when nothing can be found out, it says where to look', async () => {
    const app = await renderRoute(FORM, { as: 'rich' })
    await fill(app)
    app.backend.setKnobs('fault:insurance.apply=lost@1;fault:insurance.claims=500')
    await app.press('提交申请')
    await app.sees('暂时无法确认申请是否提交，请先到“我的保险理赔”查看，不要重复提交')
    app.backend.setKnobs('')
    await app.press('知道了')
    await app.arrives('/my-insurance-claims')
    expect(claims(app)).toHaveLength(1)
  })
})

describe('what was typed', () => {
  test('[INS-001] survives a login in between, with its pictures', async () => {
    const app = await renderRoute(FORM, { as: 'rich' })
    await fill(app)
    expireSession(sessionToken())
    await app.router.navigate('/login')
    await app.misses('理赔材料')
    beginSession(app.backend.tokenFor('rich') ?? '', 'rich')
    await app.router.navigate(FORM)
    expect(await screen.findByLabelText('银行卡号')).toHaveValue('6222020200112233445')
    expect(picturesOf('诊断证明与病历').getByRole('button', { name: '查看第 1 张图片' })).toBeInTheDocument()
    await app.press('提交申请')
    await app.arrives('/insurance-application-detail/IC5001')
  })

  test('[INS-001] belongs to its policy: another one starts empty', async () => {
    const app = await renderRoute(FORM, { as: 'rich' })
    await fill(app)
    await app.router.navigate('/insurance-claims-apply?proBarcode=PB2&contractCode=CC1')
    await app.sees('必传材料已完成0/4项')
    expect(screen.getByLabelText('事故经过')).toHaveValue('')
    await app.router.navigate(FORM)
    await app.sees('必传材料已完成4/4项')
    expect(screen.getByLabelText('事故经过')).toHaveValue('下楼时摔倒，左手骨折')
  })

  test('[INS-001] is nowhere in the storage; after a reload it is said what is missing', async () => {
    const app = await renderRoute(FORM, { as: 'rich' })
    await fill(app)
    unload(app)
    const stored = JSON.stringify([sessionStorage, localStorage].map(Object.entries))
    expect(stored).not.toMatch(/62220202|13900000001|骨折|沙河|郑晓燕|招商|1234|media|PB1|CC1/)
    const again = await renderRoute(FORM, { sameTab: true, backend: app.backend })
    const lost = '材料图片、事故日期、事故经过、就诊医院、申请金额、收款人姓名、开户银行、银行卡号、手机号'
    expect(await again.sees(`为保护隐私，${lost}没有保存，请重新填写`)).toHaveLength(1)
  })

  test('[INS-001] after the submit nothing is left of it', async () => {
    const app = await renderRoute(FORM, { as: 'rich' })
    await fill(app)
    await app.press('提交申请')
    await app.arrives('/insurance-application-detail/IC5001')
    await app.router.navigate(FORM)
    expect(await screen.findByLabelText('银行卡号')).toHaveValue('')
  })
})

describe('补充材料', () => {
  test('[INS-001] the refused claim fills it in; saved numbers stay masked and go back as they were', async () => {
    const { handler, asked } = noting('post', `${CLAIM}/re-apply`)
    const app = await renderRoute(AGAIN, { as: 'rich', backend: answering(newBackend(), handler) })
    await app.sees('诊断证明没有医院盖章，请重新拍照上传')
    expect(await screen.findByLabelText('事故经过')).toHaveValue('因肺炎住院七天')
    expect(screen.getByLabelText('申请金额（元）')).toHaveValue('8234.56')
    expect(screen.getByLabelText('银行卡号')).toHaveValue('')
    await app.sees('已保存 6222****0123，不修改可以留空')
    await app.sees('已保存 138****0007，不修改可以留空')
    await app.press('删除第 1 张图片')
    await add(app, '诊断证明与病历', 9, 1)
    await app.user.dblClick(screen.getByRole('button', { name: '重新提交' }))
    await app.arrives('/insurance-application-detail/IC701')
    await app.sees('审核中')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toMatchObject({ id: 'IC701', bankAccount: '6222****0123', mobile: '138****0007' })
    const row = app.backend.db.claims.find(({ id }) => id === 'IC701')
    expect(row).toMatchObject({ bankAccount: '6222021234567890123', mobile: '13800000007', amount: 823_456 })
    expect(row?.materials.find(({ type }) => type === 'DIAGNOSIS')?.images).toEqual([
      '/pictures/goods/g01-3.svg',
      expect.stringContaining('media-'),
    ])
    expect(await app.calls('insurance.apply')).toEqual([])
  })

  test('[INS-001] a number that is typed anew replaces the saved one', async () => {
    const app = await renderRoute(AGAIN, { as: 'rich' })
    await app.type('银行卡号', '6222020200112233445')
    await app.press('重新提交')
    await app.arrives('/insurance-application-detail/IC701')
    expect(app.backend.db.claims.find(({ id }) => id === 'IC701')).toMatchObject({
      bankAccount: '6222020200112233445',
      mobile: '13800000007',
    })
  })

  test('[INS-001] a lost answer is looked up by the state that has changed', async () => {
    const app = await renderRoute(AGAIN, { as: 'rich', knobs: 'fault:insurance.applyAgain=lost@1' })
    await screen.findByLabelText('事故经过')
    await app.press('重新提交')
    await app.arrives('/insurance-application-detail/IC701')
    expect(await app.sees('审核中')).toHaveLength(1)
    expect(await app.calls('insurance.applyAgain')).toHaveLength(1)
  })

  test('[INS-001] an answer of an unknown state is never taken for a success', async () => {
    const strange = answer('get', `${CLAIM}/get`, [
      {
        id: 'IC701',
        status: 'ON_THE_MOON',
        proBarcode: 'PB1',
        contractCode: 'CC1',
        bankAccount: '6***3',
        mobile: '1***7',
      },
    ])
    const app = await renderRoute(AGAIN, {
      as: 'rich',
      backend: answering(newBackend('fault:insurance.applyAgain=lost@1'), strange),
    })
    await app.sees('请咨询客服了解原因')
    await fillAgain(app)
    await app.press('重新提交')
    await screen.findAllByRole('alert')
    expect(app.address()).toBe(AGAIN)
    expect(screen.getByLabelText('事故经过')).toHaveValue('摔倒')
  })

  test('[INS-001] its draft is not the one of a first claim from the same policy', async () => {
    const app = await renderRoute(AGAIN, { as: 'rich' })
    await app.type('事故经过', '写到一半')
    await app.router.navigate(FORM)
    await app.sees('必传材料已完成0/4项')
    expect(screen.getByLabelText('事故经过')).toHaveValue('')
    await app.router.navigate(AGAIN)
    expect(await screen.findByDisplayValue('写到一半')).toBe(screen.getByLabelText('事故经过'))
  })

  test('[INS-001] a claim that waits for nothing leads to its page, one that is gone to all', async () => {
    const app = await renderRoute('/insurance-claims-apply?again=IC703', { as: 'rich' })
    await app.sees('这个理赔申请现在不需要补充材料')
    await app.follow('查看理赔申请')
    await app.arrives('/insurance-application-detail/IC703')
    await app.router.navigate('/insurance-claims-apply?again=NOPE')
    await app.sees('没有找到这个理赔申请，它可能已经不在了')
    await app.follow('查看我的保险理赔')
    await app.arrives('/my-insurance-claims')
  })

  test('[INS-001] without the numbers of the policy it cannot be completed here', async () => {
    const bare = answer('get', `${CLAIM}/get`, [{ id: 'IC701', status: 'REFUSED' }])
    const app = await renderRoute(AGAIN, { as: 'rich', backend: answering(newBackend(), bare) })
    await app.sees('这个理赔申请缺少保单编号，不能在线补充材料，请联系客服')
    await app.follow('联系客服')
    await app.arrives('/my-contact-us')
  })
})

/** Everything that a claim without content needs. */
async function fillAgain(app: App): Promise<void> {
  await add(app, '被保险人身份证明', 4)
  await add(app, '诊断证明与病历', 9)
  await add(app, '费用票据与清单', 9)
  await add(app, '银行卡正面', 1)
  await app.press('事故日期：请选择事故日期')
  await takeIt(app)
  await app.type('事故经过', '摔倒')
  await app.type('就诊医院', '沙河医院')
  await app.type('申请金额（元）', '10')
  await app.type('收款人姓名', '郑晓燕')
  await app.type('开户银行', '招商银行')
}

describe('outside WeChat', () => {
  test('[INS-001] pictures stay on the page as 未上传, and the claim is not sent', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0')
    vi.mocked(reencode).mockResolvedValue('data:image/jpeg;base64,AAAA')
    const app = await renderRoute(FORM, { as: 'rich' })
    expect(await app.sees('图片只能在微信中上传：要添加图片，请在微信中打开本页')).toHaveLength(1)
    const [input] = screen.getAllByLabelText('从手机选择图片')
    if (input) await app.user.upload(input, new File(['x'], '1.png', { type: 'image/png' }))
    await app.press('查看第 1 张图片，请在微信中打开后上传')
    const viewer = within(await screen.findByRole('dialog', { name: '查看大图' }))
    await app.user.click(viewer.getByRole('button', { name: '关闭' }))
    expect(await stateOf('被保险人身份证明')).toHaveTextContent('必传')
    await app.press('提交申请')
    expect(await toastOf('请在微信中打开后上传')).toBeInTheDocument()
    expect(await app.calls('insurance.apply')).toEqual([])
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('data:image')
  })
})

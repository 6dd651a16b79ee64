import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginSession, expireSession, sessionToken } from '#/domains/user/store.ts'
import {
  addPicture,
  AGAIN_ADDRESS,
  fillForm,
  fillFormExceptNumbers,
  FORM_ADDRESS,
  withinPictures,
  startPhone,
  findStatus,
  stopPhone,
} from '#tests/claim-form.ts'
import { stubImageDecoding } from '#tests/browser-stubs.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const CLAIM = 'formerop/api/user/insurance/claim'

beforeEach(startPhone)
afterEach(stopPhone)

describe('the values of the claim form', () => {
  test('[INS-001] are kept during a login, including the pictures', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    await fillForm(app)
    expireSession(sessionToken())
    await app.router.navigate('/login')
    await app.doesNotSee('理赔材料')
    beginSession(app.backend.tokenFor('rich') ?? '', 'rich')
    await app.router.navigate(FORM_ADDRESS)
    expect(await screen.findByLabelText('银行卡号')).toHaveValue('6222020200112233445')
    expect(withinPictures('诊断证明与病历').getByRole('button', { name: '查看第 1 张图片' })).toBeInTheDocument()
    await app.press('提交申请')
    await app.arrives('/insurance-application-detail/IC5001')
  })

  test('[INS-001] belong to one policy, so the form of another policy is empty', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    await fillForm(app)
    await app.router.navigate('/insurance-claims-apply?proBarcode=PB2&contractCode=CC1')
    await app.sees('必传材料已完成0/4项')
    expect(screen.getByLabelText('事故经过')).toHaveValue('')
    await app.router.navigate(FORM_ADDRESS)
    await app.sees('必传材料已完成4/4项')
    expect(screen.getByLabelText('事故经过')).toHaveValue('下楼时摔倒，左手骨折')
  })

  test('[INS-001] are not stored on the device, and after a reload, a notice names the lost values', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    await fillForm(app)
    unloadPage(app)
    const stored = JSON.stringify([sessionStorage, localStorage].map(Object.entries))
    expect(stored).not.toMatch(/62220202|13900000001|骨折|沙河|郑晓燕|招商|1234|media|PB1|CC1/)
    const again = await renderRoute(FORM_ADDRESS, { sameTab: true, backend: app.backend })
    const lost = '材料图片、事故日期、事故经过、就诊医院、申请金额、收款人姓名、开户银行、银行卡号、手机号'
    expect(await again.sees(`为保护隐私，${lost}没有保存，请重新填写`)).toHaveLength(1)
  })

  test('[INS-001] are cleared after the claim was submitted', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    await fillForm(app)
    await app.press('提交申请')
    await app.arrives('/insurance-application-detail/IC5001')
    await app.router.navigate(FORM_ADDRESS)
    expect(await screen.findByLabelText('银行卡号')).toHaveValue('')
  })
})

describe('completing a refused claim with 补充材料', () => {
  test('[INS-001] the refused claim fills the form; saved numbers are shown masked and not sent again', async () => {
    const { handler, asked } = spyOnRequest('post', `${CLAIM}/re-apply`)
    const app = await renderRoute(AGAIN_ADDRESS, { as: 'rich', backend: withHandlers(newBackend(), handler) })
    await app.sees('诊断证明没有医院盖章，请重新拍照上传')
    expect(await screen.findByLabelText('事故经过')).toHaveValue('因肺炎住院七天')
    expect(screen.getByLabelText('申请金额（元）')).toHaveValue('8234.56')
    expect(screen.getByLabelText('银行卡号')).toHaveValue('')
    await app.sees('已保存 6222****0123，不修改可以留空')
    await app.sees('已保存 138****0007，不修改可以留空')
    await app.press('删除第 1 张图片')
    await addPicture(app, '诊断证明与病历', 9, 1)
    await app.user.dblClick(screen.getByRole('button', { name: '重新提交' }))
    await app.arrives('/insurance-application-detail/IC701')
    await app.sees('审核中')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toMatchObject({ id: 'IC701' })
    expect(JSON.stringify(asked[0]?.body)).not.toContain('*')
    const row = app.backend.db.claims.find(({ id }) => id === 'IC701')
    expect(row).toMatchObject({ bankAccount: '6222021234567890123', mobile: '13800000007', amount: 823_456 })
    expect(row?.materials.find(({ type }) => type === 'DIAGNOSIS')?.images).toEqual([
      '/pictures/goods/g01-3.svg',
      expect.stringContaining('media-'),
    ])
    expect(await app.calls('insurance.apply')).toEqual([])
  })

  test('[INS-001] a newly typed number replaces the saved number', async () => {
    const app = await renderRoute(AGAIN_ADDRESS, { as: 'rich' })
    await app.type('银行卡号', '6222020200112233445')
    await app.press('重新提交')
    await app.arrives('/insurance-application-detail/IC701')
    expect(app.backend.db.claims.find(({ id }) => id === 'IC701')).toMatchObject({
      bankAccount: '6222020200112233445',
      mobile: '13800000007',
    })
  })

  test('[INS-001] after a lost reply, a changed state of the claim is shown as success', async () => {
    const app = await renderRoute(AGAIN_ADDRESS, { as: 'rich', knobs: 'fault:insurance.applyAgain=lost@1' })
    await app.type('事故经过', '因肺炎住院七天，已出院')
    await app.press('重新提交')
    await app.arrives('/insurance-application-detail/IC701')
    expect(await app.sees('审核中')).toHaveLength(1)
    expect(await app.calls('insurance.applyAgain')).toHaveLength(1)
  })

  test('[INS-001] an unchanged claim is resubmitted only after a confirmation', async () => {
    const app = await renderRoute(AGAIN_ADDRESS, { as: 'rich' })
    await screen.findByLabelText('事故经过')
    await app.press('重新提交')
    await app.sees('材料和内容都没有变化，可能会再次被退回。仍要提交吗？')
    await app.press('去补充')
    expect(await app.calls('insurance.applyAgain')).toHaveLength(0)
    await app.press('重新提交')
    await app.press('仍要提交')
    await app.arrives('/insurance-application-detail/IC701')
    expect(await app.calls('insurance.applyAgain')).toHaveLength(1)
  })

  test('[INS-001] after a lost reply, an unknown state of the claim does not count as success', async () => {
    const strangeHandler = jsonHandler('get', `${CLAIM}/get`, [
      {
        id: 'IC701',
        status: 'ON_THE_MOON',
        proBarcode: 'PB1',
        contractCode: 'CC1',
        bankAccount: '6***3',
        mobile: '1***7',
      },
    ])
    const app = await renderRoute(AGAIN_ADDRESS, {
      as: 'rich',
      backend: withHandlers(newBackend('fault:insurance.applyAgain=lost@1'), strangeHandler),
    })
    await app.sees('请咨询客服了解原因')
    await fillFormExceptNumbers(app)
    await app.press('重新提交')
    await screen.findAllByRole('alert')
    expect(app.address()).toBe(AGAIN_ADDRESS)
    expect(screen.getByLabelText('事故经过')).toHaveValue('下楼时摔倒，左手骨折')
  })

  test('[INS-001] the drafts of a refused claim and of a new claim for the same policy are separate', async () => {
    const app = await renderRoute(AGAIN_ADDRESS, { as: 'rich' })
    await app.type('事故经过', '写到一半')
    await app.router.navigate(FORM_ADDRESS)
    await app.sees('必传材料已完成0/4项')
    expect(screen.getByLabelText('事故经过')).toHaveValue('')
    await app.router.navigate(AGAIN_ADDRESS)
    expect(await screen.findByDisplayValue('写到一半')).toBe(screen.getByLabelText('事故经过'))
  })

  test('[INS-001] a claim that cannot be completed shows a link to its page; a missing claim shows a link to all claims', async () => {
    const app = await renderRoute('/insurance-claims-apply?again=IC703', { as: 'rich' })
    expect(await app.sees('这个理赔申请现在不需要补充材料')).toHaveLength(1)
    await app.follow('查看理赔申请')
    await app.arrives('/insurance-application-detail/IC703')
    await app.router.navigate('/insurance-claims-apply?again=NOPE')
    await app.sees('没有找到这个理赔申请，它可能已经不在了')
    await app.follow('查看我的保险理赔')
    await app.arrives('/my-insurance-claims')
  })

  test('[INS-001] if the claim has no policy numbers, a link to customer service is shown instead of the form', async () => {
    const bareHandler = jsonHandler('get', `${CLAIM}/get`, [{ id: 'IC701', status: 'REFUSED' }])
    const app = await renderRoute(AGAIN_ADDRESS, { as: 'rich', backend: withHandlers(newBackend(), bareHandler) })
    expect(await app.sees('这个理赔申请缺少保单编号，不能在线补充材料，请联系客服')).toHaveLength(1)
    await app.follow('联系客服')
    await app.arrives('/my-contact-us')
  })
})

describe('outside WeChat', () => {
  test('[INS-001] pictures stay on the page as 未上传, and the claim is not sent', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0')
    stubImageDecoding(() => 'data:image/jpeg;base64,AAAA')
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    expect(await app.sees('图片只能在微信中上传：要添加图片，请在微信中打开本页')).toHaveLength(1)
    const [input] = screen.getAllByLabelText('从手机选择图片')
    if (input) await app.user.upload(input, new File(['x'], '1.png', { type: 'image/png' }))
    await app.press('查看第 1 张图片，请在微信中打开后上传')
    const viewer = within(await screen.findByRole('dialog', { name: '查看大图' }))
    await app.user.click(viewer.getByRole('button', { name: '关闭' }))
    expect(await findStatus('被保险人身份证明')).toHaveTextContent('必传')
    await app.press('提交申请')
    expect(await findToast('请在微信中打开后上传')).toBeInTheDocument()
    expect(await app.calls('insurance.apply')).toEqual([])
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('data:image')
  })
})

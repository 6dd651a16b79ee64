import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  fillForm,
  FORM_ADDRESS,
  newClaims,
  phone,
  withinPictures,
  startPhone,
  findStatus,
  stopPhone,
} from '#tests/claim-form.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const CLAIM = 'formerop/api/user/insurance/claim'

beforeEach(startPhone)
afterEach(stopPhone)

describe('choosing a policy', () => {
  test('[INS-001] if the address names no policy, the person selects one; a policy that allows no claim shows the reason', async () => {
    const app = await renderRoute('/insurance-claims-apply', { as: 'rich' })
    const list = within(await screen.findByRole('list', { name: '可以选择的保险' }))
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      FORM_ADDRESS,
      '/insurance-claims-apply?proBarcode=PB2&contractCode=CC1',
    ])
    await app.sees('这份保险已经到期，不能在线申请理赔。到期前发生的事故，请联系客服')
    await app.follow(/新生儿医疗险/)
    await app.arrives('/insurance-claims-apply?proBarcode=PB2')
    expect(await screen.findByRole('button', { name: '提交申请' })).toBeInTheDocument()
  })

  test('[INS-001] if the person has no policy, a text says so and links to the claims', async () => {
    const app = await renderRoute('/insurance-claims-apply', { as: 'new' })
    expect(await app.sees('还没有可以申请理赔的保险')).toHaveLength(1)
    await app.follow('查看我的保险理赔')
    await app.arrives('/my-insurance-claims')
  })

  test.each([
    ['proBarcode=NOPE&contractCode=CC1', '没有找到这份保险'],
    ['proBarcode=PB3&contractCode=CC2', '这份保险已经到期，不能在线申请理赔。到期前发生的事故，请联系客服'],
  ])(
    '[INS-001] the address %s, whose policy is missing or has expired, shows a link to the choice of a policy',
    async (search, text) => {
      const app = await renderRoute(`/insurance-claims-apply?${search}`, { as: 'rich' })
      await app.sees(text)
      await app.follow('选择其他保险')
      expect(await screen.findByRole('list', { name: '可以选择的保险' })).toBeInTheDocument()
    },
  )
})

describe('the form of a new claim', () => {
  test('[VAL-010] an empty claim shows the first missing field as a toast, and an error at each missing field', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    await app.sees('必传材料已完成0/4项')
    await app.press('提交申请')
    expect(await findToast('被保险人身份证明不能为空')).toBeInTheDocument()
    for (const text of ['费用票据与清单不能为空', '事故日期不能为空', '申请金额不能为空', '银行卡号不能为空'])
      expect(screen.getByText(text)).toBeInTheDocument()
    expect(await app.calls('insurance.apply')).toEqual([])
  })

  test('[INS-001] a double tap sends a complete claim once, with the amount in cents and pictures by kind', async () => {
    const { handler, asked } = spyOnRequest('post', `${CLAIM}/apply`)
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich', backend: withHandlers(newBackend(), handler) })
    await fillForm(app)
    await app.sees('必传材料已完成4/4项')
    expect(await findStatus('银行卡正面')).toHaveTextContent('已完成')
    expect(await findStatus('检查报告')).toHaveTextContent('没有可以不传')
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
    const [row] = newClaims(app)
    expect(row?.materials.map(({ type, images }) => [type, images.length])).toEqual([
      ['IDENTITY', 1],
      ['DIAGNOSIS', 1],
      ['INVOICE', 1],
      ['BANK_CARD', 1],
    ])
    expect(newClaims(app)).toHaveLength(1)
  })

  test('[VAL-031] [VAL-032] pictures keep the order in which they were added, and their number is limited', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    phone.chosen = ['a', 'b', 'c', 'd', 'e']
    await app.press('添加被保险人身份证明，还可添加 4 张')
    const list = withinPictures('被保险人身份证明')
    await list.findByRole('button', { name: '查看第 4 张图片' })
    const shown = [...list.getAllByRole('button', { name: /^查看第/ })]
    expect(shown).toHaveLength(4)
    const addresses = shown.map((tile) => tile.querySelector('img')?.getAttribute('src') ?? '')
    expect(addresses.map((address) => /media-(\w)/.exec(address)?.[1])).toEqual(['a', 'b', 'c', 'd'])
    await quiet()
    expect(list.queryByRole('button', { name: /还可添加/ })).toBeNull()
  })

  test('[VAL-035] a picture whose upload failed keeps its place, blocks the claim, and can be uploaded again', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    await fillForm(app)
    phone.chosen = ['x', 'y']
    phone.failing.add('x')
    await app.press('添加检查报告，还可添加 9 张')
    expect(await findToast('上传图片未成功')).toBeInTheDocument()
    await withinPictures('检查报告').findByRole('button', { name: '查看第 2 张图片' })
    expect(await findStatus('检查报告')).toHaveTextContent('没有可以不传')
    await app.press('提交申请')
    expect(await findToast('有图片没有上传成功，请重试或删除')).toBeInTheDocument()
    await app.press('第 1 张图片上传图片未成功，重试')
    await withinPictures('检查报告').findByRole('button', { name: '查看第 1 张图片' })
    await app.press('提交申请')
    await app.arrives('/insurance-application-detail/IC5001')
    const exams = newClaims(app)[0]?.materials.find(({ type }) => type === 'EXAMINATION')?.images ?? []
    expect(exams.map((address) => /media-(\w)/.exec(address)?.[1])).toEqual(['x', 'y'])
  })

  test('[INS-001] a known hospital is suggested and can be chosen', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    await app.type('就诊医院', '妇幼')
    await app.press('深圳市妇幼保健院')
    expect(screen.getByLabelText('就诊医院')).toHaveValue('深圳市妇幼保健院')
  })

  test('[INS-001] if the list of hospitals cannot be loaded, the name can be typed', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich', knobs: 'fault:doctor-qa.hospitals=500' })
    await app.type('就诊医院', '沙河医院')
    await quiet()
    expect(screen.getByLabelText('就诊医院')).toHaveValue('沙河医院')
    expect(screen.queryByRole('group', { name: '医院建议' })).toBeNull()
    expect(screen.queryAllByRole('alert')).toEqual([])
  })

  test('[INS-001] a refused claim keeps the form’s values, and the next tap sends the values again', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich', knobs: 'fault:insurance.apply=400-detail@1' })
    await fillForm(app)
    await app.press('提交申请')
    expect(await findToast('库存不足')).toBeInTheDocument()
    expect(screen.getByLabelText('事故经过')).toHaveValue('下楼时摔倒，左手骨折')
    expect(withinPictures('银行卡正面').getByRole('button', { name: '查看第 1 张图片' })).toBeInTheDocument()
    await app.press('提交申请')
    await app.arrives('/insurance-application-detail/IC5001')
    expect(newClaims(app)).toHaveLength(1)
  })

  test('[INS-001] after a lost reply, one claim exists, and its page opens', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich', knobs: 'fault:insurance.apply=lost@1' })
    await fillForm(app)
    await app.press('提交申请')
    await app.arrives('/insurance-application-detail/IC5001')
    expect(newClaims(app)).toHaveLength(1)
    expect(await app.calls('insurance.apply')).toHaveLength(1)
  })

  test('[INS-001] if the claim cannot be looked up after a lost reply, a notice links to the list of claims', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    await fillForm(app)
    app.backend.setKnobs('fault:insurance.apply=lost@1;fault:insurance.claims=500')
    await app.press('提交申请')
    await app.sees('暂时无法确认申请是否提交，请先到“我的保险理赔”查看，不要重复提交')
    app.backend.setKnobs('')
    await app.press('知道了')
    await app.arrives('/my-insurance-claims')
    expect(newClaims(app)).toHaveLength(1)
  })

  const OPENED = '/insurance-application-detail/IC5001'
  const EARLIER = '上次已经提交成功，没有重复提交'

  /** A claim that has arrived while its answer and the look-up were lost, at a server without idempotency keys. */
  async function doubtful() {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    await fillForm(app)
    app.backend.setKnobs('fault:insurance.apply=lost@1;fault:insurance.claims=500')
    await app.press('提交申请')
    await app.press('知道了')
    await app.arrives('/my-insurance-claims')
    app.backend.setKnobs('')
    app.backend.db.once = {}
    return app
  }

  test('[INS-001] after an uncertain result, submitting the form again opens the first claim with a notice', async () => {
    const app = await doubtful()
    await app.router.navigate(FORM_ADDRESS)
    await app.press('提交申请')
    await app.arrives(OPENED)
    expect(await findToast(EARLIER)).toBeInTheDocument()
    expect(newClaims(app)).toHaveLength(1)
  })

  test('[INS-001] after a reload, the same claim typed again with new pictures opens the first claim', async () => {
    const { backend, view } = await doubtful()
    unloadPage({ view })
    startPhone()
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich', backend, sameTab: true })
    await fillForm(app)
    await app.press('提交申请')
    await app.arrives(OPENED)
    expect(await findToast(EARLIER)).toBeInTheDocument()
    expect(newClaims(app)).toHaveLength(1)
  })

  test('[INS-001] a second claim with the same content needs a confirmation', async () => {
    const app = await renderRoute(FORM_ADDRESS, { as: 'rich' })
    await fillForm(app)
    await app.press('提交申请')
    await app.arrives(OPENED)
    await app.router.navigate(FORM_ADDRESS)
    await fillForm(app)
    await app.press('提交申请')
    await app.sees('已有一份事故日期和金额都相同的理赔申请（已提交）。仍要再提交一份吗？')
    await app.press('不提交')
    await app.doesNotSee(/仍要再提交一份吗/)
    expect(newClaims(app)).toHaveLength(1)
    await app.press('提交申请')
    await app.press('再提交一份')
    await app.arrives('/insurance-application-detail/IC5002')
    expect(newClaims(app)).toHaveLength(2)
  })
})

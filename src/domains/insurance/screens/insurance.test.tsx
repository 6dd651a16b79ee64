import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const INSURANCE = 'formerop/api/user/insurance'

const hrefs = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('/my-insurance-claims', () => {
  test('[INS-003] two policies of one contract are shown as one group of two rows, each with term and state', async () => {
    await renderRoute('/my-insurance-claims', { as: 'rich' })
    const group = await screen.findByRole('list', { name: '脐带血储存合同' })
    expect(hrefs(group)).toEqual(['/insurance-claims-detail/PB1/CC1', '/insurance-claims-detail/PB2/CC1'])
    const [first, second] = within(group).getAllByRole('listitem')
    expect(first).toHaveTextContent('储户健康保障险保障中被保险人 郑晓燕保障期 2025-06-01 至 2035-05-31')
    expect(second).toHaveTextContent('新生儿医疗险保障中被保险人 郑一一保障期 2025-06-01 至 2027-05-31')
    expect(screen.getByRole('list', { name: '免疫细胞储存合同' })).toHaveTextContent('已到期')
  })

  test('[INS-001] the person’s claims show their state and the next step', async () => {
    const app = await renderRoute('/my-insurance-claims', { as: 'rich' })
    const list = await screen.findByRole('list', { name: '我的理赔申请' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      '新生儿医疗险审核中保险公司正在审核，有结果会在这里显示2026-11-18 提交',
      '储户健康保障险需要补充材料请按原因补充材料后再次提交2026-11-15 提交',
      '储户健康保障险待寄原件请寄出材料原件，并填写快递单号2026-11-11 提交',
      '储户健康保障险已赔付赔付款会到您填写的账户2026-09-21 提交',
    ])
    await app.follow(/需要补充材料/)
    await app.arrives('/insurance-application-detail/IC701')
  })

  test('[INS-003] the page of a contract shows only the policies and claims of that contract', async () => {
    const app = await renderRoute('/my-insurance-claims', { as: 'rich' })
    await app.follow('只看免疫细胞储存合同')
    await app.arrives('/my-insurance-claims?contract=CT2')
    const group = await screen.findByRole('list', { name: '合同 CC2' })
    expect(hrefs(group)).toEqual(['/insurance-claims-detail/PB3/CC2'])
    await app.sees('还没有理赔申请')
    await app.follow('全部保险')
    expect(await screen.findByRole('list', { name: '脐带血储存合同' })).toBeInTheDocument()
  })

  test('[INS-003] a contract without policies shows a text and a link to all policies', async () => {
    const app = await renderRoute('/my-insurance-claims?contract=NOPE', { as: 'rich' })
    await app.sees('没有找到这份合同的保险')
    await app.follow('查看全部保险')
    expect(await screen.findByRole('list', { name: '脐带血储存合同' })).toBeInTheDocument()
  })

  test('[INS-001] if the policies cannot be loaded, the claims are shown, and a tap loads the policies again', async () => {
    const app = await renderRoute('/my-insurance-claims', { as: 'rich', knobs: 'fault:insurance.byContract=500' })
    expect(await screen.findByRole('list', { name: '我的理赔申请' })).toBeInTheDocument()
    await app.sees('保险没有读到，点按重试')
    app.backend.setKnobs('')
    await app.press('保险没有读到，点按重试')
    expect(await screen.findByRole('list', { name: '脐带血储存合同' })).toBeInTheDocument()
  })

  test('[INS-003] policies that cannot be loaded have a retry, and an empty list of policies has a text', async () => {
    let reply: object | null = { code: 500, msg: '系统繁忙' }
    const byContractHandler = http.get(`*/${INSURANCE}/get/group-by-contract`, () => HttpResponse.json(reply))
    const backend = withHandlers(newBackend(), byContractHandler)
    const app = await renderRoute('/my-insurance-claims', { as: 'rich', backend })
    expect(await screen.findByRole('list', { name: '我的理赔申请' })).toBeInTheDocument()
    await app.sees('保险没有读到，点按重试')
    reply = null
    await app.press('保险没有读到，点按重试')
    await app.sees('还没有保险')
  })

  test.each<[what: string, policies: unknown, seen: string]>([
    ['in the field data', { data: [{ proBarcode: 'B1', productName: '甲险' }] }, '甲险'],
    ['in the field records', { code: 0, data: { records: [{ proBarcode: 'B1', productName: '甲险' }] } }, '甲险'],
    ['as null', null, '还没有保险'],
  ])('[INS-001] the policies of a contract can be sent by the server %s', async (_, policies, seen) => {
    const groups = [{ contractCode: 'C1', contractName: '甲', policies }]
    const byContractHandler = http.get(`*/${INSURANCE}/get/group-by-contract`, () => HttpResponse.json(groups))
    const app = await renderRoute('/my-insurance-claims', {
      as: 'rich',
      backend: withHandlers(newBackend(), byContractHandler),
    })
    expect((await app.sees(new RegExp(seen))).length).toBeGreaterThan(0)
    await app.doesNotSee(/没有读出来/)
  })

  test('[INS-003] if the claims cannot be loaded, the policies are shown, and a tap loads the claims again', async () => {
    const app = await renderRoute('/my-insurance-claims', { as: 'rich', knobs: 'fault:insurance.claims=500' })
    expect(await screen.findByRole('list', { name: '脐带血储存合同' })).toBeInTheDocument()
    await app.sees('理赔申请没有读到，点按重试')
    app.backend.setKnobs('')
    await app.press('理赔申请没有读到，点按重试')
    expect(await screen.findByRole('list', { name: '我的理赔申请' })).toBeInTheDocument()
  })

  test('if both policies and claims cannot be loaded, one error is shown, and one tap loads both lists', async () => {
    const knobs = 'fault:insurance.claims=500;fault:insurance.byContract=500'
    const app = await renderRoute('/my-insurance-claims', { as: 'rich', knobs })
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
    app.backend.setKnobs('')
    await app.press('重试')
    expect(await screen.findByRole('list', { name: '脐带血储存合同' })).toBeInTheDocument()
    expect(await screen.findByRole('list', { name: '我的理赔申请' })).toBeInTheDocument()
  })

  test('[GEN-015] a person without insurance sees a text that says so, and one action', async () => {
    const app = await renderRoute('/my-insurance-claims', { as: 'new' })
    expect(await app.sees('还没有保险。储存合同附带的保险会显示在这里。')).toHaveLength(1)
    await app.follow('查看商品')
    await app.arrives('/commodity')
  })

  test('[INS-004] the page links to the application for a new insurance', async () => {
    const app = await renderRoute('/my-insurance-claims', { as: 'rich' })
    await app.follow('填写投保资料')
    await app.arrives('/commodity-insurance')
    expect((await screen.findAllByRole('radiogroup')).length).toBeGreaterThan(0)
  })

  test('[GEN-015] 我的 links to insurance and claims', async () => {
    const app = await renderRoute('/my-main', { as: 'rich' })
    await app.follow('我的保险理赔')
    await app.arrives('/my-insurance-claims')
    expect(await screen.findByRole('list', { name: '我的理赔申请' })).toBeInTheDocument()
  })
})

describe('the page of a policy', () => {
  test('[INS-002] has both policy numbers in its address, and shows cover, person, term and company', async () => {
    const app = await renderRoute('/insurance-claims-detail/PB1/CC1', { as: 'rich' })
    expect((await app.sees('2025-06-01'))[0]?.parentElement).toHaveTextContent('2025-06-01 至 2035-05-31')
    for (const text of ['郑晓燕', '平安健康保险（示例）', '保障中', 'PB1', 'CC1']) await app.sees(text)
    await app.sees('重大疾病')
    await app.sees('保额 ¥300000.00')
    await app.sees('首次确诊合同约定的重大疾病')
    const claims = screen.getByRole('list', { name: '我的理赔申请' })
    expect(hrefs(claims)).toEqual(
      expect.arrayContaining([
        '/insurance-application-detail/IC701',
        '/insurance-application-detail/IC702',
        '/insurance-application-detail/IC703',
      ]),
    )
    expect((await app.calls('insurance.policy')).length).toBeGreaterThan(0)
    await app.follow('申请理赔')
    await app.arrives('/insurance-claims-apply?proBarcode=PB1&contractCode=CC1')
  })

  test('[INS-001] shows the reason if the policy allows no claim', async () => {
    const app = await renderRoute('/insurance-claims-detail/PB3/CC2', { as: 'rich' })
    await app.sees('这份保险已经到期，不能在线申请理赔。到期前发生的事故，请联系客服')
    expect(await app.sees('以保单为准')).toHaveLength(1)
    await quiet()
    expect(screen.queryByRole('link', { name: '申请理赔' })).toBeNull()
  })

  test('[INS-002] shows 以保单为准 for missing fields, and a claim can be made', async () => {
    const bareHandler = jsonHandler('get', `${INSURANCE}/get-one/PB9/CC9`, { productName: '家庭保障险' })
    const app = await renderRoute('/insurance-claims-detail/PB9/CC9', {
      as: 'rich',
      backend: withHandlers(newBackend(), bareHandler),
    })
    await app.sees('家庭保障险')
    expect(await app.sees('以保单为准')).toHaveLength(2)
    expect(screen.getByRole('link', { name: '申请理赔' })).toHaveAttribute(
      'href',
      '/insurance-claims-apply?proBarcode=PB9&contractCode=CC9',
    )
    expect(screen.getByRole('link', { name: /理赔申请.*查看全部/ })).toHaveAttribute('href', '/my-insurance-claims')
  })

  test('[INS-002] shows a text and a link if the policy does not exist', async () => {
    const app = await renderRoute('/insurance-claims-detail/NOPE/NOPE', { as: 'rich' })
    expect(await app.sees('没有找到这份保险，它可能已经不在您的名下')).toHaveLength(1)
    await app.follow('查看我的保险')
    await app.arrives('/my-insurance-claims')
  })

  test.each([
    ['保障中', 'on the policy’s last day', '2035-05-31T23:00:00+08:00'],
    ['已到期', 'after the policy’s last day', '2035-06-01T00:00:00+08:00'],
  ])('[INS-001] shows %s %s, by the server’s clock (%s)', async (state, _when, clock) => {
    const backend = newBackend(`clock:${clock}`)
    const app = await renderRoute('/insurance-claims-detail/PB1/CC1', { as: 'rich', backend })
    expect(await app.sees(state)).toHaveLength(1)
  })
})

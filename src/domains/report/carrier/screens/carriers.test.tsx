import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headings } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const RESULT = 'sample-package-item-result'
const GJB2 = `${OWN}/carrier-detail/GENETIC_DISEASES/G001/GJB2`
const CAUTION = '未检出不代表没有风险'

const valueOf = (label: string) => within(screen.getByText(label).closest('li') ?? document.body).getByRole('strong')
const findHeading = (name: string) => screen.findByRole('heading', { name }, { timeout: 8000 })

test('[ADD-005] the summary of a category shows totals and links', async () => {
  const app = await renderRoute(`${OWN}/carrier-detection-summarize/GENETIC_DISEASES`, { as: 'reported' })
  await findHeading('遗传疾病携带者检测')
  // One of the 24 items is unopened: the list of the category counts the same 23 as read.
  await app.sees('已解读 23 项，2 项检出携带的变异；这次没打开的敏感话题不算在内')
  const legend = ['携带变异', '未检出', '未打开', '未解锁'].map((label) => valueOf(label).textContent)
  expect(legend).toEqual(['2', '21', '1', '0'])
  expect(screen.getByRole('link', { name: /附录：检测了哪些疾病/ })).toHaveAttribute(
    'href',
    `${OWN}/genetic-diseases-appendix/PKG-ADULT`,
  )
  await app.follow(/^罕见疾病携带者检测/)
  await findHeading('罕见疾病携带者检测')
  expect(screen.getByText(new RegExp(CAUTION))).toBeInTheDocument()
  await app.router.navigate(-1)
  await findHeading('遗传疾病携带者检测')
  await app.follow(/^检出变异的项目/)
  await app.arrives(`${OWN}/high-risk-carrier-list/GENETIC_DISEASES`)
})

test('a category outside carrier detection has no summary', async () => {
  const app = await renderRoute(`${DEMO}/carrier-detection-summarize/LIFE_STYLE`)
  expect(await app.sees('没有找到这个分类')).toHaveLength(1)
})

test('[LIT-004] the high-risk list shows findings and collapses the other items', async () => {
  const app = await renderRoute(`${OWN}/high-risk-anything/GENETIC_DISEASES`, { as: 'reported' })
  await findHeading('遗传疾病检出变异')
  expect(screen.getByText('已解读 23 项，2 项检出携带的变异')).toBeInTheDocument()
  const found = within(screen.getByRole('list', { name: '检出变异的项目' })).getAllByRole('link')
  expect(found.map((link) => link.getAttribute('href'))).toEqual([
    `${OWN}/carrier-detail/GENETIC_DISEASES/G001/GJB2`,
    `${OWN}/carrier-detail/GENETIC_DISEASES/G002/HBB`,
  ])
  expect(found[0]).toHaveTextContent('遗传性耳聋')
  expect(found[0]).toHaveTextContent('携带变异：GJB2')
  expect(screen.getByText('其余 21 项未检出')).toBeInTheDocument()
  // 遗传性乳腺癌与卵巢癌 is an unopened topic, so neither group lists it.
  expect(screen.getByText('另有 1 项，结果在里面，想看的时候再点开。')).toBeInTheDocument()
  await app.user.click(found[0] as HTMLElement)
  await app.arrives(GJB2)
})

test('if an item has several genes, its genes link to the page of the item', async () => {
  const results = [
    {
      detectionItemId: '1',
      detectionItemNameCn: '甲病',
      concernSeverity: 'RISK',
      causalGenes: [
        { name: 'A', positive: true },
        { name: 'B', positive: true },
      ],
    },
  ]
  await renderRoute(`${DEMO}/high-risk/RARE_DISEASES`, {
    backend: withHandlers(newBackend(), jsonHandler('get', RESULT, { results })),
  })
  expect(await screen.findByRole('link', { name: /^甲病.*A、B/ })).toHaveAttribute(
    'href',
    `${DEMO}/disease-detail/RARE_DISEASES/1`,
  )
})

test('[LIT-004] without a finding, the high-risk list shows a caution, and locked items are not listed', async () => {
  const app = await renderRoute(`${OWN}/high-risk-carrier-list/RARE_DISEASES`, { as: 'reported' })
  await app.sees(`已解读 6 项，都没有检出变异；${CAUTION}`)
  await quiet()
  expect(screen.queryByText('亨廷顿舞蹈症')).toBeNull()
})

test('[LIT-004] an address segment that does not begin with high-ri shows the not-found page', async () => {
  const app = await renderRoute(`${OWN}/high-tea/GENETIC_DISEASES`, { as: 'reported' })
  await app.sees('您访问的页面不存在，可能已被移动或删除')
  expect(await app.calls('report.item')).toEqual([])
})

test('a gene without a finding shows 未检出, and an unknown gene shows a text', async () => {
  const app = await renderRoute(`${OWN}/carrier-detail/GENETIC_DISEASES/G001/SLC26A4`, { as: 'reported' })
  await findHeading('未检出')
  expect(screen.getByText(/^在 SLC26A4 基因已检测的范围内没有检出/)).toBeInTheDocument()
  await quiet()
  expect(screen.queryByText('对下一代意味着什么')).toBeNull()
  await app.router.navigate(`${OWN}/carrier-detail/GENETIC_DISEASES/G001/NOPE`)
  await app.sees('“遗传性耳聋”里没有基因 NOPE 的结果')
})

test.each([
  `${OWN}/carrier-detail/RARE_DISEASES/R006/HTT`,
  '/highrisk-carrier-detail?sampleId=R100501&packageId=PKG-ADULT&category=RARE_DISEASES&id=R006',
])('[REP-032] the address of a locked item redirects to the unlock screen: %s', async (address) => {
  const app = await renderRoute(address, { as: 'reported' })
  await app.arrives('/category-deblocking?sampleId=R100501&packageId=PKG-ADULT&category=RARE_DISEASES')
  await quiet()
  expect(headings()).not.toContain('携带 1 个变异')
  expect(screen.queryByText('给专业人士')).toBeNull()
})

test('[REP-018] an item whose unlocking is in progress cannot be ordered again', async () => {
  const results = [{ detectionItemId: 'R006', detectionItemNameCn: '亨廷顿舞蹈症', locked: true }]
  await renderRoute(`${OWN}/carrier-detail/RARE_DISEASES/R006/HTT`, {
    as: 'reported',
    backend: withHandlers(
      newBackend(),
      jsonHandler('get', 'sample-package-item-result', { results, unlockJobStatus: 'EXECUTING' }),
    ),
  })
  expect(await screen.findByText(/“亨廷顿舞蹈症”的结果正在生成/)).toBeInTheDocument()
})

test('a locked item in a sample report shows only its name', async () => {
  await renderRoute(`${DEMO}/carrier-detail/RARE_DISEASES/R006/HTT`)
  expect(await screen.findByText('“亨廷顿舞蹈症”尚未解锁，解锁后才能看到结果。')).toBeInTheDocument()
  await quiet()
  expect(headings()).not.toContain('携带 1 个变异')
  expect(screen.queryByText('给专业人士')).toBeNull()
})

test('[REP-058] /highrisk-carrier-detail opens the login with the whole address as its target', async () => {
  const query = '?sampleId=R100501&packageId=PKG-ADULT&category=GENETIC_DISEASES&id=G002'
  const app = await renderRoute(`/highrisk-carrier-detail${query}`)
  await app.arrives('/login')
  expect(new URLSearchParams(app.address().split('?')[1]).get('target')).toBe(`/highrisk-carrier-detail${query}`)
})

test('[REP-058] [REP-049] a signed-in person sees the item, and the item is tagged and marked as read', async () => {
  const tags = spyOnRequest('post', 'recommendation/api/tag-objects')
  const app = await renderRoute(
    '/highrisk-carrier-detail?sampleId=R100501&packageId=PKG-ADULT&category=GENETIC_DISEASES&id=G002',
    { as: 'reported', backend: withHandlers(newBackend(), tags.handler) },
  )
  await findHeading('β地中海贫血')
  await findHeading('携带 1 个变异')
  await waitFor(async () => expect(await app.calls('report.read')).toMatchObject([{ input: { id: 'G002' } }]))
  await waitFor(() => expect(tags.asked).toHaveLength(1))
})

test.each([`${OWN}/carrier-detail/RARE_DISEASES/R006/HTT`, `${OWN}/disease-detail/RARE_DISEASES/R006`])(
  'a locked item is not tagged before its unlock screen opens: %s',
  async (address) => {
    const app = await renderRoute(address, { as: 'reported' })
    await app.sees(/解锁/)
    await quiet()
    expect([await app.calls('report.tag'), await app.calls('report.read')]).toEqual([[], []])
  },
)

test('/highrisk-carrier-detail without an item in the query shows a link to the reports', async () => {
  const app = await renderRoute('/highrisk-carrier-detail?sampleId=R100501', { as: 'reported' })
  await app.sees('没有找到要查看的结果')
  expect(screen.getByRole('link', { name: '查看我的报告' })).toHaveAttribute('href', '/my-report')
})

test('[REP-004] the carriers’ pages of a sample report send no request that writes', async () => {
  const app = await renderRoute(`${DEMO}/carrier-detail/GENETIC_DISEASES/G001/GJB2`, { as: 'reported' })
  await findHeading('携带 1 个变异')
  await quiet()
  expect([await app.calls('report.tag'), await app.calls('report.read')]).toEqual([[], []])
})

test('without texts from the laboratory, no screen calls a person with two copies of a variant healthy', async () => {
  const causalGenes = [{ name: 'GJB2', positive: true, mutationType: 'frameshift, Homozygous' }]
  const found = { detectionItemId: 'G001', detectionItemNameCn: '甲病', concernSeverity: 'CONCERN', causalGenes }
  const summary = { category: 'GENETIC_DISEASES', totalNumber: 1, unlockedNumber: 1, concernNumber: 1 }
  const backend = withHandlers(
    withHandlers(newBackend(), jsonHandler('get', RESULT, { results: [{ ...found, analysisModelType: 'CAUSAL' }] })),
    jsonHandler('get', 'sample-package-summary-result/:sampleId/:packageId', [{ ...summary, summaryItems: [found] }]),
  )
  const app = await renderRoute(OWN, { as: 'reported', backend })
  for (const [address, sign] of [
    ['', '1 处携带 · 遗传疾病'],
    ['/carrier-detection-summarize/GENETIC_DISEASES', '遗传疾病携带者检测'],
    ['/high-risk-carrier-list/GENETIC_DISEASES', '甲病'],
    ['/disease-detail/GENETIC_DISEASES/G001', '携带 1 个变异'],
    ['/carrier-detail/GENETIC_DISEASES/G001/GJB2', '携带 1 个变异'],
    ['/disease-detail/GENETIC_DISEASES/G001?view=doctor', '基因检测结果摘要'],
  ] as const) {
    await app.router.navigate(OWN + address)
    await app.sees(sign)
    await quiet()
    expect(document.body).not.toHaveTextContent(/健康携带|通常健康|通常是好的|四分之一|一半/)
  }
})

import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headings } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const RESULT = 'sample-package-item-result'

const findHeadings = async () => (await screen.findAllByRole('heading', { level: 2 })).map((head) => head.textContent)

test('[REPX-001] a detail page shows, in this order, result, meaning, recommendations, topic and basis', async () => {
  const app = await renderRoute(`${OWN}/disease-detail/COMMON_DISEASES/D001`, { as: 'reported' })
  await app.sees('您的身体对血糖的调节，可能比多数人吃力一些；血糖现在高不高，要抽血才知道。')
  const verdict = '您的遗传风险高于多数人，这不等于已经患病，先从体重和血糖管起。'
  const wanted = [
    verdict,
    /^现在要做的一件事/,
    '对我意味着什么',
    '我还可以做什么',
    '这是什么',
    '给专业人士',
    '依据与局限',
  ]
  const shown = await findHeadings()
  const order = wanted.map((name) => shown.findIndex((head) => (head ?? '').match(name)))
  expect(order).not.toContain(-1)
  expect(order).toEqual([...order].sort((a, b) => a - b))
})

test('a missing part of an item leaves no empty space', async () => {
  const results = [
    { detectionItemId: 'D1', detectionItemNameCn: '甲', concernSeverity: 'RISK', shortSuggestion: '一句' },
  ]
  const backend = withHandlers(newBackend(), jsonHandler('get', RESULT, { results }))
  await renderRoute(`${DEMO}/disease-detail/COMMON_DISEASES/D1`, { backend })
  await screen.findByText('一句')
  expect(await findHeadings()).toEqual(['一句', '要做的一件事体检时', '结果意味着什么'])
})

test('a carrier’s page shows the meaning for the next generation before the gene tables', async () => {
  await renderRoute(`${DEMO}/disease-detail/GENETIC_DISEASES/G001`)
  await screen.findByRole('heading', { name: '给专业人士' })
  const shown = await findHeadings()
  expect(shown.slice(0, 5)).toEqual([
    '携带 1 个变异',
    '要做的一件事下次看病时',
    '对下一代意味着什么',
    '还可以做什么',
    '有多少人携带',
  ])
  expect(shown.slice(-2)).toEqual(['给专业人士', '依据与局限'])
})

test('the tour 先看这几项 opens one item after the other, and ends with a closing text', async () => {
  const app = await renderRoute(OWN, { as: 'reported' })
  await app.follow('先看这 5 项')
  await app.arrives(`${OWN}/medicine-lifestyle-detail/PHARMACOGENOMICS/M001`)
  await screen.findByText('1/5')
  for (const place of ['2/5', '3/5', '4/5', '5/5']) {
    await app.follow(/^下一项，/)
    await screen.findByText(place)
  }
  await app.follow(/^上一项，/)
  await screen.findByText('4/5')
  await app.follow(/^下一项，/)
  await app.press('看完了')
  expect(await screen.findByRole('heading', { name: '重点的 5 项看完了' })).toBeInTheDocument()
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/M001|D001/)
  await app.press('回到报告概览')
  await app.arrives(OWN)
  await app.follow(/^常见疾病.*Common/)
  await app.follow(/^2型糖尿病/)
  await screen.findByRole('heading', { name: '2型糖尿病' })
  await quiet()
  expect(screen.queryByText(/^\d\/5$/)).toBeNull()
})

test('new items follow after the tour, and leaving a step’s page ends the tour', async () => {
  const app = await renderRoute(OWN, { as: 'reported' })
  await app.follow('先看这 5 项')
  for (const place of ['1/5', '2/5', '3/5', '4/5']) {
    await screen.findByText(place)
    await app.follow(/^下一项，/)
  }
  await screen.findByText('5/5')
  await app.press('看完了')
  await app.press(/^接着看 \d+ 项新结果$/)
  await screen.findByText(/^1\/\d+$/)
  await app.router.navigate(-1)
  await app.arrives(OWN)
  await app.router.navigate(`${OWN}/disease-detail/COMMON_DISEASES/D001`)
  await waitFor(() => expect(screen.queryByText(/^\d\/\d$/)).toBeNull())
  expect(await screen.findByRole('link', { name: /^下一项/ })).toBeInTheDocument()
})

test('a sensitive topic asks before it is shown or marked as read; 以后再看 goes back', async () => {
  const app = await renderRoute(OWN, { as: 'reported' })
  await app.sees('报告分类')
  const address = `${OWN}/disease-detail/COMMON_DISEASES/D033`
  await app.router.navigate(address)
  await screen.findByRole('heading', { name: '这一项，按自己的节奏看' })
  await quiet()
  expect(headings()).toEqual(['帕金森病', '这一项，按自己的节奏看'])
  expect(await app.calls('report.tag')).toEqual([])
  await app.press('以后再看')
  await app.arrives(OWN)
  await app.router.navigate(address)
  await app.sees('您之前选了“以后再看”，不着急。')
  await app.press('现在看')
  await screen.findByText('低风险')
  await app.router.navigate(-1)
  await app.arrives(OWN)
  await app.press(/敏感项目/)
  await app.sees('好的，下次打开前会先问您')
  await app.router.navigate(address)
  await screen.findByRole('heading', { name: '这一项，按自己的节奏看' })
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('D033')
})

test('a tap on a technical term shows its explanation', async () => {
  const app = await renderRoute(`${DEMO}/medicine-lifestyle-detail/PHARMACOGENOMICS/M001`)
  const [word] = await screen.findAllByRole('button', { name: '慢代谢型' })
  if (word) await app.user.click(word)
  const sheet = await screen.findByRole('dialog', { name: '慢代谢型' })
  expect(sheet).toHaveTextContent(
    '身体处理这种药比多数人慢，或者很难把它变成有效的成分。要不要换药、用多少，由医生决定。',
  )
  await app.press('关闭')
  await app.doesNotSee('要不要换药、用多少，由医生决定。')
})

test('a drug shows a caution and a link to the doctor’s sheet', async () => {
  const app = await renderRoute(`${OWN}/medicine-lifestyle-detail/PHARMACOGENOMICS/M001`, { as: 'reported' })
  await app.sees('请勿自行停药或改量；身体严重不适时，先去急诊')
  await app.follow('给医生看')
  await screen.findByRole('heading', { name: '基因检测结果摘要' })
  expect(screen.getAllByText(/^CYP2C19 rs/)).toHaveLength(2)
  expect(await screen.findByText(/^报告日期 2026年\d\d月\d\d日$/)).toBeInTheDocument()
  expect(await screen.findByText('周雪梅')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toMatch(/^健康信息 - /))
  await app.router.navigate(-1)
  await app.sees('建议更换')
})

test('the doctor’s sheet shows unlocked abnormal results of all categories, but no unopened sensitive topic', async () => {
  const app = await renderRoute(`${OWN}/common-disease-summarize/false?view=doctor`, { as: 'reported' })
  await screen.findByRole('heading', { name: '2型糖尿病' })
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)
  expect(names()).toEqual(expect.arrayContaining(['氯吡格雷', '遗传性耳聋']))
  expect(names()).not.toContain('阿尔茨海默病')
  expect(names()).not.toContain('帕金森病')
  expect(screen.getByRole('button', { name: '打印或存成 PDF' })).toBeInTheDocument()
  await quiet()
  expect((await app.calls()).filter(({ id }) => /share|copied/.test(id))).toEqual([])
})

test.each(['NORMAL', 'CONCERN', 'RISK'])(
  'the doctor’s sheet names a sensitive topic without its result (%s) until the result is requested',
  async (concernSeverity) => {
    const summary = { category: 'RARE_DISEASES', totalNumber: 1, unlockedNumber: 1 }
    const results = [{ detectionItemId: 'R1', detectionItemNameCn: '亨廷顿病', concernSeverity }]
    const backend = withHandlers(
      newBackend(),
      jsonHandler('get', RESULT, { results }),
      jsonHandler('get', 'sample-package-summary-result/:sampleId/:packageId', [summary]),
    )
    const app = await renderRoute(`${DEMO}/common-disease-summarize/false?view=doctor`, { backend })
    await app.sees('有 1 项敏感话题这次没有打开，不论结果如何都没有放进来：亨廷顿病。')
    expect(screen.getByRole('article')).toHaveTextContent('没有列出不等于未检出')
    await quiet()
    expect(screen.queryByRole('heading', { name: '亨廷顿病' })).toBeNull()
    await app.press('把这 1 项敏感话题也放进来')
    await app.doesNotSee('没有放进来的项目')
    expect(screen.queryAllByRole('heading', { name: '亨廷顿病' })).toHaveLength(concernSeverity === 'NORMAL' ? 0 : 1)
  },
)

test('the text for the family can be copied, contains no name, and is shown only in the person’s own reports', async () => {
  const app = await renderRoute(`${OWN}/disease-detail/COMMON_DISEASES/D001`, { as: 'reported' })
  await app.press('复制这段话')
  await app.sees('已复制，可以粘贴到微信')
  const text = await navigator.clipboard.readText()
  expect(text).toMatch(/^我的基因检测里，“2型糖尿病”这一项：.*这不是诊断，具体听医生的。$/)
  expect(text.length).toBeLessThanOrEqual(120)
  expect(text).not.toContain('周雪梅')
  await quiet()
  expect(screen.queryByRole('button', { name: '看看家人的同一项' })).toBeNull()
  await app.router.navigate(`${DEMO}/disease-detail/COMMON_DISEASES/D001`)
  await screen.findByRole('link', { name: /^给医生看/ })
  await app.doesNotSee('给家人讲')
})

test('a tap compares the same item in the reports of all family members', async () => {
  const asked = spyOnRequest('get', RESULT)
  const app = await renderRoute('/parent-page/R100601/PKG-ADULT/disease-detail/GENETIC_DISEASES/G001', {
    as: 'parent',
    backend: withHandlers(newBackend(), asked.handler),
  })
  const button = await screen.findByRole('button', { name: '看看家人的同一项' })
  const ofChild = () => asked.asked.filter(({ url }) => url.searchParams.get('sampleId') === 'R100602')
  await quiet()
  expect(ofChild()).toEqual([])
  await app.user.click(button)
  const findMember = async (name: string) => (await screen.findByText(name)).closest('li')
  await waitFor(async () => expect(await findMember('吴志强')).toHaveTextContent(/携带变异/))
  await waitFor(async () => expect(await findMember('吴乐乐')).toHaveTextContent(/携带变异|未检出|未解锁|没有这一项/))
  expect(ofChild()).toHaveLength(1)
})

// NCCN, "Genetic/Familial High-Risk Assessment: Breast, Ovarian, Pancreatic, and Prostate".
test('the page of 乳腺癌, its doctor’s sheet and its message to relatives say that BRCA1 and BRCA2 were not tested', async () => {
  const text = '这一项没有看 BRCA1、BRCA2 基因'
  const page = `${OWN}/disease-detail/COMMON_DISEASES/D027`
  const app = await renderRoute(page, { as: 'reported' })
  await app.sees(`${text}。`)
  expect(await screen.findByText(new RegExp(`^我的基因检测里.*${text}`))).toBeInTheDocument()
  await app.router.navigate(`${page}?view=doctor`)
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(text))
})

test('advice for women after the menopause is shown at the age of 58, and not if sex and age are unknown', async () => {
  const app = await renderRoute(`${OWN}/disease-detail/COMMON_DISEASES/D014`, { as: 'reported' })
  await app.sees('绝经以后，可以和医生商量要不要查骨密度。')
  await app.router.navigate(`${DEMO}/disease-detail/COMMON_DISEASES/D014`)
  await app.sees('有的建议要看性别或年龄，资料里没有写，这里先不列出。')
  await quiet()
  expect(screen.getByRole('main')).not.toHaveTextContent('绝经')
  // The next advice of the report replaces the advice that is left out.
  expect(
    screen.getByText(
      '每天一杯牛奶，加上豆制品和绿叶菜（正在吃华法林的人除外，先问医生；喝牛奶腹胀的人，换成酸奶或低乳糖牛奶）。',
    ),
  ).toBeInTheDocument()
})

// NCCN, "Genetic/Familial High-Risk Assessment": a carrier is not examined like everybody.
test('after a variant in BRCA1 was opened, the page and the rows of 乳腺癌 link to this variant', async () => {
  const results = [
    {
      detectionItemId: 'D027',
      detectionItemNameCn: '乳腺癌',
      concernSeverity: 'NORMAL',
      analysisModelType: 'RISK',
      shortSuggestion: '您的遗传风险与多数人相近。',
      locusInfo: [{ gene: 'FGFR2', rsId: 'rs2981582' }],
    },
    {
      detectionItemId: 'G023',
      detectionItemNameCn: '遗传性乳腺癌与卵巢癌',
      concernSeverity: 'RISK',
      analysisModelType: 'CAUSAL',
      shortSuggestion: '检出的变化，请和医生聊一聊。',
      causalGenes: [{ name: 'BRCA1', positive: true, mutationType: '杂合' }],
    },
  ]
  const backend = withHandlers(newBackend(), jsonHandler('get', RESULT, { results }))
  const page = `${OWN}/disease-detail/COMMON_DISEASES/D027`
  const app = await renderRoute(page, { as: 'reported', backend })
  await app.sees('这一项没有看 BRCA1、BRCA2 基因；这两个基因看“遗传性乳腺癌与卵巢癌”这一项。')
  await app.sees('照常生活，照常体检')
  await app.router.navigate(`${OWN}/disease-detail/GENETIC_DISEASES/G023`)
  await app.press('现在看')
  await app.router.navigate(page)
  await app.sees('看“遗传性乳腺癌与卵巢癌”这一项，照那一项说的做')
  await quiet()
  expect(screen.getByRole('main')).not.toHaveTextContent(/多数人相近|照常|低风险/)
  // The text for the family tells no result of another item.
  expect(screen.getByText(/^我的基因检测里/)).not.toHaveTextContent(/遗传性|查出了变化|多数人相近/)
  expect(screen.queryByText('家人对比')).toBeNull()
  const findRow = () => screen.findByRole('link', { name: /^乳腺癌/ }, { timeout: 8000 })
  await app.router.navigate(`${OWN}/common-disease-list/COMMON_DISEASES`)
  await waitFor(async () =>
    expect(await findRow()).toHaveTextContent('乳腺癌另看“遗传性乳腺癌与卵巢癌”，以那一项为准。'),
  )
  await quiet()
  expect(screen.queryByRole('button', { name: /低风险/ })).toBeNull()
  await app.router.navigate(`${OWN}/common-disease-summarize/false`)
  const findCounts = () => screen.findByRole('list', { name: '常见疾病各档数量' })
  await waitFor(async () => expect(await findCounts()).toHaveTextContent('以另一项为准 1'))
  await app.router.navigate(`${OWN}/all-category-list`)
  await app.type('搜索整份报告', '乳腺癌')
  const hits = await screen.findAllByRole('link', { name: /^乳腺癌/ }, { timeout: 8000 })
  await waitFor(() => expect(hits[0]).toHaveTextContent('另看“遗传性乳腺癌与卵巢癌”'))
  await quiet()
  expect(screen.getByRole('main')).not.toHaveTextContent('低风险')
})

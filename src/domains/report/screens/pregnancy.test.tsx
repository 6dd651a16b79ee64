import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { endSession } from '#/domains/user/store.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

/** The report of a woman aged 58 in the seed, who is made 31 here. */
const OWN = '/parent-page/R100501/PKG-ADULT'
const GJB2 = `${OWN}/carrier-detail/GENETIC_DISEASES/G001/GJB2`
const DRUG = `${OWN}/medicine-lifestyle-detail/PHARMACOGENOMICS/M001`
const DEMO_DRUG = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/medicine-lifestyle-detail/PHARMACOGENOMICS/M001'
const QUESTION = '您现在怀孕，或打算要孩子吗？'
const OF_MAN = '您打算要孩子，或伴侣正在怀孕吗？'
const FIRST =
  '怀孕期间，没有问过给您做产检的医生，不要自行用药、停药或换药；出皮疹或身体严重不适，先去急诊。这里说的只是基因，没有考虑怀孕。'

function person(patch: { gender?: 'FEMALE' | 'MALE' | 'SECRET'; birthday?: string } = {}) {
  const backend = newBackend()
  const sample = backend.db.samples.find(({ recordId }) => recordId === 'R100501')
  for (const patient of backend.db.patients)
    if (patient.id === sample?.patientId) Object.assign(patient, { gender: 'FEMALE', birthday: '1995-03-01', ...patch })
  return backend
}

const openReport = (address: string, backend = person()) => renderRoute(address, { as: 'reported', backend })
const findGroup = (name = QUESTION) => screen.findByRole('group', { name }, { timeout: 8000 })
const chooseAnswer = async (app: Awaited<ReturnType<typeof openReport>>, name: string, question = QUESTION) =>
  app.user.click(within(await findGroup(question)).getByRole('radio', { name }))
const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

afterEach(() => endSession())

test('a carrier who answers 正在怀孕 reads that the partner needs a test now, and gets a text to send', async () => {
  const app = await openReport(GJB2)
  const question = await findGroup()
  expect(isBefore(question, screen.getByRole('heading', { name: '携带 1 个变异' }))).toBe(true)
  await app.doesNotSee('发给伴侣的话')
  const family = () => screen.queryAllByText(/^我的基因检测里/).map(({ textContent }) => textContent)
  const before = family()
  await chooseAnswer(app, '正在怀孕')
  await app.sees('请伴侣尽快查同一个基因，并告诉产检医生')
  expect(family()).toEqual(before)
  await app.sees(/^它对这一胎意味着什么/)
  await app.sees('请尽快查同一个基因，才知道孩子的机会')
  const words = screen.getByText(/^我的基因检测查出 GJB2 基因有一处变异。.*请你尽快也查一下同一个基因/)
  expect(words.textContent).not.toMatch(/周雪梅|R100501|LB2026/)
  await app.press('复制这段话')
  await app.sees('已复制，可以粘贴到微信')
})

test('the list of found variants asks about a pregnancy, and shows one action for all variants', async () => {
  const app = await openReport(`${OWN}/high-risk/GENETIC_DISEASES`)
  await chooseAnswer(app, '正在怀孕')
  await app.sees(/^(?:请伴侣尽快查同一个基因，并告诉产检医生|尽快把这一页给产检医生看).*是哪些基因，点开每一项看。$/)
  await app.router.navigate(`${OWN}/carrier-detection-summarize/GENETIC_DISEASES`)
  await app.arrives(`${OWN}/carrier-detection-summarize/`)
  expect(within(await findGroup()).getByRole('radio', { name: '正在怀孕' })).toBeChecked()
})

test('the answer 打算要孩子 shows a text for the partner that is not urgent, and 都不是 shows no text', async () => {
  const app = await openReport(GJB2)
  await chooseAnswer(app, '打算要孩子')
  await app.sees('怀孕以前，请伴侣查同一个基因')
  await app.sees(/要孩子以前，请你也查一下同一个基因。多数人不是携带者/)
  await app.doesNotSee(/尽快/)
  await chooseAnswer(app, '都不是')
  expect(await app.sees('打算要孩子时，和伴侣一起问医生要不要查同一个基因')).toHaveLength(1)
  await app.doesNotSee('发给伴侣的话')
})

test('the answer is stored on the phone, also applies to the next page, and is never sent', async () => {
  const app = await openReport(GJB2)
  await chooseAnswer(app, '正在怀孕')
  expect(localStorage.getItem('app:pregnancy')).toContain('pregnant')
  expect(localStorage.getItem('app:pregnancy')).not.toMatch(/GJB2|周雪梅|U105/)
  unloadPage(app)
  const again = await renderRoute(DRUG, { backend: app.backend, sameTab: true })
  await again.sees(FIRST)
  expect(JSON.stringify(app.backend.seen)).not.toMatch(/pregnan|怀孕/)
  endSession()
  expect(localStorage.getItem('app:pregnancy')).toBeNull()
})

test('after the answer 正在怀孕, and only then, each medicine’s page begins with the advice to ask the doctor', async () => {
  const app = await openReport(DRUG)
  await findGroup()
  await app.doesNotSee(FIRST)
  await chooseAnswer(app, '打算要孩子')
  await app.sees(/^怀孕以前，先请医生把正在用的药看一遍，不要自行停药或换药；出皮疹或身体严重不适，先去急诊。/)
  await app.doesNotSee(FIRST)
  await chooseAnswer(app, '正在怀孕')
  const first = await screen.findByText(FIRST)
  expect(isBefore(first, screen.getByRole('region', { name: '现在要做的一件事' }))).toBe(true)
  await app.sees('用这种药以前，先问产检医生，并把这一页给医生看；正在用的话，不要自己停，尽快问')
  expect(screen.getByText(/^我的基因检测里/)).toHaveTextContent(/不要自行停药或改量。这不是诊断/)
  await app.router.navigate(`${OWN}/other-category-list/PHARMACOGENOMICS/X`)
  await app.arrives(`${OWN}/other-category-list/`)
  await app.sees(FIRST)
})

test('a man is asked about plans and his partner’s pregnancy only on carrier pages', async () => {
  const backend = person({ gender: 'MALE' })
  const app = await openReport(GJB2, backend)
  const question = await findGroup(OF_MAN)
  expect(within(question).getAllByRole('radio')).toHaveLength(2)
  await chooseAnswer(app, '打算要孩子，或伴侣正在怀孕', OF_MAN)
  await app.sees('怀孕以前，请伴侣查同一个基因；已经怀孕的，请尽快查')
  await app.router.navigate(DRUG)
  await screen.findByRole('button', { name: '我在用这种药' }, { timeout: 8000 })
  await quiet()
  expect(screen.queryByRole('group', { name: /孩子吗/ })).toBeNull()
})

test.each([
  ['a woman aged 58', { birthday: '1968-03-01' }],
  ['a girl aged 16', { birthday: '2010-03-01' }],
])('%s is not asked about a pregnancy', async (_who, patch) => {
  await openReport(GJB2, person(patch))
  await screen.findByRole('heading', { name: '携带 1 个变异' }, { timeout: 8000 })
  await quiet()
  expect(screen.queryByRole('group', { name: /怀孕|打算/ })).toBeNull()
})

test('a person of unknown sex and age is asked about a pregnancy', async () => {
  await openReport(GJB2, person({ gender: 'SECRET', birthday: '' }))
  expect(within(await findGroup()).getAllByRole('radio')).toHaveLength(3)
})

test('readers of another person’s report are not asked about a pregnancy', async () => {
  await renderRoute(`${GJB2}?jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A`)
  await screen.findByRole('heading', { name: '携带 1 个变异' }, { timeout: 8000 })
  await quiet()
  expect(screen.queryByRole('group', { name: /怀孕/ })).toBeNull()
})

test('the answer in the sample report is kept only while its page is open, and not stored on the phone', async () => {
  const app = await renderRoute(DEMO_DRUG)
  await chooseAnswer(app, '正在怀孕', '受检者现在怀孕，或打算要孩子吗？')
  await app.sees(FIRST.replace('您', '受检者'))
  expect(localStorage.getItem('app:pregnancy')).toBeNull()
  unloadPage(app)
  await renderRoute(DEMO_DRUG, { sameTab: true })
  const question = within(await findGroup('受检者现在怀孕，或打算要孩子吗？'))
  await quiet()
  expect(question.queryByRole('radio', { checked: true })).toBeNull()
})

test('if the recessive mode is not proven, the text recommends a doctor instead of a test for the partner', async () => {
  const results = [
    {
      detectionItemId: 'G001',
      detectionItemNameCn: '甲病',
      concernSeverity: 'CONCERN',
      analysisModelType: 'CAUSAL',
      contentSuggestion: '属常染色体显性遗传。',
      causalGenes: [{ name: 'GJB2', positive: true }],
    },
  ]
  const backend = withHandlers(person(), jsonHandler('get', 'sample-package-item-result', { results }))
  const app = await openReport(GJB2, backend)
  await chooseAnswer(app, '正在怀孕')
  expect(await app.sees('尽快把这一页给产检医生看，问问它对孩子的意义')).toHaveLength(1)
  await app.doesNotSee(/伴侣/)
})

test('the text for the family mentions no pregnancy and no medicine in use', async () => {
  const app = await openReport(DRUG)
  await chooseAnswer(app, '正在怀孕')
  await app.press('我在用这种药')
  await app.router.navigate(`${OWN}/disease-detail/COMMON_DISEASES/D001`)
  await app.sees(/怀孕 24 到 28 周/)
  await quiet()
  const told = () => screen.getByText(/^我的基因检测里/)
  expect(told()).toHaveTextContent('先从体重和血糖管起')
  expect(told()).not.toHaveTextContent(/孕|产检|在用/)
})

test('if both partners are carriers, links to a counselor and to tests in the mall are shown', async () => {
  const app = await openReport(GJB2)
  await chooseAnswer(app, '正在怀孕')
  await app.user.click(screen.getByRole('radio', { name: '也是携带者' }))
  expect(screen.getByRole('group', { name: /同一基因的携带者/ })).toHaveTextContent(
    '这里不保存，也不上传：刷新或重新打开以后，请再选一次',
  )
  await app.sees(/请两个人尽快一起去产前诊断或遗传咨询门诊。/)
  expect(screen.getByRole('region', { name: /要做的一件事$/ })).toHaveTextContent(
    '请两个人尽快一起去产前诊断或遗传咨询门诊',
  )
  expect(screen.getByText(/你也带着同一个基因的变异/)).toHaveTextContent('我们尽快一起去产前诊断或遗传咨询门诊')
  await app.doesNotSee(/请你尽快也查|请伴侣/)
  expect(screen.getByRole('link', { name: '问一问顾问' })).toHaveAttribute('href', '/commodity-consult-detail')
  expect(screen.getByRole('link', { name: '在商城找携带者筛查' })).toHaveAttribute(
    'href',
    '/commodity-search/all?q=%E6%90%BA%E5%B8%A6%E8%80%85',
  )
})

test('the summary of carrier detection shows the question about a pregnancy', async () => {
  const app = await openReport(`${OWN}/carrier-detection-summarize/GENETIC_DISEASES`)
  await chooseAnswer(app, '正在怀孕')
  expect(await app.sees(/点开每一项看。$/)).toHaveLength(1)
})

test('after a reload, the page asks again for the partner’s result, and the texts take a tested partner into account', async () => {
  const app = await openReport(GJB2)
  await chooseAnswer(app, '正在怀孕')
  const findPartnerGroup = () => screen.findByRole('group', { name: /同一基因的携带者/ })
  const findChosenRadios = async () => within(await findPartnerGroup()).queryAllByRole('radio', { checked: true })
  expect(await findChosenRadios()).toEqual([])
  await app.user.click(within(await findPartnerGroup()).getByRole('radio', { name: '不是携带者' }))
  expect(await findChosenRadios()).toHaveLength(1)
  await app.doesNotSee(/伴侣查过的/)
  unloadPage(app)
  await renderRoute(GJB2, { backend: app.backend, sameTab: true })
  expect(await findChosenRadios()).toEqual([])
  expect(screen.getByText(/伴侣查过的，请在下面选一次结果/)).toBeInTheDocument()
  expect(screen.getByText(/没查过的话，请你尽快也查一下同一个基因/)).toBeInTheDocument()
})

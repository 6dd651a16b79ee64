import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const CHILD = '/parent-page/R100602/PKG-CHILD'
const RESULT = 'sample-package-item-result'
const GJB2 = `${OWN}/carrier-detail/GENETIC_DISEASES/G001/GJB2`

const findHeading = (name: string) => screen.findByRole('heading', { name }, { timeout: 8000 })

const people = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((person) => person.textContent)
const children = () => people('4 个孩子')

test('for an owner aged 58, the text first mentions grown-up children and siblings', async () => {
  const app = await renderRoute(GJB2, { as: 'reported' })
  await app.sees('您的每个孩子有约一半的机会从您这里得到这一份；您的兄弟姐妹也可能带着同一份。')
  expect(people('父母')).toEqual(['您携带者', '孩子的爸爸还不知道'])
  expect(children()).toEqual(['得到这一份', '得到这一份', '没有得到', '没有得到'])
  expect(screen.getByRole('group', { name: '孩子的爸爸是不是同一基因的携带者？' })).toBeInTheDocument()
  expect(people('值得告诉的家人').map((text) => text.slice(0, 5))).toEqual(['成年的孩子', '兄弟姐妹是', '孩子的爸爸'])
})

test('for an owner at the age of having children, the text first mentions the partner’s test', async () => {
  const app = await renderRoute('/parent-page/R100601/PKG-ADULT/carrier-detail/GENETIC_DISEASES/G001/GJB2', {
    as: 'parent',
  })
  await app.sees(/^它的意义在于下一代：准备要孩子的话，先看伴侣是不是也携带同一基因的/)
  expect(children()).toEqual(Array(4).fill('还不知道'))
  const choice = screen.getByRole('group', { name: '伴侣是不是同一基因的携带者？' })
  const figure = screen.getByRole('list', { name: '4 个孩子' })
  expect(choice.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the sample report has no birthday, and its text mentions no age', async () => {
  await renderRoute(`${DEMO}/carrier-detail/GENETIC_DISEASES/G001/GJB2`, { as: 'reported' })
  await findHeading('对下一代意味着什么')
  await quiet()
  expect(people('父母')[1]).toBe('伴侣还不知道')
  expect(screen.getByText(/^它的意义在于下一代：伴侣是不是也携带/)).toBeInTheDocument()
})

// NCCN, "Genetic/Familial High-Risk Assessment": first-degree relatives have a chance of about one half.
test.each([
  ['a named variant', true],
  ['no named gene', false],
])('for a hereditary cancer with %s, the page states the chance of children: %s', async (_name, positive) => {
  const item = {
    detectionItemId: 'G023',
    detectionItemNameCn: '遗传性乳腺癌与卵巢癌',
    analysisModelType: 'CAUSAL',
    concernSeverity: 'RISK',
    shortSuggestion: '检出的变化，请和医生聊一聊。',
    causalGenes: [{ name: 'BRCA1', positive, mutationType: '杂合' }],
  }
  const backend = withHandlers(newBackend(), jsonHandler('get', RESULT, { results: [item] }))
  const app = await renderRoute(`${OWN}/disease-detail/GENETIC_DISEASES/G023`, { as: 'reported', backend })
  await app.press('现在看')
  await findHeading('对下一代意味着什么')
  await quiet()
  const main = screen.getByRole('main')
  expect(/有约一半的机会得到这一处变化/.test(main.textContent)).toBe(positive)
  expect(/不画图，也不算机会/.test(main.textContent)).toBe(!positive)
  expect(/一半/.test(main.textContent)).toBe(positive)
  expect(screen.getByRole('heading', { name: positive ? '携带 1 个变异' : '携带变异' })).toBeInTheDocument()
})

test('if birthday and sex are missing, the text mentions neither an age nor a sex', async () => {
  const backend = newBackend()
  for (const patient of backend.db.patients) Object.assign(patient, { birthday: '', gender: 'SECRET' })
  await renderRoute(GJB2, { as: 'reported', backend })
  await findHeading('对下一代意味着什么')
  await quiet()
  expect(people('父母')).toEqual(['您携带者', '伴侣还不知道'])
  expect(screen.queryByText(/您的每个孩子/)).toBeNull()
})

test('/highrisk-carrier-detail of a family member’s report shows that family member’s name', async () => {
  const backend = newBackend()
  const sample = backend.db.samples.find(({ recordId }) => recordId === 'R100501')
  for (const patient of backend.db.patients) if (patient.id === sample?.patientId) patient.name = '周建军'
  const query = '?sampleId=R100501&packageId=PKG-ADULT&category=GENETIC_DISEASES&id=G001'
  const app = await renderRoute(`/highrisk-carrier-detail${query}`, { as: 'reported', backend })
  await app.sees('周建军 · 家人的报告')
  await app.sees('周建军的每个孩子有约一半的机会从周建军这里得到这一份；周建军的兄弟姐妹也可能带着同一份。')
  expect(people('父母')[0]).toBe('周建军携带者')
})

test('readers of another person’s report do not see the list of relatives to tell', async () => {
  const app = await renderRoute(`${GJB2}?jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A`)
  await app.sees('按检测任务查看的报告')
  await findHeading('对下一代意味着什么')
  await quiet()
  expect(people('父母')).toEqual(['受检者携带者', '伴侣还不知道'])
  expect(screen.queryByText('家里谁值得告诉')).toBeNull()
})

test('a variant that is not certainly recessive has no inheritance diagram and no proportions', async () => {
  const results = [
    {
      detectionItemId: 'G001',
      detectionItemNameCn: '甲病',
      concernSeverity: 'CONCERN',
      analysisModelType: 'CAUSAL',
      contentSuggestion: '属常染色体显性遗传。',
      causalGenes: [{ name: 'GJB2', positive: true, referFrequency: '0.0002' }],
    },
  ]
  const backend = withHandlers(newBackend(), jsonHandler('get', RESULT, { results }))
  await renderRoute(GJB2, { as: 'reported', backend })
  expect(await screen.findByText(/^它对孩子意味着什么，要看/)).toBeInTheDocument()
  await quiet()
  expect(screen.queryByRole('list', { name: '4 个孩子' })).toBeNull()
  expect(screen.queryByText('家里谁值得告诉')).toBeNull()
  expect(screen.queryByText(/一半|通常健康/)).toBeNull()
  expect(
    screen.getByText('约每 5000 人中有 1 人携带。按一所学校 500 人算，差不多 10 所学校里有 1 人。'),
  ).toBeInTheDocument()
})

test('the frequency of a variant is shown in words and as dots, and never as a fraction alone', async () => {
  await renderRoute(GJB2, { as: 'reported' })
  await findHeading('有多少人携带')
  const sentence = screen.getByText('约每 37 人中有 1 人携带。')
  const dots = [...(sentence.parentElement?.querySelectorAll('circle') ?? [])]
  expect(dots).toHaveLength(37)
  expect(dots.filter((dot) => dot.getAttribute('fill') !== 'none')).toHaveLength(1)
  expect(document.body.textContent).not.toMatch(/(?<!约每 37 人中有 1 人（)1\/37/)
})

test('selecting the partner’s carrier status changes the four children in the diagram', async () => {
  const app = await renderRoute(GJB2, { as: 'reported' })
  await findHeading('对下一代意味着什么')
  await app.user.click(screen.getByRole('radio', { name: '也是携带者' }))
  expect(children()).toEqual(['可能受影响', '携带者', '携带者', '不携带'])
  expect(screen.getByText(/4 个孩子中约 1 个可能受影响/)).toHaveAttribute('aria-live', 'polite')
  await app.user.click(screen.getByRole('radio', { name: '不是携带者' }))
  expect(children()).toEqual(['携带者', '携带者', '不携带', '不携带'])
})

test('a child’s report shows no inheritance diagram and addresses the parents', async () => {
  await renderRoute(`${CHILD}/carrier-detail/GENETIC_DISEASES/CG001/GJB2`, { as: 'parent' })
  await findHeading('携带 1 个变异')
  await quiet()
  expect(screen.queryByText('对下一代意味着什么')).toBeNull()
  expect(screen.getByText(/^孩子带有一份变化的基因/)).toBeInTheDocument()
  expect(screen.getByText('孩子长大成家前，再和医生谈谈它对下一代的意义。')).toBeInTheDocument()
  expect(people('值得告诉的家人')).toHaveLength(3)
})

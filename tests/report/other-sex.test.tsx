import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { itemLink } from '#/domains/report/results/detail-rules.ts'
import type { Gender } from '#/domains/user/model.ts'
import { adultReport } from '#/mocks/seed/report-adult.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { withHandlers } from '#tests/request-handlers.ts'
import { singleGeneItem, reportHandlers } from './report-of.ts'

/** The laboratory has sent an item about the womb with a level. The tests show it to people of each sex. */

const ref = { sampleId: 'R100501', packageId: 'PKG-ADULT' }
const root = `/parent-page/${ref.sampleId}/${ref.packageId}`
const WOMB = '这一项讲的是女性的身体'

const twoDiseases = adultReport.filter(({ id }) => id === 'D040' || id === 'D001')

async function openAs(gender: Gender, address: string, knobs = '', items = twoDiseases) {
  const backend = newBackend(knobs)
  const sample = backend.db.samples.find(({ recordId }) => recordId === ref.sampleId)
  for (const patient of backend.db.patients)
    if (patient.id === sample?.patientId) Object.assign(patient, { gender, birthday: '1985-03-01' })
  const report = { items, packageId: '', child: false, readItems: [], executing: [], only: null }
  return renderRoute(address, { as: 'reported', backend: withHandlers(backend, ...reportHandlers(report)) })
}

const detail = itemLink(ref, 'COMMON_DISEASES', 'D040')
const countTexts = (text: string | RegExp) => screen.queryAllByText(text).length

test('an item specific to the other sex says so, and shows no level and no advice', async () => {
  const app = await openAs('MALE', detail)
  await app.sees(WOMB)
  await app.sees(/^报告资料里的性别是男，/)
  expect(screen.getAllByRole('link', { name: '联系客服' }).length).toBeGreaterThan(0)
  await quiet()
  expect([countTexts(/中风险/), countTexts(/看妇科|复查/), countTexts('给家人讲'), countTexts('风险位置')]).toEqual([
    0, 0, 0, 0,
  ])
})

test.each(['FEMALE', 'SECRET'] as const)(
  'for a person of the sex %s, an item about the womb is shown like any other item',
  async (gender) => {
    const app = await openAs(gender, detail)
    await app.sees('中风险')
    await quiet()
    expect(screen.queryByText(WOMB)).toBeNull()
  },
)

test('in the list, an item specific to the other sex shows a note instead of a level, and the overview does not count the item', async () => {
  const app = await openAs('MALE', `${root}/common-disease-list/COMMON_DISEASES`)
  await app.sees(WOMB)
  const row = screen.getByRole('link', { name: /子宫肌瘤/ })
  expect(row).toHaveTextContent(WOMB)
  await quiet()
  expect(row).not.toHaveTextContent('中风险')
  await app.router.navigate(root)
  await app.sees('1 种疾病要留意')
})

test('the doctor’s sheet of a man contains no finding about the womb', async () => {
  const app = await openAs('MALE', `${root}/common-disease-summarize/false?view=doctor`)
  await app.sees(/2型糖尿病/)
  await quiet()
  expect(screen.queryByText(/子宫肌瘤/)).toBeNull()
})

test('if the list with the person’s sex cannot be loaded, the item is shown as for an unknown sex', async () => {
  const backend = newBackend('fault:report.mine=500')
  const app = await renderRoute(detail, { as: 'reported', backend })
  await app.sees('子宫肌瘤')
  await quiet()
  expect(countTexts(WOMB)).toBe(0)
  expect((await app.calls('report.mine')).length).toBeLessThan(8)
})

test('the summary of a man counts an item specific to women neither as a finding nor as a low risk', async () => {
  const app = await openAs('MALE', `${root}/common-disease-summarize/false`)
  await app.sees('检测小结')
  await quiet()
  expect(document.body.textContent).toMatch(/不适用 ?1/)
  expect(document.body.textContent).toMatch(/中高风险 1 项 \/ 看过 2 项/)
  expect(document.body.textContent).not.toMatch(/低风险 ?1/)
})

test('an item specific to the other sex that refers to another item does not change the counts', async () => {
  const ovary = twoDiseases.map((item) =>
    item.id === 'D040' ? { ...item, nameCn: '卵巢癌' } : { ...item, severity: 'CONCERN' as const },
  )
  const gene = { id: 'G1', nameCn: '家族性肿瘤', severity: 'RISK', gene: 'BRCA1', type: '杂合' } as const
  const none = { id: 'R1', nameCn: '法布雷病', severity: 'NORMAL', gene: 'GLA', type: '' } as const
  const carried = [singleGeneItem('GENETIC_DISEASES', gene), singleGeneItem('RARE_DISEASES', none)]
  const app = await openAs('MALE', `${root}/common-disease-summarize/false`, '', [...ovary, ...carried])
  await app.sees('检测小结')
  await quiet()
  expect(document.body.textContent).toMatch(/中高风险 1 项 \/ 看过 2 项/)
})

describe.each(['', 'fault:report.mine=500'])('with the knobs “%s” for the list of reports', (knobs) => {
  test.each([root, `${root}/all-category-list`])(
    'the address %s and the sharing screen count the same unlocked items',
    async (address) => {
      const app = await openAs('MALE', address, knobs)
      await app.sees('已解锁 2/2')
      await quiet()
      expect(countTexts('已解锁 2/2')).toBe(1)
      await app.router.navigate(`/general-share-poster?sampleId=${ref.sampleId}&packageId=${ref.packageId}`)
      await app.sees(/^2 项结果/)
    },
  )
})

test('the screen of all categories requests no list of items', async () => {
  const app = await renderRoute(`${root}/all-category-list`, { as: 'reported' })
  await app.sees('常见疾病')
  expect(await app.calls('report.item')).toEqual([])
})

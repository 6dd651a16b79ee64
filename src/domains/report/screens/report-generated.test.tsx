import { cleanup, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from '#/domains/report/source/report-ids.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

/** Screens with generated reports: the same invariants hold for any content. */

const OWN = '/parent-page/R100501/PKG-ADULT'
const SECRET = '机密结论'

const severityArbitrary = fc.constantFrom('NORMAL', 'CONCERN', 'RISK', 'SOMETHING_NEW', null, undefined)
const orMissing = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

/** A result as any backend might send it; a locked one may contain more than it should. */
const resultOf = (id: number) =>
  fc.record({
    detectionItemId: fc.constant(`I${id}`),
    detectionItemNameCn: fc.constant(`项目${id}号`),
    detectionItemNameEn: orMissing(fc.constant(`Item ${id}`)),
    analysisModelType: fc.constantFrom('CAUSAL', 'RISK', 'OTHER', 'BRAND_NEW', undefined),
    locked: fc.constantFrom(true, false, undefined),
    newUnlockItemRead: fc.constantFrom(true, false, null, undefined),
    concernSeverity: severityArbitrary,
    shortSuggestion: fc.constant(`${SECRET}${id}号`),
    suggestion: orMissing(fc.constant(`${SECRET}建议${id}号`)),
    detectionContent: orMissing(fc.constant(`${SECRET}内容${id}号`)),
    detectionItemClass: fc.constantFrom('甲类', '乙类', '', undefined),
    locusInfo: orMissing(fc.constant([{ gene: 'GENE', rsId: '', genotype: '', effect: '' }])),
    causalGenes: orMissing(fc.constant([])),
  })

type Result = Awaited<ReturnType<typeof fc.sample<Record<string, unknown>>>>[number]

const report = (max: number) =>
  fc.integer({ min: 0, max }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => resultOf(id))))

const isLocked = (result: Result) => result['locked'] === true

const openReport = (address: string, results: readonly Result[]) =>
  renderRoute(address, {
    as: 'reported',
    backend: withHandlers(newBackend(), jsonHandler('get', 'sample-package-item-result', { results })),
  })

const rows = () => screen.queryAllByRole('link', { name: /^项目\d+号/ })

async function expectInList(results: readonly Result[]): Promise<void> {
  const app = await openReport(`${OWN}/other-category-list/LIFE_STYLE/生活方式`, results)
  await app.sees(results.length === 0 ? '这个分类里没有可以看的项目' : `共 ${results.length} 项`)
  const shown = rows().map((row) => row.textContent ?? '')
  const text = document.body.textContent ?? ''
  const secrets = results.filter(isLocked).map((result) => String(result['shortSuggestion']))
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  expect(rows()).toHaveLength(results.length)
  for (const row of rows()) {
    // Icon and word, never only a colour.
    expect(row.firstElementChild?.querySelectorAll('svg')).toHaveLength(1)
    expect(row.textContent).toMatch(/未解锁|重点关注|留意|一般/)
  }
  const unknown = results.find(
    (result) => !isLocked(result) && !['NORMAL', 'CONCERN', 'RISK'].includes(String(result['concernSeverity'])),
  )
  const its = unknown ? shown.filter((row) => row.startsWith(String(unknown['detectionItemNameCn']))) : ['重点关注']
  expect(its.join()).toContain('重点关注')
  app.view.unmount()
  cleanup()
}

test('[REP-014] [REP-019] [REP-023] [REP-024] in any report, locked results are hidden and unknown results count as a risk', async () => {
  await fc.assert(fc.asyncProperty(report(60), expectInList), { numRuns: 12, seed: 20 })
}, 120_000)

test('[REP-019] of two thousand results only those near the viewport are rendered', async () => {
  const results = Array.from({ length: 2000 }, (_, id) => ({
    detectionItemId: `I${id}`,
    detectionItemNameCn: `项目${id}号`,
    concernSeverity: id % 3 === 0 ? 'RISK' : 'NORMAL',
    locked: id % 7 === 0,
    newUnlockItemRead: true,
  }))
  const app = await openReport(`${OWN}/other-category-list/LIFE_STYLE/生活方式`, results)
  await app.sees('共 2000 项')
  expect(rows().length).toBeGreaterThan(20)
  expect(rows().length).toBeLessThan(300)
}, 60_000)

async function expectNothingRevealed(app: Awaited<ReturnType<typeof openReport>>): Promise<void> {
  await app.arrives('/category-deblocking?')
  await quiet()
  expect(document.body.textContent).not.toContain(SECRET)
}

async function expectWholeItem(app: Awaited<ReturnType<typeof openReport>>, result: Result): Promise<void> {
  await app.sees('本报告仅供健康管理参考，不是医学诊断')
  const [verdict] = screen.getAllByRole('heading', { level: 2 })
  const known = ['NORMAL', 'CONCERN', 'RISK'].includes(String(result['concernSeverity']))
  // Icon and word, never only a colour.
  const word = within(verdict?.parentElement ?? document.body).getByText(known ? /^(重点关注|留意|一般)$/ : '重点关注')
  expect(word.querySelectorAll('svg')).toHaveLength(1)
  expect(verdict).toHaveTextContent(/\S/)
  // A habit is not a finding, so an ordinary habit has no caution about missing findings.
  expect(document.body.textContent).not.toContain('未检出')
  const cards = [...screen.getByRole('main').querySelectorAll('section')].map((card) => card.textContent?.trim())
  expect(cards.length).toBeGreaterThan(2)
  expect(cards).not.toContain('')
}

test('[REP-014] [REP-023] [REPX-001] any single result has a page without locked results and empty sections', async () => {
  const opened = { locked: 0, free: 0 }
  await fc.assert(
    fc.asyncProperty(resultOf(1), async (result) => {
      const app = await openReport(`${OWN}/medicine-lifestyle-detail/LIFE_STYLE/I1`, [result])
      opened[isLocked(result) ? 'locked' : 'free'] += 1
      await (isLocked(result) ? expectNothingRevealed(app) : expectWholeItem(app, result))
      app.view.unmount()
      cleanup()
    }),
    { numRuns: 25, seed: 7 },
  )
  expect(Math.min(opened.locked, opened.free)).toBeGreaterThan(4)
}, 120_000)

const summaryOf = (category: string) =>
  fc.record({
    category: fc.constant(category),
    chineseName: orMissing(fc.constant('')),
    totalNumber: fc.integer({ min: 0, max: 2000 }),
    unlockedNumber: orMissing(fc.integer({ min: 0, max: 2000 })),
    riskNumber: orMissing(fc.integer({ min: 0, max: 50 })),
    concernNumber: orMissing(fc.integer({ min: 0, max: 50 })),
    locked: fc.constantFrom(true, false, undefined),
    unlockJobStatus: fc.constantFrom('EXECUTING', '', 'ODD', undefined),
    summaryItems: orMissing(
      fc.array(
        fc.record({
          detectionItemId: fc.constantFrom('A', 'B'),
          detectionItemNameCn: fc.constant('某项'),
          concernSeverity: severityArbitrary,
        }),
        {
          maxLength: 3,
        },
      ),
    ),
  })

test('[REP-013] [REP-018] the overview can show any summaries, including unknown categories', async () => {
  const summariesArbitrary = fc.tuple(...[...categories, 'NEW_CATEGORY'].map(summaryOf))
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      summariesArbitrary,
      async (kept, summaries) => {
        const sent = kept.map((at) => summaries[at])
        const path = 'sample-package-summary-result/:sampleId/:packageId'
        const app = await renderRoute(OWN, {
          as: 'reported',
          backend: withHandlers(newBackend(), jsonHandler('get', path, sent)),
        })
        await app.sees('本报告仅供健康管理参考，不是医学诊断')
        const known = sent.filter((summary) => summary?.category !== 'NEW_CATEGORY')
        const grid = screen.getByRole('heading', { name: '报告分类' }).parentElement?.nextElementSibling
        expect(within(grid as HTMLElement).queryAllByRole('link')).toHaveLength(known.length)
        expect(screen.queryAllByText('暂时不能在这里查看，需要时请联系客服')).toHaveLength(sent.length - known.length)
        const executing = known.filter((summary) => summary?.unlockJobStatus === 'EXECUTING')
        expect(screen.queryAllByText('解锁中')).toHaveLength(executing.length)
        app.view.unmount()
        cleanup()
      },
    ),
    { numRuns: 20, seed: 3 },
  )
}, 120_000)

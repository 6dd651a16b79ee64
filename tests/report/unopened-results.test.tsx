import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { itemLink } from '#/domains/report/results/detail-rules.ts'
import { isSensitive } from '#/domains/report/sensitive/sensitive-rules.ts'
import { endSession } from '#/domains/user/store.ts'
import type { Opened } from '#/mocks/report-wire.ts'
import { adultReport } from '#/mocks/seed/report-adult.ts'
import { childReport } from '#/mocks/seed/report-child.ts'
import type { SeedItem } from '#/mocks/seed/report-seed.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { withHandlers } from '#tests/request-handlers.ts'
import { singleGeneItem, reportHandlers } from './report-of.ts'

/**
 * An unopened topic reveals no result. Which topics ask before they are shown does not depend on a result either, so the
 * question itself reveals nothing (decision 543).
 */

const ref = { sampleId: 'R100501', packageId: 'PKG-ADULT' }
const QUESTION = '这一项，按自己的节奏看'
const ROOT = `/parent-page/${ref.sampleId}/${ref.packageId}`

const disease =
  (category: 'GENETIC_DISEASES' | 'RARE_DISEASES', id: string, nameCn: string, gene: string) => (positive: boolean) =>
    singleGeneItem(category, { id, nameCn, severity: positive ? 'RISK' : 'NORMAL', gene, type: positive ? '杂合' : '' })
const huntington = disease('RARE_DISEASES', 'R90', '亨廷顿舞蹈症', 'HTT')
const breast = disease('GENETIC_DISEASES', 'G90', '遗传性乳腺癌与卵巢癌', 'BRCA1')
const fabry = disease('RARE_DISEASES', 'R91', '法布雷病', 'GLA')

const seedItem = (id: string): SeedItem => {
  const item = adultReport.find((one) => one.id === id)
  if (!item) throw new Error(`the seed has no ${id}`)
  return item
}

/** An address, and a text on its page. */
type ExpectedPage = readonly [address: string, shows: string]

/** The text on the screen, without kept-alive screens. */
function shownText(): string {
  const screen = document.body.cloneNode(true) as HTMLElement
  for (const kept of screen.querySelectorAll<HTMLElement>('[style]')) if (kept.style.display === 'none') kept.remove()
  return screen.textContent
}

/** The text of each page of a report with these items. No item has been opened. */
async function pagesOf(
  items: readonly SeedItem[],
  expectedPages: readonly ExpectedPage[],
): Promise<Record<string, string>> {
  const opened: Opened = { items, packageId: '', child: false, readItems: [], executing: [], only: null }
  const backend = withHandlers(newBackend(), ...reportHandlers(opened))
  const app = await renderRoute(expectedPages[0]?.[0] ?? '', { as: 'reported', backend })
  const pages: Record<string, string> = {}
  // Parts that are loaded for the first time are rendered late, so each page is opened twice.
  for (const [address, shows] of [...expectedPages, ...expectedPages]) {
    await app.router.navigate(address)
    await app.arrives(address)
    await waitFor(() => expect(shownText()).toContain(shows), { timeout: 8000 })
    await quiet()
    pages[address] = shownText()
  }
  app.view.unmount()
  return pages
}

afterEach(endSession)

test('[REP-013] no page shows the result of a sensitive topic that was not opened', async () => {
  const common = seedItem('D033')
  const NAMES = { GENETIC_DISEASES: '遗传性乳腺癌与卵巢癌', RARE_DISEASES: '亨廷顿舞蹈症' }
  const expectedPages: ExpectedPage[] = [
    [ROOT, '看懂报告'],
    [`${ROOT}/all-category-list`, '全部分类'],
    [`${ROOT}/common-disease-list/COMMON_DISEASES`, '帕金森病'],
    [`${ROOT}/common-disease-summarize/false`, '未打开'],
    [`${ROOT}/common-disease-summarize/false?view=doctor`, '详细结果'],
    ...(['GENETIC_DISEASES', 'RARE_DISEASES'] as const).flatMap((category): ExpectedPage[] => [
      [`${ROOT}/other-category-list/${category}/X`, NAMES[category]],
      [`${ROOT}/carrier-detection-summarize/${category}`, '未打开'],
      [`${ROOT}/high-risk-carrier-list/${category}`, '检出变异'],
    ]),
    [itemLink(ref, 'COMMON_DISEASES', common.id), QUESTION],
    [itemLink(ref, 'GENETIC_DISEASES', 'G90'), QUESTION],
    [itemLink(ref, 'RARE_DISEASES', 'R90'), QUESTION],
    ['/general-share-poster?sampleId=R100501&packageId=PKG-ADULT', '分享报告'],
  ]
  const others = [seedItem('D001'), seedItem('G001'), seedItem('R002'), seedItem('M001')]
  const withResult = (severity: 'NORMAL' | 'RISK') => {
    const topics = [{ ...common, severity }, breast(severity === 'RISK'), huntington(severity === 'RISK')]
    return pagesOf([...others, ...topics], expectedPages)
  }
  const none = await withResult('NORMAL')
  const found = await withResult('RISK')
  expect(expectedPages.flatMap(([address]) => (none[address] === found[address] ? [] : [address]))).toEqual([])
})

test.each([false, true])(
  'a rare disease is not a sensitive topic, whether or not a variant was found: %s',
  async (positive) => {
    const page = itemLink(ref, 'RARE_DISEASES', 'R91')
    const { [page]: text } = await pagesOf([fabry(positive)], [[page, positive ? '携带' : '未检出']])
    expect(text).not.toContain(QUESTION)
  },
)

// If the question depended on the result, it would reveal the result.
test('an item’s result does not decide whether the item is a sensitive topic', () => {
  const seeds = [...adultReport, ...childReport].map((item) => ({ ...item, locked: false }))
  const asking = seeds.filter((item) => isSensitive(item, item.category)).map(({ id }) => id)
  expect(asking.length).toBeGreaterThan(3)
  for (const severity of ['NORMAL', 'CONCERN', 'RISK'] as const) {
    const graded = seeds.map((item) => ({ ...item, severity }))
    expect(graded.filter((item) => isSensitive(item, item.category)).map(({ id }) => id)).toEqual(asking)
  }
})

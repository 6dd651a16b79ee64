import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'
import { collectAddedTexts } from '#tests/screen-texts.ts'

/**
 * If parts of a reply cannot be parsed, no screen says that there are none. A page of a report also says that not
 * everything could be read.
 */

const REPORT = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const SUMMARY = 'sample-package-summary-result/:sampleId/:packageId'
const ITEM = 'sample-package-item-result'
const LOST = '有 1 条内容没有读出来'
const NOT_ALL = '内容没有全部读出来，请稍后再看'

const summary = (category: string, fields: object) => ({
  category,
  totalNumber: 9,
  unlockedNumber: 9,
  riskNumber: null,
  concernNumber: null,
  summaryItems: [{ detectionItemNameCn: '没有编号', concernSeverity: 'RISK' }],
  ...fields,
})
const summaries = (...all: object[]) => ({ backend: withHandlers(newBackend(), jsonHandler('get', SUMMARY, all)) })
const items = (results: object[]) => ({
  backend: withHandlers(newBackend(), jsonHandler('get', ITEM, { reportPackageType: 'ADULT', results })),
})
const normal = { detectionItemId: 'D1', detectionItemNameCn: '甲', concernSeverity: 'NORMAL' }
/** A result that cannot be parsed. */
const withoutId = { concernSeverity: 'RISK' }

test('a report whose findings cannot be parsed names the incomplete categories, and does not say that nothing was found', async () => {
  const app = await renderRoute(REPORT, summaries(summary('COMMON_DISEASES', {}), summary('RARE_DISEASES', {})))
  await app.sees('常见疾病的结果没有全部读出来')
  await app.sees('罕见疾病的结果没有全部读出来')
  await app.sees('有 2 条内容没有读出来')
  await quiet()
  expect(screen.queryByText(/没有要特别留意|没有检出|暂无需关注/)).toBeNull()
})

test('the summary of a report shows no counts for a category that could not be parsed completely', async () => {
  const app = await renderRoute(`${REPORT}/common-disease-summarize/false`, summaries(summary('COMMON_DISEASES', {})))
  await app.sees(NOT_ALL)
  await app.sees(LOST)
  await quiet()
  expect(screen.queryByText(/低风险 \d|中高风险/)).toBeNull()
})

test('carrier detection shows no result if a finding could not be parsed', async () => {
  const address = `${REPORT}/carrier-detection-summarize/RARE_DISEASES`
  const app = await renderRoute(address, summaries(summary('RARE_DISEASES', {})))
  await app.sees(NOT_ALL)
  await quiet()
  expect(screen.queryByText(/未检出|都没有检出/)).toBeNull()
})

test.each([
  ['the doctor’s sheet', 'common-disease-summarize/false?view=doctor', /没有需要特别告诉医生的结果/],
  ['the list of found variants', 'high-risk-carrier-list/GENETIC_DISEASES', /都没有检出变异|没有解锁的项目/],
  ['the list of medicines', 'other-category-list/PHARMACOGENOMICS/x', /没有可以看的项目|没有需要关注|建议更换/],
])(
  'if the lists of a report come without results, %s does not say that nothing was found',
  async (_what, page, none) => {
    const app = await renderRoute(`${REPORT}/${page}`, items([]))
    await app.sees(NOT_ALL)
    await quiet()
    expect(screen.queryByText(none)).toBeNull()
  },
)

test('the doctor’s sheet of a report without categories does not say that there is nothing to tell', async () => {
  const app = await renderRoute(`${REPORT}/common-disease-summarize/false?view=doctor`, summaries())
  await app.sees('这份报告里没有读到可以看的结果。')
  await quiet()
  expect(screen.queryByText(/没有需要特别告诉医生的结果/)).toBeNull()
})

test('the categories of a report without categories show a text, and the search does not say that a name is unknown', async () => {
  const app = await renderRoute(`${REPORT}/all-category-list`, summaries())
  await app.sees('这份报告还没有内容')
  await app.type('搜索整份报告', '氯吡格雷')
  await app.sees('报告的一部分内容没有读到，点按重试')
  await quiet()
  expect(screen.queryByText(/没有认出|没有和报告里的药对上/)).toBeNull()
})

test('if the list of medicines comes without results, the search for a medicine does not say that it is not in the report', async () => {
  const app = await renderRoute(`${REPORT}/all-category-list`, items([]))
  await app.type('搜索整份报告', '氯吡格雷')
  await app.sees('报告的一部分内容没有读到，点按重试')
  await quiet()
  expect(screen.queryByText(/没有“氯吡格雷”|没有和报告里的药对上/)).toBeNull()
  expect(await app.sees('报告的一部分内容没有读到，点按重试')).toHaveLength(1)
})

test('if a result could not be parsed, the page of an item without a result does not say 没有找到这个项目', async () => {
  const app = await renderRoute(`${REPORT}/disease-detail/COMMON_DISEASES/D9`, items([normal, withoutId]))
  await app.sees(NOT_ALL)
  // Both reads of the screen contain the same entry. It is counted once.
  await app.sees(LOST)
  await quiet()
  expect(screen.queryByText('没有找到这个项目')).toBeNull()
})

test('if a result could not be parsed, the page never says 没有找到这个项目, not even in its first frame', async () => {
  const addedTexts = collectAddedTexts()
  const app = await renderRoute(`${REPORT}/disease-detail/COMMON_DISEASES/D9`, items([normal, withoutId]))
  await app.sees(NOT_ALL)
  const added = addedTexts.stop()
  expect(added).toContain(NOT_ALL)
  expect(added).not.toContain('没有找到这个项目')
})

test('data that could not be parsed have a retry that loads them again, and a link to customer service', async () => {
  let results: object[] = [normal, withoutId]
  const backend = withHandlers(
    newBackend(),
    http.get(`*/${ITEM}`, () => HttpResponse.json({ reportPackageType: 'ADULT', results })),
  )
  const app = await renderRoute(`${REPORT}/disease-detail/COMMON_DISEASES/D9`, { backend })
  await app.sees(NOT_ALL)
  expect(screen.getByRole('link', { name: '联系客服' })).toBeVisible()
  results = [normal]
  await app.press('重试')
  await app.sees('没有找到这个项目')
})

test('a list with a result that could not be parsed shows no total and no all-clear', async () => {
  const list = `${REPORT}/common-disease-list/COMMON_DISEASES`
  const app = await renderRoute(list, items([normal, withoutId]))
  await app.sees(NOT_ALL)
  await app.sees(LOST)
  await quiet()
  expect(screen.queryByText(/^共 \d+ 项|没有需要关注的/)).toBeNull()
})

test('a count whose only entry could not be parsed is left out, and the links are still shown', async () => {
  const broken = [{ name: '没有编号' }]
  const total = { 'x-total-count': '1' }
  const backend = withHandlers(
    newBackend(),
    jsonHandler('post', 'mallsales/api/user/mall-user-coupons/current-user', broken, 200, total),
  )
  const app = await renderRoute('/my-main', { as: 'member', backend })
  await app.sees('优惠券')
  await quiet()
  expect(screen.getByRole('link', { name: /^优惠券/ })).not.toHaveTextContent(/\d|没有/)
})

import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { stubIntersectionObserver } from '#tests/browser-stubs.ts'
import { withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const RARE = 'gene/api/public/appendix/rare-diseases'

/** An appendix of 45 entries. */
const shortHandler = http.get(`*/${RARE}`, ({ request }) => {
  const { searchParams } = new URL(request.url)
  const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))]
  const all = Array.from({ length: 45 }, (_, at) => ({
    chineseName: `罕见病 ${at + 1} 型`,
    englishName: '',
    genes: '',
  }))
  return HttpResponse.json(all.slice(page * size, page * size + size), { headers: { 'x-total-count': '45' } })
})

test('[REP-048] [LIT-009] 45 appendix entries are loaded in three pages of 20', async () => {
  stubIntersectionObserver()
  const asked = spyOnRequest('get', RARE)
  const app = await renderRoute(`${DEMO}/rare-diseases-appendix/B1`, {
    backend: withHandlers(newBackend(), asked.handler, shortHandler),
  })
  await app.sees('没有更多了')
  expect(asked.asked.map(({ url }) => url.search)).toEqual(
    [0, 1, 2].map((page) => `?basePackageId=B1&page=${page}&size=20`),
  )
  expect(screen.getAllByText(/^罕见病 \d+ 型$/)).toHaveLength(45)
  expect(screen.getByText(/^共 45 种。在这里不代表检出/)).toBeInTheDocument()
})

test.each([
  ['genetic-diseases-appendix', '遗传疾病附录', 'β地中海贫血'],
  ['rare-diseases-appendix', '罕见疾病附录', '视网膜色素变性 1 型'],
])('[LIT-009] the address /%s lists the items of the package', async (segment, title, first) => {
  const app = await renderRoute(`${DEMO}/${segment}/PKG-ADULT`)
  expect(await screen.findByRole('heading', { name: title }, { timeout: 8000 })).toBeInTheDocument()
  await app.sees(first)
  expect(screen.getByText(/^共 \d+ 种，已载入 20 种/)).toBeInTheDocument()
})

test('a package without an appendix shows a text', async () => {
  const app = await renderRoute(`${DEMO}/rare-diseases-appendix/NOPE`)
  expect(await app.sees('这个套餐没有附录')).toHaveLength(1)
})

/** Some 120 pages are loaded one after the other. */
const findCountTexts = () => screen.findAllByText('找到 1 种', undefined, { timeout: 50_000 })

const hits = () =>
  within(screen.getByRole('list', { name: '找到的疾病' }))
    .queryAllByRole('listitem')
    .map((hit) => hit.querySelector('strong')?.textContent)

test('a search in the appendix loads pages until there are enough matches, and loads more pages when requested', async () => {
  const app = await renderRoute(`${DEMO}/rare-diseases-appendix/PKG-ADULT`)
  await app.type('搜索疾病', 'fgjws')
  await app.sees(/^找到 \d+ 种，后面可能还有$/)
  expect(hits()).toHaveLength(20)
  const pages = async () => (await app.calls('report.appendixRare')).length
  expect(await pages()).toBe(6)
  await app.press('继续查找')
  await waitFor(() => expect(hits()).toHaveLength(40))
  expect(await pages()).toBe(7)
  await app.type('搜索疾病', 'mfn2')
  await findCountTexts()
  expect(hits()).toEqual(['腓骨肌萎缩症 6 型'])
  await quiet()
  expect(screen.queryByRole('button', { name: '继续查找' })).toBeNull()
})

test('if a search has no matches in any page of the appendix, a text is shown', async () => {
  const app = await renderRoute(`${DEMO}/rare-diseases-appendix/B1`, {
    backend: withHandlers(newBackend(), shortHandler),
  })
  await app.type('搜索疾病', '感冒')
  await app.sees('没有认出“感冒”')
  expect(
    screen.getByText('可能叫法不同：换个名称、少输几个字，或用拼音首字母再试。没认出不代表没有风险，有疑问请问医生'),
  ).toBeInTheDocument()
})

test('if a page of the appendix cannot be loaded, the search stops and shows a retry', async () => {
  const app = await renderRoute(`${DEMO}/rare-diseases-appendix/PKG-ADULT`, {
    knobs: 'fault:report.appendixRare=404@2',
  })
  await app.type('搜索疾病', 'mfn2')
  await app.press('没有查完，点按重试')
  expect(await findCountTexts()).toHaveLength(1)
})

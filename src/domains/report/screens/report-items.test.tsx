import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { network } from '#tests/network.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
const LIST = `${OWN}/common-disease-list/COMMON_DISEASES`
const DETAIL = `${OWN}/disease-detail/COMMON_DISEASES/D001`
const RESULT = 'sample-package-item-result'

const findRow = (name: RegExp) => screen.findByRole('link', { name })
/** The names of the listed items: the first thing in bold of each. */
const names = () =>
  screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('strong')[0]?.textContent ?? [])

const result = (id: string, fields: object = {}) => ({
  detectionItemId: id,
  detectionItemNameCn: `项目${id}`,
  concernSeverity: 'RISK',
  newUnlockItemRead: true,
  ...fields,
})
/** The list of a report with these results, of which the summary has the findings. */
const listing = (...results: ReturnType<typeof result>[]) => {
  const summary = {
    category: 'COMMON_DISEASES',
    totalNumber: results.length,
    unlockedNumber: results.length,
    summaryItems: results.filter(({ concernSeverity }) => concernSeverity !== 'NORMAL'),
  }
  return renderRoute('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/common-disease-list/COMMON_DISEASES', {
    backend: withHandlers(
      newBackend(),
      jsonHandler('get', RESULT, { results }),
      jsonHandler('get', 'sample-package-summary-result/:sampleId/:packageId', [summary]),
    ),
  })
}

test('[REP-031] normal items are hidden until the person switches them on', async () => {
  const app = await renderRoute(LIST, { as: 'reported' })
  await findRow(/^2型糖尿病/)
  // The filter also shows an item with a hidden result: hiding the item would tell that it is normal.
  expect(names()).toHaveLength(5 + 11 + 3 + 1)
  await quiet()
  expect(screen.queryByRole('link', { name: /^心房颤动/ })).toBeNull()
  await app.user.click(screen.getByRole('switch', { name: '显示全部' }))
  expect(await findRow(/^心房颤动/)).toHaveTextContent('低风险')
  expect(names()).toHaveLength(40)
})

test('[REP-016] [REP-017] [REP-026] [REP-027] [REP-028] a row shows whether the item is new, and its result', async () => {
  const app = await listing(
    result('1', { newUnlockItemRead: false }),
    result('2', { concernSeverity: 'CONCERN' }),
    result('3', { concernSeverity: 'NORMAL', newUnlockItemRead: null }),
  )
  await app.user.click(await screen.findByRole('switch', { name: '显示全部' }))
  expect(await findRow(/^项目1/)).toHaveTextContent('项目1新高风险')
  expect(await findRow(/^项目2/)).toHaveTextContent('项目2中风险')
  expect(await findRow(/^项目3/)).toHaveTextContent('项目3低风险')
  expect(screen.getAllByText('新')).toHaveLength(1)
})

test('[REP-022] [REP-023] [REP-024] [REP-025] an item shows its worst result, and an unknown result counts as a risk', async () => {
  const app = await listing(
    result('1', { concernSeverity: 'CONCERN' }),
    result('1', { concernSeverity: 'RISK' }),
    result('2', { concernSeverity: 'SOMETHING' }),
    result('3', { concernSeverity: undefined }),
    result('4', { concernSeverity: 'NORMAL' }),
    result('4', { concernSeverity: 'NORMAL' }),
  )
  await app.user.click(await screen.findByRole('switch', { name: '显示全部' }))
  for (const id of ['1', '2', '3']) expect(await findRow(new RegExp(`^项目${id}`))).toHaveTextContent('高风险')
  expect(await findRow(/^项目4/)).toHaveTextContent('低风险')
})

test('[REP-014] [REP-015] [REP-019] locked items are listed last, without a result, and explain the lock', async () => {
  const app = await listing(
    result('A', { locked: true }),
    result('B'),
    result('C'),
    result('C', { locked: true }),
    result('D'),
  )
  await findRow(/^项目B/)
  expect(names()).toEqual(['项目B', '项目D', '项目A', '项目C'])
  const locked = screen.getByRole('link', { name: /^项目C/ })
  expect(locked).toHaveTextContent('未解锁')
  await quiet()
  expect(locked).not.toHaveTextContent('高风险')
  await app.user.click(locked)
  const way = await screen.findByRole('link', { name: '了解检测套餐' })
  expect(way).toHaveAttribute('href', '/commodity-detail/G001')
  await quiet()
  expect(screen.queryByRole('heading', { name: /风险$|未解锁/ })).toBeNull()
})

test('[REP-018] [REPX-004] an item whose unlocking is in progress can be neither opened nor ordered', async () => {
  const summary = { category: 'COMMON_DISEASES', locked: true, unlockJobStatus: 'EXECUTING' }
  const backend = withHandlers(
    newBackend(),
    jsonHandler('get', RESULT, { results: [result('A', { locked: true })] }),
    jsonHandler('get', 'sample-package-summary-result/:sampleId/:packageId', [summary]),
  )
  await renderRoute(LIST, { as: 'reported', backend })
  expect(await screen.findByRole('link', { name: /^项目A/ })).toHaveTextContent('解锁中')
  await quiet()
  expect(screen.queryByRole('link', { name: '去解锁' })).toBeNull()
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toContain('deblocking')
})

test('[REP-018] an item whose unlocking is in progress shows its result without a reload when the result is ready', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const running = { unlockJobStatus: 'EXECUTING', results: [result('A', { locked: true })] }
  await renderRoute(LIST, { as: 'reported', backend: withHandlers(newBackend(), jsonHandler('get', RESULT, running)) })
  await vi.waitFor(() => screen.getByRole('link', { name: /^项目A.*未解锁/ }), { timeout: 8000 })
  await quiet()
  network.use(jsonHandler('get', RESULT, { results: [result('A')] }))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  const open = await vi.waitFor(() => screen.getByRole('link', { name: /^项目A.*高风险/ }), { timeout: 8000 })
  expect(open).toHaveTextContent('高风险')
})

test('[REP-029] [LIT-031] the index of middle and high risk is (count + 2) / 10, and is shown with a label below the list', async () => {
  const app = await listing(result('1'), result('2'), result('3', { concernSeverity: 'CONCERN' }))
  expect(await app.sees(/^0\.5%。这是报告按自己的口径给出的中高风险指数/)).toHaveLength(1)
  expect(screen.getByRole('heading', { name: '依据与局限' })).toBeInTheDocument()
  await quiet()
  expect(screen.getByText('共 3 项').closest('section')).not.toHaveTextContent('%')
})

test('[REP-030] without a middle or high risk, no index is shown', async () => {
  await listing(result('1', { concernSeverity: 'NORMAL' }))
  expect(await screen.findByText('已解读的项目里没有需要关注的；未检出不代表没有风险')).toBeInTheDocument()
  await quiet()
  expect(screen.queryByText('报告指数')).toBeNull()
})

test('[REP-042] an item in the list of a category links to its detail', async () => {
  const app = await renderRoute(`${OWN}/other-category-list/PHARMACOGENOMICS/X`, { as: 'reported' })
  await app.follow(/^氯吡格雷/)
  await app.arrives(`${OWN}/medicine-lifestyle-detail/PHARMACOGENOMICS/M001`)
  expect(await screen.findByRole('heading', { name: '氯吡格雷' })).toBeInTheDocument()
})

test('[REP-047] a detail is requested together with its result and corpus', async () => {
  const asked = spyOnRequest('get', RESULT)
  await renderRoute(DETAIL, { as: 'reported', backend: withHandlers(newBackend(), asked.handler) })
  await screen.findByRole('heading', { name: '2型糖尿病' })
  expect(asked.asked.map((call) => call.url.search)).toContain(
    '?sampleId=R100501&packageId=PKG-ADULT&packageItem=D001&needResultAndCorpus=true',
  )
})

test('[REP-005] [REP-049] opening an item of the person’s own report sends its name as a tag and marks it as read, each once; the list then no longer shows 新', async () => {
  const tags = spyOnRequest('post', 'recommendation/api/tag-objects')
  const app = await renderRoute(LIST, { as: 'reported', backend: withHandlers(newBackend(), tags.handler) })
  expect(await findRow(/^2型糖尿病/)).toHaveTextContent('新')
  await app.follow(/^2型糖尿病/)
  await screen.findByRole('heading', { name: '2型糖尿病' })
  await waitFor(async () =>
    expect(await app.calls('report.read')).toMatchObject([{ status: 200, input: { id: 'D001' } }]),
  )
  await waitFor(() =>
    expect(tags.asked.map((call) => call.body)).toEqual([{ userLogin: '13800000005', tagName: '2型糖尿病' }]),
  )
  await app.router.navigate(-1)
  const link = await findRow(/^2型糖尿病/)
  await waitFor(() => expect(within(link).queryByText('新')).toBeNull())
})

test('[REP-049] an item that is already read is not marked again', async () => {
  const app = await renderRoute(`${OWN}/disease-detail/COMMON_DISEASES/D002`, { as: 'reported' })
  await screen.findByRole('heading', { name: '肥胖' })
  await waitFor(async () => expect(await app.calls('report.tag')).toHaveLength(1))
  expect(await app.calls('report.read')).toEqual([])
})

test('[REP-004] [ROLE-009] an item of a sample report sends no request that writes, even for a signed-in person', async () => {
  const app = await renderRoute('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/disease-detail/COMMON_DISEASES/D001', {
    as: 'reported',
  })
  await screen.findByRole('heading', { name: '2型糖尿病' })
  await app.follow(/^下一项/)
  await screen.findByRole('heading', { name: '肥胖' })
  await quiet()
  expect([await app.calls('report.tag'), await app.calls('report.read'), await app.calls('report.viewed')]).toEqual([
    [],
    [],
    [],
  ])
  await quiet()
  expect(app.backend.db.tags).toEqual([])
})

test('[REP-040] [REP-041] after the last item of a category, the next category is linked', async () => {
  const app = await renderRoute(`${OWN}/disease-detail/GENETIC_DISEASES/G024`, { as: 'reported' })
  await app.follow(/^进入下一类.*罕见疾病/)
  await app.arrives(`${OWN}/other-category-list/RARE_DISEASES/`)
  expect(app.address()).toBe(`${OWN}/other-category-list/RARE_DISEASES/${encodeURIComponent('罕见疾病')}`)
})

test('the result of a sensitive topic is hidden in lists until the topic is opened', async () => {
  const app = await renderRoute(LIST, {
    as: 'reported',
    backend: withHandlers(
      newBackend(),
      jsonHandler('get', RESULT, {
        results: [
          result('1', { detectionItemNameCn: '阿尔茨海默病', shortSuggestion: '一句话结论' }),
          result('2', { shortSuggestion: '另一句结论' }),
        ],
      }),
    ),
  })
  const folded = await findRow(/^阿尔茨海默病/)
  expect(folded).toHaveTextContent('结果在里面，想看的时候再点开')
  await quiet()
  expect(folded).not.toHaveTextContent(/高风险|一句话结论/)
  expect(await findRow(/^项目2/)).toHaveTextContent('高风险另一句结论')
  await app.user.click(folded)
  await app.press('现在看')
  await app.sees('本报告仅供健康管理参考，不是医学诊断')
  await app.router.navigate(-1)
  await app.arrives(LIST)
  expect(await screen.findByRole('link', { name: /^阿尔茨海默病.*高风险.*一句话结论/ })).toBeInTheDocument()
})

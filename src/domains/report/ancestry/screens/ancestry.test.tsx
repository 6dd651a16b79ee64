import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const OWN = '/parent-page/R100501/PKG-ADULT'
const LIST = `ancestry-list/ANCESTRY/${encodeURIComponent('祖源分析')}`
const RESULT = 'sample-package-item-result'

const findRow = (name: RegExp) => screen.findByRole('link', { name }, { timeout: 8000 })
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 8000 })
/** The selected area, which is announced. */
const announcement = () => document.querySelector('p[aria-live="polite"]')?.textContent.replaceAll('\u00A0', ' ')
const picture = () => screen.getByRole('img', { name: /^祖源构成/ })

/** Gives the picture its size, which jsdom does not know, and taps the position of a name. */
function tapOnName(name: RegExp) {
  const text = [...picture().querySelectorAll('text')].find((entry) => name.test(entry.textContent))
  if (!text) throw new Error(`no name ${name}`)
  const box = vi.spyOn(picture(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 288, 224))
  onTestFinished(() => box.mockRestore())
  const [clientX, clientY] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))]
  fireEvent.click(picture(), { clientX, clientY })
}
const areaButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} ?\\d`) })

/** Opens the page of an item with this ancestry result. */
const openAncestry = (page: string, ancestry: object | null, fields: object = {}) =>
  renderRoute(`${DEMO}/ancestry-${page}-detail/ANCESTRY/A1`, {
    backend: withHandlers(
      newBackend(),
      jsonHandler('get', RESULT, {
        results: [
          { detectionItemId: 'A1', detectionItemNameCn: '单倍群', ancestryAnalysisResult: ancestry, ...fields },
        ],
      }),
    ),
  })

test('[GEN-008] the overview links to the ancestry list, whose rows show their results', async () => {
  const app = await renderRoute(DEMO)
  await app.follow(/^祖源分析/)
  await app.arrives(`${DEMO}/${LIST}`)
  expect(await findRow(/^祖源成分/)).toHaveTextContent('华北 38%')
  expect(await findRow(/^父系单倍群/)).toHaveTextContent('O2a2b1a1')
  expect(await findRow(/^母系单倍群/)).toHaveTextContent('D4')
  expect(await findRow(/^尼安德特人比例/)).toHaveTextContent('2%')
})

test.each([
  ['ANC-006', '父系单倍群', 'ancestry-father-detail/ANCESTRY/A002'],
  ['ANC-007', '母系单倍群', 'ancestry-mother-detail/ANCESTRY/A003'],
  ['ANC-008', '祖源成分', 'ancestry-composition-detail/ANCESTRY/A001'],
  ['ANC-009', '尼安德特人比例', 'ancestry-neanderthal-detail/ANCESTRY/A004'],
])('[%s] the ancestry row %s opens its page', async (_id, name, page) => {
  const app = await renderRoute(`${DEMO}/${LIST}`)
  await app.follow(new RegExp(`^${name}`))
  await app.arrives(`${DEMO}/${page}`)
  expect(await findTitle(name)).toBeInTheDocument()
})

test('[ANC-004] [ANC-005] the composition and the Neanderthal row keep their names if the server sends other names', async () => {
  const results = [
    { detectionItemId: '1', detectionItemNameCn: 'N', ancestryAnalysisResult: { ancestryType: 'NEANDERTHAL' } },
    {
      detectionItemId: '2',
      detectionItemNameCn: 'C',
      ancestryAnalysisResult: { ancestryType: 'ANCESTRY_COMPOSITION' },
    },
  ]
  await renderRoute(`${DEMO}/${LIST}`, { backend: withHandlers(newBackend(), jsonHandler('get', RESULT, { results })) })
  expect(await findRow(/^尼安德特人比例/)).toHaveTextContent('暂无法分析')
  expect(await findRow(/^祖源成分/)).toHaveTextContent('暂无法分析')
})

test('the address of an ancestry item under another page redirects to the page of its type', async () => {
  const list = await renderRoute(`${DEMO}/other-category-list/ANCESTRY/x?sharingCode=`)
  await list.arrives(`${DEMO}/${LIST}`)
  list.view.unmount()
  const plain = await renderRoute(`${OWN}/disease-detail/ANCESTRY/A003`, { as: 'reported' })
  await plain.arrives(`${OWN}/ancestry-mother-detail/ANCESTRY/A003`)
  await findTitle('母系单倍群')
  await waitFor(async () => expect(await plain.calls('report.tag')).toHaveLength(1))
  plain.view.unmount()
  const mixed = await renderRoute(`${DEMO}/ancestry-father-detail/ANCESTRY/A004`)
  await mixed.arrives(`${DEMO}/ancestry-neanderthal-detail/ANCESTRY/A004`)
  mixed.view.unmount()
  const foreign = await renderRoute(`${DEMO}/ancestry-list/LIFE_STYLE/x`)
  await foreign.arrives(`${DEMO}/other-category-list/LIFE_STYLE/`)
})

test.each([['composition'], ['father'], ['mother'], ['neanderthal']])(
  '[LIT-006] the %s page requests the ancestry item that is in the address',
  async (page) => {
    const asked = spyOnRequest('get', RESULT)
    await renderRoute(`/parent-page/S1/P1/ancestry-${page}-detail/ANCESTRY/A1`, {
      backend: withHandlers(newBackend(), asked.handler),
    })
    await waitFor(() =>
      expect(asked.asked.map((call) => call.url.search)).toContain(
        '?sampleId=S1&packageId=P1&packageItem=A1&needResultAndCorpus=true',
      ),
    )
  },
)

test('[ANC-001] [ANC-002] [ANC-010] an area selected in the list is also selected in the picture, and vice versa', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-composition-detail/ANCESTRY/A001`)
  await findTitle('祖源成分')
  expect(screen.getByRole('img', { name: /^祖源构成：华北 38%，华中 23%/ })).toBeInTheDocument()
  expect(announcement()).toBe('华北38%北方汉族 35%、满族 2%、回族 1%')
  expect(screen.getByText('北方汉族').parentElement).toHaveTextContent('北方汉族35%')
  await app.user.click(areaButton('华南'))
  expect(announcement()).toBe('华南13%岭南汉族 9%、壮族 2%、畲族 1%')
  expect(areaButton('华北')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('壮族').parentElement).toHaveTextContent('壮族2%')
  tapOnName(/^东北/)
  expect(announcement()).toBe('东北6%东北汉族 4%、锡伯族 2%')
  expect(areaButton('东北')).toHaveAttribute('aria-expanded', 'true')
  expect(areaButton('华南')).toHaveAttribute('aria-expanded', 'false')
  tapOnName(/^东北/)
  expect(announcement()).toBe('祖源来自15 个区域')
  expect(screen.getByText('因四舍五入合计 99%')).toBeInTheDocument()
})

test('every area of at least two percent is labelled with name and percentage in the picture', async () => {
  await renderRoute(`${DEMO}/ancestry-composition-detail/ANCESTRY/A001`)
  await findTitle('祖源成分')
  const names = [...picture().querySelectorAll('text')].map((text) => text.textContent)
  // The selected area is drawn last.
  expect(names).toEqual([
    '华中 23%',
    '华南 13%',
    '东北 6%',
    '西南 5%',
    '朝鲜半岛 3%',
    '日本列岛 3%',
    '蒙古高原 2%',
    '华北 38%',
  ])
})

test('[ANC-010] areas below two percent share one row, which expands and calls the areas uncertain', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-composition-detail/ANCESTRY/A001`)
  await findTitle('祖源成分')
  await quiet()
  expect(screen.queryByText('青藏高原')).toBeNull()
  await app.user.click(screen.getByRole('button', { name: /^其他微量 7 项 ?6%/ }))
  expect(announcement()).toMatch(/^其他微量 7 项6%不足 2% 的成分误差较大/)
  await app.user.click(areaButton('北亚'))
  expect(announcement()).toMatch(/^北亚1%不足 2% 的成分误差较大/)
  expect(screen.getByText('鄂温克族')).toBeInTheDocument()
  await app.user.click(screen.getByRole('tab', { name: '故事' }))
  expect(screen.getByRole('heading', { name: /^华北/ }).parentElement).toHaveTextContent('黄河两岸')
  expect(screen.getByText(/^不足 2% 的成分误差较大/)).toBeInTheDocument()
})

test('[ANC-010] areas and ethnic groups have the laboratory’s names, and an unknown area has a text', async () => {
  const areas = [
    { area: '东亚', rate: 0.9, ancestryNations: [{ chineseName: '汉族', rate: 0.8 }] },
    { area: '某地', rate: 0.1 },
  ]
  const app = await openAncestry('composition', {
    ancestryType: 'ANCESTRY_COMPOSITION',
    ancestryCompositionResult: { areaAncestryCompositions: areas },
  })
  await findTitle('祖源成分')
  expect(announcement()).toBe('东亚90%汉族 80%')
  expect(screen.getByText('汉族').parentElement).toHaveTextContent('汉族80%')
  expect(screen.getByText('其他（没有画在图上）：某地 10%')).toBeInTheDocument()
  await app.user.click(screen.getByRole('tab', { name: '故事' }))
  expect(screen.getByText(/^这一部分与“某地”的参考人群最为相近/)).toBeInTheDocument()
})

test('[ANC-011] [REP-039] the Neanderthal proportion is a whole percentage, and its sentence has a decimal', async () => {
  await renderRoute(`${DEMO}/ancestry-neanderthal-detail/ANCESTRY/A004`)
  await findTitle('尼安德特人比例')
  expect(screen.getByText(/^精确到小数约/).previousElementSibling).toHaveTextContent(/^2%$/)
  expect(screen.getByText('精确到小数约 2.1%，和非洲以外的多数人群相近。')).toBeInTheDocument()
})

test('if no area has a known place, there is no picture, and the list has all areas', async () => {
  await openAncestry('composition', {
    ancestryType: 'ANCESTRY_COMPOSITION',
    ancestryCompositionResult: { areaAncestryCompositions: [{ area: '某地', rate: 1 }] },
  })
  await findTitle('祖源成分')
  expect(areaButton('某地')).toHaveAttribute('aria-expanded', 'true')
  await quiet()
  expect(screen.queryByRole('img', { name: /^祖源构成/ })).toBeNull()
})

test.each([
  ['composition', { ancestryType: 'ANCESTRY_COMPOSITION' }],
  ['neanderthal', { ancestryType: 'NEANDERTHAL', neanderthalResult: {} }],
  ['neanderthal', { ancestryType: 'NEANDERTHAL', neanderthalResult: { radio: 2.1 } }],
  ['neanderthal', null],
])('[REP-039] the %s page explains a missing result (%#)', async (page, ancestry) => {
  await openAncestry(page, ancestry)
  expect(await screen.findByRole('heading', { name: '暂无法分析' })).toBeInTheDocument()
})

test('[REP-018] [REPX-004] a locked item shows its name and a link to unlock it, without its result', async () => {
  const app = await openAncestry(
    'neanderthal',
    { ancestryType: 'NEANDERTHAL', neanderthalResult: { radio: 0.021 } },
    { locked: true },
  )
  expect(await app.sees('该项目尚未解锁，解锁后可以看到：')).toHaveLength(1)
  expect(screen.getByRole('link', { name: '了解检测套餐' })).toBeInTheDocument()
  await quiet()
  expect(document.body.textContent).not.toMatch(/2\.1%|2%/)
})

test('[REPX-004] a tap on a locked row explains the lock and opens no page', async () => {
  const results = [{ detectionItemId: '1', detectionItemNameCn: '祖源成分', locked: true }]
  const app = await renderRoute(`${DEMO}/${LIST}`, {
    backend: withHandlers(newBackend(), jsonHandler('get', RESULT, { results })),
  })
  const row = await screen.findByRole('link', { name: /^祖源成分/ })
  expect(row).toHaveTextContent('未解锁')
  await app.user.click(row)
  expect(await screen.findByRole('link', { name: '了解检测套餐' })).toBeInTheDocument()
})

test('[REP-040] each of the four ancestry pages links to the next page, and the last page to the overview', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-composition-detail/ANCESTRY/A001`)
  for (const [page, name] of [
    ['father', '父系单倍群'],
    ['mother', '母系单倍群'],
    ['neanderthal', '尼安德特人比例'],
  ] as const) {
    await app.follow(/^下一项/)
    await app.arrives(`${DEMO}/ancestry-${page}-detail/`)
    expect(await findTitle(name)).toBeInTheDocument()
  }
  await app.follow(/回到报告概览/)
  await app.arrives(DEMO)
})

test('[REPX-012] every link in a friend’s report stays in this report, except the banner', async () => {
  const app = await renderRoute(`/parent-page/LB2026100501/PKG-ADULT/${LIST}?friend=1`, { as: 'member' })
  await app.follow(/^父系单倍群/)
  await app.arrives('/parent-page/LB2026100501/PKG-ADULT/ancestry-father-detail/ANCESTRY/A002?friend=1')
  await app.sees(/或者可以判断的位点还不够/)
  await app.sees('结果想问问专业的人')
  await quiet()
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  const leaving = links.filter((link) => !/^\/parent-page\/LB2026100501\/PKG-ADULT.*[?]friend=1$/.test(link))
  expect(leaving).toEqual(['/commodity-detail/G023'])
  expect(links.length).toBeGreaterThan(3)
  expect([await app.calls('report.tag'), await app.calls('report.viewed')]).toEqual([[], []])
})

test('an unknown item and an unknown category each show a text', async () => {
  const app = await renderRoute(`${DEMO}/ancestry-composition-detail/NONE/A001`)
  expect(await app.sees('没有找到这个项目')).toHaveLength(1)
  app.view.unmount()
  const list = await renderRoute(`${DEMO}/ancestry-list/NONE/x`)
  expect(await list.sees('没有找到这个分类')).toHaveLength(1)
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pictures } from '#tests/screen-texts.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const CHILD = '/parent-page/R100602/PKG-CHILD'
const DRUGS = `${OWN}/other-category-list/PHARMACOGENOMICS/${encodeURIComponent('药物基因组')}`
const SUMMARY = 'sample-package-summary-result/:sampleId/:packageId'
const RESULT = 'sample-package-item-result'

/** Names in the visible list; kept-alive screens below it are hidden. */
const names = () =>
  screen.queryAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('strong')[0]?.textContent ?? [])
const findHeading = (name: string | RegExp, level = 1) =>
  screen.findByRole('heading', { name, level }, { timeout: 8000 })

test.each([
  ['氯吡', '氯吡格雷'],
  ['lbgl', '氯吡格雷'],
  ['warfarin', '华法林'],
  ['vkorc1', '华法林'],
])('typing %s in the search field finds the drug %s', async (term, name) => {
  const app = await renderRoute(DRUGS, { as: 'reported' })
  await app.type('搜索项目', term)
  await waitFor(() => expect(names()).toEqual([name]))
  await app.press('清空输入')
  await waitFor(() => expect(names()).toHaveLength(27))
})

test('a search for an unknown drug shows a caution', async () => {
  const app = await renderRoute(DRUGS, { as: 'reported' })
  await app.type('搜索项目', '板蓝根')
  expect(await screen.findByText('没有认出“板蓝根”')).toBeInTheDocument()
  expect(screen.getByText('请用药盒上的通用名再试；没认出不代表安全，请咨询医生或药师')).toBeInTheDocument()
})

test('a misspelled search term shows the nearest names, and no text says that the item does not exist', async () => {
  const app = await renderRoute(`${OWN}/common-disease-list/COMMON_DISEASES`, { as: 'reported' })
  await app.type('搜索项目', '高血亚')
  await app.sees('没有认出“高血亚”')
  await app.press('高血压')
  await waitFor(() => expect(names()).toEqual(['高血压']))
  await app.type('搜索项目', '脑梗')
  await waitFor(() => expect(names()).toEqual(['缺血性脑卒中']))
})

test('a filter that hides every match is named in a text and can be removed', async () => {
  const app = await renderRoute(DRUGS, { as: 'reported' })
  await app.press(/^建议更换 \d+$/)
  await app.type('搜索项目', '美托洛尔')
  await app.sees('“美托洛尔”不在“建议更换”里面')
  await app.press('在全部项目里找')
  await waitFor(() => expect(names()).toEqual(['美托洛尔']))
})

test('a tap on a chip filters the list by its word, a second tap removes the filter, and a chip with 0 is disabled', async () => {
  const app = await renderRoute(DRUGS, { as: 'reported' })
  const chips = await screen.findByRole('group', { name: '按结果筛选' }, { timeout: 8000 })
  const chip = within(chips).getByRole('button', { name: /^建议更换 \d+$/ })
  const count = Number(/\d+/.exec(chip.textContent)?.[0])
  await app.user.click(chip)
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  expect(names()).toHaveLength(count)
  await app.user.click(chip)
  expect(names()).toHaveLength(27)
  await app.router.navigate(`${OWN}/other-category-list/RARE_DISEASES/X`)
  expect(await screen.findByRole('button', { name: '携带变异 0' }, { timeout: 8000 })).toBeDisabled()
})

test('the chips of common diseases add up to all items, with one chip for the topics that are not opened', async () => {
  const app = await renderRoute(`${OWN}/common-disease-list/COMMON_DISEASES`, { as: 'reported' })
  const chips = await screen.findByRole('group', { name: '按结果筛选' }, { timeout: 8000 })
  const unopened = await within(chips).findByRole('button', { name: /^未打开 \d+$/ })
  const counts = within(chips)
    .getAllByRole('button')
    .map((chip) => Number(/\d+$/.exec(chip.textContent)?.[0]))
  await findHeading(`共 ${counts.reduce((sum, count) => sum + count, 0)} 项`, 2)
  await app.user.click(unopened)
  await waitFor(() => expect(names()).toHaveLength(Number(/\d+$/.exec(unopened.textContent)?.[0])))
})

test('[REP-031] [REP-019] search results include normal items, and classes have their own headings', async () => {
  const app = await renderRoute(`${OWN}/common-disease-list/COMMON_DISEASES`, { as: 'reported' })
  await screen.findByRole('link', { name: /^2型糖尿病/ }, { timeout: 8000 })
  expect(names()).not.toContain('心房颤动')
  await app.type('搜索项目', 'xfcd')
  await waitFor(() => expect(names()).toEqual(['心房颤动']))
  await app.router.navigate(`${OWN}/other-category-list/RARE_DISEASES/X`)
  await findHeading('未解锁', 2)
  const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)
  expect(heads).toContain('代谢')
  expect(heads.at(-1)).toBe('未解锁')
})

test('in a list of 2,000 items only those near the viewport are rendered', async () => {
  const results = Array.from({ length: 2000 }, (_, at) => ({
    detectionItemId: `X${at}`,
    detectionItemNameCn: `项目 ${at}`,
    concernSeverity: 'RISK',
    newUnlockItemRead: true,
  }))
  const app = await renderRoute(`${DEMO}/common-disease-list/COMMON_DISEASES`, {
    backend: withHandlers(newBackend(), jsonHandler('get', RESULT, { results })),
  })
  await screen.findByRole('link', { name: /^项目 0/ }, { timeout: 8000 })
  expect(names()).toHaveLength(90)
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '2000')
  await app.type('搜索项目', '项目 1999')
  await waitFor(() => expect(names()).toEqual(['项目 1999']))
})

test('a grouped list renders only the items near the viewport', async () => {
  const results = Array.from({ length: 400 }, (_, at) => ({
    detectionItemId: `X${at}`,
    detectionItemNameCn: `药 ${at}`,
    detectionItemClass: `类 ${Math.floor(at / 40)}`,
    concernSeverity: 'NORMAL',
  }))
  const app = await renderRoute(`${DEMO}/other-category-list/PHARMACOGENOMICS/X`, {
    backend: withHandlers(newBackend(), jsonHandler('get', RESULT, { results })),
  })
  await app.user.click(await screen.findByRole('tab', { name: '按类别' }, { timeout: 8000 }))
  await screen.findByRole('link', { name: /^药 0/ }, { timeout: 8000 })
  expect(screen.getAllByRole('heading', { level: 2, name: /^类/ })).toHaveLength(10)
  expect(names()).toHaveLength(110)
})

test('[REP-042] a tap on a group opens the list of its items, and a tap on an item opens its detail', async () => {
  const app = await renderRoute(`${OWN}/common-disease-list/COMMON_DISEASES`, { as: 'reported' })
  await app.follow(/^心血管系统 7/)
  await app.arrives(`${OWN}/common-disease-detection-list/${encodeURIComponent('心血管系统')}/COMMON_DISEASES`)
  await findHeading('心血管系统')
  await waitFor(() => expect(names()).toHaveLength(7))
  await app.follow(/^心房颤动/)
  await app.arrives(`${OWN}/disease-detail/COMMON_DISEASES/`)
})

const leaf = (id: string) => ({ type: 'DETECTION', name: `名${id}`, detectionItemCategory: id })
const nestedHandler = jsonHandler('get', RESULT, {
  packageItemTree: {
    type: 'CATEGORY',
    name: '常见疾病',
    items: [
      {
        type: 'CATEGORY',
        name: '心血管',
        items: [{ type: 'CATEGORY', name: '心脏', items: [leaf('1'), leaf('2')] }, leaf('3')],
      },
    ],
  },
  results: [
    { detectionItemId: '1', detectionItemNameCn: '甲', concernSeverity: 'RISK' },
    { detectionItemId: '2', detectionItemNameCn: '乙', locked: true, concernSeverity: 'RISK' },
    { detectionItemId: '3', detectionItemNameCn: '丙', concernSeverity: 'NORMAL' },
  ],
})

test('[REP-042] [LIT-007] levels can be nested, and search results mark locked items', async () => {
  const app = await renderRoute(
    `${DEMO}/common-disease-detection-list/${encodeURIComponent('心血管')}/COMMON_DISEASES`,
    { backend: withHandlers(newBackend(), nestedHandler) },
  )
  await findHeading('心血管')
  const group = await screen.findByRole('link', { name: /^心脏/ })
  expect(group).toHaveTextContent('共 2 项，1 项未解锁')
  expect(group).toHaveTextContent('高风险 1')
  expect(screen.getByRole('link', { name: /^丙/ })).toHaveAttribute('href', `${DEMO}/disease-detail/COMMON_DISEASES/3`)
  await app.user.click(group)
  await findHeading('心脏')
  expect(await screen.findByRole('link', { name: /^乙/ })).toHaveTextContent('未解锁')
  expect(names()).toEqual(['甲', '乙'])
})

test('[REP-042] an unknown level shows a text and a link to the whole category', async () => {
  const app = await renderRoute(`${DEMO}/common-disease-detection-list/NOPE/COMMON_DISEASES`)
  await app.sees('没有找到这一类')
  expect(screen.getByRole('link', { name: '查看全部项目' })).toHaveAttribute(
    'href',
    `${DEMO}/common-disease-list/COMMON_DISEASES`,
  )
})

test.each([
  ['reported', OWN, '前列腺癌', '“前列腺癌”不适用', '这一项讲的是男性的身体。报告资料里的性别是女，'],
  [
    'parent',
    '/parent-page/R100601/PKG-ADULT',
    '子宫肌瘤',
    '“子宫肌瘤”不适用',
    '这一项讲的是女性的身体。报告资料里的性别是男，',
  ],
])(
  'for the user %s (report %s), a search for %s says that the term is specific to the other sex',
  async (as, report, term, head, text) => {
    const app = await renderRoute(`${report}/common-disease-list/COMMON_DISEASES`, { as })
    await app.type('搜索项目', term)
    const [shown] = await app.sees(head)
    expect(shown?.closest('[role="status"]')).toHaveTextContent(text)
    await app.router.navigate(`${report}/all-category-list`)
    await app.type('搜索整份报告', term)
    await app.sees(head)
  },
)

test('if the person’s sex is unknown, a search for a word about men is not recognized', async () => {
  const app = await renderRoute(`${DEMO}/common-disease-list/COMMON_DISEASES`, { as: 'parent' })
  await app.type('搜索项目', '前列腺癌')
  expect(await app.sees('没有认出“前列腺癌”')).toHaveLength(1)
})

test('one search covers the items of all categories', async () => {
  const app = await renderRoute(`${OWN}/all-category-list`, { as: 'reported' })
  await app.type('搜索整份报告', 'gjb2')
  await findHeading('遗传疾病', 2)
  await waitFor(() => expect(names()).toEqual(['遗传性耳聋']))
  await app.type('搜索整份报告', '火星病')
  await app.sees('没有认出“火星病”')
  await app.type('搜索整份报告', 'lbgl')
  await app.follow(/^氯吡格雷/)
  await app.arrives(`${OWN}/medicine-lifestyle-detail/PHARMACOGENOMICS/M001`)
})

test.each([
  ['老年痴呆', '阿尔茨海默病', 'COMMON_DISEASES'],
  ['亨廷顿', '亨廷顿舞蹈症', 'RARE_DISEASES'],
])('a search for %s says that %s is in the report but locked, and links to unlocking', async (term, name, of) => {
  const app = await renderRoute(`${OWN}/all-category-list`, { as: 'reported' })
  await app.type('搜索整份报告', term)
  await app.sees('这份报告里有 1 项，还没有解锁，点开看怎么解锁')
  expect(names()).toEqual([name])
  await app.follow(new RegExp(`^${name}`))
  await waitFor(() => expect(decodeURIComponent(app.address())).toMatch(new RegExp(`deblocking.*category=${of}`)))
})

test('[REP-018] a search hit whose unlocking is in progress is not called locked', async () => {
  const locked = { detectionItemId: '1', detectionItemNameCn: '火星病', locked: true }
  const runningHandler = jsonHandler('get', RESULT, { unlockJobStatus: 'EXECUTING', results: [locked] })
  const app = await renderRoute(`${OWN}/all-category-list`, {
    as: 'reported',
    backend: withHandlers(newBackend(), runningHandler, jsonHandler('get', SUMMARY, [summary])),
  })
  await app.type('搜索整份报告', '火星病')
  expect(await app.sees('找到 1 项，其中 1 项解锁中')).toHaveLength(1)
})

test('a list that cannot be loaded is named next to the results', async () => {
  const app = await renderRoute(`${OWN}/all-category-list`, { as: 'reported', knobs: 'fault:report.item=404@2' })
  await app.type('搜索整份报告', '糖尿病')
  expect(await app.sees('报告的一部分内容没有读到，点按重试')).toHaveLength(1)
  await app.doesNotSee(/找到 \d+ 项/)
})

test('if some lists cannot be loaded and the others have no hit, the search does not say that results are locked', async () => {
  const app = await renderRoute(`${OWN}/all-category-list`, { as: 'reported', knobs: 'fault:report.item=404@2' })
  await app.type('搜索整份报告', '火星病')
  await app.sees('报告的一部分内容没有读到，点按重试')
  await app.doesNotSee(/找到 \d+ 项|没有解锁/)
  await app.press('报告的一部分内容没有读到，点按重试')
  expect(await app.sees(/没有认出|没有找到|没有“火星病”/)).toHaveLength(1)
})

const summary = {
  category: 'COMMON_DISEASES',
  totalNumber: 20,
  unlockedNumber: 10,
  summaryItems: ['RISK', 'RISK', 'CONCERN'].map((concernSeverity, at) => ({
    detectionItemId: String(at),
    detectionItemNameCn: `病${at}`,
    concernSeverity,
  })),
}

test('[REPX-006] [REP-029] [LIT-031] the summary counts its items, and the index is separate from these counts', async () => {
  await renderRoute(`${DEMO}/common-disease-summarize/false`, {
    backend: withHandlers(newBackend(), jsonHandler('get', SUMMARY, [summary])),
  })
  await findHeading('检测小结')
  const counts = () =>
    within(screen.getByRole('list', { name: '常见疾病各档数量' }))
      .getAllByRole('listitem')
      .map((mark) => mark.textContent)
  // 帕金森病 in the list is not opened.
  await waitFor(() => expect(counts()).toEqual(['高风险 2', '中风险 1', '低风险 6', '未打开 1']))
  expect(screen.getByText('中高风险 3 项 / 看过 9 项')).toBeInTheDocument()
  expect(screen.getByText(/^0\.5%。这是报告按自己的口径给出的中高风险指数/)).toBeInTheDocument()
})

test('[REP-030] a summary without risks has no index, and a locked category shows the number of its items but no counts', async () => {
  await renderRoute(`${DEMO}/common-disease-summarize/false`, {
    backend: withHandlers(
      newBackend(),
      jsonHandler('get', SUMMARY, [
        { ...summary, summaryItems: [] },
        { category: 'LIFE_STYLE', totalNumber: 30, locked: true },
      ]),
    ),
  })
  await findHeading('检测小结')
  await quiet()
  expect(screen.queryByText('报告指数')).toBeNull()
  expect(screen.getByText('解锁看 30 项')).toBeInTheDocument()
  expect(screen.getAllByRole('list', { name: /各档数量$/ }).map((list) => list.getAttribute('aria-label'))).toEqual([
    '常见疾病各档数量',
  ])
})

test.each(['NORMAL', 'CONCERN', 'RISK'])(
  '[REP-029] list and summary show the same index, without a topic that has not been opened (%s)',
  async (severity) => {
    const found = ([id, name, concernSeverity]: readonly [string, string, string]) => ({
      detectionItemId: id,
      detectionItemNameCn: name,
      concernSeverity,
    })
    const results = (
      [
        ['1', '高血压', 'RISK'],
        ['2', '帕金森病', severity],
      ] as const
    ).map(found)
    const findings = results.filter(({ concernSeverity }) => concernSeverity !== 'NORMAL')
    const counted = (of: string) => findings.filter(({ concernSeverity }) => concernSeverity === of).length
    const open = { ...summary, unlockedNumber: 2, riskNumber: counted('RISK'), concernNumber: counted('CONCERN') }
    const app = await renderRoute(`${DEMO}/common-disease-list/COMMON_DISEASES`, {
      backend: withHandlers(
        newBackend(),
        jsonHandler('get', RESULT, { results }),
        jsonHandler('get', SUMMARY, [{ ...open, summaryItems: findings }]),
      ),
    })
    expect(await screen.findByText(/中高风险指数/)).toHaveTextContent(/^0\.3%/)
    await app.router.navigate(`${DEMO}/common-disease-summarize/false`)
    await findHeading('检测小结')
    const indexes = () => screen.getAllByText(/中高风险指数/).map(({ textContent }) => textContent.slice(0, 4))
    await waitFor(() => expect(indexes()).toEqual(['0.3%', '0.3%']))
    expect(screen.getByText('没打开的敏感话题不算在内', { exact: false })).toBeInTheDocument()
  },
)

test('a report without sensitive topics does not mention sensitive topics', async () => {
  const app = await renderRoute(CHILD, { as: 'parent' })
  await findHeading('这份报告看到了什么', 2)
  await quiet()
  expect(screen.queryByText(/敏感话题/)).toBeNull()
  await app.router.navigate(`${CHILD}/carrier-detection-summarize/RARE_DISEASES`)
  await findHeading('罕见疾病携带者检测')
  await waitFor(() => expect(screen.getByText(/没有检出变异/)).not.toHaveTextContent('敏感话题'))
  expect(screen.getByText('未检出')).toBeInTheDocument()
})

test('[LIT-003] [REP-043] common-disease-summarize/true shows a child’s summary with a link to the letter', async () => {
  const app = await renderRoute(`${CHILD}/common-disease-summarize/true`, { as: 'parent' })
  await findHeading('孩子的检测小结')
  await app.follow(/^给父母的一封信/)
  await app.arrives(`${CHILD}/letter-to-parents`)
  expect(app.address()).toBe(`${CHILD}/letter-to-parents`)
})

test('[REP-043] a child’s overview links to letter and summary, and an adult’s overview only to the summary', async () => {
  const app = await renderRoute(CHILD, { as: 'parent' })
  const ways = async (name: string) => {
    const group = (await screen.findByRole('heading', { name }, { timeout: 8000 })).closest('section')
    return within(group ?? document.body)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  }
  expect(await ways('看懂报告')).toEqual([
    `${CHILD}/letter-to-parents`,
    `${CHILD}/common-disease-summarize/true`,
    `${CHILD}/carrier-detection-summarize/GENETIC_DISEASES`,
    `${CHILD}/carrier-detection-summarize/RARE_DISEASES`,
  ])
  expect(await ways('带给别人看')).toEqual([
    `${CHILD}/common-disease-summarize/true?view=doctor`,
    '/general-share-poster?sampleId=R100602&packageId=PKG-CHILD',
  ])
  expect(await ways('更多')).toEqual([
    `${CHILD}/genetic-diseases-appendix/PKG-CHILD`,
    `${CHILD}/rare-diseases-appendix/PKG-CHILD`,
    '/my-report',
  ])
  await app.router.navigate(DEMO)
  await app.sees('成人示例报告')
  await waitFor(() => expect(screen.queryByRole('link', { name: /^给父母的一封信/ })).toBeNull())
  expect(await screen.findByRole('link', { name: /^检测小结/ })).toHaveAttribute(
    'href',
    `${DEMO}/common-disease-summarize/false`,
  )
})

test('[REPX-013] [REP-055] the letter contains the child’s name, and its address does not', async () => {
  const app = await renderRoute(`${CHILD}/letter-to-parents`, { as: 'parent' })
  expect(await findHeading('亲爱的乐乐的爸爸妈妈：', 2)).toBeInTheDocument()
  expect(app.address()).toBe(`${CHILD}/letter-to-parents`)
  expect(pictures()).toContain('/pictures/children/letter.svg')
})

test('[REPX-013] the sample report’s letter contains no name, even for a signed-in person', async () => {
  const app = await renderRoute('/parent-page/DEMO-DEFAULT-CHILD/PKG-CHILD/letter-to-parents', { as: 'parent' })
  expect(await findHeading('亲爱的爸爸妈妈：', 2)).toBeInTheDocument()
  await quiet()
  expect(screen.queryByText(/乐乐/)).toBeNull()
  expect((await app.calls('report.mine')).length).toBeLessThanOrEqual(1)
})

test('[REPX-013] an adult report has no letter', async () => {
  await renderRoute(`${OWN}/letter-to-parents`, { as: 'reported' })
  expect(await screen.findByText(/^这封信写给收到儿童报告的父母/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '查看检测小结' })).toHaveAttribute(
    'href',
    `${OWN}/common-disease-summarize/false`,
  )
})

test.each([
  'common-disease-summarize/false',
  `common-disease-detection-list/${encodeURIComponent('心血管系统')}/COMMON_DISEASES`,
  'all-category-list',
  'common-disease-list/COMMON_DISEASES',
])(
  '[REP-053] in a shared report, every link of %s keeps the code, and no request for the owner’s report is sent',
  async (path) => {
    const app = await renderRoute(`${OWN}/${path}?sharingCode=RS501`, { as: 'member' })
    await app.sees(/本报告仅供健康管理参考/)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(links.length).toBeGreaterThan(1)
    await quiet()
    expect(links.filter((link) => !link.includes('sharingCode=RS501'))).toEqual([])
    expect([await app.calls('report.summary'), await app.calls('report.item')]).toEqual([[], []])
  },
)

test.each([
  ['the list of lifestyle items', `${OWN}/other-category-list/LIFE_STYLE/X`, '搜索项目'],
  ['a search of the whole report', `${OWN}/all-category-list`, '搜索整份报告'],
])('in %s, a verdict about folic acid has a note for people who take warfarin', async (_name, address, label) => {
  const app = await renderRoute(address, { as: 'reported' })
  await app.type(label, '叶酸')
  const link = await screen.findByRole('link', { name: /叶酸利用/ }, { timeout: 8000 })
  expect(link).toHaveTextContent('饭桌上多放些深绿色蔬菜（正在吃华法林的人除外，先问医生）。')
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { endSession } from '#/domains/user/store.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const OWN = '/parent-page/R100501/PKG-ADULT'
const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const LIST = 'other-category-list/PHARMACOGENOMICS/X'
const DOCTOR = 'common-disease-summarize/false?view=doctor'
const NOT_LISTED = '这个名字没有和报告里的药对上，请核对药盒上的通用名；没对上不代表安全，请问医生或药师'
const NO_ITEM = '这份报告没有“阿司匹林”的项目；没有它的项目不代表用起来安全，请把药名告诉医生或药师'
const RESULT = 'sample-package-item-result'

type App = Awaited<ReturnType<typeof renderRoute>>

const section = async (name = '我在用的药') => {
  const head = await screen.findByRole('heading', { name, level: 2 }, { timeout: 8000 })
  return within(head.parentElement?.parentElement ?? document.body)
}
const listedMedicines = async (name?: string) => {
  const own = await section(name)
  return own.queryAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('strong')[0]?.textContent ?? [])
}
/** The buttons of a medicine; the section and the list below it may both have one. */
const findInUseButtons = (name: string) => screen.findAllByRole('button', { name: `在用：${name}` }, { timeout: 8000 })
const pressLast = async (app: App, name: string) => app.user.click((await findInUseButtons(name)).at(-1) as HTMLElement)
const storedText = () => JSON.stringify(Object.entries(localStorage))

const spies: { mockRestore: () => void }[] = []
afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore()
  endSession()
})

test('a tap in a row adds the medicine to the medicines in use, and another tap removes the medicine', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await app.sees('把正在用的药加进来，下次打开就能看到结果，也方便给医生看。')
  await app.sees('只存在这部手机上，不会上传')
  expect(await findInUseButtons('华法林')).toHaveLength(1)
  await pressLast(app, '华法林')
  await pressLast(app, '氯吡格雷')
  await pressLast(app, '二甲双胍')
  expect(await listedMedicines()).toEqual(['氯吡格雷', '华法林', '二甲双胍'])
  expect((await section()).getByText('与多数人相近不代表没有风险。')).toBeInTheDocument()
  const [top, below] = await findInUseButtons('华法林')
  expect([top, below].map((mark) => mark?.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
  await app.user.click(top as HTMLElement)
  expect(await listedMedicines()).toEqual(['氯吡格雷', '二甲双胍'])
  expect((await findInUseButtons('华法林'))[0]).toHaveAttribute('aria-pressed', 'false')
})

test('the row of a medicine in use whose result has no sentence shows what to do', async () => {
  const results = [{ detectionItemId: 'M1', detectionItemNameCn: '卡马西平', concernSeverity: 'RISK' }]
  const backend = withHandlers(newBackend(), jsonHandler('get', RESULT, { results }))
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported', backend })
  await pressLast(app, '卡马西平')
  const [row] = (await section()).getAllByRole('listitem')
  expect(row).toHaveTextContent(/今天就把这一页给医生看，.*只要出皮疹，就先停这种药，马上去急诊/)
})

test('the medicines in use are kept after a reload, and no results are stored', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await pressLast(app, '氯吡格雷')
  unloadPage(app)
  await renderRoute(`${OWN}/${LIST}`, { backend: app.backend, sameTab: true })
  await waitFor(async () => expect(await listedMedicines()).toEqual(['氯吡格雷']))
  expect(localStorage.getItem('app:medicines')).toContain('氯吡格雷')
  expect(localStorage.getItem('app:medicines')).not.toMatch(/U105|周雪梅/)
  expect(storedText()).not.toMatch(/建议更换|RISK|CYP2C19|慢代谢|周雪梅/)
  expect(JSON.stringify(app.backend.seen)).not.toContain('氯吡格雷')
})

test('each medicine names signs to watch for and when to go to the emergency room', async () => {
  const app = await renderRoute(`${OWN}/medicine-lifestyle-detail/PHARMACOGENOMICS/M002`, { as: 'reported' })
  await app.sees('请勿自行停药或改量；身体严重不适时，先去急诊')
  const signs = () => screen.getByText(/^量偏大时会牙龈出血、流鼻血、皮肤瘀青。大便发黑、剧烈头痛/)
  await app.sees('用这种药时留意')
  expect(signs().closest('details')).toBeNull()
  await app.press('我在用这种药')
  await app.sees('用药期间留意')
  expect(signs().closest('details')).toBeNull()
  expect(screen.getByRole('heading', { name: '马上打 120 或去急诊' })).toBeVisible()
})

// NHS, "Warfarin: food and drink": similar amounts of leafy vegetables.
test('a person who takes warfarin is advised to eat even amounts of greens, and not to eat more greens', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await pressLast(app, '华法林')
  await app.router.navigate(`${OWN}/medicine-lifestyle-detail/LIFE_STYLE/L005`)
  await app.sees('在用华法林：绿叶菜、动物肝脏和蛋黄，每天吃的量前后差不多，不要突然多吃或少吃，先问医生。')
  await quiet()
  expect(screen.getByRole('region', { name: '现在要做的一件事' })).not.toHaveTextContent('深绿色蔬菜')
  // The text for the family excludes people who take warfarin, because the relatives' medicines are unknown.
  expect(screen.getByText(/^我的基因检测里/)).toHaveTextContent('正在吃华法林的人除外')
  expect(screen.getByText(/^我的基因检测里/)).not.toHaveTextContent('在用')
})

// A person who has noted one medicine may take others.
test('as soon as one medicine is in use, the list says that medicines were not checked together', async () => {
  const text = '和别的药一起用会不会互相影响，这份报告没有检查，请让医生或药师把全部的药看一遍。'
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await quiet()
  expect(screen.queryByText(text)).toBeNull()
  await pressLast(app, '华法林')
  await app.sees(text)
})

test('the button 我在用这种药 on a medicine’s page adds the medicine, and signing out clears the list', async () => {
  const app = await renderRoute(`${OWN}/medicine-lifestyle-detail/PHARMACOGENOMICS/M002`, { as: 'reported' })
  const button = await screen.findByRole('button', { name: '我在用这种药' }, { timeout: 8000 })
  await app.user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await app.sees('只存在这部手机上，不会上传')
  await app.router.navigate(`${OWN}/${LIST}`)
  await waitFor(async () => expect(await listedMedicines()).toEqual(['华法林']))
  endSession()
  expect(storedText()).not.toContain('华法林')
})

test('another person on the same phone does not see the medicines in use', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await pressLast(app, '氯吡格雷')
  unloadPage(app)
  const other = await renderRoute('/parent-page/R100601/PKG-ADULT/other-category-list/PHARMACOGENOMICS/X', {
    as: 'parent',
    sameTab: true,
  })
  await other.sees('把正在用的药加进来，下次打开就能看到结果，也方便给医生看。')
  await quiet()
  expect(storedText()).not.toContain('氯吡格雷')
})

test.each([
  ['lbgl', '氯吡格雷'],
  ['Warfarin', '华法林'],
  ['痛风', '别嘌醇'],
  ['vkorc1', '华法林'],
])('typing %s in the section of medicines in use finds %s', async (term, name) => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await app.press('添加在用的药')
  const sheet = within(await screen.findByRole('dialog', { name: '添加在用的药' }))
  await app.type('找在用的药', term)
  await app.user.click(await sheet.findByRole('button', { name: `在用：${name}` }))
  await app.press('完成')
  await waitFor(async () => expect(await listedMedicines()).toEqual([name]))
})

test('tapping the name of a medicine that was found adds it', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await app.press('添加在用的药')
  const sheet = within(await screen.findByRole('dialog', { name: '添加在用的药' }))
  await app.type('找在用的药', '波立维')
  await app.user.click(await sheet.findByText('氯吡格雷'))
  await app.press('完成')
  await waitFor(async () => expect(await listedMedicines()).toEqual(['氯吡格雷']))
})

test.each([
  ['阿司匹林', NO_ITEM],
  ['甲乙丙药', NOT_LISTED],
])(
  'the medicine %s, which the report lacks, is added by its name, with the caution of the search',
  async (name, caution) => {
    const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
    await app.press('添加在用的药')
    await app.type('找在用的药', `  ${name} `)
    await app.press(`记下“${name}”`)
    expect(await screen.findByRole('status')).toHaveTextContent(`已记下“${name}”。${caution}。`)
    await app.press('完成')
    await waitFor(async () => expect(await listedMedicines()).toEqual([name]))
    expect((await section()).getByText(caution)).toBeInTheDocument()
    await app.press(`在用：${name}`)
    await app.sees('把正在用的药加进来，下次打开就能看到结果，也方便给医生看。')
  },
)

test('a search names a known medicine that the report lacks; a search for a class finds its medicines', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await app.press('添加在用的药')
  await app.type('找在用的药', '立普妥')
  await app.sees('这份报告没有“立普妥”（阿托伐他汀）的项目')
  await app.type('找在用的药', '他汀')
  const sheet = within(await screen.findByRole('dialog', { name: '添加在用的药' }))
  expect(await sheet.findByRole('button', { name: '在用：辛伐他汀' })).toBeInTheDocument()
  await quiet()
  expect(sheet.queryByText(/没有认出|没有“/)).toBeNull()
  await app.type('找在用的药', '华法令')
  await app.press('华法林')
  expect(await sheet.findByRole('button', { name: '在用：华法林' })).toBeInTheDocument()
})

test('a search without a matching medicine offers to add the typed name', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await app.type('搜索项目', '板蓝根')
  await app.sees('请用药盒上的通用名再试；没认出不代表安全，请咨询医生或药师')
  await app.press('记下“板蓝根”')
  await app.press('清空输入')
  await waitFor(async () => expect(await listedMedicines()).toEqual(['板蓝根']))
})

test('清空 clears the list after a confirmation', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await pressLast(app, '氯吡格雷')
  await app.press('清空')
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }))
  expect(await listedMedicines()).toEqual(['氯吡格雷'])
  await app.press('清空')
  await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '清空' }))
  await app.sees('把正在用的药加进来，下次打开就能看到结果，也方便给医生看。')
  expect(storedText()).not.toContain('氯吡格雷')
})

test('if the storage fails, a notice says that the list is not stored', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await app.sees('只存在这部手机上，不会上传')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  spies.push(full)
  await pressLast(app, '氯吡格雷')
  expect(await listedMedicines()).toEqual(['氯吡格雷'])
  await app.sees('这部手机现在存不下，关掉页面后就没有了；不会上传')
})

test('a full list of medicines in use shows a notice and does not add another medicine', async () => {
  const items = Array.from({ length: 51 }, (_, at) => ({
    detectionItemId: `X${at}`,
    detectionItemNameCn: `药${at}号`,
    concernSeverity: 'NORMAL',
  }))
  const app = await renderRoute(`${OWN}/${LIST}`, {
    as: 'reported',
    backend: withHandlers(newBackend(), jsonHandler('get', RESULT, { results: items })),
  })
  for (const { detectionItemNameCn: name } of items.slice(0, 50)) await pressLast(app, name)
  await app.sees('50 种')
  await pressLast(app, '药50号')
  expect(await findToast('最多记 50 种，先取消不用的')).toBeInTheDocument()
  expect(await listedMedicines()).toHaveLength(50)
}, 60_000)

test('in a sample report, medicines can be added and are not stored', async () => {
  const app = await renderRoute(`${DEMO}/${LIST}`)
  expect(await app.sees('这是示例报告，关掉页面后不会保留，也不会上传')).toHaveLength(1)
  await pressLast(app, '氯吡格雷')
  await app.follow(/^给医生看（含/)
  await screen.findByRole('heading', { name: '氯吡格雷', level: 3 }, { timeout: 8000 })
  expect(storedText() + JSON.stringify(Object.entries(sessionStorage))).not.toContain('氯吡格雷')
})

test.each([
  ['a shared report', 'sharingCode=RS501'],
  ['a laboratory job', 'jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A'],
])(
  'the address of %s shows neither the section of medicines in use nor buttons for medicines in use',
  async (_name, search) => {
    const results = [{ detectionItemId: 'M001', detectionItemNameCn: '氯吡格雷', concernSeverity: 'RISK' }]
    const everywhere = ['get', 'post'] as const
    const backend = withHandlers(
      newBackend(),
      ...everywhere.map((method) => jsonHandler(method, `${RESULT}*`, { results })),
    )
    for (const page of [LIST, 'medicine-lifestyle-detail/PHARMACOGENOMICS/M001']) {
      const app = await renderRoute(`${OWN}/${page}?${search}`, { as: 'reported', backend })
      await app.sees('氯吡格雷')
      await quiet()
      expect(screen.queryAllByRole('button', { name: /在用/ })).toEqual([])
      expect(screen.queryByRole('heading', { name: /在用的药/ })).toBeNull()
      app.view.unmount()
    }
  },
)

test('in the report of a child or relative, the section shows whose medicines are listed', async () => {
  const app = await renderRoute('/parent-page/R100602/PKG-CHILD/other-category-list/PHARMACOGENOMICS/X', {
    as: 'parent',
  })
  await section('孩子在用的药')
  app.view.unmount()
  const backend = newBackend()
  const sample = backend.db.samples.find(({ recordId }) => recordId === 'R100501')
  for (const patient of backend.db.patients) if (patient.id === sample?.patientId) patient.name = '周建军'
  const named = await renderRoute(`${OWN}/${LIST}`, { as: 'reported', backend })
  await section('周建军在用的药')
  await pressLast(named, '氯吡格雷')
  await named.follow('给医生看（含周建军在用的药）')
  await screen.findByRole('heading', { name: '在用的药', level: 2 }, { timeout: 8000 })
  await waitFor(() => expect(document.title).toMatch(/^健康信息 - /))
  expect(await within(screen.getByRole('article')).findByText('周建军')).toBeInTheDocument()
})

test('the doctor’s sheet lists the medicines first, even with normal results, then the other results', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await pressLast(app, '二甲双胍')
  await pressLast(app, '氯吡格雷')
  await app.type('搜索项目', '阿司匹林')
  await app.press('记下“阿司匹林”')
  await app.press('清空输入')
  await app.follow('给医生看（含我在用的药）')
  await app.arrives(`${OWN}/${DOCTOR}`)
  await screen.findByRole('heading', { name: '2型糖尿病', level: 3 }, { timeout: 8000 })
  const sheet = within(screen.getByRole('article'))
  const heads = sheet.getAllByRole('heading')
  const names = heads.map((head) => head.textContent)
  expect(names.slice(0, 6)).toEqual([
    '基因检测结果摘要',
    '受检者在用的药',
    '氯吡格雷',
    '二甲双胍',
    '阿司匹林',
    '其他需要留意的结果',
  ])
  expect(names.filter((name) => name === '氯吡格雷')).toHaveLength(1)
  const ordinary = within(heads[3]?.closest('section') ?? document.body)
  expect(ordinary.getByText('与多数人相近')).toBeInTheDocument()
  expect(ordinary.getByText(/与多数人相近不代表没有风险/)).toBeInTheDocument()
  expect(sheet.getByRole('heading', { name: '阿司匹林' }).closest('section')).toHaveTextContent(
    '阿司匹林在用这个名字没有和报告里的药对上，没有基因结果，不代表安全',
  )
})

const medicine = (id: string, fields: object) => ({
  detectionItemId: id,
  detectionItemNameCn: `${id}药`,
  concernSeverity: 'NORMAL',
  ...fields,
})
const locus = (gene: string, genotype: string, effect: string) => ({ gene, rsId: 'rs1', genotype, effect })

test('a locked medicine can be added; its result is not shown in the section, the genes and the doctor’s sheet', async () => {
  const results = [
    medicine('甲', { locusInfo: [locus('G1', 'AA', '快代谢型')] }),
    medicine('乙', { locked: true, shortSuggestion: '机密', locusInfo: [locus('G9', 'TT', '机密')] }),
  ]
  const summary = { category: 'PHARMACOGENOMICS', totalNumber: 2, unlockedNumber: 0 }
  const backend = withHandlers(
    newBackend(),
    jsonHandler('get', RESULT, { results }),
    jsonHandler('get', 'sample-package-summary-result/:sampleId/:packageId', [summary]),
  )
  const app = await renderRoute(`${DEMO}/${LIST}`, { backend })
  await pressLast(app, '乙药')
  expect(await listedMedicines('在用的药')).toEqual(['乙药'])
  await app.user.click(screen.getByRole('tab', { name: '按基因' }))
  await app.sees(/还有 1 种药未解锁，解锁后才知道与哪个基因有关/)
  await quiet()
  expect(document.body.textContent).not.toMatch(/机密|G9|TT/)
  await app.follow(/^给医生看（含/)
  await app.sees('报告里有这种药，结果还没有解锁。')
  expect(document.body.textContent).not.toMatch(/机密|G9|TT/)
})

test('the list by gene has a card for each gene with genotype, counts, medicines and glossary terms', async () => {
  const app = await renderRoute(`${OWN}/${LIST}`, { as: 'reported' })
  await app.user.click(await screen.findByRole('tab', { name: '按基因' }, { timeout: 8000 }))
  const gene = within(await screen.findByRole('region', { name: 'CYP2C19' }))
  expect(gene.getByText('*2/*2，', { exact: false })).toBeInTheDocument()
  expect(gene.getAllByText('AA')).toHaveLength(1)
  expect(within(gene.getByRole('list', { name: 'CYP2C19各档数量' })).getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(gene.getByRole('link', { name: /^氯吡格雷/ })).toBeInTheDocument()
  expect(gene.getByRole('link', { name: /^奥美拉唑/ })).toBeInTheDocument()
  // Warfarin has two genes.
  for (const name of ['VKORC1', 'CYP2C9'])
    expect(within(screen.getByRole('region', { name })).getByRole('link', { name: /^华法林/ })).toBeInTheDocument()
  await app.user.click(gene.getByRole('button', { name: '慢代谢型' }))
  expect(await screen.findByRole('dialog', { name: '慢代谢型' })).toHaveTextContent('身体处理这种药比多数人慢')
})

test('the list by gene shows medicines without a known gene last, and a chip also filters the genes', async () => {
  const results = [medicine('甲', { concernSeverity: 'RISK', locusInfo: [locus('G1', 'AA', '')] }), medicine('乙', {})]
  const app = await renderRoute(`${DEMO}/${LIST}`, {
    backend: withHandlers(newBackend(), jsonHandler('get', RESULT, { results })),
  })
  await app.user.click(await screen.findByRole('tab', { name: '按基因' }, { timeout: 8000 }))
  await app.sees('报告没有写出下面 1 种药与哪个基因有关。')
  const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
  expect(regions()).toEqual(['G1', '没有写明基因'])
  await app.press('与多数人相近 1')
  await waitFor(() => expect(regions()).toEqual(['没有写明基因']))
})

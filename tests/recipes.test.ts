import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * Applies the recipes of docs/recipes.md to a copy of the sources: an invented address with a call, a payment channel
 * and a report category. The first run leaves out the parts that the compiler must demand, and the second run adds
 * them.
 */

const root = join(import.meta.dirname, '..')
const copy = join(root, '.cache/recipes')

/** A change of one file. The text `added` is inserted after the text `after`, or at the end if `after` is empty. */
type Edit = [file: string, after: string, added: string]

const addedParts: readonly Edit[] = [
  // An address with a list and a call changes only files of its own domain.
  [
    'src/paths/order.ts',
    'export const orderPaths = {\n',
    "  orderNotes: ['/order-notes/:id', { page: positiveInt }],\n",
  ],
  ['src/domains/order/model.ts', '', "\nexport const Note = shape('Note', { id: Id, text: Text })\n"],
  [
    'src/domains/order/api.ts',
    "defineApi('order', () => import('./model.ts'), {\n",
    "  notes: { method: 'GET', path: 'notes/{id}', auth: 'user', reply: 'Note', list: true },\n",
  ],
  [
    'src/domains/order/queries.ts',
    '',
    '\nexport const notesOf = (id: string) => query(orderApi.notes, { path: { id } })\n',
  ],
  [
    'src/domains/order/routes.ts',
    'export const routes = [\n',
    `  screen(paths.orderNotes, () => import('./screens/NotesScreen.tsx'), {
    title: '备注',
    login: true,
    data: ({ params }) => [notesOf(params.id)],
  }),\n`,
  ],
  ['src/domains/order/routes.ts', '', "\nimport { notesOf } from './queries.ts'\n"],
  // A campaign with an address of its own: one file and one line.
  ['src/paths/campaign.ts', 'export const campaignSites = {\n', "  '/spring-2027': 'spring2027',\n"],
  // A channel and a category need only their names.
  ['src/domains/payment/model.ts', 'export const channels = [', "'wx_lite', "],
  ['src/domains/report/source/report-ids.ts', 'export const categories = [\n', "  'SKIN',\n"],
]

const requiredParts: readonly Edit[] = [
  ['src/mocks/handlers/order.ts', 'mockApi(orderApi, {\n', '  notes: () => [],\n'],
  [
    'src/domains/payment/channels.ts',
    'Record<Channel, ChannelTraits> = {\n',
    "  wx_lite: { label: '微信轻付', ...wechat },\n",
  ],
  [
    'src/domains/report/results/categories.ts',
    'const table = {\n',
    `  SKIN: {
    ...ordinary,
    name: '皮肤',
    results: 'graded',
    words: { RISK: '容易晒伤', CONCERN: '留意', NORMAL: '一般' },
    caution: '',
    says: { found: String, worse: String, clear: String },
    list: 'other',
  },\n`,
  ],
  [
    'src/domains/report/components/category-icons.tsx',
    'ComponentType<{ size?: number }>> = {\n',
    '  SKIN: HeartIcon,\n',
  ],
  ['src/mocks/unlocks.ts', 'const price: Record<Category, number> = {\n', '  SKIN: 19_900,\n'],
  ['src/mocks/report-wire.ts', 'const englishName: Record<Category, string> = {\n', "  SKIN: 'Skin',\n"],
]

function applyEdits(edits: readonly Edit[]): void {
  for (const [file, after, added] of edits) {
    const text = readFileSync(join(copy, file), 'utf8')
    const at = after === '' ? text.length : text.indexOf(after) + after.length
    expect(text, `${file} has changed: mend this test`).toContain(after)
    writeFileSync(join(copy, file), text.slice(0, at) + added + text.slice(at))
  }
}

/** The files in which the compiler finds errors. */
function filesWithErrors(): string[] {
  const { stdout } = spawnSync('node', ['scripts/run.mjs', 'tsc', '--noEmit', '-p', copy], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = [...stdout.matchAll(/(src\/[^\s(]+)\(\d+,\d+\): error/g)].map(([, file = '']) => file)
  return [...new Set(files)].sort()
}

let server: ViteDevServer | null = null
const load = <T>(file: string): Promise<T> => server?.ssrLoadModule(file) as Promise<T>

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  cpSync(join(root, 'src'), join(copy, 'src'), {
    recursive: true,
    filter: (file) => !/\.test\.tsx?$/.test(file),
  })
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object
  }
  // The second run compiles only changed files.
  const options = { ...compilerOptions, incremental: true, tsBuildInfoFile: 'compiled.json' }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['src'] }))
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ type: 'module', imports: { '#/*': './src/*' } }))
  // Recipe 10: a copy of the best example with another key.
  const winter = readFileSync(join(copy, 'src/domains/campaign/data/winter2026.ts'), 'utf8')
  writeFileSync(
    join(copy, 'src/domains/campaign/data/spring2027.ts'),
    winter
      .replace("'winter2026'", "'spring2027'")
      .replace('2026-11-01', '2027-03-01')
      .replace('2026-12-31', '2027-03-31'),
  )
  writeFileSync(
    join(copy, 'src/domains/order/screens/NotesScreen.tsx'),
    `import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { notesOf } from '../queries.ts'

/** /order-notes/{id}: the notes of an order. */
export default function NotesScreen() {
  const { id } = useScreenParams(paths.orderNotes)
  const { page } = useSearch(paths.orderNotes)
  const { data: notes } = useSuspenseQuery(notesOf(id))
  return notes.items.slice(page - 1).map((note) => <p key={note.id}>{note.text}</p>)
}
`,
  )
})

afterAll(async () => {
  await server?.close()
  rmSync(copy, { recursive: true, force: true })
})

test('for a new address, channel or category, the compiler reports every incomplete file, and no other file', () => {
  applyEdits(addedParts)
  expect(filesWithErrors()).toEqual(requiredParts.map(([file]) => file).sort())
  applyEdits(requiredParts)
  expect(filesWithErrors()).toEqual([])
  // The test compiles all files twice, while other tests are running.
}, 300_000)

test('a new address, channel and category can be used by all code that reads the lists', async () => {
  server = await createServer({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    define: { __MOCK__: 'false' },
    server: { middlewareMode: true, watch: null, ws: false },
  })
  const { paths, searchOf, to } = await load<{
    paths: { orderNotes: string }
    searchOf: (pattern: string, search: URLSearchParams) => object
    to: (pattern: string, params: object, query: object) => string
  }>('/src/paths.ts')
  expect(to(paths.orderNotes, { id: 'O1' }, { page: 2 })).toBe('/order-notes/O1?page=2')
  expect(searchOf(paths.orderNotes, new URLSearchParams('page=x'))).toEqual({ page: 1 })
  const { domainOf, rowsOf } = await load<{
    domainOf: (path: string) => string | null
    rowsOf: (domain: string) => Promise<{ path: string }[]>
  }>('/src/app/route-domains.ts')
  expect(domainOf('/order-notes/O1')).toBe('order')
  expect((await rowsOf('order')).map(({ path }) => path)).toContain('/order-notes/:id')

  expect(domainOf('/spring-2027')).toBe('campaign')
  expect((await rowsOf('campaign')).map(({ path }) => path)).toContain('/spring-2027')
  const { recordOf } = await load<{ recordOf: (key: string) => Promise<{ startTime: number; endTime: number }> }>(
    '/src/domains/campaign/records.ts',
  )
  expect(await recordOf('spring2027')).toMatchObject({
    title: '暖冬守护家人健康',
    startTime: Date.parse('2027-03-01T00:00:00+08:00'),
    endTime: Date.parse('2027-03-31T23:59:59.999+08:00'),
  })
  const { siteOf } = await load<{ siteOf: (path: string) => string | null }>('/src/domains/campaign/rules.ts')
  expect(siteOf('/spring-2027')).toBe('/spring-2027')

  const { startParameters, usableChannels } = await load<{
    startParameters: (channel: string, given: object) => object
    usableChannels: (offered: readonly string[], place: object) => string[]
  }>('/src/domains/payment/rules.ts')
  expect(usableChannels(['wx_lite', 'unknown'], { wechat: true, production: true })).toEqual(['wx_lite'])
  expect(usableChannels(['wx_lite'], { wechat: false, production: true })).toEqual([])
  expect(startParameters('wx_lite', { openId: 'WX1', returnUrl: '/back' })).toEqual({ openId: 'WX1' })
  const { channelStep } = await load<{
    channelStep: (channel: string, given: unknown, inWechat: boolean) => { kind: string }
  }>('/src/domains/payment/machine/channel-step.ts')
  // A new channel never opens Alipay's page, even if the answer is the address of this page.
  expect(channelStep('wx_lite', 'https://mclient.alipay.com/pay', true)).toEqual({ kind: 'unusable' })

  const summary = { category: 'SKIN', chineseName: '', unlockedNumber: 1, totalNumber: 1, locked: false }
  const rules = await load<{
    nameOfCategory: (summary: object) => string
    severityWord: (severity: string, category: string) => string
  }>('/src/domains/report/rules.ts')
  expect([rules.nameOfCategory(summary), rules.severityWord('RISK', 'SKIN')]).toEqual(['皮肤', '容易晒伤'])
  const { doctorCategories } = await load<{ doctorCategories: (all: object[]) => string[] }>(
    '/src/domains/report/doctor/doctor-rules.ts',
  )
  const { tourCategories } = await load<{ tourCategories: (all: object[]) => string[] }>(
    '/src/domains/report/tour/new-items.ts',
  )
  expect([doctorCategories([summary]), tourCategories([summary])]).toEqual([['SKIN'], ['SKIN']])
  const { filterChips } = await load<{ filterChips: (items: object[], category: string) => { word: string }[] }>(
    '/src/domains/report/search/search-rules.ts',
  )
  expect(filterChips([], 'SKIN').map(({ word }) => word)).toEqual(['容易晒伤', '留意', '一般'])
})

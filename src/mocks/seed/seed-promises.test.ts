import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { severityLabel, traits } from '#/domains/report/results/categories.ts'
import { RECEIVING, SENDING, TESTING } from '#/domains/sample/rules.ts'
import { formatAmount } from '#/shared/lib/money.ts'
import { campaignSeed } from './campaign/campaigns.ts'
import { hospitals } from './doctor-qa/questions.ts'
import { eventsOf } from './event-registration/events.ts'
import { hallSeeds } from './event-registration/halls.ts'
import { banners, goods, goodsGroups } from './goods.ts'
import type { SeedGoods } from './goods-seed.ts'
import { helpItems } from './help/help.ts'
import { knowledgeItems } from './help/knowledge.ts'
import { healthQuestions } from './insurance/insurance.ts'
import { livesAt } from './lecture/lives.ts'
import { videoArticles, videosAt } from './lecture/videos.ts'
import { messagesOf } from './message/messages.ts'
import { articles } from './news/articles.ts'
import { newsCategories, posters } from './news/extras.ts'
import { pickUpPlaces, pointsGoods } from './points-goods.ts'
import { adultReport } from './report-adult.ts'
import { childReport } from './report-child.ts'
import { packageNames, reportJobs } from './reports.ts'
import { seedDb } from './seed.ts'

/** The reports, prices and stages of the mock backend agree with its texts. Its ids are unique. */

const NOW = Date.parse('2026-11-21T02:00:00Z')
const db = seedDb(NOW)

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at)
const hasId = (row: unknown): row is { id: string } =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string'

describe('the ids in the seed', () => {
  const lists = {
    ...db,
    banners, goodsGroups, newsCategories, posters, pickUpPlaces, hallSeeds, hospitals: hospitals.flatMap(({ doctors }) => doctors),
    healthQuestions, helpItems, knowledgeItems, lives: livesAt(NOW), videos: [...videosAt(NOW), ...videoArticles],
    reportItems: [...adultReport, ...childReport],
  }
  const tables = Object.entries(lists).flatMap(([name, rows]) => {
    const all: readonly unknown[] = Array.isArray(rows) ? rows : []
    const ids = all.filter(hasId).map(({ id }) => id)
    return ids.length > 0 ? [[name, ids] as const] : []
  })

  test('are in more than 40 tables', () => expect(tables.length).toBeGreaterThan(40))

  test.each(tables)('are different in any two rows of the table %s', (_name, ids) => expect(repeated(ids)).toEqual([]))

  test('of a tube and of its report belong to the same tube', () => {
    expect(repeated(db.samples.flatMap(({ id, recordId }) => [id, recordId]))).toEqual([])
    expect(reportJobs.map(({ sampleId }) => db.samples.filter(({ recordId }) => recordId === sampleId).length)).toEqual([1])
  })
})

test('every order number and every ticket code in the seed is unique', () => {
  expect(repeated(db.orders.map(({ orderNumber }) => orderNumber))).toEqual([])
  expect(repeated(db.pointsOrders.map(({ orderNumber }) => orderNumber))).toEqual([])
  expect(repeated(db.tickets.map(({ code }) => code))).toEqual([])
})

const goodsText = ({ name, subtitle, highlights, detailHtml, specifications }: SeedGoods): string =>
  [name, subtitle, ...highlights, detailHtml, ...specifications.map((one) => one.name)].join('\n')
const textOfGoods = (id: string): string => goods.filter((one) => one.id === id).map(goodsText).join('')

/** All texts outside of reports. tests/report/readability.test.ts tests the texts of reports. */
const texts: readonly (readonly [string, string])[] = [
  ...goods.map((one) => [one.id, goodsText(one)] as const),
  ...banners.map(({ id, title, subtitle }) => [id, `${title}\n${subtitle}`] as const),
  ...[...helpItems, ...knowledgeItems].map(({ id, title, content }) => [`help ${id}`, `${title}\n${content}`] as const),
  ...articles.map(({ id, title, summary, content }) => [id, `${title}\n${summary}\n${content}`] as const),
  ...[...videosAt(NOW), ...livesAt(NOW)].map(({ id, title, introduction }) => [id, `${title}\n${introduction}`] as const),
  ...videoArticles.map(({ id, title, content }) => [id, `${title}\n${content}`] as const),
  ...pointsGoods.map(({ id, name, subtitle, detailHtml }) => [id, `${name}\n${subtitle}\n${detailHtml}`] as const),
  ...messagesOf(NOW, () => 'U102').map(({ id, title, content }) => [id, `${title}\n${content}`] as const),
  ...eventsOf(NOW).map(({ id, title, description, nextStep }) => [id, `${title}\n${description}\n${nextStep}`] as const),
  ...campaignSeed(NOW, () => 'U102').activityEvents.map(({ activityKey, name, content }) => [activityKey, `${name}\n${content}`] as const),
]
const matches = (words: RegExp): string[] =>
  texts.flatMap(([id, text]) => [...text.matchAll(words)].map(([found]) => `${id} ${found}`))

describe('the texts of the shop and the report', () => {
  test('mention the report’s numbers of categories, items and tested diseases', () => {
    // Counted by hand: 40 + 27 + 30 + 24 + 16 + 4 items, one of them for women only; 32 + 26 + 25 + 23 + 14 + 4 for a child.
    expect([adultReport.length, childReport.length]).toEqual([141, 124])
    expect(textOfGoods('G001')).toContain('6 个板块，140 项解读，其中 13 项需另行解锁')
    expect(textOfGoods('G001')).toContain('共 2729 种')
    expect(textOfGoods('G002')).toContain('6 个板块，124 项解读')
    expect(matches(/.{0,3}板块/g).filter((found) => !found.endsWith('6 个板块'))).toEqual([])
  })

  test('use the report’s words for risk levels', () => {
    for (const word of [...Object.values(severityLabel), '建议更换', '谨慎使用']) expect(textOfGoods('G001')).toContain(word)
    expect(Object.values(traits.PHARMACOGENOMICS.words)).toEqual(expect.arrayContaining(['建议更换', '谨慎使用']))
    expect(matches(/风险、关注、正常|建议重点关注/g)).toEqual([])
  })

  test('call a report by the name of the goods with which it was sold', () =>
    expect(packageNames).toEqual({ 'PKG-ADULT': '全基因组健康检测·成人版', 'PKG-CHILD': '儿童健康基因检测' }))

  test.each(goods.map((one) => [`${one.id} ${one.name}`, one] as const))(
    'about %s mention the same numbers as its specifications',
    (_name, one) => {
      const counts = (text: string) => [...text.matchAll(/(?<!其中 |\d)(\d+) (项|种)/g)].map(([found]) => found)
      const named = counts(one.specifications.map(({ name }) => name).join('\n'))
      const said = counts([one.subtitle, ...one.highlights, one.detailHtml].join('\n'))
      const other = named.length > 0 ? said.filter((count) => !named.includes(count)) : []
      expect(other).toEqual([])
      for (const word of ['项', '种'])
        expect(named.length > 0 || new Set(said.filter((count) => count.endsWith(word))).size <= 1).toBe(true)
    },
  )
})

describe('the durations of the sample stages', () => {
  const [, table = ''] = readFileSync('docs/specification.md', 'utf8').split('### Sample stages')
  const row = (stage: string) => table.split('\n').find((line) => line.startsWith(`| ${stage} |`)) ?? ''

  test('equal the durations in the specification', () => {
    expect(row('RETURNED')).toContain(SENDING)
    expect(row('RECEIVED')).toContain(RECEIVING)
    expect(row('TESTING')).toContain(TESTING)
  })

  test('are the only durations that goods and help mention', () => {
    const known: readonly string[] = [SENDING, RECEIVING, TESTING]
    const ranges = matches(/\d+[–—-]\d+ ?(?:个工作日|天)/g)
    expect(ranges.length).toBeGreaterThan(20)
    expect(ranges.filter((found) => !known.some((time) => found.endsWith(` ${time}`)))).toEqual([])
    expect(matches(/约 ?\d+ ?个工作日|工作日(?:内)?出具/g)).toEqual([])
  })
})

describe('prices in the seed’s texts', () => {
  test('are correct in the counselor’s banner, which shows the counselor’s lowest price', () => {
    const [counselor] = goods.filter(({ id }) => id === 'G023')
    const lowest = Math.min(...(counselor?.specifications ?? []).map(({ price }) => price))
    const shown = banners.filter(({ target }) => target.endsWith('/G023'))
    expect(shown.length).toBeGreaterThan(0)
    for (const { subtitle } of shown) expect(`${subtitle.match(/(\d+) 元起/)?.[1]}.00`).toBe(formatAmount(lowest))
  })

  test('include a phone call with three goods, and the event of the call has no deposit', () => {
    const included = goods.filter((one) => goodsText(one).includes('含一次电话解读')).map(({ id }) => id)
    expect(included).toEqual(['G001', 'G004', 'G022'])
    const [banner] = banners.filter(({ title }) => title === '报告含一次电话解读')
    const event = eventsOf(NOW).find(({ id }) => banner?.target.endsWith(`id=${id}`))
    expect(event).toMatchObject({ activityCode: 'REPORT_INTERPRETATION', deposit: 0 })
    expect(matches(/赠送|免费解读/g)).toEqual([])
  })
})

// Two carriers of one disease in different genes have no affected child (MedlinePlus, autosomal recessive).
test('the texts in the seed mention the chance of two carriers for one gene, and not for one disease', () => {
  expect(matches(/四分之一|1\/4/g).length).toBeGreaterThan(1)
  expect(matches(/同一种病的携带者/g)).toEqual([])
})

test('no text in the seed outside of reports advises people to stop a medicine', () =>
  expect(matches(/(?<!不要自行|自行|突然|自己)停(?:用|药)(?!四周后)/g)).toEqual([]))

test('no text in the seed promises an effect, certainty or reassurance', () => {
  // A negated sentence is allowed. A wrong belief that an article quotes is allowed, too.
  const said = (text: string) => text.replace(/“[^”]*”/g, '').replace(/(?:不|没有|没人)[^，。；\n]*/g, '')
  const promise =
    /潜能|天赋|就能(?:控|预|避|减|降|挡|缓|治|好|防)|一定(?:会|能|有)|必然|保证(?!睡眠)|根治|治愈|放心|安心|可以避免|彻底|百分之百|零风险|万无一失|最好的(?:预防|保养|治疗)|最有效|永久/
  expect(texts.flatMap(([id, text]) => said(text).match(promise)?.map((word) => `${id} ${word}`) ?? [])).toEqual([])
})

// CPIC guidelines: HLA types predict skin reactions, and RYR1 and BCHE reactions to an anaesthetic, not metabolism.
test('in the child’s report, a medicine result from HLA types or anaesthesia genes says which reaction was tested', () => {
  const short = (id: string) => childReport.find((item) => item.id === id)?.short ?? ''
  expect(short('CM014')).toMatch(/没有检出与严重皮肤过敏有关的类型.*皮疹/)
  const hla = childReport.filter(
    ({ loci, category, severity }) =>
      category === 'PHARMACOGENOMICS' && severity === 'NORMAL' && loci.some(({ gene }) => gene.startsWith('HLA')),
  )
  expect(hla.length).toBeGreaterThan(0)
  expect(hla.filter((item) => item.short.includes('处理这种药'))).toEqual([])
  for (const id of ['CM019', 'CM020']) expect(short(id)).toContain('麻醉医生')
})

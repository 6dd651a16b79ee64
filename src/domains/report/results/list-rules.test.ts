import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { config } from '#/config.ts'
import { appendixCountText, appendixKey, geneLine, genesIn, namedEntry, readsOn } from '../appendix/appendix-rules.ts'
import { letterToParents } from '../letter/letter-rules.ts'
import { ReportSample } from '../model.ts'
import { reportsOfType, tabText } from '../mine/report-list-rules.ts'
import { reportPicture } from '../letter/report-picture.ts'
import { toListTab as toReportTab } from '#/domains/order/state/tabs.ts'

test.each([
  ['ABCA4,RHO', 'ABCA4、RHO'],
  ['ABCA4；RHO 、PRPH2', 'ABCA4、RHO、PRPH2'],
  ['', ''],
])('the genes %j are split into %j', (genes, line) => {
  expect(geneLine(genes)).toBe(line)
  expect(genesIn(genes).join('、')).toBe(line)
})

test('appendix entries have unique keys, and can be searched by their names and everyday names', () => {
  const entry = { chineseName: '甲', englishName: 'A', genes: 'X,Y' }
  expect(appendixKey(entry)).toBe('甲|A|X,Y')
  expect(namedEntry(entry)).toMatchObject({ nameCn: '甲', nameEn: 'A', genes: ['X', 'Y'] })
  expect(namedEntry({ ...entry, chineseName: 'α地中海贫血' }).others).toContain('地贫')
})

test.each([
  [true, 0, true, true],
  [true, 20, true, false],
  [true, 0, false, false],
  [false, 0, true, false],
])('for searching %j, %i matches and more pages %j the appendix loads the next page: %j', (searching, hits, more, on) =>
  expect(readsOn(searching, hits, 20, more)).toBe(on),
)

test.each([
  [20, 45, '共 45 种，已载入 20 种'],
  [45, 45, '共 45 种'],
  [20, null, '已载入 20 种'],
])('the appendix count of %i loaded items of a total of %j is shown as %s', (read, total, text) =>
  expect(appendixCountText(read, total)).toBe(text),
)

test('[REPX-013] the letter to the parents uses the child’s name if it is known, and says that a risk may remain', () => {
  const letter = letterToParents('乐乐')
  expect(letter.greeting).toBe('亲爱的乐乐的爸爸妈妈：')
  expect(letter.paragraphs.join('')).toContain('未检出不代表没有风险')
  expect(letterToParents('').greeting).toBe('亲爱的爸爸妈妈：')
  expect(letterToParents('').paragraphs.join('')).toContain('孩子')
})

const sample = (sampleId: string, reportPackageType: string) =>
  z.parse(ReportSample, { sampleId, detectionPackageInfoList: [{ detectionPackageId: 'P', reportPackageType }] })

test.each([
  ['gene', ['A', 'C'], '基因检测报告'],
  ['children', ['C'], '儿童报告'],
  ['CHILDREN', ['C'], '儿童报告'],
  ['adult', ['A'], '成人报告'],
  ['whatever', ['A', 'C'], '基因检测报告'],
])('[LIT-001] the page for the report type %s lists the reports %j', (type, ids, title) => {
  const list = reportsOfType([sample('A', 'ADULT'), sample('C', 'CHILDREN')], type)
  expect(list.samples.map(({ sampleId }) => sampleId)).toEqual(ids)
  expect(list.title).toBe(title)
})

test('[REPX-009] a tab of the report list shows its count as soon as the count is loaded', () => {
  expect(tabText('ALL', 2)).toBe('全部 2')
  expect(tabText('SIGNED', 0)).toBe('已签约 0')
  expect(tabText('PREPAID', undefined)).toBe('已预付')
  expect(toReportTab('SIGNED')).toBe('SIGNED')
  expect(toReportTab('COMPLETED')).toBe('ALL')
  expect(toReportTab(null)).toBe('ALL')
})

test('[REP-055] pictures in children’s reports are loaded from their own path', () => {
  expect(reportPicture('letter.svg', true)).toBe(`/pictures/${config.childrenPicturePath}letter.svg`)
  expect(reportPicture('letter.svg', false)).toBe('/pictures/letter.svg')
})

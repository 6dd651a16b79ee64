import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { allListed, type Column, columnOf, differs, gridMembers, gridOf, onlyDifferent } from './grid-rules.ts'
import { CategorySummary, ReportSample } from '../model.ts'

const sample = (sampleId: string, lastName: string, reportPackageType = 'ADULT') =>
  z.parse(ReportSample, {
    sampleId,
    customerEntityDTO: { lastName, firstName: '', gender: 'SECRET' },
    detectionPackageInfoList: [{ detectionPackageId: 'P1', reportPackageType }],
  })

const item = (detectionItemId: string, detectionItemNameCn: string, concernSeverity = 'RISK') => ({
  detectionItemId,
  detectionItemNameCn,
  concernSeverity,
})

const of = (category: string, items: object[], more: object = {}) =>
  z.parse(CategorySummary, { category, totalNumber: 9, unlockedNumber: 9, summaryItems: items, ...more })

const members = gridMembers([sample('S1', '吴'), sample('S2', '乐', 'CHILDREN'), sample('S3', '王')])

/** A column for each member; null: its summary failed. */
const columns = (...all: (CategorySummary[] | null)[]): Column[] =>
  all.flatMap((summaries, at) => {
    const member = members[at]
    return member ? [{ member, summaries, failed: summaries === null }] : []
  })

const lines = (all: readonly Column[]) =>
  gridOf(all).flatMap(({ rows }) => rows.map(({ name, cells }) => [name, ...cells.map(({ word }) => word)]))

test('each report is a column of the family grid, labelled with its kind, and a single report has no grid', () => {
  expect(members.map(({ name, kind }) => [name, kind])).toEqual([
    ['吴', '成人报告'],
    ['乐', '儿童报告'],
    ['王', '成人报告'],
  ])
  expect(gridMembers([sample('S1', '吴')])).toEqual([])
  expect(gridMembers([sample('S1', '吴'), sample('S1', '吴')])).toEqual([])
})

test('the family grid matches items by id, or by name in the category, and lists the worst result first', () => {
  const all = columns(
    [of('COMMON_DISEASES', [item('D1', '哮喘', 'CONCERN'), item('D2', '近视')])],
    [of('COMMON_DISEASES', [item('C2', '近视', 'CONCERN'), item('D1', '支气管哮喘', 'CONCERN')])],
  )
  expect(lines(all)).toEqual([
    ['近视', '高风险', '中风险'],
    ['哮喘', '中风险', '中风险'],
  ])
})

test('an item with the same name in another category counts as another item', () => {
  const all = columns([of('COMMON_DISEASES', [item('D1', '甲')])], [of('LIFE_STYLE', [item('L1', '甲')])])
  expect(lines(all)).toEqual([
    ['甲', '高风险', '没有这一类'],
    ['甲', '没有这一类', '重点关注'],
  ])
})

test('two items with the same name in one report are two rows of the family grid', () => {
  const all = columns([of('COMMON_DISEASES', [item('D1', '甲'), item('D2', '甲', 'CONCERN')])], [])
  expect(lines(all).map(([name, word]) => [name, word])).toEqual([
    ['甲', '高风险'],
    ['甲', '中风险'],
  ])
})

test('an item that is missing in a summary is shown as 没有列出, and not as low risk', () => {
  const all = columns([of('COMMON_DISEASES', [item('D1', '近视')])], [of('COMMON_DISEASES', [])])
  expect(lines(all)).toEqual([['近视', '高风险', '没有列出']])
  const cells = gridOf(all)[0]?.rows[0]?.cells
  expect(cells?.map(({ to, tone }) => [to, tone])).toEqual([
    ['/parent-page/S1/P1/disease-detail/COMMON_DISEASES/D1', 'risk'],
    ['/parent-page/S2/P1/common-disease-list/COMMON_DISEASES', null],
  ])
})

test('a carrier’s cell has the carrier colour, and cells of drugs have their own words', () => {
  const all = columns(
    [of('GENETIC_DISEASES', [item('G1', '遗传性耳聋')]), of('PHARMACOGENOMICS', [item('M1', '华法林', 'CONCERN')])],
    [of('GENETIC_DISEASES', [item('G1', '遗传性耳聋', 'CONCERN')]), of('PHARMACOGENOMICS', [])],
  )
  expect(lines(all)).toEqual([
    ['华法林', '谨慎使用', '没有列出'],
    ['遗传性耳聋', '携带变异', '携带变异'],
  ])
  const [, genetic] = gridOf(all)
  expect(genetic?.rows[0]?.cells.map(({ tone }) => tone)).toEqual(['carrier', 'carrier'])
})

test('a locked result is never in the grid, for any summary', () => {
  const all = columns(
    [of('COMMON_DISEASES', [item('D1', '近视')])],
    [of('COMMON_DISEASES', [item('D9', '秘密')], { locked: true, unlockedNumber: 0 })],
    [of('COMMON_DISEASES', [item('D8', '秘密')], { unlockedNumber: 0, unlockJobStatus: 'EXECUTING' })],
  )
  expect(lines(all)).toEqual([['近视', '高风险', '未解锁', '解锁中']])
  expect(gridOf(all)[0]?.locked).toEqual([{ key: 'S2', name: '乐', count: 9 }])
})

test('a category without any item has one row in the family grid, 整个分类, if it is locked for a member', () => {
  const all = columns(
    [of('RARE_DISEASES', [])],
    [of('RARE_DISEASES', [], { locked: true, unlockedNumber: 0, reportPackageType: 'CHILDREN' })],
  )
  expect(lines(all)).toEqual([['整个分类', '可以看', '未解锁']])
})

test('sensitive topics and items without a name are neither shown nor counted in the family grid', () => {
  const all = columns(
    [of('COMMON_DISEASES', [item('D1', '阿尔茨海默病'), item('D2', ''), item('D3', '近视')])],
    [of('COMMON_DISEASES', [item('D1', 'AD')]), of('RARE_DISEASES', [item('R1', '亨廷顿病', 'CONCERN')])],
  )
  expect(gridOf(all).map(({ category, rows }) => [category, rows.map(({ name }) => name)])).toEqual([
    ['COMMON_DISEASES', ['近视']],
  ])
})

test('a summary that cannot be loaded affects one column of the grid; a category without findings has no row', () => {
  expect(lines(columns([of('COMMON_DISEASES', [item('D1', '近视')])], null))).toEqual([
    ['近视', '高风险', '暂时读不到'],
  ])
  expect(gridOf(columns([of('COMMON_DISEASES', [])], [of('ANCESTRY', [])]))).toEqual([])
})

test('a locked or missing result does not count as a difference between members', () => {
  const groups = gridOf(
    columns(
      [
        of('COMMON_DISEASES', [item('D1', '甲'), item('D2', '乙'), item('D3', '丙')]),
        of('LIFE_STYLE', [item('L1', '丁')]),
      ],
      [of('COMMON_DISEASES', [item('D1', '甲'), item('D2', '乙', 'CONCERN')])],
      null,
    ),
  )
  const names = (all: typeof groups) => all.flatMap(({ rows }) => rows.map(({ name }) => name))
  expect(names(groups)).toEqual(['甲', '乙', '丙', '丁'])
  expect(names(onlyDifferent(groups))).toEqual(['乙', '丙'])
  expect(groups[1]?.rows.map(differs)).toEqual([false])
})

test('a finding specific to one sex shows 不适用 for a member of the other sex, counts as no difference, and has no row if it fits no member', () => {
  const [first, second] = members
  if (!first || !second) throw new Error('no members')
  const womb = [of('COMMON_DISEASES', [item('D40', '子宫肌瘤')])]
  const column = (gender: 'MALE' | 'FEMALE', at: typeof first): Column => ({
    member: { ...at, gender },
    summaries: womb,
    failed: false,
  })
  const both = [column('MALE', first), column('FEMALE', second)]
  expect(lines(both)).toEqual([['子宫肌瘤', '不适用', '高风险']])
  expect(gridOf(both)[0]?.rows.map(differs)).toEqual([false])
  expect(lines([column('MALE', first), column('MALE', second)])).toEqual([])
})

test('if a summary counts more findings than it lists, or lists one without a name, its missing items are not called 没有列出', () => {
  const whole = [of('COMMON_DISEASES', [item('D1', '哮喘')], { riskNumber: 1, concernNumber: 0 })]
  const counted = [of('COMMON_DISEASES', [], { riskNumber: 2, concernNumber: 0 })]
  const unnamed = [of('COMMON_DISEASES', [item('D9', '')], { riskNumber: 1, concernNumber: 0 })]
  expect([lines(columns(whole, unnamed)), allListed(columns(whole, unnamed))]).toEqual([
    [['哮喘', '高风险', '没有全部读出来']],
    false,
  ])
  expect(lines(columns(whole, counted))).toEqual([['哮喘', '高风险', '没有全部读出来']])
  expect([allListed(columns(whole, whole)), allListed(columns(whole, counted))]).toEqual([true, false])
})

test('an empty summary counts as a summary that could not be loaded', () => {
  const [first, second] = members
  if (!first || !second) throw new Error('no members')
  const all = [columnOf(first, [of('COMMON_DISEASES', [item('D1', '哮喘')])], false), columnOf(second, [], false)]
  expect(lines(all)).toEqual([['哮喘', '高风险', '暂时读不到']])
  expect(allListed(all)).toBe(false)
})

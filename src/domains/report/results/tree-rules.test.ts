import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { CategorySummary, TreeNode } from '../model.ts'
import { itemsOf, type ItemView } from '../rules.ts'
import {
  categoryCounts,
  detectionsLink,
  isChildrenReport,
  isChildSummary,
  itemIds,
  levelOf,
  nodeNamed,
  summarizeLink,
} from './tree-rules.ts'

const place = { sampleId: 'S1', packageId: 'P1' }
const leaf = (id: string) => ({ type: 'DETECTION', name: `项目${id}`, detectionItemCategory: id })
const tree = z.parse(TreeNode, {
  type: 'CATEGORY',
  name: '常见疾病',
  items: [
    { type: 'CATEGORY', name: '心血管', items: [leaf('1'), { type: 'CATEGORY', name: '心脏', items: [leaf('2')] }] },
    leaf('3'),
    { type: 'CATEGORY', name: '空', items: [] },
  ],
})
const view = (id: string, fields: Partial<ItemView> = {}): ItemView => ({
  ...(itemsOf([], 'COMMON_DISEASES')[0] as unknown as ItemView),
  id,
  severity: 'RISK',
  locked: false,
  ...fields,
})

test('[REP-042] a level of a category contains groups and items, and groups contain further levels', () => {
  const views = [view('1'), view('2', { severity: 'CONCERN' }), view('3', { locked: true, severity: null })]
  expect(levelOf(tree, views)).toEqual({
    groups: [
      { name: '心血管', total: 2, counts: { risk: 1, concern: 1, normal: 0 }, locked: 0 },
      { name: '空', total: 0, counts: { risk: 0, concern: 0, normal: 0 }, locked: 0 },
    ],
    items: [views[2]],
  })
  const deeper = nodeNamed(tree, '心脏')
  expect(deeper && levelOf(deeper, views).items).toEqual([views[1]])
  expect(itemIds(tree)).toEqual(['1', '2', '3'])
})

test('an item without a result is left out of its level', () => {
  expect(levelOf(tree, [view('1')]).items).toEqual([])
})

test('a level of a category is found by its name; the name of an item or an unknown name finds no level', () => {
  expect(nodeNamed(tree, '常见疾病')?.name).toBe('常见疾病')
  expect(nodeNamed(tree, '心血管')?.items).toHaveLength(2)
  expect(nodeNamed(tree, '项目3')).toBeNull()
  expect(nodeNamed(tree, '没有')).toBeNull()
  expect(nodeNamed(null, '心血管')).toBeNull()
})

test('[LIT-007] the name of a level is encoded in the address', () => {
  expect(detectionsLink(place, '心血管', 'COMMON_DISEASES')).toBe(
    `/parent-page/S1/P1/common-disease-detection-list/${encodeURIComponent('心血管')}/COMMON_DISEASES`,
  )
})

test.each([
  ['true', true],
  ['false', false],
  ['', false],
  ['child', false],
])('[LIT-003] the address parameter %j is parsed as a child’s report: %j', (child, yes) =>
  expect(isChildSummary(child)).toBe(yes),
)

test('[LIT-003] the link to the summary contains true for a child’s report, and false otherwise', () => {
  expect(summarizeLink(place, true)).toBe('/parent-page/S1/P1/common-disease-summarize/true')
  expect(summarizeLink(place, false)).toBe('/parent-page/S1/P1/common-disease-summarize/false')
  expect(isChildrenReport([{ reportPackageType: 'CHILDREN' }])).toBe(true)
  expect(isChildrenReport([{ reportPackageType: 'ADULT' }])).toBe(false)
})

test('[REPX-006] the counts of a category are computed from its summary items', () => {
  const summary = (category: string, fields: object = {}) => z.parse(CategorySummary, { category, ...fields })
  const items = ['RISK', 'RISK', 'CONCERN'].map((concernSeverity, at) => ({
    detectionItemId: String(at),
    concernSeverity,
  }))
  expect(
    categoryCounts([
      summary('COMMON_DISEASES', { unlockedNumber: 10, summaryItems: items }),
      summary('ANCESTRY'),
      summary('NEW_KIND'),
    ]).map(({ category, counts }) => [category, counts]),
  ).toEqual([['COMMON_DISEASES', { risk: 2, concern: 1, normal: 7 }]])
})

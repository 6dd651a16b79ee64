import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { AnalysisResult, CategorySummary } from '../model.ts'
import { itemsOf, itemTitle, nameOfCategory, unlockedText } from '../rules.ts'

const result = (fields: object = {}) =>
  z.parse(AnalysisResult, { detectionItemId: 'D1', concernSeverity: 'NORMAL', ...fields })
const summary = (fields: object = {}) => z.parse(CategorySummary, { category: 'COMMON_DISEASES', ...fields })

test.each([
  ['糖尿病', 'Diabetes', '糖尿病'],
  ['', 'Diabetes', 'Diabetes'],
  ['糖尿病', '', '糖尿病'],
  ['', '', '未命名项目'],
])('an item with the names %j and %j has the title %s', (nameCn, nameEn, title) => {
  expect(itemTitle({ nameCn, nameEn })).toBe(title)
})

test.each([
  [37, 40, '已解锁 37/40'],
  [0, 1, '已解锁 0/1'],
  [0, 0, ''],
])('a category with %i of %i items unlocked shows %j', (unlockedNumber, totalNumber, text) => {
  expect(unlockedText(summary({ unlockedNumber, totalNumber }))).toBe(text)
})

test.each(['NEW_KIND', 'constructor'])('an unknown category (%s) without a name is shown as 其他项目', (category) => {
  expect(nameOfCategory({ category, chineseName: '' })).toBe('其他项目')
})

test('[REP-014] [REP-016] [REP-021] an item with a locked or new result is locked or new, in any order of results', () => {
  const odd = result({ locked: true, newUnlockItemRead: false, concernSeverity: 'RISK' })
  const plain = result({ newUnlockItemRead: true })
  for (const results of [
    [odd, plain],
    [plain, odd],
  ]) {
    expect(itemsOf(results, 'COMMON_DISEASES')).toHaveLength(1)
    expect(itemsOf(results, 'COMMON_DISEASES')).toMatchObject([{ locked: true, isNew: true, severity: null }])
    const open = results.map((one) => ({ ...one, locked: false }))
    expect(itemsOf(open, 'COMMON_DISEASES')).toMatchObject([{ locked: false, severity: 'RISK' }])
  }
})

test('an item has the names and the class of its result, and empty texts for missing names', () => {
  const named = { detectionItemNameCn: '糖尿病', detectionItemNameEn: 'Diabetes', detectionItemClass: '代谢' }
  expect(itemsOf([result(named)], 'COMMON_DISEASES')).toMatchObject([
    { nameCn: '糖尿病', nameEn: 'Diabetes', itemClass: '代谢' },
  ])
  expect(itemsOf([result()], 'COMMON_DISEASES')).toMatchObject([
    { nameCn: '', nameEn: '', itemClass: '', verdict: '', ancestryType: '' },
  ])
})

test.each([
  [{}, 'NEANDERTHAL'],
  [{ locked: true }, ''],
])('[ANC-009] an ancestry item with the fields %j has the ancestry type %j', (fields, type) => {
  const ancestryAnalysisResult = { ancestryType: 'NEANDERTHAL' }
  expect(itemsOf([result({ ancestryAnalysisResult, ...fields })], 'ANCESTRY')).toMatchObject([{ ancestryType: type }])
})

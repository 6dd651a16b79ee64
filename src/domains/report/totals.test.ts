import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { CategorySummary } from './model.ts'
import { reportSentence, totalsOf, unlockedText } from './rules.ts'

const summary = (fields: object = {}) => z.parse(CategorySummary, { category: 'COMMON_DISEASES', ...fields })

test('without unlocked items the report does not claim that nothing was found', () => {
  expect(reportSentence(totalsOf([summary()]))).toBe('请点开下面的分类查看结果')
  expect(unlockedText(summary())).toBe('')
})

test('findings are counted when their number is missing', () => {
  const summaryItems = ['RISK', 'CONCERN', 'CONCERN', 'SOMETHING_NEW'].map((concernSeverity, at) => ({
    detectionItemId: `D${at}`,
    concernSeverity,
  }))
  expect(summary({ riskNumber: null, concernNumber: null, summaryItems })).toMatchObject({
    riskNumber: 2,
    concernNumber: 2,
  })
  expect(reportSentence(totalsOf([summary({ summaryItems })]))).toBe('有 2 项建议重点关注')
  expect(summary({ riskNumber: 0, concernNumber: 3, summaryItems })).toMatchObject({ riskNumber: 0, concernNumber: 3 })
})

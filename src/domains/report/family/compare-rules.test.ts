import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { membersOf, sameItem } from './compare-rules.ts'
import { ReportItem, ReportSample } from '../model.ts'

const sample = (sampleId: string, lastName = '') =>
  z.parse(ReportSample, { sampleId, customerEntityDTO: { lastName, firstName: '', gender: 'SECRET' } })
const { results } = z.parse(ReportItem, {
  results: [
    { detectionItemId: 'C1', detectionItemNameCn: '甲', concernSeverity: 'RISK' },
    { detectionItemId: 'D1', detectionItemNameCn: '乙', concernSeverity: 'NORMAL' },
  ],
})

test('fewer than two reports cannot be compared', () => {
  expect(membersOf([])).toEqual([])
  expect(membersOf([sample('S1')])).toEqual([])
  expect(membersOf([sample('S1', '周'), sample('S2')]).map(({ key, name }) => [key, name])).toEqual([
    ['S1', '周'],
    ['S2', '报告 2'],
  ])
})

test('an item of another report is found by its id, or by its name if the report lacks the id', () => {
  expect(sameItem(results, 'COMMON_DISEASES', { id: 'D1', nameCn: '甲' })?.id).toBe('D1')
  expect(sameItem(results, 'COMMON_DISEASES', { id: 'X', nameCn: '甲' })?.id).toBe('C1')
  expect(sameItem(results, 'COMMON_DISEASES', { id: 'X', nameCn: '丙' })).toBeNull()
})

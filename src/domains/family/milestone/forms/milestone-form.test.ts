import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { persistedMilestoneFields, MilestoneForm, milestoneValues } from './milestone-form.ts'

const right = { type: 'BIRTH', content: '出生', time: '1931-01-05' }

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-11-20T23:30:00+08:00') }))

const problems = (given: object): string[] => {
  const result = z.safeParse(MilestoneForm, { ...right, ...given })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

test.each([
  [{}, []],
  [{ content: ' ', time: '' }, ['内容不能为空', '日期不能为空']],
  [{ content: '字'.repeat(200) }, []],
  [{ content: '字'.repeat(201) }, ['内容最多200个字，现在有201个']],
  [{ time: '2026-11-20' }, []],
  [{ time: '2026-11-21' }, ['日期不能晚于今天']],
])('[FAM-012] the milestone form with %j has the errors %j', (given, messages) =>
  expect(problems(given)).toEqual(messages),
)

test('a new milestone has type 其他 and no day; an edited milestone keeps its values, but gets 其他 for an unknown type', () => {
  expect(milestoneValues(null)).toEqual({ type: 'OTHER', content: '', time: '' })
  const known = { id: 'M1', type: 'WEDDING' as 'OTHER', content: '结婚', time: '1992-05-01' }
  expect(milestoneValues(known)).toEqual({ type: 'OTHER', content: '结婚', time: '1992-05-01' })
})

test('after a reload, the milestone form keeps only the type', () => {
  expect(Object.keys(persistedMilestoneFields.fields.shape)).toEqual(['type'])
  expect(persistedMilestoneFields.lost).toEqual({ content: '内容', time: '日期' })
})

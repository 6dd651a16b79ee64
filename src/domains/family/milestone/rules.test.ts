import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Milestone } from './model.ts'
import { dayInYear, isSameMilestone, timeLine, typeLabel, typeOf } from './rules.ts'

const milestone = (id: string | null, time: string, content = ''): Milestone => ({ id, type: 'OTHER', content, time })

describe('the day of a milestone', () => {
  test.each([
    ['1968-11-01T16:00:00.000Z', '1968-11-02'],
    ['1931-01-05', '1931-01-05'],
    ['2023-11-02T00:00:00+08:00', '2023-11-02'],
    // 1968-11-02 00:00 in China, in ms before 1970.
    [-36_748_800_000, '1968-11-02'],
    [0, ''],
    [1_667_318_400_000, '2022-11-02'],
    ['bald', ''],
    [Number.NEGATIVE_INFINITY, ''],
    [null, ''],
    [{}, ''],
  ])('the time %j is parsed as the day %j', (time, day) =>
    expect(z.parse(Milestone, { content: 'x', time }).time).toBe(day),
  )

  test.each([
    ['2023-05-01', '5月1日'],
    ['1968-11-02', '11月2日'],
    ['', ''],
  ])('the day %j is shown as %j', (time, text) => expect(dayInYear(time)).toBe(text))
})

test('[FAM-012] years and days are sorted newest first, with milestones without a time at the end', () => {
  const line = timeLine([
    milestone('A', '1968-11-02'),
    milestone('B', ''),
    milestone('C', '2023-03-15'),
    milestone('D', '2023-11-02'),
    milestone('E', ''),
  ])
  expect(line.map(({ year, milestones }) => [year, milestones.map(([, { id }]) => id)])).toEqual([
    ['2023', ['D', 'C']],
    ['1968', ['A']],
    ['', ['B', 'E']],
  ])
})

test('milestones without an id get unique keys', () => {
  const keys = timeLine([milestone(null, '2023-01-01'), milestone(null, '1990-01-01'), milestone('A', '')]).flatMap(
    ({ milestones }) => milestones.map(([key]) => key),
  )
  expect(new Set(keys).size).toBe(3)
})

test.each([
  ['BIRTH', 'BIRTH', '出生'],
  ['WEDDING', 'OTHER', '其他'],
  ['toString', 'OTHER', '其他'],
])('[MISC-001] the milestone type %s is shown with the picture %s and the label %s', (type, shown, label) => {
  const known = typeOf({ type: type as Milestone['type'] })
  expect([known, typeLabel[known]]).toEqual([shown, label])
})

describe('finding the sent milestone after a lost reply', () => {
  const body = { type: 'BIRTH' as const, content: '出生在长沙', time: '1968-11-02' }
  const made: Milestone = { id: 'M1', type: 'BIRTH', content: ' 出生在长沙 ', time: '1968-11-02' }
  test.each<[string, boolean, Partial<Milestone>]>([
    ['a milestone with equal values', true, {}],
    ['a milestone of another day', false, { time: '1968-11-03' }],
    ['a milestone without a day', false, { time: '' }],
    ['a milestone with another text', false, { content: '出生' }],
    ['a milestone of another type', false, { type: 'OTHER' }],
  ])('%s counts as the sent milestone: %s', (_name, same, given) =>
    expect(isSameMilestone({ ...made, ...given }, body)).toBe(same),
  )
})

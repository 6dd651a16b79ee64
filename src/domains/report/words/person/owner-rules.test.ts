import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { ReportSample } from '../../model.ts'
import { otherParent, ownerOf } from './owner-rules.ts'

/** 10:00 on 23 November 2026 in China. */
const NOW = Date.parse('2026-11-23T10:00:00+08:00')
const sample = (birthday: string, gender: unknown = 'FEMALE') =>
  z.parse(ReportSample, { sampleId: 'S1', customerEntityDTO: { birthday, gender } })
const stage = (birthday: string, child = false) => ownerOf(sample(birthday), child, NOW).stage

test.each([
  ['1968-11-02', 'grown'],
  // 50 on this day, and tomorrow.
  ['1976-11-23', 'grown'],
  ['1976-11-24', 'planning'],
  ['2008-11-23', 'planning'],
  ['2008-11-24', 'child'],
  ['1985-07-08T00:00:00', 'planning'],
  ['', 'unknown'],
  ['1968', 'unknown'],
  ['1968-13-45', 'unknown'],
  ['1900-01-01', 'unknown'],
  ['2030-01-01', 'unknown'],
])('the life stage of an owner born on %j is %s', (birthday, expected) => expect(stage(birthday)).toBe(expected))

test('the owner of a child’s report counts as a child, with any birthday', () => {
  expect([stage('', true), stage('2019-04-12', true), stage('1968-11-02', true)]).toEqual(['child', 'child', 'child'])
})

test('the age is in whole years, and is unknown if a child’s report has an adult’s birthday', () => {
  const age = (birthday: string, child = false) => ownerOf(sample(birthday), child, NOW).age
  expect([age('1968-11-02'), age('2019-04-12', true), age('1968-11-02', true), age('')]).toEqual([58, 7, null, null])
})

test('if the sample or the patient is missing, age and sex are unknown', () => {
  const unknown = { stage: 'unknown', gender: 'SECRET', age: null }
  expect(ownerOf(null, false, NOW)).toEqual(unknown)
  expect(ownerOf(z.parse(ReportSample, { sampleId: 'S1' }), false, NOW)).toEqual(unknown)
  expect(ownerOf(sample('1968-11-02', 'X'), false, NOW)).toEqual({ stage: 'grown', gender: 'SECRET', age: 58 })
})

test('the other parent has a known sex only for grown-up children of a parent with a known sex', () => {
  const other = (birthday: string, gender: string) => otherParent(ownerOf(sample(birthday, gender), false, NOW))
  expect(other('1968-11-02', 'FEMALE')).toBe('孩子的爸爸')
  expect(other('1968-11-02', 'MALE')).toBe('孩子的妈妈')
  expect([other('1968-11-02', 'SECRET'), other('1990-01-01', 'FEMALE'), other('', 'MALE')]).toEqual(
    Array(3).fill('伴侣'),
  )
})

import { expect, test } from 'vitest'
import type { Owner } from '../words/person/owner-rules.ts'
import { relativesAtRisk, concernedRelatives } from './relatives-rules.ts'

const told = (stage: Owner['stage'], child = false, gender: Owner['gender'] = 'SECRET') =>
  concernedRelatives({ stage, gender }, child).map(({ who }) => who)

test('the relatives who should know of a carried variant depend on the owner’s age, the closest relatives first', () => {
  expect(told('grown')).toEqual(['成年的孩子', '兄弟姐妹', '伴侣'])
  expect(told('planning')).toEqual(['伴侣', '兄弟姐妹', '父母', '孩子'])
  expect(told('unknown')).toEqual(['伴侣', '成年的孩子', '兄弟姐妹', '父母'])
  expect(told('child', true)).toEqual(['孩子的爸爸和妈妈', '孩子的兄弟姐妹', '孩子自己'])
  expect(told('child')).toEqual(['爸爸和妈妈', '兄弟姐妹'])
})

test('the text about the other parent of grown-up children mentions a sex only if the owner’s sex is known', () => {
  expect([told('grown', false, 'FEMALE')[2], told('grown', false, 'MALE')[2]]).toEqual(['孩子的爸爸', '孩子的妈妈'])
})

test('each reason for telling a relative is short, does not address the reader and promises nothing', () => {
  const all = (['child', 'planning', 'grown', 'unknown'] as const).flatMap((stage) =>
    concernedRelatives({ stage, gender: 'FEMALE' }, stage === 'child'),
  )
  expect(all).toHaveLength(14)
  for (const { why } of all) {
    expect(why.length).toBeLessThanOrEqual(30)
    expect(why).not.toMatch(/您|。|患病|确诊|一定|保证|放心|没事/)
  }
})

test('a hereditary cancer is relevant to the closest relatives by blood', () => {
  expect(relativesAtRisk({ stage: 'grown' }).map(({ who }) => who)).toEqual(['父母', '成年的兄弟姐妹', '成年的子女'])
  expect(relativesAtRisk({ stage: 'child' }).map(({ who }) => who)).not.toContain('成年的子女')
})

test('[ACOG 691] for a child of two carriers who is already born, the text recommends asking a doctor about a test', () => {
  const told = concernedRelatives({ stage: 'planning', gender: 'FEMALE', pregnancy: 'pregnant' }, false, 'CARRIER')
  expect(told.find(({ who }) => who === '孩子')?.why).toBe('可能受影响，请问医生要不要现在查')
})

test('the text for the parents of a tested child says that pregnant people should ask soon', () => {
  const told = concernedRelatives({ stage: 'child', gender: 'MALE', pregnancy: null }, true)
  expect(told[0]?.why).toContain('已经怀孕的请尽快问')
})

test('a partner with a known result is not asked to be tested', () => {
  const owner = { stage: 'planning', gender: 'FEMALE', pregnancy: 'pregnant' } as const
  const why = (said: 'UNKNOWN' | 'FREE' | 'CARRIER') =>
    concernedRelatives(owner, false, said).find(({ who }) => who === '伴侣')?.why
  expect([why('UNKNOWN'), why('FREE'), why('CARRIER')]).toEqual([
    '请尽快查同一个基因，才知道孩子的机会',
    undefined,
    '两个人都携带，请一起去遗传咨询门诊',
  ])
})

import { describe, expect, test } from 'vitest'
import type { Mode } from '../genes/mode-rules.ts'
import { carrierMeaning, childrenOf, childrenSentence } from './inheritance-rules.ts'
import { partners } from '../words/person/owner-rules.ts'

const stages = ['child', 'planning', 'grown', 'unknown'] as const

describe('the text about the meaning of a carried variant', () => {
  const means = (stage: (typeof stages)[number], mode: Mode = 'recessive', child = false) =>
    carrierMeaning({ found: 1, mode, stage, child })

  test('mentions first the children, then the siblings, if the owner has grown-up children', () => {
    expect(means('grown')[1]).toBe('您的每个孩子有约一半的机会从您这里得到这一份；您的兄弟姐妹也可能带着同一份。')
  })

  test('recommends testing the partner first if the owner plans children', () => {
    expect(means('planning')[1]).toContain('先看伴侣')
  })

  test('asks for no action now in a child’s report, and addresses the person from the age of 16', () => {
    expect(means('child', 'recessive', true)).toEqual([
      '孩子带有一份变化的基因，另一份通常是好的，所以携带者本人通常健康。',
      '孩子长大成家前，再和医生谈谈它对下一代的意义。',
    ])
    expect(means('child')[1]).toMatch(/^长大成家前/)
  })

  test('does not mention an age if the age is unknown', () => {
    expect(means('unknown').join('')).not.toMatch(/成年|长大|每个孩子/)
  })

  test('mentions a proportion and healthy carriers only for recessive inheritance', () => {
    for (const stage of stages) expect(means(stage, 'other').join('')).not.toMatch(/一半|四分之一|健康|不会/)
  })

  test('has two lines in every case, and mentions no illness and makes no promise', () => {
    const all = stages.flatMap((stage) =>
      (['recessive', 'other'] as const).flatMap((mode) =>
        [true, false].flatMap((child) => [0, 1].map((found) => carrierMeaning({ found, mode, stage, child }))),
      ),
    )
    expect(all).toHaveLength(32)
    for (const lines of all) {
      expect(lines).toHaveLength(2)
      expect(lines.join('')).not.toMatch(/患病|患有|确诊|一定|保证|治愈|绝对|放心|没事/)
    }
  })
})

describe('the inheritance diagram', () => {
  const count = (partner: (typeof partners)[number], state: string, stage?: (typeof stages)[number]) =>
    childrenOf(partner, stage).filter((child) => child === state).length

  test('shows four children for each result of the partner', () => {
    for (const stage of stages) for (const partner of partners) expect(childrenOf(partner, stage)).toHaveLength(4)
  })

  test('if the partner is a carrier, shows 1 affected child, 2 carriers and 1 child without the variant', () => {
    expect([count('CARRIER', 'affected'), count('CARRIER', 'carrier'), count('CARRIER', 'free')]).toEqual([1, 2, 1])
  })

  test('if the partner is no carrier, shows 2 carriers and 2 children without the variant', () => {
    expect([count('FREE', 'affected'), count('FREE', 'carrier'), count('FREE', 'free')]).toEqual([0, 2, 2])
  })

  test('if the partner’s result is unknown, shows 2 children with and 2 without the variant; if children are only planned, 4 unknown children', () => {
    expect([count('UNKNOWN', 'passed', 'grown'), count('UNKNOWN', 'spared', 'grown')]).toEqual([2, 2])
    expect([count('UNKNOWN', 'passed'), count('UNKNOWN', 'spared')]).toEqual([2, 2])
    expect(count('UNKNOWN', 'unknown', 'planning')).toBe(4)
  })

  test('has a sentence with the numbers of children in the figure', () => {
    expect(childrenSentence('CARRIER')).toContain('4 个孩子中约 1 个可能受影响')
    expect(childrenSentence('FREE')).toContain('4 个孩子中约 2 个')
    expect(childrenSentence('UNKNOWN', 'planning')).not.toMatch(/\d/)
    expect(childrenSentence('UNKNOWN', 'grown')).toMatch(/^您的每个孩子有约一半的机会从您这里得到这一份：.*约 2 个得到/)
    expect(childrenSentence('CARRIER', 'grown')).not.toContain('怀孕')
  })
})

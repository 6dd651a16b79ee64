import { expect, test } from 'vitest'
import { sheetKind } from './sheet-rules.ts'

test.each([
  ['self', '我的报告', '基因检测报告'],
  ['named', '家人的报告', '基因检测报告'],
  ['child', '孩子的报告', '儿童基因检测报告'],
  ['other', '对方分享的报告', '对方分享的报告'],
] as const)(
  'the printed sheet of a report of the kind %s (%s) has the heading %s, without 我的 and without a name',
  (kind, label, expected) => {
    expect(sheetKind({ kind, label }, false)).toBe(expected)
  },
)

test('a printed sample report says that it belongs to nobody', () => {
  expect(sheetKind({ kind: 'child', label: '儿童示例报告 · 不属于任何人' }, true)).toBe('儿童示例报告 · 不属于任何人')
})

import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { shareLink } from '#/shared/wechat/share-card.ts'
import { CategorySummary } from '../model.ts'
import { reportCard, seenByOthers, sharedReportPath, shareablesOf, topicsNote } from './share-rules.ts'

const summary = (category: string, unlockedNumber: number) =>
  z.parse(CategorySummary, { category, totalNumber: 10, unlockedNumber })

const all = shareablesOf([
  summary('COMMON_DISEASES', 8),
  summary('RARE_DISEASES', 0),
  summary('GENETIC_DISEASES', 2),
  summary('SOMETHING_NEW', 3),
])

test('only unlocked, known categories can be shared, and sensitive categories are marked', () => {
  expect(all.map(({ category, count, sensitive }) => [category, count, sensitive])).toEqual([
    ['COMMON_DISEASES', 8, false],
    ['GENETIC_DISEASES', 2, true],
  ])
})

test('the sharing screen names the categories that people with the link will see', () => {
  expect(seenByOthers(all, new Set())).toBe('还没有选择内容')
  expect(seenByOthers(all, new Set(['COMMON_DISEASES', 'GENETIC_DISEASES']))).toBe(
    '拿到链接的人能看到：常见疾病、遗传疾病，共 10 项结果',
  )
})

test('[NAV-008] the shared link contains the code and no id of a person or sample', () => {
  expect(sharedReportPath('RS1')).toBe('/share-report/shared/RS1')
  expect(shareLink(reportCard('RS1'), 'https://m.example.com')).toBe('https://m.example.com/share-report/shared/RS1')
})

test('the note before sharing counts the sensitive topics that were not opened, and says that people with the link see them whatever the result', () => {
  expect(topicsNote([{ name: '常见疾病', topics: 0 }])).toBe('')
  expect(
    topicsNote([
      { name: '常见疾病', topics: 2 },
      { name: '遗传疾病', topics: 1 },
    ]),
  ).toBe(
    '常见疾病、遗传疾病里有 3 项您这次没打开的敏感话题，不论结果如何，拿到链接的人都能看到。不想让人看到的，先不选这几类。',
  )
  expect(topicsNote([{ name: '常见疾病', topics: null }])).toContain('可能有您这次没打开的敏感话题')
})

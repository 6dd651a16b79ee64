import { expect, test } from 'vitest'
import { filterChips, listed } from '../search/search-rules.ts'
import * as z from 'zod/mini'
import { overviewMarks, overviewOf } from '../overview/overview-rules.ts'
import { findingsOf } from '../results/findings-rules.ts'
import { CategorySummary } from '../model.ts'
import { isSensitive, leftOutOf, UNOPENED, withHiddenResults, withoutUnopened } from './sensitive-rules.ts'
import { readFirstSteps } from '../tour-rules.ts'
import { categoryCounts } from '../results/tree-rules.ts'
import { storeAnswer, itemKey, removeAnswers, openedCount, useAnswers } from './sensitive-store.ts'

const item = (nameCn: string, nameEn = '', severity: 'NORMAL' | 'CONCERN' | 'RISK' = 'NORMAL', locked = false) => ({
  nameCn,
  nameEn,
  severity,
  locked,
})

test.each([
  ['阿尔茨海默病', 'Alzheimer disease'],
  ['血管性痴呆', 'Vascular dementia'],
  ['帕金森病', ''],
  ['', 'Parkinson disease'],
  ['遗传性乳腺癌卵巢癌综合征', 'HBOC'],
  ['林奇综合征', 'Lynch syndrome'],
  ['亨廷顿舞蹈症', 'Huntington disease'],
  ['', 'Prion disease'],
])('the topic with the Chinese name %s and the English name %s is sensitive for any result', (chinese, english) => {
  for (const severity of ['NORMAL', 'CONCERN', 'RISK'] as const)
    expect(isSensitive(item(chinese, english, severity), 'COMMON_DISEASES')).toBe(true)
})

test.each([
  ['高血压', 'Hypertension'],
  ['胃癌', 'Gastric cancer'],
  ['预激综合征', 'Wolff-Parkinson-White syndrome'],
])('the item %s is not sensitive', (chinese, english) => {
  expect(isSensitive(item(chinese, english, 'RISK'), 'COMMON_DISEASES')).toBe(false)
})

test('rare and genetic diseases without a topic, drugs and locked items are not sensitive', () => {
  expect(isSensitive(item('法布雷病', '', 'RISK'), 'RARE_DISEASES')).toBe(false)
  expect(isSensitive(item('甲', '', 'RISK'), 'GENETIC_DISEASES')).toBe(false)
  expect(isSensitive(item('抗帕金森病药', ''), 'PHARMACOGENOMICS')).toBe(false)
  expect(isSensitive(item('亨廷顿舞蹈症', '', 'NORMAL', true), 'RARE_DISEASES')).toBe(false)
})

test('with an empty list of configured topics, no item is sensitive', () => {
  expect(isSensitive(item('阿尔茨海默病'), 'COMMON_DISEASES', [])).toBe(false)
  expect(isSensitive(item('甲状腺'), 'COMMON_DISEASES', ['甲状腺'])).toBe(true)
})

test('opening a sensitive topic is stored for one report and can be undone', () => {
  const [one, other] = [
    { sampleId: 'S1', packageId: 'P' },
    { sampleId: 'S2', packageId: 'P' },
  ]
  storeAnswer(one, 'D1', 'now')
  storeAnswer(one, 'D2', 'later')
  storeAnswer(other, 'D1', 'now')
  const { answers } = useAnswers.getState()
  expect([answers[itemKey(one, 'D1')], answers[itemKey(one, 'D2')]]).toEqual(['now', 'later'])
  expect([openedCount(answers, one), openedCount(answers, other)]).toEqual([1, 1])
  removeAnswers(one)
  expect(openedCount(useAnswers.getState().answers, one)).toBe(0)
  expect(openedCount(useAnswers.getState().answers, other)).toBe(1)
})

test('counts, filters, order and hidden normal items do not depend on the hidden result of a sensitive topic', () => {
  const view = (id: string, severity: 'NORMAL' | 'CONCERN' | 'RISK') => ({
    ...item(id, '', severity),
    id,
    itemClass: '',
    verdict: '',
    isNew: false,
  })
  const shownWith = (severity: 'NORMAL' | 'CONCERN' | 'RISK') => {
    const items = withHiddenResults(
      [view('高血压', 'RISK'), view('阿尔茨海默病', severity), view('肥胖', 'CONCERN'), view('哮喘', 'NORMAL')],
      ({ nameCn }) => (nameCn === '阿尔茨海默病' ? UNOPENED : ''),
    )
    const names = (word: string, all: boolean) =>
      listed(items, 'COMMON_DISEASES', word, all, false).map(({ nameCn }) => nameCn)
    return {
      chips: filterChips(items, 'COMMON_DISEASES').map(({ word, count }) => `${word} ${count}`),
      filtered: ['高风险', '中风险', '低风险', '未打开'].map((word) => names(word, true)),
      lists: [names('', false), names('', true)],
    }
  }
  expect(shownWith('NORMAL')).toEqual({
    chips: ['高风险 1', '中风险 1', '低风险 1', '未打开 1'],
    filtered: [['高血压'], ['肥胖'], ['哮喘'], ['阿尔茨海默病']],
    lists: [
      ['高血压', '肥胖', '阿尔茨海默病'],
      ['高血压', '肥胖', '阿尔茨海默病', '哮喘'],
    ],
  })
  expect(shownWith('RISK')).toEqual(shownWith('NORMAL'))
  expect(shownWith('CONCERN')).toEqual(shownWith('NORMAL'))
})

test('a count of 0 next to a hidden result is left out, because the 0 would claim an absence', () => {
  const only = { ...item('阿尔茨海默病', '', 'RISK'), id: '1', itemClass: '', verdict: '', isNew: false }
  expect(
    filterChips(
      withHiddenResults([only], () => UNOPENED),
      'COMMON_DISEASES',
    ),
  ).toEqual([{ tone: 'unopened', word: '未打开', count: 1 }])
})

const overview = (category: string, topic: string, severity: string, isOpened = false, isRead = true) => {
  const item = (detectionItemId: string, detectionItemNameCn: string, concernSeverity: string) => ({
    detectionItemId,
    detectionItemNameCn,
    concernSeverity,
  })
  const found = [item('1', '高血压', 'RISK'), item('2', topic, severity)].filter(
    ({ concernSeverity }) => concernSeverity !== 'NORMAL',
  )
  const count = (wanted: string) => found.filter(({ concernSeverity }) => concernSeverity === wanted).length
  const summary = z.parse(CategorySummary, {
    category,
    totalNumber: 5,
    unlockedNumber: 5,
    riskNumber: count('RISK'),
    concernNumber: count('CONCERN'),
    summaryItems: found,
  })
  const open = [withoutUnopened(summary, () => isOpened)]
  const left = isRead ? Number(!isOpened) : null
  const none = { risk: 0, concern: 0, normal: 0 }
  return {
    lines: findingsOf({ sampleId: 'S', packageId: 'P' }, open, () => left).lines,
    tour: readFirstSteps(open).map(({ id }) => id),
    counts: categoryCounts(open).map(
      ({ counts, category: of }) => counts && overviewMarks(overviewOf(counts, left, none), of),
    ),
  }
}

test.each([
  ['COMMON_DISEASES', '帕金森病'],
  ['GENETIC_DISEASES', '遗传性乳腺癌与卵巢癌'],
  ['RARE_DISEASES', '亨廷顿病'],
])(
  '[REP-013] the overview of %s is the same for any result of the topic %s until the topic is opened',
  (category, topic) => {
    const shown = overview(category, topic, 'NORMAL')
    expect(overview(category, topic, 'CONCERN')).toEqual(shown)
    expect(overview(category, topic, 'RISK')).toEqual(shown)
    // An unopened topic is not counted as told. While the list is not read, no item is called ordinary.
    expect(shown.counts[0]?.at(-1)).toEqual({ tone: 'unopened', word: '未打开', count: 1 })
    expect(shown.counts[0]?.reduce((sum, { count }) => sum + count, 0)).toBe(5)
    const [unread] = overview(category, topic, 'NORMAL', false, false).counts
    expect(unread?.at(-1)).toMatchObject({ tone: 'unopened', word: expect.stringMatching(/或未打开$/) })
    expect(overview(category, topic, 'RISK', true)).not.toEqual(shown)
  },
)

test('the number of left-out topics counts the unopened topics, and is unknown while a list cannot be loaded', () => {
  const summaries = ['COMMON_DISEASES', 'LIFE_STYLE', 'GENETIC_DISEASES', 'RARE_DISEASES'].map((category) =>
    z.parse(CategorySummary, { category, totalNumber: 3, unlockedNumber: 2 }),
  )
  const view = (nameCn: string, locked = false) => ({
    ...item(nameCn, '', 'NORMAL', locked),
    id: nameCn,
    itemClass: '',
    verdict: '',
    isNew: false,
  })
  const items: Record<string, ReturnType<typeof view>[] | null> = {
    COMMON_DISEASES: [view('高血压')],
    LIFE_STYLE: [],
    GENETIC_DISEASES: [view('遗传性乳腺癌与卵巢癌')],
    RARE_DISEASES: [view('戈谢病'), view('亨廷顿舞蹈症', true)],
  }
  const left = (opened = '') => {
    const leftOut = leftOutOf(
      summaries,
      (category) => items[category] ?? null,
      (id) => id === opened,
    )
    return (['COMMON_DISEASES', 'LIFE_STYLE', 'GENETIC_DISEASES', 'RARE_DISEASES'] as const).map(leftOut)
  }
  expect(left()).toEqual([0, 0, 1, 0])
  expect(left('遗传性乳腺癌与卵巢癌')).toEqual([0, 0, 0, 0])
  items['COMMON_DISEASES'] = null
  expect(left()).toEqual([null, 0, 1, 0])
})

test('the number of findings is unknown if findings are unlisted, because one may be an unopened topic', () => {
  const summary = (category: string) =>
    withoutUnopened(z.parse(CategorySummary, { category, riskNumber: 2, concernNumber: 1 }), () => false)
  expect(summary('COMMON_DISEASES')).toMatchObject({ riskNumber: null, concernNumber: null })
  expect(summary('PHARMACOGENOMICS')).toMatchObject({ riskNumber: 2, concernNumber: 1 })
})

test('an item that refers to another item, or is specific to the other sex, is not counted as normal in an overview', () => {
  const counts = { risk: 2, concern: 1, normal: 7 }
  const marks = overviewMarks(overviewOf(counts, 1, { risk: 0, concern: 0, normal: 1 }, 2), 'COMMON_DISEASES')
  expect(marks.map(({ word, count }) => `${word} ${count}`)).toEqual([
    '高风险 2',
    '中风险 1',
    '低风险 3',
    '以另一项为准 1',
    '未打开 1',
    '不适用 2',
  ])
  expect(marks.slice(3).map(({ tone }) => tone)).toEqual(['unopened', 'unopened', 'unopened'])
})

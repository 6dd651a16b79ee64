import { expect, test } from 'vitest'
import { reportBook } from '#/mocks/seed/reports.ts'
import { initialsMatch, initialsOf } from '#/shared/lib/pinyin.ts'
import { namesOfItem } from './item-names.ts'
import { missOf } from './miss-rules.ts'
import { initialsOfPinyin, nearest, nearTo } from './near-rules.ts'
import type { Category } from '../source/report-ids.ts'
import { searchIndex } from './search-rules.ts'
import { sexMatchOf } from '../words/sex-match/sex-match-rules.ts'
import { genericOf } from '../words/names/medicine-names.ts'

const pinyin = { initialsOf, initialsMatch }
const items = Object.values(reportBook).flatMap((book) =>
  book.map(({ id, nameCn, nameEn, category, itemClass = '' }) => ({
    id,
    nameCn,
    nameEn,
    category,
    itemClass,
    verdict: '',
    severity: null,
    locked: false,
    isNew: false,
  })),
)
type Item = (typeof items)[number]
const named = (item: Item) => namesOfItem(item, item.category, new Map())
const names = (found: readonly Item[]) => [...new Set(found.map(({ nameCn }) => nameCn))]
const find = searchIndex(items, named, pinyin)
const found = (term: string) => names(find(term))
const near = (term: string, data: typeof pinyin | null = pinyin) => names(nearest(nearTo(items, named, term, data)))

test.each([
  ['中风', '缺血性脑卒中'],
  ['脑梗', '缺血性脑卒中'],
  ['地贫', 'β地中海贫血'],
  ['血脂', '高甘油三酯血症'],
  ['血脂', '家族性高胆固醇血症'],
  ['血糖高', '2型糖尿病'],
  ['老年痴呆', '阿尔茨海默病'],
  ['房颤', '心房颤动'],
  ['甲减', '甲状腺功能减退'],
  ['牛皮癣', '银屑病'],
  ['瓷娃娃', '成骨不全症'],
  ['SMA', '脊髓性肌萎缩症'],
  ['蛀牙', '龋齿'],
  ['喝酒', '酒精代谢'],
  ['狐臭', '耳垢与体味'],
  ['癌症', '结直肠癌'],
  ['眼睛', '近视'],
  ['聋哑', '遗传性耳聋'],
  ['波立维', '氯吡格雷'],
])('the everyday name %s finds %s', (term, name) => expect(found(term)).toContain(name))

test('an everyday name finds only the items that have this everyday name', () => {
  expect(found('血糖高')).toEqual(['2型糖尿病', '1型糖尿病'])
  expect(found('中风')).toEqual(['缺血性脑卒中'])
})

test.each([
  ['高血亚', '高血压'],
  ['痛疯', '痛风与高尿酸'],
  ['通风', '痛风与高尿酸'],
  ['糖料病', '2型糖尿病'],
  ['老年痴呆症', '阿尔茨海默病'],
  ['高血压病', '高血压'],
  ['骨质输松', '骨质疏松'],
  ['骨质松', '骨质疏松'],
  ['parkinsn', '帕金森病'],
  ['gaoxueya', '高血压'],
  ['华法令', '华法林'],
  ['华法林钠片', '华法林'],
  ['氯比格雷', '氯吡格雷'],
  ['氯吡雷', '氯吡格雷'],
  ['lvpigelei', '氯吡格雷'],
  ['lvbigelei', '氯吡格雷'],
  ['warfarn', '华法林'],
])('the misspelled term %s finds no item, and %s is offered as a near name', (term, name) => {
  expect(found(term)).toEqual([])
  expect(near(term)).toContain(name)
  expect(near(term).length).toBeLessThanOrEqual(5)
})

test.each(['肝硬化', '缬沙坦', '洛伐他汀', '氟西汀', '板蓝根', '火箭', '钙', '12', ''])(
  'for the term %j, no near name is offered',
  (term) => expect(near(term)).toEqual([]),
)

test('without the pinyin data, near names are found by their characters, and not by their sound', () => {
  expect(near('高血亚', null)).toContain('高血压')
  expect(near('痛疯', null)).toEqual([])
})

test.each([
  ['lvpigelei', 'lpgl'],
  ['xianzhuang', 'xz'],
  ['fangan', 'fa'],
  ['lbgl', null],
  ['warfarin', null],
  [`${'an'.repeat(2000)}b`, null],
])('the pinyin %s has the initials %s', (text, initials) => expect(initialsOfPinyin(text)).toBe(initials))

test.each([
  ['立普妥', '阿托伐他汀'],
  ['lipitor', '阿托伐他汀'],
  ['阿托伐他汀钙片', '阿托伐他汀'],
  ['阿司匹林肠溶片', '阿司匹林'],
  ['缬沙坦', '缬沙坦'],
  ['盐酸二甲双胍', '二甲双胍'],
  ['他汀', ''],
  ['板蓝根', ''],
  ['胰岛素抵抗', ''],
])('the name %s is recognized as the medicine %j', (term, generic) => expect(genericOf(term)).toBe(generic))

test.each<[term: string, category: Category | null, near: boolean, full: boolean, head: string]>([
  ['立普妥', 'PHARMACOGENOMICS', false, true, '这份报告没有“立普妥”（阿托伐他汀）的项目'],
  ['立普妥', 'PHARMACOGENOMICS', false, false, '“立普妥”（阿托伐他汀）没有和报告里的药对上'],
  ['立普妥', null, false, true, '“立普妥”（阿托伐他汀）没有和报告里的药对上'],
  ['立普妥', 'COMMON_DISEASES', false, true, '没有认出“立普妥”'],
  ['华法令', 'PHARMACOGENOMICS', true, true, '没有认出“华法令”'],
  ['中封', 'COMMON_DISEASES', false, true, '没有认出“中封”'],
])(
  'a search for %s in the category %s without matches shows why nothing was found',
  (term, category, close, full, head) => expect(missOf(term, { category, near: close, full }).head).toBe(head),
)

test('only a search among common diseases, or in the whole report, says that a word is specific to the other sex', () => {
  const sexMatch = (item: { nameCn: string; nameEn: string }, of: Category) =>
    sexMatchOf(item, of, { gender: 'MALE', settled: true })
  const head = (term: string, category: Category | null, close = false) =>
    missOf(term, { category, near: close, full: true, sexMatch }).head
  expect(head('子宫肌瘤', null)).toBe('“子宫肌瘤”不适用')
  expect(head('Uterine fibroids', 'COMMON_DISEASES')).toBe('“Uterine fibroids”不适用')
  // A man may carry the variants, and near names may be what was meant.
  expect(head('卵巢癌', 'GENETIC_DISEASES')).toBe('没有认出“卵巢癌”')
  expect(head('子宫肌瘤', null, true)).toBe('没有认出“子宫肌瘤”')
  expect(head('前列腺癌', null)).toBe('没有认出“前列腺癌”')
})

test('a search without matches mentions medicines only in the list of drugs, and calls nothing safe', () => {
  const disease = missOf('x', { category: 'COMMON_DISEASES', near: false, full: true }).text
  const medicine = missOf('x', { category: 'PHARMACOGENOMICS', near: false, full: true }).text
  expect(disease).not.toContain('药')
  expect(disease).toContain('不代表没有风险')
  expect(medicine).toContain('不代表安全')
  expect(missOf('x', { category: 'PHARMACOGENOMICS', near: true, full: true }).text).toContain('另一种药')
})

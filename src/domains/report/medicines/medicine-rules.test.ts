import { expect, test } from 'vitest'
import type { ItemView } from '../rules.ts'
import type { Voice } from '../words/person/voice-rules.ts'
import {
  findByName,
  forDoctor,
  isInUse,
  isFull,
  withTypedName,
  NOT_LISTED,
  notListedText,
  splitByReport,
  sheetInUseHeading,
  tidyName,
  withToggled,
  inUseHeading,
  inUseLabel,
  withoutName,
} from './medicine-rules.ts'
import type { Medicine } from './medicine-list.ts'

const view = (id: string, nameCn: string, fields: Partial<ItemView> = {}): ItemView => ({
  id,
  nameCn,
  nameEn: '',
  itemClass: '',
  verdict: '',
  severity: 'NORMAL',
  locked: false,
  isNew: false,
  ...fields,
})

const clopidogrel = view('M1', '氯吡格雷', { nameEn: 'Clopidogrel', severity: 'RISK' })
const warfarin = view('M2', '华法林', { severity: 'CONCERN' })
const metformin = view('M3', '二甲双胍')
const closed = view('M4', '他莫昔芬', { severity: null, locked: true })
const items = [metformin, warfarin, closed, clopidogrel]
const fifty: Medicine[] = Array.from({ length: 50 }, (_, at) => ({ id: '', name: `药${at}` }))

test.each([
  ['  阿司匹林  ', '阿司匹林'],
  ['阿司匹林\n 肠溶片', '阿司匹林 肠溶片'],
  [' \t ', ''],
  ['一'.repeat(31), '一'.repeat(30)],
  // A cut in the middle would leave half a character.
  ['💊'.repeat(31), '💊'.repeat(30)],
  [`${'一'.repeat(29)} 二`, '一'.repeat(29)],
])('the typed name %j is stored as %j', (typed, name) => expect(tidyName(typed)).toBe(name))

test('one tap adds a medicine with its id and name to the medicines in use, and the next tap removes it', () => {
  const one = withToggled([], clopidogrel)
  expect(one).toEqual([{ id: 'M1', name: '氯吡格雷' }])
  expect(withToggled(one, warfarin)).toEqual([
    { id: 'M1', name: '氯吡格雷' },
    { id: 'M2', name: '华法林' },
  ])
  expect(withToggled(one, clopidogrel)).toEqual([])
})

test('a medicine without a Chinese name is added with its English name', () => {
  expect(withToggled([], view('M9', '', { nameEn: 'Codeine' }))).toEqual([{ id: 'M9', name: 'Codeine' }])
})

test('a name that is not in the report is added once, regardless of case, width and blanks', () => {
  const one = withTypedName([], ' Aspirin ', items)
  expect(one).toEqual([{ id: '', name: 'Aspirin' }])
  expect(withTypedName(one, 'ＡＳＰＩＲＩＮ', items)).toBe(one)
  expect(withTypedName(one, 'as pirin', items)).toBe(one)
  expect(withTypedName(one, '  ', items)).toBe(one)
})

test.each(['氯吡格雷', ' clopidogrel ', 'ＣＬＯＰＩＤＯＧＲＥＬ'])(
  'the typed name %j adds a medicine of the report, and a second entry of the name does not remove it',
  (typed) => {
    const one = withTypedName([], typed, items)
    expect(one).toEqual([{ id: 'M1', name: '氯吡格雷' }])
    expect(withTypedName(one, typed, items)).toBe(one)
  },
)

test('a part of a medicine’s name does not match the medicine', () => {
  expect(findByName(items, '氯吡')).toBeNull()
  expect(findByName(items, '')).toBeNull()
  expect(withTypedName([], '氯吡', items)).toEqual([{ id: '', name: '氯吡' }])
})

test('the list of medicines in use has at most fifty entries, and an entry can be added after one was removed', () => {
  expect([isFull(fifty.slice(1)), isFull(fifty)]).toEqual([false, true])
  expect(withToggled(fifty, clopidogrel)).toBe(fifty)
  expect(withTypedName(fifty, '阿司匹林', items)).toBe(fifty)
  const room = withoutName(fifty, '药7')
  expect(room).toHaveLength(49)
  expect(withToggled(room, clopidogrel)).toHaveLength(50)
})

test('medicines in use are sorted: worst result first, then locked medicines, then names outside the report', () => {
  const list = [
    { id: '', name: '阿司匹林' },
    { id: 'M3', name: '二甲双胍' },
    { id: 'M4', name: '他莫昔芬' },
    { id: 'M1', name: '氯吡格雷' },
  ]
  const { found, absent } = splitByReport(list, items)
  expect(found.map(({ id }) => id)).toEqual(['M1', 'M3', 'M4'])
  expect(absent).toEqual(['阿司匹林'])
  expect(splitByReport([], items)).toEqual({ found: [], absent: [] })
})

test('a stored name is matched when it appears in the report, and kept when it disappears from the report', () => {
  const list = [
    { id: '', name: '华法林' },
    { id: 'GONE', name: '可待因' },
  ]
  const { found, absent } = splitByReport(list, items)
  expect(found).toEqual([warfarin])
  expect(absent).toEqual(['可待因'])
  expect(isInUse(list)(warfarin)).toBe(true)
  expect(withToggled(list, warfarin)).toEqual([{ id: 'GONE', name: '可待因' }])
})

test('an item without a name matches no stored medicine by name', () => {
  const nameless = view('M5', '')
  expect(isInUse([{ id: '', name: '阿司匹林' }])(nameless)).toBe(false)
  expect(isInUse([{ id: 'M6', name: '' }])(nameless)).toBe(false)
  expect(splitByReport([{ id: 'M5', name: '' }], [nameless, view('M6', '')]).found).toEqual([nameless])
})

test('the doctor’s sheet shows results for unlocked medicines, and only names for other medicines', () => {
  const list = [
    { id: 'M4', name: '他莫昔芬' },
    { id: 'M3', name: '二甲双胍' },
    { id: '', name: '阿司匹林' },
  ]
  expect(forDoctor(list, items)).toEqual({
    found: [metformin],
    others: [
      { name: '他莫昔芬', why: '报告里有这种药，结果还没有解锁' },
      { name: '阿司匹林', why: '这个名字没有和报告里的药对上，没有基因结果，不代表安全' },
    ],
  })
  expect(NOT_LISTED).toBe('这个名字没有和报告里的药对上，请核对药盒上的通用名；没对上不代表安全，请问医生或药师')
})

const voice = (kind: Voice['kind'], who: string): Voice => ({ kind, who, you: '', label: '', head: '' })

test.each([
  [voice('self', '您'), '我在用的药', '我在用这种药', '我在用的药'],
  [voice('child', '孩子'), '孩子在用的药', '孩子在用这种药', '孩子在用的药'],
  // The heading on the doctor's sheet, the last column, contains no name.
  [voice('named', '周建军'), '周建军在用的药', '周建军在用这种药', '在用的药'],
  [voice('other', '对方'), '在用的药', '在用这种药', '在用的药'],
])('the texts about medicines in use for $kind name the person who takes them', (whose, head, label, sheet) => {
  expect([inUseHeading(whose), inUseLabel(whose), sheetInUseHeading(whose)]).toEqual([head, label, sheet])
})

test.each(['波立维', '泰嘉', 'PLAVIX', ' plavix '])('the trade name %j is recognized as clopidogrel', (name) => {
  expect(findByName(items, name)).toBe(clopidogrel)
  expect(withTypedName([], name, items)).toEqual([{ id: 'M1', name: '氯吡格雷' }])
  // A name that was noted before the report had the medicine.
  expect(splitByReport([{ id: '', name: name.trim() }], items)).toEqual({ found: [clopidogrel], absent: [] })
})

test.each(['硫酸氯吡格雷片', '氯吡格雷片', '酒石酸美托洛尔片'])(
  'the trade name %j is recognized as the medicine in the report',
  (name) => {
    const metoprolol = view('M9', '美托洛尔')
    expect(findByName([clopidogrel, metoprolol], name)).toBe(name.includes('美托洛尔') ? metoprolol : clopidogrel)
  },
)

test('a stored name that the search recognizes shows the text of the search', () => {
  expect(notListedText('布洛芬', true)).toMatch(/^这份报告没有“布洛芬”的项目；.*不代表用起来安全/)
  expect(notListedText('布洛芬', false)).toMatch(/^“布洛芬”没有和报告里的药对上；没对上不代表安全/)
  expect(notListedText('甲乙丙药', true)).toBe(NOT_LISTED)
})

test('the text about an unrecognized name does not claim that the report lacks the medicine', () => {
  const { others } = forDoctor([{ id: '', name: '立普妥' }], items)
  expect(others).toEqual([{ name: '立普妥', why: '这个名字没有和报告里的药对上，没有基因结果，不代表安全' }])
  expect(NOT_LISTED).not.toMatch(/没有这种药|没有收录|未收录/)
  expect(NOT_LISTED).toContain('通用名')
})

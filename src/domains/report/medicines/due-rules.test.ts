import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { doctorEntries } from '../doctor/doctor-rules.ts'
import { medicineItems, wholeItem } from '../doctor/sheet-rules.ts'
import { detailOf } from '../results/item-rules.ts'
import { verdictInUse } from './in-use-rules.ts'
import { ReportItem } from '../model.ts'
import { severities } from '../results/severities.ts'
import { withoutRoutineInPregnancy } from './due-rules.ts'
import { mainRecommendationOf } from '../words/main-recommendation-rules.ts'
import type { Owner } from '../words/person/owner-rules.ts'
import { forPerson } from '../words/person/person-rules.ts'

const ROUTINE = '没有发现需要特别调整用药的地方，可按医嘱常规使用；与多数人相近不代表没有风险。'

/** The texts of row, page and sheet about a medicine in use. */
function placesOf(nameCn: string, concernSeverity: string, known: Partial<Owner>, shortSuggestion = ROUTINE) {
  const owner: Owner = { stage: 'planning', gender: 'FEMALE', age: 30, pregnancy: null, ...known }
  const results = [{ detectionItemId: 'M1', detectionItemNameCn: nameCn, concernSeverity, shortSuggestion }]
  const item = z.parse(ReportItem, { results })
  const whole = detailOf(item, 'M1', 'PHARMACOGENOMICS')
  const [entry] = doctorEntries(item.results, 'PHARMACOGENOMICS')
  if (!whole || !entry) throw new Error('no item')
  const detail = forPerson(whole, owner)
  const recommendation = mainRecommendationOf(detail, 'PHARMACOGENOMICS', { ...owner, taking: true })
  const reader = { owner, child: false }
  const [first] = medicineItems({ entries: [entry], others: [] }, reader, new Map())
  const onSheet = [...(first?.lines ?? []), ...wholeItem(entry, reader, { inUse: true }).lines]
  return {
    row: verdictInUse(whole.view, owner),
    page: `${detail.view.verdict}${recommendation?.what ?? ''}`,
    sheet: onSheet.join(''),
  }
}

const TIMES = ['今天', '尽快', '怀孕以前', '手术以前'] as const
/** The times that a text names; a visit has other words on the sheet. */
const timesIn = (text: string) => TIMES.filter((time) => text.includes(time))

// A result of a gene says nothing about the unborn child (NHS, "Medicines in pregnancy").
test.each([
  ['氯沙坦', '尽快'],
  ['卡马西平', '尽快'],
  ['七氟烷', '手术以前'],
])('during a pregnancy, all texts about %s say to ask %s, and no text says to continue as usual', (name, time) => {
  const places = placesOf(name, 'NORMAL', { pregnancy: 'pregnant' })
  for (const text of Object.values(places)) {
    expect(text).toContain(time)
    expect(text).not.toContain('常规使用')
    expect(text).toContain('没有发现需要特别调整用药的地方')
  }
})

test('list row, page and doctor’s sheet show the same time for every medicine in use', () => {
  for (const name of ['氯沙坦', '别嘌醇', '卡马西平', '卡培他滨', '七氟烷'])
    for (const severity of severities)
      for (const pregnancy of ['pregnant', 'planning', null] as const)
        for (const gender of ['FEMALE', 'MALE'] as const) {
          const { row, page, sheet } = placesOf(name, severity, { pregnancy, gender }, '一句。')
          const what = [name, severity, pregnancy, gender]
          expect([...what, timesIn(row)]).toEqual([...what, timesIn(page)])
          expect([...what, timesIn(sheet)]).toEqual([...what, timesIn(page)])
        }
})

// CPIC guidelines on HLA-B and allopurinol, and on DPYD (2017).
test.each(['别嘌醇', '卡马西平', '卡培他滨'])(
  'with a severe finding for %s, list row, page and doctor’s sheet say to ask today',
  (name) => {
    for (const text of Object.values(placesOf(name, 'RISK', {}, ''))) expect(text).toContain('今天')
  },
)

test('a medicine in use says what to do, even if its result has no text', () => {
  expect(placesOf('氯吡格雷', 'RISK', {}, '').row).toBe('尽快把这一页给医生看，在这以前不要自己停药或改量。')
  expect(placesOf('氯吡格雷', 'CONCERN', {}, '').row).toBe('照常用，下次看病时把这一页给医生看。')
})

test.each([
  ['可按医嘱常规使用。', ''],
  ['可按医嘱常规使用；出皮疹仍要就医。', '出皮疹仍要就医。'],
  ['没有检出。可按医嘱常规使用。', '没有检出。'],
])('during a pregnancy, the verdict %s is shown as %s', (verdict, left) => {
  expect(withoutRoutineInPregnancy(verdict, { pregnancy: 'pregnant' })).toBe(left)
  expect(withoutRoutineInPregnancy(verdict, { pregnancy: 'planning', gender: 'MALE' })).toBe(verdict)
})

import { describe, expect, test } from 'vitest'
import { carrierEntries, carrierFinding, carrierOf, carrierSentence } from '#/domains/report/carrier/carrier-rules.ts'
import { toCarrierCategory } from '#/domains/report/carrier/carrier-links.ts'
import { carrierMeaning, childrenSentence } from '#/domains/report/carrier/inheritance-rules.ts'
import { partners } from '#/domains/report/words/person/owner-rules.ts'
import { concernedRelatives } from '#/domains/report/carrier/relatives-rules.ts'
import { traits } from '#/domains/report/results/categories.ts'
import { itemCard } from '#/domains/report/results/detail-rules.ts'
import { doctorEntries } from '#/domains/report/doctor/doctor-rules.ts'
import { findingItems, medicineItems, type SheetItem, wholeItem } from '#/domains/report/doctor/sheet-rules.ts'
import { familyMessage } from '#/domains/report/family/family-message-rules.ts'
import { carriersNote } from '#/domains/report/genes/mode-rules.ts'
import { detailOf, type ItemDetail } from '#/domains/report/results/item-rules.ts'
import { findingInUse, verdictInUse } from '#/domains/report/medicines/in-use-rules.ts'
import { itemTitle, severityWord } from '#/domains/report/rules.ts'
import { isAnaesthetic } from '#/domains/report/words/names/anaesthetic-rules.ts'
import { meaningOf } from '#/domains/report/words/meaning-rules.ts'
import { mainRecommendationOf } from '#/domains/report/words/main-recommendation-rules.ts'
import { type Owner, pregnancyStatuses } from '#/domains/report/words/person/owner-rules.ts'
import { forPerson } from '#/domains/report/words/person/person-rules.ts'
import { carriedIn, partnerMessage } from '#/domains/report/words/person/pregnancy-rules.ts'
import {
  meaningForReader,
  othersToTell,
  relations,
  sharedFinding,
} from '#/domains/report/words/person/receiver-rules.ts'
import { voiceOf } from '#/domains/report/words/person/voice-rules.ts'
import { ABSENT, ABSENCE_CAVEAT, claimsIn, HEALTH, isNeedless, USUALLY } from './claims.ts'
import { sentencesOf } from './item-texts.ts'
import { everybody, isChild, people, resultsFor } from './people.ts'

/**
 * All texts about every result of the mock backend, for six owners and in every place: no sentence states health or
 * absence, or gives advice, without its condition.
 */

/** The kinds of text that show a result. Each text must be true by itself. */
const textKinds = ['screen', 'list', 'family', 'partner', 'sheet', 'loci', 'shared', 'card'] as const
type TextKind = (typeof textKinds)[number]

type Result = ReturnType<typeof resultsFor>[number]

/** The texts that only a carrier result has. */
function carrierTexts({ seed, item }: Result, owner: Owner): string[] {
  const category = toCarrierCategory(seed.category)
  const carrier = category && carrierOf(item, seed.id, category)
  if (!carrier) return []
  const { stage } = owner
  const { mode, found } = carrier
  const child = isChild(owner)
  const inheritance =
    found > 0 && mode === 'recessive' && stage !== 'child' ? partners.map((one) => childrenSentence(one, stage)) : []
  return [
    carrier.word,
    carrier.sentence,
    carrier.caution ? traits[seed.category].caution : '',
    carrier.limits,
    ...[null, ...pregnancyStatuses].flatMap((pregnancy) => carrierMeaning({ found, mode, stage, pregnancy, child })),
    ...inheritance,
    ...(found > 0 && mode === 'recessive'
      ? concernedRelatives(owner, child).map(({ who, why }) => `${who}${why}`)
      : []),
  ]
}

function listTexts({ seed, item }: Result): string[] {
  const category = toCarrierCategory(seed.category)
  if (!category) return []
  const { found, clear } = carrierEntries(item.results, category, () => '')
  return [
    carrierSentence({ unlocked: found.length + clear.length, found: found.length }, false),
    ...(found.length > 0 ? [carriersNote(found.map(({ mode }) => mode))] : []),
  ]
}

function sheetTexts({ seed, item }: Result, owner: Owner): Record<'sheet' | 'loci', string[]> {
  const reader = { owner, child: isChild(owner) }
  const entries = doctorEntries(item.results, seed.category)
  const items: SheetItem[] = [
    ...entries.map((entry) => wholeItem(entry, reader)),
    ...findingItems(entries, reader),
    ...(traits[seed.category].medicines ? medicineItems({ entries, others: [] }, reader, new Map()) : []),
  ]
  return { sheet: items.flatMap(({ lines }) => [...lines]), loci: items.flatMap(({ findings }) => [...findings]) }
}

function sharedTexts({ seed, item }: Result, detail: ItemDetail, owner: Owner): string[] {
  const category = toCarrierCategory(seed.category)
  const carrier = category && carrierOf(item, seed.id, category)
  const finding = carrier ? carrierFinding(carrier) : sharedFinding(detail, seed.category)
  if (!finding) return []
  const shared = { who: isChild(owner) ? '孩子' : '对方', child: isChild(owner) }
  return [null, ...relations].flatMap((relation) => {
    const { means, todo } = meaningForReader(finding, relation, shared)
    return [...means, todo, othersToTell(relation, shared)]
  })
}

const OWN = { sampleId: 'R1', packageId: 'PKG-ADULT' }

function textsOf(result: Result, owner: Owner) {
  const { seed, item } = result
  const whole = detailOf(item, seed.id, seed.category)
  if (!whole) throw new Error(`${seed.id} has no result`)
  const detail = forPerson(whole, owner)
  const voice = voiceOf({ ...OWN, packageId: isChild(owner) ? 'PKG-CHILD' : 'PKG-ADULT' }, null, '', isChild(owner))
  const carried = toCarrierCategory(seed.category) && carriedIn(whole)
  const answers = [null, ...pregnancyStatuses]
  const recommendations = answers.map((pregnancy) =>
    mainRecommendationOf(detail, seed.category, { ...owner, pregnancy, ...carried }),
  )
  const { severity } = detail.view
  const texts: Record<TextKind, string[]> = {
    screen: [
      severity ? severityWord(severity, seed.category) : '',
      detail.view.verdict,
      detail.caution,
      ...meaningOf(detail, seed.category, voice),
      ...detail.actions,
      ...detail.itemised.map(({ description }) => description),
      ...recommendations.flatMap((recommendation) => [recommendation?.what ?? '', recommendation?.why ?? '']),
      detail.lead,
      detail.more,
      ...detail.main.filter(({ header }) => header !== '参考文献').map(({ description }) => description),
      ...carrierTexts(result, owner),
    ],
    list: listTexts(result),
    family: [false, true].map((taking) => familyMessage(detail, voice, seed.category, { taking }, carried)),
    partner: carried
      ? answers.map((pregnancy) => partnerMessage(carried, { ...owner, pregnancy }, voice, seed.genes?.[0]?.name ?? ''))
      : [],
    ...sheetTexts(result, owner),
    shared: sharedTexts(result, detail, owner),
    card: Object.values(itemCard(itemTitle(detail.view), OWN)),
  }
  return { seed, mode: carried ? carried.mode : null, texts }
}

/** Two punctuation marks in a row, or a comma before the sentence that ends every message. */
const JOINED_BADLY = /[。！？；，：][，。；：]|[（“][，。；]|，(?:这不是诊断，|这一项没有看|这[两个些]+基因看)/

/** The medicines for which `food-rules.ts` has a condition. */
const CONFLICTING = ['华法林', '辛伐他汀', '伏立康唑', '格列美脲', '卡马西平', '异烟肼', '氯沙坦', '曲马多']

describe.each(everybody)('the report texts for %s', (name) => {
  const owner = people[name]
  const all = resultsFor(owner).map((result) => textsOf(result, owner))
  const textsWhere = (judge: (entry: (typeof all)[number], kind: TextKind) => string[]): string[] =>
    all.flatMap((entry) =>
      textKinds.flatMap((kind) => judge(entry, kind).map((text) => `${entry.seed.id} ${kind}: ${text}`)),
    )

  test('belong to more than 80 results, and every kind of text occurs', () => {
    expect(all.length).toBeGreaterThan(80)
    const silent = textKinds.filter((kind) => all.every(({ texts }) => texts[kind].join('') === ''))
    expect(silent).toEqual([])
  })

  test('contain no diagnosis, certainty, promise or advice to stop a medicine', () =>
    expect(textsWhere(({ texts }, kind) => texts[kind].flatMap(claimsIn))).toEqual([]))

  test('call only carriers of one recessive copy healthy, and always with a word like 通常', () => {
    const called = textsWhere(({ texts }, kind) => sentencesOf(texts[kind]).filter((text) => HEALTH.test(text)))
    expect(called.length).toBeGreaterThan(0)
    expect(called.filter((text) => !USUALLY.test(text))).toEqual([])
    expect(
      textsWhere(({ texts, mode }, kind) =>
        mode === 'other' && kind !== 'screen' ? sentencesOf(texts[kind]).filter((text) => HEALTH.test(text)) : [],
      ),
    ).toEqual([])
  })

  // The text of a locus is a finding of the laboratory, not a statement about the person, so it needs no caveat.
  test('that say 未检出 or 没有发现 also have a caveat, such as 不代表没有风险', () => {
    const absent = textsWhere(({ texts }, kind) =>
      kind !== 'loci' && ABSENT.test(texts[kind].join('\n')) ? [texts[kind].join('\n')] : [],
    )
    expect(absent.length).toBeGreaterThan(20)
    expect(absent.filter((text) => !ABSENCE_CAVEAT.test(text))).toEqual([])
  })

  test('use 一般 or 通常 in every sentence that calls something unnecessary', () =>
    expect(textsWhere(({ texts }, kind) => sentencesOf(texts[kind]).filter(isNeedless))).toEqual([]))

  test('advise every reader of a result about a medicine not to stop the medicine', () => {
    const medicines = all.filter(({ seed }) => traits[seed.category].medicines)
    expect(medicines.length).toBeGreaterThan(20)
    // Nobody takes an anaesthetic at home, so its text asks the reader to tell the anaesthetist.
    const missing = (kind: TextKind) =>
      medicines
        .filter(({ seed, texts }) => !(isAnaesthetic(seed) ? /停药|麻醉医生/ : /停药/).test(texts[kind].join('')))
        .map(({ seed }) => seed.id)
    expect([missing('screen'), missing('family'), missing('shared')]).toEqual([[], [], []])
  })

  test('join sentences and notes without doubled full stops or stray commas', () =>
    expect(textsWhere(({ texts }, kind) => texts[kind].filter((text) => JOINED_BADLY.test(text)))).toEqual([]))

  test('have only complete sentences about taking a medicine or being pregnant', () => {
    const said = resultsFor(owner).flatMap(({ seed, item }) =>
      [null, ...pregnancyStatuses].flatMap((pregnancy) => {
        const who = { ...owner, pregnancy, medicines: CONFLICTING }
        const whole = detailOf(item, seed.id, seed.category)
        const detail = whole && forPerson(whole, who)
        if (!detail) return []
        const { view, meaning, actions, lead, more, main, itemised } = detail
        const inUse = traits[seed.category].medicines ? [verdictInUse(view, who), findingInUse(view)] : []
        const texts = [view.verdict, ...meaning, ...actions, lead, more, ...inUse]
        return [...texts, ...[...main, ...itemised].map(({ description }) => description)]
      }),
    )
    expect(said.filter((text) => JOINED_BADLY.test(text))).toEqual([])
  })

  test('mention neither the item nor a gene on the share card of a person’s own report', () => {
    const cards = new Set(
      all.map(({ texts }) => texts.card.join('\n').replaceAll(/PKG-CHILD|PKG-ADULT|DEMO-DEFAULT-\w+/g, '')),
    )
    expect([...cards]).toHaveLength(1)
    const [card = ''] = cards
    expect(
      all.filter(({ seed }) =>
        [seed.nameCn, seed.nameEn, ...seed.loci.map(({ gene }) => gene)].some((word) => word && card.includes(word)),
      ),
    ).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { carrierEntries, carrierFinding, carrierOf, carrierSentence } from '#/domains/report/carrier/carrier-rules.ts'
import { toCarrierCategory } from '#/domains/report/carrier/carrier-links.ts'
import { carrierMeaning, childrenSentence } from '#/domains/report/carrier/inheritance-rules.ts'
import { partners } from '#/domains/report/words/owner-rules.ts'
import { concernedRelatives } from '#/domains/report/carrier/relatives-rules.ts'
import { traits } from '#/domains/report/categories.ts'
import { itemCard } from '#/domains/report/detail-rules.ts'
import { doctorEntries } from '#/domains/report/doctor/doctor-rules.ts'
import { findingItems, medicineItems, type SheetItem, wholeItem } from '#/domains/report/doctor/sheet-rules.ts'
import { familyMessage } from '#/domains/report/family/family-message-rules.ts'
import { carriersNote } from '#/domains/report/genes/mode-rules.ts'
import { detailOf, type ItemDetail } from '#/domains/report/item-rules.ts'
import { findingInUse, verdictInUse } from '#/domains/report/medicines/in-use-rules.ts'
import { itemTitle, severityWord } from '#/domains/report/rules.ts'
import { isAnaesthetic } from '#/domains/report/words/anaesthetic-rules.ts'
import { meaningOf } from '#/domains/report/words/meaning-rules.ts'
import { mainRecommendationOf } from '#/domains/report/words/main-recommendation-rules.ts'
import { type Owner, pregnancyStatuses } from '#/domains/report/words/owner-rules.ts'
import { forPerson } from '#/domains/report/words/person-rules.ts'
import { carriedIn, partnerMessage } from '#/domains/report/words/pregnancy-rules.ts'
import { meaningForReader, othersToTell, relations, sharedFinding } from '#/domains/report/words/receiver-rules.ts'
import { voiceOf } from '#/domains/report/words/voice-rules.ts'
import { ABSENT, BUT, claimsIn, HEALTH, isNeedless, USUALLY } from './claims.ts'
import { sentencesOf } from './item-texts.ts'
import { everybody, isChild, people, resultsFor } from './people.ts'

/**
 * All texts about every result of the mock backend, for six owners and at every place: no sentence asserts health,
 * absence or advice without its condition.
 */

/** The places where somebody meets a result; each has to be true by itself. */
const places = ['screen', 'list', 'family', 'partner', 'sheet', 'loci', 'shared', 'card'] as const
type Place = (typeof places)[number]

type Result = ReturnType<typeof resultsFor>[number]

/** The texts of a carrier result beside those that all items have. */
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

function saidOf(result: Result, owner: Owner) {
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
  const texts: Record<Place, string[]> = {
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

/** Two signs where one ends a sentence, or a comma before the sentence with which every message ends. */
const JOINED_BADLY = /[。！？；，：][，。；：]|[（“][，。；]|，(?:这不是诊断，|这一项没有看|这[两个些]+基因看)/

/** The medicines with a condition of their own (`food-rules.ts`). */
const CONFLICTING = ['华法林', '辛伐他汀', '伏立康唑', '格列美脲', '卡马西平', '异烟肼', '氯沙坦', '曲马多']

describe.each(everybody)('the report texts for %s', (name) => {
  const owner = people[name]
  const all = resultsFor(owner).map((result) => saidOf(result, owner))
  const found = (judge: (entry: (typeof all)[number], place: Place) => string[]): string[] =>
    all.flatMap((entry) =>
      places.flatMap((place) => judge(entry, place).map((text) => `${entry.seed.id} ${place}: ${text}`)),
    )

  test('appear in every place, and each text belongs to a result', () => {
    expect(all.length).toBeGreaterThan(80)
    const silent = places.filter((place) => all.every(({ texts }) => texts[place].join('') === ''))
    expect(silent).toEqual([])
  })

  test('contain no diagnosis, certainty, promise or advice to stop a medicine', () =>
    expect(found(({ texts }, place) => texts[place].flatMap(claimsIn))).toEqual([]))

  test('call only carriers of one recessive copy healthy, and always with a word like 通常', () => {
    const called = found(({ texts }, place) => sentencesOf(texts[place]).filter((text) => HEALTH.test(text)))
    expect(called.length).toBeGreaterThan(0)
    expect(called.filter((text) => !USUALLY.test(text))).toEqual([])
    expect(
      found(({ texts, mode }, place) =>
        mode === 'other' && place !== 'screen' ? sentencesOf(texts[place]).filter((text) => HEALTH.test(text)) : [],
      ),
    ).toEqual([])
  })

  // What a locus was is the laboratory's finding, not a statement about the person.
  test('say, for every result that was not found, what the absence does not mean', () => {
    const absent = found(({ texts }, place) =>
      place !== 'loci' && ABSENT.test(texts[place].join('\n')) ? [texts[place].join('\n')] : [],
    )
    expect(absent.length).toBeGreaterThan(20)
    expect(absent.filter((text) => !BUT.test(text))).toEqual([])
  })

  test('use 一般 or 通常 in every sentence that calls something unnecessary', () =>
    expect(found(({ texts }, place) => sentencesOf(texts[place]).filter(isNeedless))).toEqual([]))

  test('advise every reader of a result about a medicine not to stop the medicine', () => {
    const medicines = all.filter(({ seed }) => traits[seed.category].medicines)
    expect(medicines.length).toBeGreaterThan(20)
    // Nobody takes an anaesthetic at home: the anaesthetist is told of it.
    const missing = (place: Place) =>
      medicines
        .filter(({ seed, texts }) => !(isAnaesthetic(seed) ? /停药|麻醉医生/ : /停药/).test(texts[place].join('')))
        .map(({ seed }) => seed.id)
    expect([missing('screen'), missing('family'), missing('shared')]).toEqual([[], [], []])
  })

  test('join sentences and notes without doubled full stops or stray commas', () =>
    expect(found(({ texts }, place) => texts[place].filter((text) => JOINED_BADLY.test(text)))).toEqual([]))

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

import { describe, expect, test } from 'vitest'
import { doctorEntries } from '#/domains/report/doctor/doctor-rules.ts'
import { wholeItem } from '#/domains/report/doctor/sheet-rules.ts'
import { familyMessage } from '#/domains/report/family/family-message-rules.ts'
import { detailOf, type ItemDetail } from '#/domains/report/results/item-rules.ts'
import { meaningOf } from '#/domains/report/words/meaning-rules.ts'
import { mainRecommendationOf } from '#/domains/report/words/main-recommendation-rules.ts'
import type { Owner } from '#/domains/report/words/person/owner-rules.ts'
import { forPerson } from '#/domains/report/words/person/person-rules.ts'
import { voiceOf } from '#/domains/report/words/person/voice-rules.ts'
import type { SeedItem } from '#/mocks/seed/report-seed.ts'
import { sentencesOf } from './item-texts.ts'
import { isMeantForOthers, isAboutOtherAge } from './sentences-for-others.ts'
import { everybody, isChild, people, resultsFor } from './people.ts'

/** Every result of the mock backend for six owners: no text is about another sex or age than the owner's. */

/** The advice to a person, and the texts about that person. */
const textsAboutPerson = (detail: ItemDetail, seed: SeedItem, owner: Owner): string[] => {
  const child = isChild(owner)
  const voice = voiceOf({ sampleId: 'R1', packageId: child ? 'PKG-CHILD' : 'PKG-ADULT' }, null, '', child)
  const recommendation = mainRecommendationOf(detail, seed.category, owner)
  return [
    detail.view.verdict,
    ...meaningOf(detail, seed.category, voice),
    ...detail.actions,
    ...detail.itemised.map(({ description }) => description),
    recommendation?.what ?? '',
    recommendation?.why ?? '',
    familyMessage(detail, voice, seed.category),
  ]
}
/** The texts about the disease. */
const textsAboutDisease = ({ lead, more, main }: ItemDetail): string[] => [
  lead,
  more,
  ...main.filter(({ header }) => header !== '参考文献').map(({ description }) => description),
]

function reportFor(owner: Owner) {
  return resultsFor(owner).map(({ seed, item }) => {
    const whole = detailOf(item, seed.id, seed.category)
    const detail = whole && forPerson(whole, owner)
    const reader = { owner, child: isChild(owner) }
    const sheet = doctorEntries(item.results, seed.category).flatMap((entry) => wholeItem(entry, reader).lines)
    return {
      id: seed.id,
      told: detail ? sentencesOf([...textsAboutPerson(detail, seed, owner), ...sheet]) : [],
      facts: detail ? sentencesOf(textsAboutDisease(detail)) : [],
    }
  })
}

describe.each(everybody)('the report of %s', (name) => {
  const all = reportFor(people[name])

  test('contains only texts for the person’s sex and age', () => {
    expect(all.length).toBeGreaterThan(80)
    expect(
      all.flatMap(({ id, told: texts }) =>
        texts.filter((text) => isMeantForOthers(name, text)).map((text) => `${id} ${text}`),
      ),
    ).toEqual([])
  })

  test('contains facts about a time of life only for a person in that time of life', () => {
    expect(
      all.flatMap(({ id, facts: texts }) =>
        texts.filter((text) => isAboutOtherAge(name, text)).map((text) => `${id} ${text}`),
      ),
    ).toEqual([])
  })

  test('has an action for every result', () => {
    expect(all.filter(({ told: texts }) => texts.length < 3).map(({ id }) => id)).toEqual([])
  })
})

test('advice that fits the person is shown: a woman aged 58 reads about the menopause', () => {
  const texts = reportFor(people.woman).flatMap(({ told: all }) => all)
  expect(texts.filter((text) => text.includes('绝经以后'))).not.toEqual([])
  expect(texts.filter((text) => text.includes('乳腺超声'))).not.toEqual([])
})

/**
 * Foods whose amount stays the same for a person on warfarin (NHS, "Warfarin: food and drink"), as the reports name
 * them.
 */
const VITAMIN_K = /绿叶菜|深绿色蔬菜|菠菜|多吃[^。；]*蔬菜|蔬菜水果多吃|水果和蔬菜|蛋黄|动物肝脏|吃一点肝|菜籽油/

test('a pregnant woman reads no advice to lose weight or eat less, and no blood pressure limits for others', () => {
  const owner = { gender: 'FEMALE', stage: 'planning', age: 31, pregnancy: 'pregnant' } as const
  const others =
    /(?<!先不要)减重|减掉|减肥|称体重|量腰围|腰围[^，；]*不超过|慢慢减|分饱|小一号|少吃一些|帮助少吃|节食|1[2378]\d\/\d/
  expect(
    reportFor(owner).flatMap(({ id, told: texts, facts: about }) =>
      [...texts, ...about].filter((text) => others.test(text)).map((text) => `${id} ${text}`),
    ),
  ).toEqual([])
})

test.each([[['华法林']], [[]]])(
  'with the medicines %j, every food that affects warfarin is mentioned with a note for whom it matters',
  (medicines) => {
    const sentences = [people.woman, people.man, people.girl].flatMap((owner) =>
      reportFor({ ...owner, medicines }).flatMap(({ id, told: texts }) => texts.map((text) => `${id} ${text}`)),
    )
    const foods = sentences.filter((text) => VITAMIN_K.test(text))
    expect(foods.length).toBeGreaterThan(15)
    expect(foods.filter((text) => !/华法林|医生|差不多/.test(text))).toEqual([])
    const [item] = resultsFor(people.woman).filter(({ seed }) => seed.id === 'L005')
    const detail = item && detailOf(item.item, 'L005', 'LIFE_STYLE')
    const recommendation =
      detail && mainRecommendationOf(forPerson(detail, { ...people.woman, medicines }), 'LIFE_STYLE', people.woman)
    expect(/深绿色蔬菜/.test(recommendation?.what ?? '')).toBe(medicines.length === 0)
  },
)

/** A doctor needs neither the advice to see a doctor nor words of comfort. */
test('the doctor’s sheet contains findings, and no sentence that addresses the tested person', () => {
  const sheets = [people.woman, people.girl].flatMap((owner) =>
    resultsFor(owner).flatMap(({ seed, item }) =>
      doctorEntries(item.results, seed.category).flatMap((entry) =>
        wholeItem(entry, { owner, child: isChild(owner) }).lines.map((line) => `${seed.id} ${line}`),
      ),
    ),
  )
  expect(sheets.length).toBeGreaterThan(200)
  expect(sheets.filter((line) => /请|建议|问医生|告诉医生|就医|就好|自己|您/.test(line))).toEqual([])
  expect(sheets.filter((line) => /^\S+ (?:。|$)/.test(line))).toEqual([])
})

const textForOwner = (id: string, owner: Owner) =>
  reportFor(owner)
    .find((entry) => entry.id === id)
    ?.told.join('\n') ?? ''
const young = { gender: 'FEMALE', stage: 'planning', age: 31 } as const

// WHO and 围受孕期增补叶酸预防神经管缺陷指南 (2017): 0.4 mg until the end of the third month.
test.each([
  ['a woman aged 31 who plans a child', { ...young, pregnancy: 'planning' }, true],
  ['a pregnant woman aged 31', { ...young, pregnancy: 'pregnant' }, true],
  ['a pregnant person of unknown sex', { ...young, gender: 'SECRET', pregnancy: 'pregnant' }, true],
  ['a woman aged 58', people.woman, false],
  ['a man who plans a child', { ...people.man, pregnancy: 'planning' }, false],
  ['a girl', people.girl, false],
] as const)('the text for %s mentions a dose of folic acid: %j', (_who, owner, own) => {
  const text = textForOwner(isChild(owner) ? 'CL005' : 'L005', owner)
  expect(/每天补充 0.4 毫克叶酸/.test(text)).toBe(own)
  expect(/用量先问医生/.test(text)).toBe(own)
})

// WHO; ACOG Committee Opinion 462: less than 200 mg of caffeine a day.
test('in a pregnancy, the recommendation begins with the dose of folic acid, and the verdicts state it and a limit for caffeine', () => {
  const read = (id: string, pregnancy: 'pregnant' | 'neither', medicines: readonly string[] = []) => {
    const owner = { ...young, pregnancy, medicines }
    const [item] = resultsFor(owner).filter(({ seed }) => seed.id === id)
    const whole = item && detailOf(item.item, id, 'LIFE_STYLE')
    const detail = whole && forPerson(whole, owner)
    const recommendation = detail && mainRecommendationOf(detail, 'LIFE_STYLE', owner)
    return { verdict: detail?.view.verdict ?? '', actions: detail?.actions ?? [], recommendation }
  }
  const folicAcid = read('L005', 'pregnant')
  expect(folicAcid.recommendation).toMatchObject({ when: '现在' })
  expect(folicAcid.recommendation?.what).toMatch(/^从备孕到孕满 12 周，每天补充 0.4 毫克叶酸。/)
  expect(folicAcid.verdict).toContain('每天补充 0.4 毫克叶酸')
  expect(read('L005', 'pregnant', ['卡马西平']).recommendation?.what).toMatch(/^在用卡马西平：叶酸要补多少，先问医生。/)
  expect(read('L005', 'neither').recommendation?.what).toMatch(/深绿色蔬菜/)
  const caffeine = read('L002', 'pregnant')
  expect(caffeine.verdict).toMatch(/咖啡因一天不超过 200 毫克/)
  expect(caffeine.recommendation?.what).toMatch(/200 毫克/)
  expect(caffeine.actions.join('')).not.toContain('一到两杯')
  expect(read('L023', 'pregnant').verdict).toMatch(/200 毫克/)
  expect(JSON.stringify(read('L002', 'neither'))).not.toMatch(/200 毫克|孕/)
})

test('a man aged 41 and a woman aged 58 read that relatives who plan a child should take folic acid', () => {
  for (const owner of [people.man, people.woman])
    expect(textForOwner('L005', owner)).toContain('备孕的家人请按医生建议补充叶酸')
})

test.each([
  ['who plans a child', { ...young, pregnancy: 'planning' }],
  ['whose children are grown up', people.woman],
  ['of unknown age', people['a woman, age unknown']],
] as const)('carrier screening is offered to a person %s', (_who, owner) => {
  expect(textForOwner('G006', owner)).toContain('可以做携带者筛查')
  expect(textForOwner('G003', owner)).toContain('仍建议查血常规')
})

// 原发性骨质疏松症诊疗指南 (2022): women from 65, men from 70, others with a risk.
test.each([
  ['a man aged 41', people.man, false],
  ['a woman aged 66', { ...people.woman, age: 66 }, true],
  ['a man aged 66', { ...people.man, stage: 'grown', age: 66 }, false],
  ['a man aged 71', { ...people.man, stage: 'grown', age: 71 }, true],
] as const)('the text for %s advises measuring the bone density: %j', (_who, owner, measured) =>
  expect(/岁以上，做一次骨密度检查/.test(textForOwner('D014', owner))).toBe(measured),
)

import { ADULT } from '#/shared/lib/time/age.ts'
import type { ItemDetail, Section } from '../../results/item-rules.ts'
import { asksDoctorFirst, factsInPregnancy, withMedicines } from '../names/food-rules.ts'
import { withoutRoutineInPregnancy } from '../../medicines/due-rules.ts'
import { adviceOn } from '../main-recommendation-rules.ts'
import type { Owner } from './owner-rules.ts'

/**
 * Which sentences of a report are for this person. Laboratories write for both sexes and every age; a sentence for
 * another sex or age, or for a sex or age that is unknown here, is not shown as advice for this person.
 */

type Who = Pick<Owner, 'stage' | 'gender' | 'age' | 'pregnancy' | 'medicines'>
/** `no` means that the sex or the age differs, `unknown` that one of them is missing. */
type Fit = 'yes' | 'no' | 'unknown'

const aged = ({ age, stage }: Who, from: number, below = Infinity): Fit => {
  if (age !== null) return age >= from && age < below ? 'yes' : 'no'
  // Even without a birthday it is known that a person with a child's report is not an adult, and that a person with an
  // adult's report is not a child.
  if (stage === 'child') return from >= ADULT ? 'no' : 'unknown'
  return below <= ADULT ? 'no' : 'unknown'
}
const of = ({ gender }: Who, sex: 'MALE' | 'FEMALE'): Fit =>
  gender === 'SECRET' ? 'unknown' : gender === sex ? 'yes' : 'no'

const allFit = (...fits: readonly Fit[]): Fit =>
  fits.includes('no') ? 'no' : fits.includes('unknown') ? 'unknown' : 'yes'

/** Natural menopause is between 45 and 55 for most women. */
const MENOPAUSE = 45
const AFTER_MENOPAUSE = 56
/** The years in which people have children. */
const PARENTS = [ADULT, 50] as const
/** From this age on, somebody may have grown-up children. */
const GRANDPARENTS = 40
const OLD = 60
const INFANT = 2

const DIGITS = '零一二三四五六七八九'
const YEARS = '(\\d{1,3}|[一二三四五六七八九十]{1,3})'
function yearsOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['零', text]
  return (tens === '' ? 1 : DIGITS.indexOf(tens)) * 10 + (ones === '' ? 0 : DIGITS.indexOf(ones))
}
const RANGE = new RegExp(`${YEARS}\\s*岁?\\s*(?:到|至|-|~|—)\\s*${YEARS}\\s*岁`)
const FROM = new RegExp(`(?:满|超过|大于)\\s*${YEARS}\\s*岁|${YEARS}\\s*岁\\s*(?:及|或)?(?:以后|以上|之后|后|起|开始)`)
const BELOW = new RegExp(`(?:不满|未满|小于)\\s*${YEARS}\\s*岁|${YEARS}\\s*岁\\s*(?:及|或)?(?:以前|以下|之前|前|以内)`)

function inYears(text: string, who: Who): Fit {
  const range = RANGE.exec(text)
  if (range) return aged(who, yearsOf(range[1] ?? ''), yearsOf(range[2] ?? '') + 1)
  const below = BELOW.exec(text)
  if (below) return aged(who, 0, yearsOf(below[1] ?? below[2] ?? ''))
  const from = FROM.exec(text)
  return from ? aged(who, yearsOf(from[1] ?? from[2] ?? '')) : 'yes'
}

type Condition = readonly [RegExp, (who: Who, text: string) => Fit]

const notChild = ({ stage }: Who): Fit => (stage === 'child' ? 'no' : 'yes')
const inParenthood = (who: Who): Fit => aged(who, ...PARENTS)
const isWithChild = ({ pregnancy }: Who): boolean => pregnancy === 'pregnant' || pregnancy === 'planning'

/** The conditions for a time of life of one sex; they also apply to sentences about the disease. */
const life: readonly Condition[] = [
  [/绝经|更年期/, (who) => allFit(of(who, 'FEMALE'), aged(who, MENOPAUSE))],
  [/月经/, (who) => allFit(of(who, 'FEMALE'), who.age !== null && who.age >= AFTER_MENOPAUSE ? 'no' : 'yes')],
  [
    /怀孕|孕妇|孕期|妊娠|哺乳|产检/,
    (who) => (who.pregnancy === 'pregnant' ? 'yes' : allFit(of(who, 'FEMALE'), inParenthood(who))),
  ],
]

/** A sentence about planning a child may mean a child of the person, of grown-up children, or of the parents. */
function planning(who: Who, text: string): Fit {
  if (who.stage === 'child') return /父母|家庭|夫妻/.test(text) ? 'yes' : 'no'
  if (/自己[或和]/.test(text)) return 'yes'
  if (/子女|儿女/.test(text)) return aged(who, GRANDPARENTS)
  return /家人|亲属/.test(text) || isWithChild(who) ? 'yes' : inParenthood(who)
}

const FOLIC_ACID = /毫克叶酸/

/**
 * A dose of folic acid is for a person who may bear the child (WHO, periconceptional folic acid; 围受孕期增补叶酸预防神经管缺陷指南,
 * 2017: 0.4 mg until the end of the third month, another dose by the doctor).
 */
const folicAcid = (who: Who): Fit =>
  who.gender === 'MALE' ? 'no' : isWithChild(who) ? 'yes' : allFit(of(who, 'FEMALE'), inParenthood(who))

/** The words that make a recommendation apply to a certain sex or age. */
const advice: readonly Condition[] = [
  [/乳腺|乳房|钼靶|卵巢|子宫|宫颈|妇科|雌激素/, (who) => allFit(of(who, 'FEMALE'), notChild(who))],
  [/前列腺|睾丸|阴囊/, (who) => allFit(of(who, 'MALE'), notChild(who))],
  [/喝酒|饮酒|酒精|开车|驾驶|性生活|常规使用/, notChild],
  [/老年人(?!和|或|、)/, (who) => aged(who, OLD)],
  [/婴儿期|新生儿期/, (who) => aged(who, 0, INFANT)],
  [/婴儿/, (who) => (who.stage === 'child' ? aged(who, 0, INFANT) : 'yes')],
  [/备孕|要孩子|要二孩/, planning],
  [FOLIC_ACID, folicAcid],
]

const fitOf = (text: string, who: Who, conditions: readonly Condition[]): Fit =>
  allFit(...conditions.filter(([words]) => words.test(text)).map(([, fit]) => fit(who, text)))

const WOMEN = /女性|女士|妇女|女孩/
const MEN = /男性|男士|男孩/
/** A sentence about a population is a fact about the disease, not about this person. */
const POPULATION = /研究|人群|多见|少见|常见|患者|携带者|亲属/

/** A sentence with the values of both sexes is for everybody. */
function sexFit(text: string, who: Who): Fit {
  const [women, men] = [WOMEN.test(text), MEN.test(text)]
  if (women === men || POPULATION.test(text)) return 'yes'
  return of(who, women ? 'FEMALE' : 'MALE')
}

export const factFits = (text: string, who: Who): Fit => allFit(fitOf(text, who, life), sexFit(text, who))

/** 有亲属患病的，…: the sex and age of relatives are not this person's. */
const RELATIVES = /^[^，；。]*(?:亲属|家里|家族|母亲|父亲|姐妹|兄弟)[^，；。]*的，/

export function adviceFits(text: string, who: Who): Fit {
  const own = text.replace(RELATIVES, '')
  return allFit(fitOf(own, who, advice), factFits(own, who), inYears(own, who))
}

const sentences = (text: string): readonly string[] => text.match(/[^。！？；\n]+[。！？；\n]*/g) ?? []

const only = (text: string, passes: (sentence: string) => boolean): string =>
  sentences(text).filter(passes).join('').trim().replace(/；$/, '。')

export const withoutSentences = (text: string, pattern: RegExp): string =>
  only(text, (sentence) => !pattern.test(sentence))

type Fits = (text: string, who: Who) => Fit
const fittingSentences = (text: string, who: Who, fits: Fits): string =>
  only(text, (sentence) => fits(sentence, who) === 'yes')

/** The sentences of a recommendation or a verdict that are for this person. */
export const adviceFor = (text: string, who: Who): string =>
  fittingSentences(withoutRoutineInPregnancy(text, who), who, adviceFits)

const sectionsFor = (parts: readonly Section[], who: Who, fits: Fits): Section[] =>
  parts.flatMap((part) => {
    const description = fittingSentences(part.description, who, fits)
    return description ? [{ ...part, description }] : []
  })

/**
 * Advice for which the person must ask the doctor first, because of a medicine in use, is last, so that it does not
 * become the main recommendation. Before and during a pregnancy, the dose of folic acid is before the vegetables (WHO,
 * periconceptional folic acid), even if a medicine makes it a question for the doctor.
 */
const safestFirst = (actions: readonly string[], who: Who): string[] => {
  const place = (action: string) =>
    isWithChild(who) && FOLIC_ACID.test(action) ? 0 : asksDoctorFirst(action, who) ? 2 : 1
  return [...actions].sort((a, b) => place(a) - place(b))
}

/** A sentence with a dose is for the doctor and is shown only on the doctor's sheet. */
const DOSE = /[^。]*剂量[^。]*\d\s*(?:毫克|mg|克)[^。]*。?/gi
const withoutDose = <T extends Section>(part: T): T => ({ ...part, description: part.description.replace(DOSE, '') })

const LEFT_OUT = {
  no: '这里只列出合适的建议',
  unknown: '有的建议要看性别或年龄，资料里没有写，这里先不列出',
}

/**
 * The same person without the notes of this phone, because a text that is passed on mentions neither a pregnancy nor a
 * medicine in use.
 */
export const withoutNotes = <T extends Who>(who: T): T => ({ ...who, pregnancy: null, medicines: [] })

/** A detail without texts for other people, with the conditions of this person's medicines and pregnancy. */
export function forPerson<T extends ItemDetail>(detail: T, who: Who): T {
  const fits = detail.actions.map((action) => adviceFits(action, who))
  const missing = allFit(...fits)
  const told = (text: string) => withMedicines(adviceFor(text, who), who)
  const mine = detail.actions.filter((_, at) => fits[at] === 'yes')
  return {
    ...detail,
    view: { ...detail.view, verdict: told(detail.view.verdict) },
    meaning: detail.meaning.map((line) => told(line)).filter(Boolean),
    // If several actions become the same note, it is shown once.
    actions: [...new Set(safestFirst(mine, who).map((action) => adviceOn(detail.view, withMedicines(action, who))))],
    leftOut: missing === 'yes' ? '' : LEFT_OUT[fits.includes('unknown') ? 'unknown' : 'no'],
    lead: factsInPregnancy(fittingSentences(detail.lead, who, factFits), who),
    more: factsInPregnancy(fittingSentences(detail.more, who, factFits), who),
    main: sectionsFor(detail.main.map(withoutDose), who, factFits).map((part) => ({
      ...part,
      description: adviceOn(detail.view, factsInPregnancy(part.description, who)),
    })),
    itemised: sectionsFor(detail.itemised, who, adviceFits).map((part) => ({
      ...part,
      description: withMedicines(part.description, who),
    })),
  }
}

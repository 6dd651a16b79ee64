import { isClear } from '../../rules.ts'
import { isOnX, type Mode, modeOf } from '../../genes/mode-rules.ts'
import { evidenceOf, type ItemDetail } from '../../results/item-rules.ts'
import { type Owner, type Partner, type PregnancyStatus } from './owner-rules.ts'
import { withTestedPerson, tellerOf, type Voice } from './voice-rules.ts'

const statusLabel: Record<PregnancyStatus, string> = {
  pregnant: '正在怀孕',
  planning: '打算要孩子',
  neither: '都不是',
}

/** A man is not pregnant, but his partner may be; his next step is the same before and during her pregnancy. */
const OF_MAN = '打算要孩子，或伴侣正在怀孕'

export const statusLabelsFor = ({ gender }: Pick<Owner, 'gender'>): Record<PregnancyStatus, string> =>
  gender === 'MALE' ? { ...statusLabel, planning: OF_MAN } : statusLabel

export const pregnancyQuestion = ({ gender }: Pick<Owner, 'gender'>, voice: Pick<Voice, 'who'>): string =>
  withTestedPerson(gender === 'MALE' ? `您${OF_MAN}吗？` : '您现在怀孕，或打算要孩子吗？', voice)

/**
 * Shown during a pregnancy above every result about a medicine (NHS, "Medicines in pregnancy": check before taking any,
 * and never stop one without the doctor), with the exception of an emergency. A gene result does not show whether the
 * medicine harms the unborn child.
 */
const MEDICINE_IN_PREGNANCY =
  '怀孕期间，没有问过给您做产检的医生，不要自行用药、停药或换药；出皮疹或身体严重不适，先去急诊。这里说的只是基因，没有考虑怀孕。'

/**
 * Shown before a pregnancy: some medicines must be changed in time, but never without the doctor (NHS, "Planning your
 * pregnancy").
 */
const MEDICINE_BEFORE_PREGNANCY =
  '怀孕以前，先请医生把正在用的药看一遍，不要自行停药或换药；出皮疹或身体严重不适，先去急诊。这里说的只是基因，没有考虑怀孕。'

/** The sentence above all other texts about medicines; empty if no pregnancy matters. */
export const medicineNote = (status: PregnancyStatus | null): string =>
  status === 'pregnant' ? MEDICINE_IN_PREGNANCY : status === 'planning' ? MEDICINE_BEFORE_PREGNANCY : ''

export interface Ask {
  what: string
  when: '现在' | '怀孕以前' | '照常'
  why: string
}

/** The facts about a found variant that matter for a child. */
export interface CarriedVariant {
  mode: Mode
  onX: boolean
}

export function carriedIn(detail: ItemDetail): CarriedVariant | null {
  if (isClear(detail.genes)) return null
  const evidence = evidenceOf(detail, detail.genes)
  return { mode: modeOf(evidence), onX: isOnX(evidence) }
}

const COUNSEL = '遗传咨询门诊'
const CLINIC = `产前诊断或${COUNSEL}`

const EARLY = '越早知道，越有时间和医生商量'
/** The partner's result is not stored, so the texts must also fit a person who has entered it before a reload. */
const TESTED = '；伴侣查过的，请在下面选一次结果'
const ON_X = '这个基因在 X 染色体上，妈妈带有变异时，孩子就可能受影响，不用等伴侣的结果'

/** An addition for everybody except women: the partner may already be pregnant. */
const alreadyOf = ({ gender }: Pick<Owner, 'gender'>, what: string): string =>
  gender === 'FEMALE' ? '' : `；已经怀孕的，请尽快${what}`

/**
 * A mother can pass on a variant on the X chromosome, whatever the father carries (MedlinePlus, "What are the different
 * ways a genetic condition can be inherited?").
 */
function askDoctor({ onX }: CarriedVariant, owner: Pick<Owner, 'gender' | 'pregnancy'>): Omit<Ask, 'when'> {
  const isMother = owner.gender === 'FEMALE' || owner.pregnancy === 'pregnant'
  const why = onX && isMother ? ON_X : '检出的是基因上的变化，不是诊断'
  return owner.pregnancy === 'pregnant'
    ? { what: '尽快把这一页给产检医生看，问问它对孩子的意义', why }
    : { what: `怀孕以前，把这一页给医生看，问问它对孩子的意义${alreadyOf(owner, '看')}`, why }
}

/** The action if the partner's result is known (ACOG Committee Opinion 691: genetic counselling for two carriers). */
function askBoth(
  partner: Exclude<Partner, 'UNKNOWN'>,
  { gender, pregnancy }: Pick<Owner, 'gender' | 'pregnancy'>,
): Ask {
  const isPregnant = pregnancy === 'pregnant'
  if (partner === 'FREE')
    return {
      what: isPregnant ? '照常产检，把两个人的结果告诉产检医生' : '照常生活；以后产检时，把两个人的结果告诉医生',
      when: '照常',
      why: '伴侣不是这个基因的携带者时，孩子一般不会因它受影响；这不是诊断',
    }
  const why = '两个人都携带同一基因的变异，每次怀孕，孩子有约四分之一的机会受影响；说的是机会，不是诊断'
  if (isPregnant) return { what: `请两个人尽快一起去${CLINIC}`, when: '现在', why }
  return { what: `怀孕以前，请两个人一起去${COUNSEL}${alreadyOf({ gender }, '去')}`, when: '怀孕以前', why }
}

/** Matches a laboratory's advice to test the partner, which is outdated after the partner was tested. */
const TESTS_PARTNER = /(?:伴侣|配偶|爱人|对方|夫妻|夫妇|另一半)[^。；]{0,20}(?:查|检测|筛)/

/** The advice without the partner's test, if the partner's result is known. */
export const adviceWithPartner = (actions: readonly string[], partner: Partner): string[] =>
  actions.filter((action) => partner === 'UNKNOWN' || !TESTS_PARTNER.test(action))

/**
 * The partner's result for several items: a carrier if both carry at least one of the genes; no carrier only if the
 * person has said so for all of them.
 */
export const partnerAmong = (said: readonly Partner[]): Partner =>
  said.includes('CARRIER') ? 'CARRIER' : said.length > 0 && said.every((one) => one === 'FREE') ? 'FREE' : 'UNKNOWN'

/**
 * The action for a found variant during or before a pregnancy: for the partner if one copy of a recessive gene is
 * established, else for the doctor. Source: ACOG Committee Opinion 691 (the partner of a carrier is offered the test,
 * ideally before the pregnancy).
 */
export function askFor(
  carried: CarriedVariant,
  owner: Pick<Owner, 'gender' | 'pregnancy'>,
  partner: Partner = 'UNKNOWN',
): Ask | null {
  const { pregnancy } = owner
  if (carried.mode === 'unproven') return null
  if (carried.mode === 'recessive' && partner !== 'UNKNOWN') return askBoth(partner, owner)
  if (pregnancy !== 'pregnant' && pregnancy !== 'planning') return null
  const when = pregnancy === 'pregnant' ? '现在' : '怀孕以前'
  if (carried.mode !== 'recessive') return { ...askDoctor(carried, owner), when }
  if (pregnancy === 'pregnant')
    return {
      what: '请伴侣尽快查同一个基因，并告诉产检医生',
      when,
      why: `只有伴侣也携带同一基因的变异，孩子才可能受影响；${EARLY}${TESTED}`,
    }
  return {
    what: `怀孕以前，请伴侣查同一个基因${alreadyOf(owner, '查')}`,
    when,
    why: `只有伴侣也携带同一基因的变异，孩子才可能受影响；多数人不是携带者，不用着急${TESTED}`,
  }
}

const variantIn = (gene: string): string => (gene ? `查出 ${gene} 基因有一处变异` : '查出一处变异')

/**
 * The text to send to the partner; it contains no name and no id. Empty unless a pregnancy or its planning is noted,
 * one copy of a recessive gene is established, and the partner may carry the gene.
 * @param gene the name of the gene.
 */
export function partnerMessage(
  carried: CarriedVariant,
  { pregnancy, gender }: Pick<Owner, 'pregnancy' | 'gender'>,
  voice: Pick<Voice, 'kind'>,
  gene: string,
  partner: Partner = 'UNKNOWN',
): string {
  if (partner === 'FREE' || carried.mode !== 'recessive' || (pregnancy !== 'pregnant' && pregnancy !== 'planning'))
    return ''
  const found = `${tellerOf(voice).start}基因检测${variantIn(gene)}`
  if (partner === 'CARRIER')
    return `${found}，你也带着同一个基因的变异。每次怀孕，孩子有约四分之一的机会受影响。${pregnancy === 'pregnant' ? `我们尽快一起去${CLINIC}` : `要孩子以前，我们一起去${COUNSEL}${alreadyOf({ gender }, '去')}`}，两个人的结果都带上。这不是诊断。`
  const start = `${found}。只带一份的人通常健康；两个人都带着，孩子才可能受影响。`
  return pregnancy === 'pregnant'
    ? `${start}没查过的话，请你尽快也查一下同一个基因，结果一起给产检医生看。这不是诊断。`
    : `${start}没查过的话，要孩子以前，请你也查一下同一个基因${alreadyOf({ gender }, '查')}。多数人不是携带者，不用紧张。这不是诊断。`
}

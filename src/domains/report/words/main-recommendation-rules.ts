import { isHereditaryCancer } from './names/hereditary-cancer.ts'
import { CAUTION, traits } from '../results/categories.ts'
import { HEALTHY_CARRIER, type Mode } from '../genes/mode-rules.ts'
import type { ItemDetail } from '../results/item-rules.ts'
import type { Severity } from '../model.ts'
import type { Category } from '../source/report-ids.ts'
import type { Owner, Partner } from './person/owner-rules.ts'
import { isAnaesthetic } from './names/anaesthetic-rules.ts'
import { whenToAsk } from '../medicines/due-rules.ts'
import { askFor } from './person/pregnancy-rules.ts'
import { isHyperthermia, reactionOf, type Reaction, type MedicineResult } from '../medicines/reaction-rules.ts'
import type { Voice } from './person/voice-rules.ts'

/** The main recommendation for a result, derived only from category, severity and the report's own advice. */

/** No text says that there is nothing to do, because advice for everybody may follow below. */
export type When = '现在' | '下次看病时' | '手术以前' | '体检时' | '产检时' | '怀孕以前' | '照常' | '以后' | '随时'

export interface MainRecommendation {
  what: string
  /** Whether `what` is a sentence of the app; else it is the laboratory's. */
  ours: boolean
  when: When
  why: string
}

/** Facts about the tested person that change the recommendation. */
export interface Circumstances extends Partial<Pick<Owner, 'stage' | 'gender' | 'pregnancy'>> {
  /** The mode of inheritance; only with `recessive` is the owner a healthy carrier. */
  mode?: Mode
  onX?: boolean
  taking?: boolean
  partner?: Partner
}

type Advice = Pick<ItemDetail, 'actions' | 'leftOut'>
type FoundIn = Partial<Pick<ItemDetail, 'foundIn'>>

/** Of longer advice only the first sentence is shown; the whole text stays in the list below. */
const LONG = 60

/** Advice that the text calls urgent has the time 现在 and not the time of the next visit. */
const URGENT = /立即|立刻|马上|尽快|当天|急诊|120|现在就/
const CHECK_UP = /体检|筛查|检查|复查|化验|查一次/
const VISIT = /看病|就医|就诊|医生|门诊|咨询|药师/

/** In a pregnancy, the obstetrician does the check-ups. */
const checkUpOf = (pregnancy: Owner['pregnancy']) => (pregnancy === 'pregnant' ? '产检时' : '体检时')

/** The time for a piece of advice: the occasion that its text names. */
export function whenOf(advice: string, pregnancy: Owner['pregnancy'] = null): When {
  if (URGENT.test(advice)) return '现在'
  // A condition that applies only to some people is not used as the reason for the advice.
  const text = advice.replaceAll(/（[^）]*）|([。；])有[^。；]*的，[^。；]*/g, '$1')
  return CHECK_UP.test(text) ? checkUpOf(pregnancy) : VISIT.test(text) ? '下次看病时' : '现在'
}

const firstSentence = (text: string): string => /^[^。！？]*[。！？]?/.exec(text)?.[0] ?? text

const ours = (what: string, when: When, why: string): MainRecommendation => ({ what, ours: true, when, why })

const diseaseWhy: Record<Severity, string> = {
  RISK: '可能性比多数人高，说的是机会，不是诊断',
  CONCERN: '可能性比多数人略高，平时留意就好',
  NORMAL: `可能性与多数人相近；${traits.COMMON_DISEASES.caution}`,
}
const habitWhy: Record<Severity, string> = {
  RISK: '从遗传上看，这是您与多数人差别较大的地方，从小习惯改起最容易',
  CONCERN: '从遗传上看，您在这一项与多数人略有不同',
  NORMAL: '从遗传上看，您在这一项与多数人相近',
}
const NO_ADVICE = '报告没有给这一项写建议'

/** The recommendation for a person who may take the medicine without having noted it. */
const IN_USE = { RISK: '照常用，尽快问医生', CONCERN: '下次看病时说一声' }

/** Shown beside every recommendation about a medicine: a person in an emergency must not wait for the doctor. */
const KEEP_TAKING = '请勿自行停药或改量；身体严重不适时，先去急诊'

export const stopsForRash = (view: MedicineResult): boolean => reactionOf(view) === 'rash'

export const STOP_FOR_RASH = '只要出皮疹，就先停这种药，马上去急诊'

export const BEFORE_DOSE = '下一次用药以前，先打电话问肿瘤科医生'

/** The action for today, for a person who takes the medicine. */
const ASK_TODAY: Record<Reaction, string> = {
  rash: '今天就问医生',
  dose: '今天就打电话问肿瘤科医生，问过以后再用下一次药',
}

const EXCEPT: Record<Reaction, string> = { rash: STOP_FOR_RASH, dose: BEFORE_DOSE }

/** A piece of advice about this medicine. Advice not to stop the medicine gets the exception of its reaction. */
export function adviceOn(view: MedicineResult, advice: string): string {
  const reaction = reactionOf(view)
  if (!reaction) return advice
  return advice.replaceAll(/((?:自行|自己)(?:用药、)?停[^，。；]*)/g, `$1（但${EXCEPT[reaction]}）`)
}

export const keepTakingText = (view: MedicineResult): string => adviceOn(view, KEEP_TAKING)

/** The text for a child: an ordinary result of a gene does not mean that a child may take the medicine. */
export const CHILD_MEDICINE = '这里说的只是基因；能不能用、用多少，要看年龄和体重，由儿科医生定'

/** The text for a medicine that a child already takes: the doctor has already decided whether the child may take it. */
export const CHILD_TAKES = '这里说的只是基因；怎么用、用多少，要看年龄和体重，由儿科医生定'

const NOT_THE_CHILD = '这里说的只是基因，没有考虑怀孕'

/**
 * The action for an anaesthetic, for all people who may have an operation (CPIC guideline on RYR1 and CACNA1S). The
 * variant is dominant, so relatives by blood may have it, too.
 */
const anaestheticRecommendation = (view: MedicineResult): MainRecommendation =>
  ours(
    isHyperthermia(view)
      ? '手术以前，把这一页给麻醉医生看；也告诉有血缘的家人，他们手术以前同样要告诉麻醉医生'
      : '手术以前，把这一页给麻醉医生看，并说明家里有没有人麻醉时出过意外',
    '手术以前',
    '这里说的只是基因；用什么麻醉药、用多少，由麻醉医生定',
  )

const drugWhy = {
  RISK: '作用或反应可能与多数人明显不同，要不要用由医生决定',
  CONCERN: '效果或反应可能与多数人有些不同',
  NORMAL: '从遗传上看，用这种药与多数人相近；身体情况和同吃的药也有影响',
}

function takenRecommendation(view: MedicineResult, severity: Severity, known: Circumstances): MainRecommendation {
  const due = whenToAsk(view, known)
  const isPregnant = known.pregnancy === 'pregnant'
  if (reactionOf(view) === 'dose') return ours(ASK_TODAY.dose, '现在', drugWhy[severity])
  // CPIC guideline on HLA-B and allopurinol: contraindicated for carriers, so the question cannot wait.
  if (due === '今天' || due === '尽快')
    return ours(
      `${due === '今天' ? '今天就' : due}把这一页给${isPregnant ? '产检医生' : '医生'}看，在这以前不要自己停药或改量`,
      '现在',
      isPregnant ? NOT_THE_CHILD : drugWhy[severity],
    )
  if (due === '怀孕以前')
    return ours('怀孕以前，请医生看过这种药；在这以前照常用，不要自己停药或改量', due, NOT_THE_CHILD)
  if (due === '下次看病时') return ours('照常用，下次看病时把这一页给医生看', due, drugWhy[severity])
  return known.stage === 'child'
    ? ours('照医生说的用；下次看病时，告诉儿科医生查过这一项', '下次看病时', CHILD_TAKES)
    : ours('按医生说的用', '照常', drugWhy.NORMAL)
}

/**
 * The action before a medicine is prescribed. The reader may already take it without having noted it, so the most
 * urgent part determines the time.
 */
function untakenRecommendation(
  view: MedicineResult,
  severity: Severity,
  { stage, pregnancy }: Circumstances,
): MainRecommendation {
  const reaction = reactionOf(view)
  if (pregnancy === 'pregnant') {
    const ask = reaction === 'dose' ? ASK_TODAY.dose : `不要自己停，${reaction ? '今天就' : '尽快'}问`
    return ours(`用这种药以前，先问产检医生，并把这一页给医生看；正在用的话，${ask}`, '现在', NOT_THE_CHILD)
  }
  if (severity === 'NORMAL')
    return stage === 'child'
      ? ours('用药以前，告诉儿科医生查过这一项', '下次看病时', CHILD_MEDICINE)
      : ours('按医生说的用', '照常', drugWhy.NORMAL)
  const ask = reaction ? ASK_TODAY[reaction] : IN_USE[severity]
  const when = reaction || severity === 'RISK' ? '现在' : '下次看病时'
  return ours(`开这种药以前，把这一页给医生看；正在用的话，${ask}`, when, drugWhy[severity])
}

/** The main recommendation about a medicine, for its page and for its row in the list. */
export function medicineRecommendation(
  view: MedicineResult,
  severity: Severity,
  known: Circumstances,
): MainRecommendation {
  if (isAnaesthetic({ nameCn: '', nameEn: '', ...view })) return anaestheticRecommendation(view)
  const recommendation = (known.taking ? takenRecommendation : untakenRecommendation)(view, severity, known)
  return { ...recommendation, what: adviceOn(view, recommendation.what) }
}

/**
 * NCCN, "Genetic/Familial High-Risk Assessment: Breast, Ovarian, Pancreatic, and Prostate": a carrier of a pathogenic
 * variant is referred to genetic counselling, which plans the examinations; ACMG: not in childhood for adult onset.
 */
const cancerRecommendation = (stage: Circumstances['stage']): MainRecommendation =>
  stage === 'child'
    ? ours('请医生转介到遗传咨询门诊，问清楚哪些检查要等到成年', '现在', '检出的是基因上的变化，不是癌症的诊断')
    : ours(
        '请医生转介到遗传咨询门诊，带上这一页，由医生安排以后怎么检查',
        '现在',
        '检出的变化可能让患癌的机会变高，不是癌症的诊断；早知道，能早安排检查',
      )

const UNPROVEN = '这处变化是不是致病还不确定，或者一般不致病'

function carrierRecommendation(found: boolean, known: Circumstances): MainRecommendation {
  const { stage, mode = 'other', onX = false, gender = 'SECRET', pregnancy = null, partner = 'UNKNOWN' } = known
  if (!found) return ours('照常生活，照常体检', '照常', CAUTION)
  const ask = askFor({ mode, onX }, { gender, pregnancy }, stage === 'child' || stage === 'grown' ? 'UNKNOWN' : partner)
  if (ask) return ours(ask.what, ask.when, ask.why)
  if (mode === 'unproven') return ours('下次看病时把这一页给医生看，核对这处变化', '下次看病时', UNPROVEN)
  if (mode !== 'recessive')
    return ours('把这一页给医生看，问问它对本人和家人的意义', '下次看病时', '检出的是基因上的变化，不是诊断')
  const why = `${HEALTHY_CARRIER}，它的意义在于下一代`
  if (stage === 'child') return ours('长大成家以前，和医生谈一谈', '以后', why)
  if (stage === 'grown') return ours('有成年的子女时，把这一项告诉他们', '现在', why)
  return ours('打算要孩子时，和伴侣一起问医生要不要查同一个基因', '下次看病时', why)
}

/** The first advice for this person; without advice, `otherwise` with the note that there is no advice. */
function advised(
  { actions, leftOut }: Advice,
  why: string,
  otherwise: MainRecommendation,
  pregnancy: Owner['pregnancy'],
): MainRecommendation {
  const [advice] = actions
  if (!advice) return { ...otherwise, why: `${leftOut || NO_ADVICE}；${why}` }
  return {
    what: advice.length > LONG ? firstSentence(advice) : advice,
    ours: false,
    when: whenOf(advice, pregnancy),
    why,
  }
}

const otherItemRecommendation = (title: string, anaesthetic: boolean): MainRecommendation =>
  anaesthetic
    ? ours(`手术以前，把“${title}”这一项给麻醉医生看`, '手术以前', '那一项查出了变化，这一项没有看那个基因')
    : ours(`看“${title}”这一项，照那一项说的做`, '现在', '那一项查出了变化，这一项没有看那个基因')

/** The main recommendation for a result of `forPerson`; null for a locked result. */
export function mainRecommendationOf(
  detail: Advice & FoundIn & Pick<ItemDetail, 'view' | 'genes'>,
  category: Category,
  known: Circumstances,
): MainRecommendation | null {
  const { view, genes, foundIn = '' } = detail
  if (view.locked) return null
  const { results, medicines } = traits[category]
  const { severity } = view
  if (results === 'plain' || severity === null) return ours('看看就好', '随时', '说的是祖先的来历，与健康无关')
  if (foundIn) return otherItemRecommendation(foundIn, isAnaesthetic(view))
  if (results === 'carried') {
    const found = genes.some(({ positive }) => positive) || severity !== 'NORMAL'
    return found && known.mode !== 'unproven' && isHereditaryCancer(view)
      ? cancerRecommendation(known.stage)
      : carrierRecommendation(found, known)
  }
  if (medicines) return medicineRecommendation(view, severity, known)
  const { pregnancy = null } = known
  const checkUp = checkUpOf(pregnancy)
  if (category === 'LIFE_STYLE')
    return severity === 'NORMAL'
      ? ours('保持现在的习惯', '照常', habitWhy.NORMAL)
      : advised(detail, habitWhy[severity], ours('平时多留意一点', '照常', ''), pregnancy)
  return severity === 'NORMAL'
    ? ours('照常生活，照常体检', '照常', diseaseWhy.NORMAL)
    : advised(detail, diseaseWhy[severity], ours(`${checkUp}把这一页给医生看`, checkUp, ''), pregnancy)
}

/**
 * The advice of a carrier's item: none for a found variant of a hereditary cancer, for which examinations begin earlier
 * than for most people and are planned by the genetics clinic (NCCN).
 */
export const carrierActions = (
  view: Parameters<typeof isHereditaryCancer>[0],
  found: number,
  actions: readonly string[],
) => (found > 0 && isHereditaryCancer(view) ? [] : actions)

export const furtherActions = (
  actions: readonly string[],
  recommendation: MainRecommendation | null,
): readonly string[] => actions.filter((action) => action !== recommendation?.what)

/** The heading, which addresses the reader only in the reader's own report and in a child's report. */
export const mainRecommendationHead = ({ kind, who }: Pick<Voice, 'kind' | 'who'>): string =>
  ({
    self: '现在要做的一件事',
    child: '现在要为孩子做的一件事',
    named: '要做的一件事',
    shared: `${who}要做的一件事`,
    other: '要做的一件事',
  })[kind]

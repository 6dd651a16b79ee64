import { traits } from '../results/categories.ts'
import type { Mode } from '../genes/mode-rules.ts'
import type { Category } from '../source/report-ids.ts'
import type { ItemView } from '../rules.ts'
import { isHereditaryCancer } from './names/hereditary-cancer.ts'
import type { Owner, Partner } from './person/owner-rules.ts'

/** The order of the findings by urgency, and the time that the doctor's sheet shows for each. */

interface Result {
  view: Pick<ItemView, 'id' | 'nameCn' | 'nameEn' | 'severity'>
  category: Category
  mode: Mode
}

export interface Situation extends Pick<Owner, 'stage' | 'pregnancy'>, Partial<Pick<Owner, 'gender'>> {
  partnerOf?: (id: string) => Partner
}

export interface Urgency {
  rank: number
  /** The time and the action, in words for a doctor; empty if nothing is to be done. */
  say: string
}

const NOW = 1
const CARRIED = 4

/** For a man, the action is the same whether his partner is pregnant or plans a pregnancy. */
const mayExpect = ({ pregnancy, gender }: Situation): boolean =>
  pregnancy === 'pregnant' || (pregnancy === 'planning' && gender === 'MALE')

/** ACOG Committee Opinion 691: the partner of a carrier is offered the test, two carriers genetic counselling. */
function ofRecessive(known: Situation, partner: Partner): Urgency {
  const { stage, pregnancy } = known
  const isPregnant = mayExpect(known)
  if (stage === 'child') return { rank: CARRIED, say: '长大成家以前：遗传咨询' }
  if (stage === 'grown') return { rank: CARRIED, say: '就诊时：转告成年的子女' }
  if (partner === 'CARRIER')
    return isPregnant
      ? { rank: NOW, say: '尽快：两人转介产前诊断或遗传咨询门诊' }
      : { rank: NOW, say: '怀孕以前：两人转介遗传咨询门诊' }
  if (partner === 'FREE') return { rank: CARRIED, say: isPregnant ? '产检时：常规' : '' }
  if (isPregnant) return { rank: NOW, say: '尽快：伴侣没查过的，查同一个基因' }
  // While a pregnancy is planned, this must be done before the next check-up.
  if (pregnancy === 'planning') return { rank: NOW, say: '怀孕以前：伴侣没查过的，查同一个基因' }
  return { rank: CARRIED, say: '打算要孩子时：伴侣没查过的，查同一个基因' }
}

/** NCCN, "Genetic/Familial High-Risk Assessment": a carrier of such a variant is referred to genetic counselling. */
function ofCarried({ view, mode }: Result, known: Situation): Urgency {
  if (mode === 'unproven') return { rank: CARRIED, say: '就诊时：核对变异的致病性' }
  if (isHereditaryCancer(view)) return { rank: 0, say: '尽快：转介遗传咨询门诊' }
  if (mode === 'recessive') return ofRecessive(known, known.partnerOf?.(view.id) ?? 'UNKNOWN')
  if (mayExpect(known)) return { rank: NOW, say: '尽快：评估对孩子的意义' }
  if (known.pregnancy === 'planning') return { rank: NOW, say: '怀孕以前：评估对孩子的意义' }
  return { rank: CARRIED, say: '就诊时：评估对本人和家人的意义' }
}

/** A medicine that may be prescribed; for a medicine in use see due-rules.ts. */
const ofMedicine = (isRisk: boolean): Urgency =>
  isRisk ? { rank: 2, say: '开药以前：评估能不能用、要不要换' } : { rank: CARRIED + 1, say: '开药以前：评估用法' }

/** Results that say nothing about health come last. */
export function urgencyOf(entry: Result, known: Situation): Urgency {
  const { results, medicines, caution } = traits[entry.category]
  const isRisk = entry.view.severity === 'RISK'
  if (results === 'carried') return ofCarried(entry, known)
  if (medicines) return ofMedicine(isRisk)
  if (caution === '') return { rank: isRisk ? 7 : 8, say: '平时：生活习惯' }
  return { rank: isRisk ? 3 : 6, say: `${known.pregnancy === 'pregnant' ? '产检时' : '体检时'}：一并评估` }
}

/** The findings in the order of the tour and of the doctor's sheet; equally urgent findings stay in their order. */
export const mostUrgentFirst = <T extends Result>(found: readonly T[], known: Situation): T[] =>
  [...found].sort((a, b) => urgencyOf(a, known).rank - urgencyOf(b, known).rank)

/** Whether a finding has its own line on the first page. */
export const isUrgent = ({ rank }: Urgency): boolean => rank <= CARRIED

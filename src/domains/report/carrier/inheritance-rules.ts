import { HEALTHY_CARRIER, type Mode } from '../genes/mode-rules.ts'
import type { Owner, Partner, PregnancyStatus, Stage } from '../words/person/owner-rules.ts'

/** A carried variant and its meaning for four children, in natural frequencies. */

interface Carried {
  found: number
  mode: Mode
  stage: Stage
  pregnancy?: PregnancyStatus | null
  partner?: Partner
  /** Whether the text addresses the parents of a child. */
  child: boolean
}

const forChildren: Record<Exclude<Stage, 'child'>, string> = {
  grown: '您的每个孩子有约一半的机会从您这里得到这一份；您的兄弟姐妹也可能带着同一份。',
  planning: '它的意义在于下一代：准备要孩子的话，先看伴侣是不是也携带同一基因的变异。',
  unknown: '它的意义在于下一代：伴侣是不是也携带同一基因的变异，决定孩子的机会。',
}

const IN_PREGNANCY = '它对这一胎意味着什么，要看伴侣是不是也携带同一基因的变异。'

const withPartner: Record<Exclude<Partner, 'UNKNOWN'>, string> = {
  FREE: '伴侣不是这个基因的携带者，孩子一般不会因它受影响。',
  CARRIER: '伴侣也携带同一基因的变异，每次怀孕，孩子有约四分之一的机会受影响。',
}

/** The meaning of a result for its owner and the next generation, in two lines. */
export function carrierMeaning({
  found,
  mode,
  stage,
  pregnancy = null,
  partner = 'UNKNOWN',
  child,
}: Carried): string[] {
  if (found === 0)
    return [
      '在已检测的范围内，没有发现会传给下一代的致病变异。',
      '检测有它看不到的地方，家里有人得过这种病时，请告诉医生。',
    ]
  if (mode === 'unproven')
    return [
      '这处变化是不是致病还不确定，或者实验室认为它一般不致病。',
      '它不是诊断，不用因为它改变治疗，也不用让家人去查。',
    ]
  if (mode !== 'recessive')
    return ['检出的是基因上的变化，不是诊断。', '它对本人和家人的意义，要看报告里的说明，也请医生讲一讲。']
  const who = child ? '孩子' : ''
  return [
    `${who || '您'}带有一份变化的基因，另一份通常是好的，所以${HEALTHY_CARRIER}。`,
    stage === 'child'
      ? `${who}长大成家前，再和医生谈谈它对下一代的意义。`
      : partner !== 'UNKNOWN' && stage !== 'grown'
        ? withPartner[partner]
        : pregnancy === 'pregnant'
          ? IN_PREGNANCY
          : forChildren[stage],
  ]
}

/** NCCN, "Genetic/Familial High-Risk Assessment": passed on with a chance of one half; adults decide about the test. */
export const CANCER_FOR_CHILDREN =
  '每个孩子有约一半的机会得到这一处变化。得到了不等于会得癌症；要不要查，成年以后由自己决定。'

/**
 * With `passed`, the child has this parent's variant, with `spared` the child does not have it; the other parent's copy
 * is unknown.
 */
export type ChildState = 'unknown' | 'passed' | 'spared' | 'free' | 'carrier' | 'affected'

export const childLabel: Record<ChildState, string> = {
  unknown: '还不知道',
  passed: '得到这一份',
  spared: '没有得到',
  free: '不携带',
  carrier: '携带者',
  affected: '可能受影响',
}

/** If one parent is a carrier, each combination of the parents' copies is one of four children. */
export function childrenOf(partner: Partner, stage: Stage = 'unknown'): ChildState[] {
  if (partner === 'FREE') return ['carrier', 'carrier', 'free', 'free']
  if (partner === 'CARRIER') return ['affected', 'carrier', 'carrier', 'free']
  // Before there are children, the text recommends the partner's test; with children, it explains this parent's half.
  return stage === 'planning' ? ['unknown', 'unknown', 'unknown', 'unknown'] : ['passed', 'passed', 'spared', 'spared']
}

const untested: Record<Exclude<Stage, 'child'>, string> = {
  grown:
    '您的每个孩子有约一半的机会从您这里得到这一份：平均 4 个孩子中约 2 个得到，约 2 个没有得到。只得到这一份的孩子是携带者，通常健康。',
  planning: '伴侣做过同一基因的检测后，才知道孩子的机会。多数人不是携带者。',
  unknown:
    '每个孩子有约一半的机会得到这一份：平均 4 个孩子中约 2 个得到，约 2 个没有得到。伴侣做过同一基因的检测后，才知道孩子会不会受影响。',
}

/**
 * The advice for two carriers. Source: ACOG Committee Opinion 691 (genetic counselling for two carriers, before a
 * pregnancy or as soon as possible during one).
 */
export function bothCarriers({ stage, pregnancy }: Pick<Owner, 'stage' | 'pregnancy'>): string {
  if (stage === 'grown') return '这说的是机会，不是诊断。成年的孩子可以查同一个基因，有疑问请去遗传咨询门诊。'
  if (pregnancy === 'pregnant') return '这说的是机会，不是诊断。请两个人尽快一起去产前诊断或遗传咨询门诊。'
  return '这说的是机会，不是诊断。要孩子以前，请两个人一起去遗传咨询门诊谈一谈；已经怀孕的，请尽快去。'
}

export function childrenSentence(partner: Partner, stage: Exclude<Stage, 'child'> = 'unknown'): string {
  if (partner === 'UNKNOWN') return untested[stage]
  if (partner === 'FREE') return '平均 4 个孩子中约 2 个和您一样是携带者，约 2 个不携带，一般不会因这个基因受影响。'
  const each = stage === 'grown' ? '每个孩子的机会都一样。' : '每次怀孕的机会都一样。'
  return `平均 4 个孩子中约 1 个可能受影响，约 2 个是携带者，通常健康，约 1 个不携带。${each}`
}

import { type Owner, otherParent, type Partner } from '../words/person/owner-rules.ts'

export interface Relative {
  who: string
  /** The reason, as the second half of a sentence. */
  why: string
}

const forChild = (of: string): Relative[] => [
  { who: `${of}爸爸和妈妈`, why: '多半来自其中一位，再要孩子以前问问医生；已经怀孕的请尽快问' },
  { who: `${of}兄弟姐妹`, why: '也可能带着同一份，长大成家前再查就来得及' },
]

const siblings: Relative = { who: '兄弟姐妹', why: '是同一对父母的孩子，也可能带着同一份' }
const parents: Relative = { who: '父母', why: '这一份多半来自其中一位' }

const partner = ({ pregnancy }: Pick<Owner, 'pregnancy'>, why: string): Relative => ({
  who: '伴侣',
  why: pregnancy === 'pregnant' ? '请尽快查同一个基因，才知道孩子的机会' : why,
})

/**
 * The relatives whom a carried recessive variant concerns, the closest first. The texts do not assume that a relative
 * exists.
 * @param child whether it is a report of a children's package: a parent reads it, and the texts speak of 孩子.
 */
export function concernedRelatives(
  owner: Pick<Owner, 'stage' | 'gender' | 'pregnancy'>,
  child: boolean,
  said: Partner = 'UNKNOWN',
): Relative[] {
  const all = relativesOf(owner, child)
  if (said === 'UNKNOWN' || owner.stage === 'grown') return all
  const others = all.filter(({ who }) => who !== '伴侣')
  if (said === 'FREE') return others
  // Each child of two carriers, born or unborn, is affected with a chance of 1/4 (ACOG Committee Opinion 691).
  const tested = others.map((one) => (one.who === '孩子' ? { ...one, why: '可能受影响，请问医生要不要现在查' } : one))
  return [{ who: '伴侣', why: '两个人都携带，请一起去遗传咨询门诊' }, ...tested]
}

/**
 * The relatives whom a found variant of a hereditary cancer concerns: first-degree relatives have it with a chance of
 * about one half (NCCN, "Genetic/Familial High-Risk Assessment"; ACMG on adult-onset conditions: adults decide).
 */
export const relativesAtRisk = ({ stage }: Pick<Owner, 'stage'>): Relative[] => [
  { who: '父母', why: '这一处变化多半来自其中一位，可以问医生要不要查' },
  { who: '成年的兄弟姐妹', why: '有约一半的机会带着同一处变化，可以去遗传咨询门诊问问' },
  ...(stage === 'child' ? [] : [{ who: '成年的子女', why: '有约一半的机会得到它，成年以后由自己决定要不要查' }]),
]

function relativesOf(owner: Pick<Owner, 'stage' | 'gender' | 'pregnancy'>, child: boolean): Relative[] {
  switch (owner.stage) {
    case 'child':
      return [
        ...forChild(child ? '孩子的' : ''),
        ...(child ? [{ who: '孩子自己', why: '长大以后再告诉，现在不用' }] : []),
      ]
    case 'grown':
      return [
        { who: '成年的孩子', why: '每个孩子有约一半的机会得到这一份，成家前知道最有用' },
        siblings,
        { who: otherParent(owner), why: '两个人的结果放在一起，才看得出孩子的情况' },
      ]
    case 'planning':
      return [
        partner(owner, '要孩子前先查同一个基因，才知道孩子的机会'),
        siblings,
        parents,
        { who: '孩子', why: '还小不用急，成年后、成家前再告诉' },
      ]
    case 'unknown':
      return [
        partner(owner, '打算要孩子时，两个人的结果放在一起才看得出机会'),
        { who: '成年的孩子', why: '可能得到了这一份，成家前知道最有用' },
        siblings,
        parents,
      ]
  }
}

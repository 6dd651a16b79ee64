import { isClear } from '../../rules.ts'
import { isCarrierCategory, traits, traitsOf } from '../../results/categories.ts'
import { HEALTHY_CARRIER, type Mode, modeOfAll, modesOfSummary } from '../../genes/mode-rules.ts'
import { type ItemDetail } from '../../results/item-rules.ts'
import type { CategorySummary } from '../../model.ts'
import { type Category, toCategory } from '../../source/report-ids.ts'

/** The relations of the reader to the owner; only the reader knows the relation. */
export const relations = ['sibling', 'child', 'parent', 'relative', 'partner', 'none'] as const
export type Relation = (typeof relations)[number]

export const relationLabel: Record<Relation, string> = {
  sibling: '同父同母的兄弟姐妹',
  child: '亲生子女',
  parent: '亲生父母',
  relative: '其他有血缘的亲属',
  partner: '伴侣',
  none: '没有血缘关系',
}

export interface SharedOwner {
  who: string
  /** Whether the owner is a child, who has no children and no partner. */
  child: boolean
}

export const relationsFor = ({ child }: Pick<SharedOwner, 'child'>): readonly Relation[] =>
  child ? relations.filter((relation) => relation !== 'child' && relation !== 'partner') : relations

export type SharedFinding =
  /** `half` means a variant with dominant inheritance, which is passed on with a chance of one half. */
  | { kind: 'carried'; mode: Mode; half?: boolean }
  | { kind: 'clear' | 'disease' | 'habit' }
  /** `inherited` says whether the result is an inherited gene variant, so that blood relatives may have it, too. */
  | { kind: 'medicine'; inherited: boolean }
  /** A whole report; `medicines` says whether the report contains results about medicines. */
  | { kind: 'report'; medicines: boolean }

/**
 * The kind of a result for its reader; null for a locked or unread result, and for ancestry, which is not about health.
 */
export function sharedFinding(detail: ItemDetail, category: Category): SharedFinding | null {
  const { view, unreadable } = detail
  const { results, medicines } = traits[category]
  if (view.locked || view.severity === null) return null
  if (medicines) return { kind: 'medicine', inherited: view.severity !== 'NORMAL' }
  if (category === 'LIFE_STYLE') return { kind: 'habit' }
  if (results !== 'carried') return { kind: 'disease' }
  // Carriers have separate screens, which read the mode of inheritance.
  if (view.severity !== 'NORMAL' || !isClear(detail.genes)) return { kind: 'carried', mode: 'other' }
  return unreadable ? null : { kind: 'clear' }
}

/** Whether the reader's relation to the owner changes what a result means for the reader. */
export const dependsOnRelation = (finding: SharedFinding): boolean =>
  (finding.kind === 'carried' && finding.mode !== 'unproven') || (finding.kind === 'medicine' && finding.inherited)

const NOT_YOURS = '报告说的是它的主人，不能当作您的结果；有血缘关系的人，基因也只有一部分相同。'

const NOT_YOUR_MEDICINE = '请不要照着它给自己用药、停药或换药，有疑问问医生或药师。'

/**
 * The finding of a whole report. Carried variants matter most for relatives. `above` contains sentences about the
 * report, which are shown in the card of the finding.
 */
export function sharedOverview(summaries: readonly CategorySummary[]): { finding: SharedFinding; above: string[] } {
  const carried = summaries.filter(({ category, locked }) => isCarrierCategory(category) && !locked)
  const found = carried.filter(({ riskNumber, concernNumber }) => (riskNumber ?? 0) + (concernNumber ?? 0) > 0)
  const medicines = summaries.some(({ category, locked }) => {
    const known = toCategory(category)
    return known !== null && traits[known].medicines === true && !locked
  })
  if (found.length === 0) return { finding: { kind: 'report', medicines }, above: [] }
  const count = found.reduce((sum, { riskNumber, concernNumber }) => sum + (riskNumber ?? 0) + (concernNumber ?? 0), 0)
  const names = found.map(({ category }) => `“${traitsOf(category)?.name ?? ''}”`).join('和')
  const mode = modeOfAll(found.flatMap(modesOfSummary))
  return {
    finding: { kind: 'carried', mode },
    above: [
      NOT_YOURS,
      ...(medicines ? [`用药的结果，${NOT_YOUR_MEDICINE}`] : []),
      `检出 ${count} 处携带的变异，在下面“这份报告看到了什么”里点开${names}，就能看到是哪${count > 1 ? '几' : '一'}处。`,
    ],
  }
}

export interface ForReader {
  means: readonly string[]
  todo: string
}

const NO_BLOOD = '没有血缘关系，这里看不出您自己的情况。'
const TEST =
  '想知道的话，可以查同一个基因，也可以先问医生或遗传咨询师。打算要孩子以前查，最有用；已经怀孕的，请尽快查。'
const HEALTHY = `只带一份时，${HEALTHY_CARRIER}。`

/**
 * The relatives of a carrier may carry the same variant (ACOG Committee Opinion 691). A carrier passes one copy of two
 * on to each child; for a sibling, the chance is one half only if exactly one parent carries it (MedlinePlus, "What are
 * the different ways a genetic condition can be inherited?").
 */
function recessive(relation: Relation | null, { who }: SharedOwner): ForReader {
  switch (relation) {
    case 'sibling':
      return {
        means: ['您也可能带着同一份变异。', '它多半来自父母中的一位；只有一位带着时，您得到它的机会是一半。', HEALTHY],
        todo: TEST,
      }
    case 'child':
      return { means: [`您从${who}那里得到这一份变异的机会是一半。`, HEALTHY], todo: TEST }
    case 'parent':
      return {
        means: [`这一份变异多半来自${who}的父母中的一位，您可能带着它。`, HEALTHY],
        todo: '打算再要孩子，或者家里别人想查时，可以先查同一个基因，也可以先问医生或遗传咨询师；已经怀孕的，请尽快查。',
      }
    case 'relative':
      return { means: ['您也可能带着同一份变异；亲缘越近，机会越大。', HEALTHY], todo: TEST }
    case 'partner':
      return {
        means: [`${who}的变异不会传给伴侣。`, '只有两个人都带着同一基因的变异，孩子才可能受影响。'],
        todo: '要孩子以前，请您也查同一个基因；已经怀孕的，请尽快查。',
      }
    case 'none':
      return { means: [NO_BLOOD], todo: '' }
    case null:
      return {
        means: [`和${who}有血缘关系的人，也可能带着同一份变异。${NO_BLOOD}`],
        todo: `有血缘关系的：${TEST}`,
      }
  }
}

/**
 * The text about a variant of a hereditary cancer (NCCN, "Genetic/Familial High-Risk Assessment": relatives of the
 * first degree have it with a chance of one half).
 */
const halfOf = (who: string): Partial<Record<Relation, string>> => ({
  sibling: '您也可能有同一个变化，机会约一半。',
  child: `您从${who}那里得到这一处变化的机会约一半。`,
  parent: `这一处变化多半来自${who}的父母中的一位，您可能有它。`,
})

/** Only with `half` a chance can be given; otherwise the mode of inheritance is not established. */
function unestablished(relation: Relation | null, { who }: SharedOwner, half: boolean): ForReader {
  const ask = '请医生或遗传咨询师讲一讲，您要不要查。'
  if (relation === 'none') return { means: [NO_BLOOD], todo: '' }
  if (relation === 'partner')
    return { means: [`${who}的变化不会传给伴侣。`], todo: '打算要孩子或已经怀孕的，两个人一起问医生它对孩子的意义。' }
  if (relation === null)
    return {
      means: [`和${who}有血缘关系的人，也可能有同一个变化；机会多大，要看它怎么遗传。${NO_BLOOD}`],
      todo: `有血缘关系的：${ask}`,
    }
  const chance = half ? halfOf(who)[relation] : undefined
  return { means: [chance ?? '您也可能有同一个变化；机会多大，要看它怎么遗传。'], todo: ask }
}

/** ACMG 2015: relatives are not tested for a variant of uncertain significance. */
const ofUnproven = (relation: Relation | null, { who }: SharedOwner): ForReader =>
  relation === 'none' || relation === 'partner'
    ? { means: [`${who}的变化不会传给您。`], todo: '' }
    : {
        means: [`${who}的这处变化是不是致病还不确定，或者一般不致病；不用为它去查。`],
        todo: '有疑问请问医生或遗传咨询师。',
      }

/**
 * The type of a gene that changes how a medicine works is inherited: parents, children and siblings may have it (CPIC
 * guideline on HLA-B and allopurinol; MedlinePlus, "What is pharmacogenomics?").
 */
function ofMedicine(inherited: boolean, relation: Relation | null, who: string): ForReader {
  const means = [`这里说的是${who}用药的结果，不能当作您的结果。`]
  if (!inherited || relation === 'none' || relation === 'partner') return { means, todo: NOT_YOUR_MEDICINE }
  const may = relation === null ? `和${who}有血缘关系的人，也可能带着同样的类型。` : '您也可能带着同样的类型。'
  return {
    means: [...means, may],
    todo: `${relation === null ? '有血缘关系的，' : ''}用这种药以前，先告诉医生家里有人查出这一项，问要不要先查。${NOT_YOUR_MEDICINE}`,
  }
}

/**
 * The meaning of a result for its reader, and the next step.
 * @param relation null until the reader has chosen it.
 */
export function meaningForReader(finding: SharedFinding, relation: Relation | null, owner: SharedOwner): ForReader {
  const { who } = owner
  switch (finding.kind) {
    case 'carried':
      if (finding.mode === 'recessive') return recessive(relation, owner)
      return finding.mode === 'unproven'
        ? ofUnproven(relation, owner)
        : unestablished(relation, owner, finding.half ?? false)
    case 'clear':
      return { means: [`${who}没有检出，不说明您也没有。`], todo: '家里有人得过这种病时，请告诉医生。' }
    case 'disease':
      return {
        means: [`这里说的是${who}的可能性，不能当作您的结果；有血缘关系的人，基因也只有一部分相同。`],
        todo: '家里有人得过这种病时，体检时告诉医生。',
      }
    case 'medicine':
      return ofMedicine(finding.inherited, relation, who)
    case 'report':
      return { means: [NOT_YOURS], todo: finding.medicines ? NOT_YOUR_MEDICINE : '' }
    case 'habit':
      return { means: [`这里说的是${who}，不能当作您的结果。`], todo: '' }
  }
}

/**
 * The other people who should know about a found variant. The owner decides whether they are told; each carrier informs
 * their own family.
 */
export function othersToTell(relation: Relation | null, { who, child }: SharedOwner): string {
  if (relation === 'none') return ''
  const family: readonly (readonly [Relation, string])[] = [
    ['parent', relation === 'parent' ? '另一位家长' : '父母'],
    ['sibling', relation === 'sibling' ? '其他兄弟姐妹' : '兄弟姐妹'],
    ...(child
      ? []
      : ([
          ['child', relation === 'child' ? '其他成年的子女' : '成年的子女'],
          ['partner', '伴侣'],
        ] as const)),
  ]
  const others = family.filter(([kin]) => kin !== 'partner' || relation !== 'partner').map(([, name]) => name)
  const decides = child ? '孩子的父母' : who
  return `${who}的${others.join('、')}。告诉谁、什么时候说，由${decides}决定，请先问一声。`
}

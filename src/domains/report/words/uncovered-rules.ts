import { geneName, isUnproven } from '../genes/gene-rules.ts'
import type { AnalysisResult } from '../model.ts'
import type { Category } from '../source/report-ids.ts'
import { itemsOf, itemTitle, type ItemView } from '../rules.ts'
import { DECIDED_BY_OTHER_ITEM } from '../sensitive/sensitive-rules.ts'
import { isAnaesthetic } from './names/anaesthetic-rules.ts'

/** The genes of a severe hereditary risk that an item does not test, although its name suggests it. */

interface Uncovered {
  concerns: (title: string) => boolean
  /** If the item tests any of these genes, the sentence is untrue. */
  genes: RegExp
  says: string
  /** The genes in the middle of a sentence. */
  those: string
  /** A general sentence for the family, which must not contain the result of another item. */
  family: string
}

const named = (names: RegExp) => (title: string) => names.test(title)

const all: readonly Uncovered[] = [
  {
    // NCCN, "Genetic/Familial High-Risk Assessment: Breast, Ovarian, Pancreatic, and Prostate".
    concerns: named(/乳腺癌|卵巢癌|胰腺癌|前列腺癌|(?:breast|ovarian|pancreatic|prostate) cancer/i),
    genes: /BRCA/i,
    says: '这一项没有看 BRCA1、BRCA2 基因',
    those: '这两个基因',
    family: '家里有人查出过 BRCA1、BRCA2 变异的，要不要查、怎么检查，请问医生',
  },
  {
    // NCCN, "Genetic/Familial High-Risk Assessment: Colorectal, Endometrial, and Gastric": Lynch syndrome; CDH1.
    concerns: named(/结直肠癌|大肠癌|子宫内膜癌|(?:colorectal|colon|endometrial) cancer/i),
    genes: /MLH1|MSH2|MSH6|PMS2|EPCAM/i,
    says: '这一项没有看和林奇综合征有关的基因',
    those: '这些基因',
    family: '家里有人查出过林奇综合征的，要不要查、怎么检查，请问医生',
  },
  {
    concerns: named(/胃癌|gastric cancer|stomach cancer/i),
    genes: /CDH1/i,
    says: '这一项没有看和遗传性胃癌有关的 CDH1 基因',
    those: '这个基因',
    family: '家里有人查出过 CDH1 变异的，要不要查、怎么检查，请问医生',
  },
  {
    // CPIC guideline on RYR1, CACNA1S, volatile anaesthetics and succinylcholine.
    concerns: (title) => isAnaesthetic({ nameCn: title, nameEn: '' }),
    genes: /RYR1|CACNA1S/i,
    says: '这一项没有看和恶性高热有关的 RYR1 基因',
    those: '这个基因',
    family: '家里有人查出过 RYR1 变异，或麻醉时出过意外的，手术以前告诉麻醉医生',
  },
]

type Named = Pick<ItemView, 'nameCn' | 'nameEn'>

export interface OtherItem {
  title: string
  genes: readonly string[]
  /**
   * The genes with a variant that changes the advice. Empty while the item is unopened, so that its result is not
   * revealed. A variant of uncertain meaning does not count.
   */
  found: readonly string[]
}

export const otherItems = (
  results: readonly AnalysisResult[],
  category: Category,
  isOpen: (view: ItemView) => boolean,
): OtherItem[] =>
  itemsOf(results, category)
    .filter(({ locked }) => !locked)
    .map((view) => {
      const genes = results.filter((result) => result.detectionItemId === view.id).flatMap((one) => one.causalGenes)
      const found = isOpen(view) ? genes.filter((gene) => gene.positive && !isUnproven(gene)) : []
      return { title: itemTitle(view), genes: genes.map(geneName), found: found.map(geneName) }
    })

/** Whether the name of an item suggests genes that the item may not test. */
export const mayLeaveOut = ({ nameCn, nameEn }: Named): boolean =>
  all.some(({ concerns }) => concerns(`${nameCn} ${nameEn}`))

function missingIn({ nameCn, nameEn }: Named, genes: readonly string[]): readonly Uncovered[] {
  const known = genes.filter(Boolean)
  if (known.length === 0) return []
  return all.filter(
    ({ concerns, genes: wanted }) => concerns(`${nameCn} ${nameEn}`) && !known.some((gene) => wanted.test(gene)),
  )
}

/**
 * The sentence about the genes that an item does not test, and about the item of the report that tests them. Empty if
 * the item tests them, or if its genes are unknown.
 * @param genes the names of the genes that the item tests.
 */
export const uncoveredOf = (view: Named, genes: readonly string[], others: readonly OtherItem[] = []): string =>
  missingIn(view, genes)
    .map(({ says, those, genes: wanted }) => {
      const other = others.find((item) => item.genes.some((gene) => wanted.test(gene)))
      return other ? `${says}；${those}看“${other.title}”这一项` : says
    })
    .join('；')

export const inGeneral = ({ nameCn, nameEn }: Named, uncovered: string): string =>
  all
    .filter(({ concerns, says }) => concerns(`${nameCn} ${nameEn}`) && uncovered.includes(says))
    .map(({ family }) => family)
    .join('；')

/** The title of the opened item with a variant in a gene that this item does not test; empty if there is none. */
export const decidingItemTitle = (
  view: Named & Partial<Pick<ItemView, 'locked'>>,
  genes: readonly string[],
  others: readonly OtherItem[],
): string =>
  (view.locked ? [] : missingIn(view, genes))
    .map(({ genes: wanted }) => others.find(({ found }) => found.some((gene) => wanted.test(gene)))?.title ?? '')
    .find(Boolean) ?? ''

export const decidingItemText = (title: string): string => `“${title}”查出了变化，以那一项为准`

/**
 * An item of a list whose result depends on another item: it has no level, because its own level would be falsely
 * reassuring.
 */
export const decidedByOtherItem = (view: ItemView, title: string): ItemView =>
  title
    ? { levelSubstitute: DECIDED_BY_OTHER_ITEM, ...view, severity: null, verdict: `另看“${title}”，以那一项为准。` }
    : view

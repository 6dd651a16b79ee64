import type { ItemView } from '../rules.ts'
import { isAnaesthetic } from './anaesthetic-rules.ts'

/** The genes of a severe hereditary risk that an item does not look at, although its name suggests it. */

interface Uncovered {
  concerns: (title: string) => boolean
  /** Any of these genes makes the sentence untrue. */
  genes: RegExp
  says: string
}

const named = (names: RegExp) => (title: string) => names.test(title)

const all: readonly Uncovered[] = [
  {
    // NCCN, "Genetic/Familial High-Risk Assessment: Breast, Ovarian, Pancreatic, and Prostate".
    concerns: named(/乳腺癌|卵巢癌|胰腺癌|前列腺癌|(?:breast|ovarian|pancreatic|prostate) cancer/i),
    genes: /BRCA/i,
    says: '这一项没有看 BRCA1、BRCA2 基因',
  },
  {
    // NCCN, "Genetic/Familial High-Risk Assessment: Colorectal, Endometrial, and Gastric": Lynch syndrome; CDH1.
    concerns: named(/结直肠癌|大肠癌|子宫内膜癌|(?:colorectal|colon|endometrial) cancer/i),
    genes: /MLH1|MSH2|MSH6|PMS2|EPCAM/i,
    says: '这一项没有看和林奇综合征有关的基因',
  },
  {
    concerns: named(/胃癌|gastric cancer|stomach cancer/i),
    genes: /CDH1/i,
    says: '这一项没有看和遗传性胃癌有关的 CDH1 基因',
  },
  {
    // CPIC guideline on RYR1, CACNA1S, volatile anaesthetics and succinylcholine.
    concerns: (title) => isAnaesthetic({ nameCn: title, nameEn: '' }),
    genes: /RYR1|CACNA1S/i,
    says: '这一项没有看和恶性高热有关的 RYR1 基因',
  },
]

/**
 * What an item does not look at; empty where it does, or where its genes are not known.
 * @param genes the names of the genes that the item looks at.
 */
export function uncoveredOf({ nameCn, nameEn }: Pick<ItemView, 'nameCn' | 'nameEn'>, genes: readonly string[]): string {
  const known = genes.filter(Boolean)
  if (known.length === 0) return ''
  return all
    .filter(
      ({ concerns, genes: wanted }) => concerns(`${nameCn} ${nameEn}`) && !known.some((gene) => wanted.test(gene)),
    )
    .map(({ says }) => says)
    .join('；')
}

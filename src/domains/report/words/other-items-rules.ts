import { geneName } from '../genes/gene-rules.ts'
import type { ItemDetail } from '../results/item-rules.ts'
import { decidingItemTitle, type OtherItem, decidingItemText, uncoveredOf } from './uncovered-rules.ts'

/**
 * The detail of an item, adjusted to the other items of its report. NCCN, "Genetic/Familial High-Risk Assessment": a
 * person with the variant that another item has found needs other examinations than most people, so the verdict and the
 * advice of this item are not valid.
 */
export function adjustedToOtherItems(detail: ItemDetail, others: readonly OtherItem[]): ItemDetail {
  const { view, loci, genes, uncovered } = detail
  if (!uncovered) return detail
  const names = [...loci.map(({ gene }) => gene), ...genes.map(geneName)]
  const foundIn = decidingItemTitle(view, names, others)
  if (!foundIn) return { ...detail, uncovered: uncoveredOf(view, names, others) }
  return {
    ...detail,
    view: { ...view, verdict: `${decidingItemText(foundIn)}。` },
    meaning: [`${uncovered}，它的结果抵消不了“${foundIn}”查出的变化。`],
    actions: [],
    leftOut: '',
    caution: '',
    foundIn,
  }
}

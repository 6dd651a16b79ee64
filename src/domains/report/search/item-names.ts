import { traits } from '../results/categories.ts'
import type { Category } from '../source/report-ids.ts'
import type { ItemView } from '../rules.ts'
import type { Named } from './search-rules.ts'
import { commonNames } from '../words/names/common-names.ts'
import { otherNames } from '../words/names/medicine-names.ts'

/**
 * The texts by which every search of the report finds an item: its names, everyday and trade names, genes and class.
 */
export function namesOfItem(
  { id, nameCn, nameEn, itemClass }: ItemView,
  category: Category,
  genes: ReadonlyMap<string, readonly string[]>,
): Named {
  const medicine = traits[category].medicines === true
  return {
    nameCn,
    nameEn,
    others: medicine ? otherNames(nameCn) : commonNames(nameCn),
    genes: [...(genes.get(id) ?? []), ...(itemClass ? [itemClass] : [])],
    medicine,
  }
}

import { useMedicines } from '../medicines/hooks/use-medicines.ts'
import { useOtherItems } from '../hooks/use-other-items.ts'
import { detailOf } from '../results/item-rules.ts'
import type { ReportItem } from '../model.ts'
import { isInUse } from '../medicines/medicine-rules.ts'
import { traits } from '../results/categories.ts'
import type { Category } from '../source/report-ids.ts'
import { useOwner } from '../words/hooks/use-owner.ts'
import { forPerson, withoutNotes } from '../words/person/person-rules.ts'
import { adjustedToOtherItems } from '../words/other-items-rules.ts'
import { mayLeaveOut } from '../words/uncovered-rules.ts'

/**
 * An item in three forms. `whole` is the item as the laboratory sent it. `detail` is adjusted to the tested person and
 * to the other items of the report. `forFamily` uses neither the notes on this phone nor the other items. All are null
 * if the reply does not contain the item. `taking`: whether the item is a medicine that is noted as in use.
 */
export function useItemDetail(item: ReportItem, id: string, category: Category) {
  const medicines = useMedicines()
  const person = useOwner(item.reportPackageType === 'CHILDREN')
  const owner = { ...person, medicines: medicines?.list.map(({ name }) => name) ?? [] }
  const whole = detailOf(item, id, category)
  const others = useOtherItems(whole !== null && mayLeaveOut(whole.view))
  const detail = whole && adjustedToOtherItems(forPerson(whole, owner), others)
  return {
    whole,
    detail,
    taking: whole !== null && traits[category].medicines === true && isInUse(medicines?.list ?? [])(whole.view),
    forFamily: whole && { ...forPerson(whole, withoutNotes(owner)), foundIn: detail?.foundIn ?? '' },
  }
}

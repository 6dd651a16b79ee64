import { useMedicines } from '../medicines/hooks/use-medicines.ts'
import { useOtherItems } from '../hooks/use-other-items.ts'
import { detailOf } from '../item-rules.ts'
import type { ReportItem } from '../model.ts'
import type { Category } from '../report-ids.ts'
import { useOwner } from '../words/hooks/use-owner.ts'
import { forPerson, withoutNotes } from '../words/person-rules.ts'
import { besideOthers } from '../words/beside-rules.ts'
import { mayLeaveOut } from '../words/uncovered-rules.ts'

/**
 * An item in its forms. `whole` is the item as the laboratory sent it. `detail` is for its person, with regard to the
 * other items of the report. `forFamily` has no regard to notes on this phone and other items. All three are null if the
 * reply does not contain the item.
 */
export function useItemDetail(item: ReportItem, id: string, category: Category) {
  const medicines = useMedicines()
  const person = useOwner(item.reportPackageType === 'CHILDREN')
  const owner = { ...person, medicines: medicines?.list.map(({ name }) => name) ?? [] }
  const whole = detailOf(item, id, category)
  const others = useOtherItems(whole !== null && mayLeaveOut(whole.view))
  const detail = whole && besideOthers(forPerson(whole, owner), others)
  return {
    whole,
    medicines,
    detail,
    forFamily: whole && { ...forPerson(whole, withoutNotes(owner)), foundIn: detail?.foundIn ?? '' },
  }
}

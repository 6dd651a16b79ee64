import { createContext, use, useMemo } from 'react'
import '#/shared/ui/choice.css'
import { CheckIcon, PlusIcon } from '#/shared/ui/icons.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { itemTitle, type ItemView } from '../../rules.ts'
import { isInUse, isFull, withToggled } from '../medicine-rules.ts'
import { MAX_MEDICINES } from '../medicine-list.ts'
import type { Medicines } from '../hooks/use-medicines.ts'
import './medicines.css'

export const MedicinesContext = createContext<Medicines | null>(null)

export function press({ list, change }: Medicines, item: ItemView): void {
  if (isFull(list) && !isInUse(list)(item)) toast(`最多记 ${MAX_MEDICINES} 种，先取消不用的`)
  else change((before) => withToggled(before, item))
}

export function InUseButton({ item }: { item: ItemView }) {
  const medicines = use(MedicinesContext)
  const list = medicines?.list
  const on = useMemo(() => list !== undefined && isInUse(list)(item), [list, item])
  if (!medicines) return null
  return (
    <button
      type="button"
      className={on ? 'choice choice-on in-use-mark' : 'choice in-use-mark'}
      aria-pressed={on}
      aria-label={`在用：${itemTitle(item)}`}
      onClick={() => press(medicines, item)}
    >
      {on ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
      <span>在用</span>
    </button>
  )
}

/** The button of a list row. All rows get the same function, so that they do not render again. */
export const renderInUseButton = (item: ItemView) => <InUseButton item={item} />

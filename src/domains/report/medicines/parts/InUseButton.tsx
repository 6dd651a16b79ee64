import { createContext, use, useMemo } from 'react'
import '#/shared/ui/choice.css'
import { CheckIcon, PlusIcon } from '#/shared/ui/icons.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { itemTitle, type ItemView } from '../../rules.ts'
import { useVoice } from '../../words/parts/use-voice.ts'
import { inUse, isFull, keepText, MOST_MEDICINES, toggled, usingLabel } from '../medicine-rules.ts'
import { type Medicines, useMedicines } from './use-medicines.ts'
import './medicines.css'

/** What the buttons of a list share. */
export const MedicinesContext = createContext<Medicines | null>(null)

function press({ list, change }: Medicines, item: ItemView): void {
  if (isFull(list) && !inUse(list)(item)) toast(`最多记 ${MOST_MEDICINES} 种，先取消不用的`)
  else change((before) => toggled(before, item))
}

/** Beside a row: one tap notes the medicine, one more takes it out. */
export function InUseButton({ item }: { item: ItemView }) {
  const medicines = use(MedicinesContext)
  const list = medicines?.list
  const on = useMemo(() => list !== undefined && inUse(list)(item), [list, item])
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
      在用
    </button>
  )
}

/** On the page of a medicine; nothing in reports of others. */
export function InUseLine({ item }: { item: ItemView }) {
  const medicines = useMedicines()
  const voice = useVoice()
  if (!medicines) return null
  const on = inUse(medicines.list)(item)
  return (
    <div className="in-use-line">
      <button
        type="button"
        className={on ? 'choice choice-on' : 'choice'}
        aria-pressed={on}
        onClick={() => press(medicines, item)}
      >
        {on ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
        {usingLabel(voice)}
      </button>
      {on && <span className="muted">{keepText(medicines)}</span>}
    </div>
  )
}

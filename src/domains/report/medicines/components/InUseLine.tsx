import '#/shared/ui/choice.css'
import { CheckIcon, PlusIcon } from '#/shared/ui/icons.tsx'
import type { ItemView } from '../../rules.ts'
import { useVoice } from '../../words/hooks/use-voice.ts'
import { isInUse, inUseLabel } from '../medicine-rules.ts'
import { press } from './InUseButton.tsx'
import { StorageNote } from './StorageNote.tsx'
import { useMedicines } from '../hooks/use-medicines.ts'
import './medicines.css'

/** The button on the screen of a medicine; hidden in other people's reports. */
export default function InUseLine({ item, child }: { item: ItemView; child: boolean }) {
  const medicines = useMedicines()
  const voice = useVoice()
  if (!medicines) return null
  const on = isInUse(medicines.list)(item)
  return (
    <div className="in-use-line">
      <button
        type="button"
        className={on ? 'choice choice-on' : 'choice'}
        aria-pressed={on}
        onClick={() => press(medicines, item)}
      >
        {on ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
        <span>{inUseLabel(voice)}</span>
      </button>
      {on && <StorageNote medicines={medicines} child={child} />}
    </div>
  )
}

import { useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { SearchBox } from '#/widgets/SearchBox.tsx'
import type { AnalysisResult } from '../../model.ts'
import { NothingFound } from '../../components/NothingFound.tsx'
import { useItemFinder } from '../../hooks/use-item-search.ts'
import type { Category } from '../../source/report-ids.ts'
import { itemTitle } from '../../rules.ts'
import { tidyName } from '../medicine-rules.ts'
import { InUseButton } from './InUseButton.tsx'
import { NoteName } from './NoteName.tsx'
import type { Medicines } from '../hooks/use-medicines.ts'
import '../../components/item-list.css'
import './medicines.css'

const MAX_HITS = 20

interface AddMedicineProps {
  medicines: Medicines
  results: readonly AnalysisResult[]
  category: Category
}

function Finder({ medicines, results, category }: AddMedicineProps) {
  const [term, setTerm] = useState('')
  const { items, hits: found, near } = useItemFinder(results, category, term)
  const wanted = tidyName(term) !== ''
  const hits = wanted ? found : []
  return (
    <>
      <SearchBox inSheet label="找在用的药" placeholder="药名、类别或拼音首字母" term={term} onTerm={setTerm} />
      <ul className="in-use-hits" aria-label="找到的药">
        {hits.slice(0, MAX_HITS).map((item) => (
          <li key={item.id}>
            {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- InUseButton is the control: a tap on the name presses it */}
            <label className="item-line">
              <span className="in-use-hit">
                <strong>{itemTitle(item)}</strong>
                <span className="muted">{item.itemClass}</span>
              </span>
              <InUseButton item={item} />
            </label>
          </li>
        ))}
      </ul>
      {hits.length > MAX_HITS && <p className="muted">{`还有 ${hits.length - MAX_HITS} 种，多输入几个字再找`}</p>}
      {wanted && hits.length === 0 && (
        <NothingFound term={term} category={category} near={near.map(itemTitle)} onTerm={setTerm} />
      )}
      <NoteName term={term} hits={hits.length} items={items} medicines={medicines} onNoted={() => setTerm('')} />
    </>
  )
}

interface AddSheetProps extends AddMedicineProps {
  open: boolean
  onClose: () => void
}

export function AddMedicine({ open, onClose, ...props }: AddSheetProps) {
  return (
    <Sheet
      title="添加在用的药"
      open={open}
      onClose={onClose}
      foot={
        <Button block onPress={onClose}>
          完成
        </Button>
      }
    >
      <Finder {...props} />
    </Sheet>
  )
}

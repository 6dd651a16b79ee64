import { type Category } from '../report-ids.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { filterChips } from '../search-rules.ts'
import type { ItemView } from '../rules.ts'
import { FilterChips } from './FilterChips.tsx'
import './category.css'

interface CategoryHeadProps {
  items: readonly ItemView[]
  category: Category
  /** The active filter; empty for all. */
  word: string
  onWord: (word: string) => void
  showAll: boolean
  /** null where nothing is hidden. */
  onShowAll: ((showAll: boolean) => void) | null
}

/** The counts of a category as filters, and the switch that shows normal items (REP-031). */
export function CategoryHead({ items, category, word, onWord, showAll, onShowAll }: CategoryHeadProps) {
  return (
    <Card title={`共 ${items.length} 项`} extra={onShowAll && <ShowAll on={showAll} onChange={onShowAll} />}>
      <FilterChips chips={filterChips(items, category)} word={word} onWord={onWord} />
    </Card>
  )
}

function ShowAll({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="show-all">
      显示全部
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

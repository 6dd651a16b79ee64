import type { Category } from '../source/report-ids.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { filterChips, type FilterChip } from '../search/search-rules.ts'
import type { ItemView } from '../rules.ts'
import { ListSwitch } from './ListSwitch.tsx'
import { ToneIcon } from './Severity.tsx'
import '#/shared/ui/choice.css'
import './search-list.css'
import './marks.css'

interface FilterChipsProps {
  chips: readonly FilterChip[]
  /** The active filter; empty for all. */
  word: string
  onWord: (word: string) => void
}

function FilterChips({ chips, word, onWord }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <div role="group" aria-label="按结果筛选" className="filter-chips">
      {chips.map((chip) => (
        <button
          key={chip.word}
          type="button"
          className={`choice tone-${chip.tone}${chip.word === word ? ' chip-on' : ''}`}
          aria-pressed={chip.word === word}
          disabled={chip.count === 0}
          onClick={() => onWord(chip.word === word ? '' : chip.word)}
        >
          <ToneIcon tone={chip.tone} size={16} />
          <span>
            {chip.word} <strong>{chip.count}</strong>
          </span>
        </button>
      ))}
    </div>
  )
}

interface CategoryHeadProps {
  items: readonly ItemView[]
  category: Category
  word: string
  onWord: (word: string) => void
  showAll: boolean
  /** Shows or hides the normal items; null if no items are hidden. */
  onShowAll: ((showAll: boolean) => void) | null
}

/**
 * The counts of a category as filters, and the switch that shows normal items (REP-031). Without an item, there is
 * nothing to filter, and zeros would look like a result.
 */
export function CategoryHead({ items, category, word, onWord, showAll, onShowAll }: CategoryHeadProps) {
  if (items.length === 0) return null
  return (
    <Card
      title={<WhenAllRead otherwise="项目">{`共 ${items.length} 项`}</WhenAllRead>}
      extra={onShowAll && <ListSwitch label="显示全部" on={showAll} onChange={onShowAll} />}
    >
      <FilterChips chips={filterChips(items, category)} word={word} onWord={onWord} />
    </Card>
  )
}

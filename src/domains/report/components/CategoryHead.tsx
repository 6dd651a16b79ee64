import { type Category } from '../report-ids.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { filterChips } from '../search-rules.ts'
import type { ItemView } from '../rules.ts'
import { FilterChips } from './FilterChips.tsx'
import { ListSwitch } from './ListSwitch.tsx'

interface CategoryHeadProps {
  items: readonly ItemView[]
  category: Category
  /** The active filter; empty for all. */
  word: string
  onWord: (word: string) => void
  showAll: boolean
  /** Shows or hides the normal items; null if none are hidden. */
  onShowAll: ((showAll: boolean) => void) | null
}

/** The counts of a category as filters, and the switch that shows normal items (REP-031). */
export function CategoryHead({ items, category, word, onWord, showAll, onShowAll }: CategoryHeadProps) {
  return (
    <Card
      title={<WhenAllRead otherwise="项目">{`共 ${items.length} 项`}</WhenAllRead>}
      extra={onShowAll && <ListSwitch label="显示全部" on={showAll} onChange={onShowAll} />}
    >
      <FilterChips chips={filterChips(items, category)} word={word} onWord={onWord} />
    </Card>
  )
}

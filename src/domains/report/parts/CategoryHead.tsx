import { type Category } from '../report-ids.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { severityCounts } from '../detail-rules.ts'
import { filterChips } from '../search-rules.ts'
import { type ItemView, riskRatio } from '../rules.ts'
import { FilterChips } from './FilterChips.tsx'

interface CategoryHeadProps {
  items: readonly ItemView[]
  category: Category
  /** The chosen filter; empty for all. */
  word: string
  onWord: (word: string) => void
  showAll: boolean
  /** null where nothing is left out. */
  onShowAll: ((showAll: boolean) => void) | null
}

/** The category in numbers that filter, and the switch that brings in what is normal (REP-029, REP-031). */
export function CategoryHead({ items, category, word, onWord, showAll, onShowAll }: CategoryHeadProps) {
  const counts = severityCounts(items.map((item) => item.severity))
  const ratio = category === 'COMMON_DISEASES' ? riskRatio(counts.risk + counts.concern) : null
  return (
    <Card
      className="category-head"
      title={`共 ${items.length} 项`}
      extra={onShowAll && <ShowAll on={showAll} onChange={onShowAll} />}
    >
      <FilterChips chips={filterChips(items, category)} word={word} onWord={onWord} />
      {ratio && <p className="muted">中高风险占比 {ratio}（按报告口径，不是患病的可能性）</p>}
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

import { type Category } from '../report-ids.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { countMarks, type CountMark, severityCounts } from '../detail-rules.ts'
import { type ItemView, riskRatio } from '../rules.ts'
import { CountList } from './Severity.tsx'

interface CategoryHeadProps {
  items: readonly ItemView[]
  category: Category
  showAll: boolean
  /** null where nothing is left out. */
  onShowAll: ((showAll: boolean) => void) | null
}

function marksOf(items: readonly ItemView[], category: Category): { marks: CountMark[]; ratio: string | null } {
  const counts = severityCounts(items.map((item) => item.severity))
  const locked = items.filter((item) => item.locked).length
  const marks = countMarks(counts, category)
  return {
    marks: locked > 0 ? [...marks, { tone: 'locked', word: '未解锁', count: locked }] : marks,
    ratio: category === 'COMMON_DISEASES' ? riskRatio(counts.risk + counts.concern) : null,
  }
}

/** The category in numbers, and the switch that brings in what is normal (REP-029, REP-031). */
export function CategoryHead({ items, category, showAll, onShowAll }: CategoryHeadProps) {
  const { marks, ratio } = marksOf(items, category)
  return (
    <Card
      className="category-head"
      title={`共 ${items.length} 项`}
      extra={onShowAll && <ShowAll on={showAll} onChange={onShowAll} />}
    >
      <CountList marks={marks} label="各档数量" />
      {ratio && <p className="muted">中高风险占比 {ratio}</p>}
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

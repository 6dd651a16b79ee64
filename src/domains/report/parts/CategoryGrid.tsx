import { toCategory, type Category } from '../report-ids.ts'
import { Link } from 'react-router'
import { LockIcon } from '#/shared/ui/icons.tsx'
import { categoryTarget } from '../detail-rules.ts'
import type { CategorySummary } from '../model.ts'
import { nameOfCategory } from '../rules.ts'
import { CategoryState } from './CategoryState.tsx'
import { CategoryIcon } from './category-icons.tsx'
import { useReportPlace } from './use-report-place.ts'

function CategoryTile({ summary, category }: { summary: CategorySummary; category: Category }) {
  const { place, link } = useReportPlace()
  return (
    <Link className={summary.locked ? 'tile tile-locked' : 'tile'} to={link(categoryTarget(place, summary))}>
      <span className="tile-icon">
        <CategoryIcon category={category} />
        {summary.locked && <LockIcon size={18} />}
      </span>
      <strong>{nameOfCategory(summary)}</strong>
      {summary.englishName && <span className="muted">{summary.englishName}</span>}
      <span className="tile-number">
        已解锁 {summary.unlockedNumber}/{summary.totalNumber}
      </span>
      <CategoryState summary={summary} category={category} />
    </Link>
  )
}

/** The categories, two in a row, in the order the laboratory gives them. */
export function CategoryGrid({ summaries }: { summaries: readonly CategorySummary[] }) {
  return (
    <div className="tiles">
      {summaries.map((summary) => {
        const category = toCategory(summary.category)
        return category && <CategoryTile key={category} summary={summary} category={category} />
      })}
    </div>
  )
}

import { toCategory, type Category } from '../source/report-ids.ts'
import { Link } from 'react-router'
import { LockIcon } from '#/shared/ui/icons.tsx'
import { categoryTarget } from '../results/detail-rules.ts'
import type { CategorySummary } from '../model.ts'
import { isOwnSource } from '../source/report-source.ts'
import { nameOfCategory, NO_PAGE, unlockedText } from '../rules.ts'
import { CategoryState } from './CategoryState.tsx'
import { CategoryIcon } from './category-icons.tsx'
import { useReportRef } from '../hooks/use-report-ref.ts'
import './report.css'

function CategoryTile({ summary, category }: { summary: CategorySummary; category: Category }) {
  const { reportRef, link } = useReportRef()
  const unlocked = isOwnSource(reportRef) ? unlockedText(summary) : ''
  return (
    <Link className={summary.locked ? 'tile tile-locked' : 'tile'} to={link(categoryTarget(reportRef, summary))}>
      <span className="tile-icon">
        <CategoryIcon category={category} />
        {summary.locked && <LockIcon size={18} />}
      </span>
      <strong>{nameOfCategory(summary)}</strong>
      {summary.englishName && (
        <span className="tile-note" lang="en">
          {summary.englishName}
        </span>
      )}
      {unlocked && <span className="tile-number">{unlocked}</span>}
      <CategoryState summary={summary} category={category} />
    </Link>
  )
}

export function CategoryGrid({ summaries }: { summaries: readonly CategorySummary[] }) {
  return (
    <div className="tiles">
      {summaries.map((summary) => {
        const category = toCategory(summary.category)
        if (category) return <CategoryTile key={category} summary={summary} category={category} />
        return (
          <div key={summary.category} className="tile">
            <strong>{nameOfCategory(summary)}</strong>
            <span className="tile-note">{NO_PAGE}</span>
          </div>
        )
      })}
    </div>
  )
}

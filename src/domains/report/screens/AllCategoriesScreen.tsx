import { toCategory, type Category } from '../report-ids.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { categoryLink, itemLink, toneOf } from '../detail-rules.ts'
import type { CategorySummary } from '../model.ts'
import { CategoryState } from '../parts/CategoryState.tsx'
import { CategoryIcon } from '../parts/category-icons.tsx'
import { Disclaimer } from '../parts/Disclaimer.tsx'
import { ToneIcon } from '../parts/Severity.tsx'
import { useReportPlace } from '../parts/use-report-place.ts'
import { reportSummary } from '../queries.ts'
import { nameOfCategory, severityWord } from '../rules.ts'
import './category.css'

function CategoryCard({ summary, category }: { summary: CategorySummary; category: Category }) {
  const { place, link } = useReportPlace()
  return (
    <section className="card category-card">
      <Link className="category-link" to={link(categoryLink(place, category))}>
        <CategoryIcon category={category} />
        <span>
          <h2>{nameOfCategory(summary)}</h2>
          <span className="muted">
            {summary.englishName} · 已解锁 {summary.unlockedNumber}/{summary.totalNumber}
          </span>
        </span>
        <ChevronRightIcon size={18} />
      </Link>
      <CategoryState summary={summary} category={category} />
      <ul className="category-items">
        {summary.summaryItems.map((item) => {
          const tone = toneOf({ severity: item.concernSeverity, locked: false }, category)
          return (
            <li key={item.detectionItemId}>
              <Link className={`category-item tone-${tone}`} to={link(itemLink(place, category, item.detectionItemId))}>
                <ToneIcon tone={tone} size={16} />
                {item.detectionItemNameCn}
                <span className="sr-only">，{severityWord(item.concernSeverity, category)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** /parent-page/…/all-category-list: every category with what it found (LIT-008). */
export default function AllCategoriesScreen() {
  const { place } = useReportPlace()
  const { data: summaries } = useSuspenseQuery(reportSummary(place))
  return (
    <Page title="全部分类">
      {summaries.items.map((summary) => {
        const category = toCategory(summary.category)
        return category && <CategoryCard key={category} summary={summary} category={category} />
      })}
      <Disclaimer />
    </Page>
  )
}

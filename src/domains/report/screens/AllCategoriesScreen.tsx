import { toCategory, type Category } from '../source/report-ids.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { categoryTarget, itemLink, toneOf } from '../results/detail-rules.ts'
import type { CategorySummary } from '../model.ts'
import { CategoryState } from '../components/CategoryState.tsx'
import { CategoryIcon } from '../components/category-icons.tsx'
import { Disclaimer } from '../components/Disclaimer.tsx'
import { FoundItems } from '../components/FoundItems.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { SearchBox } from '#/widgets/SearchBox.tsx'
import { ToneIcon } from '../components/Severity.tsx'
import { useOpenSummaries } from '../hooks/use-open-summaries.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { useReportSearch } from '../hooks/use-report-search.ts'
import { reportSummary } from '../queries.ts'
import { isOwnSource } from '../source/report-source.ts'
import { isSensitive } from '../sensitive/sensitive-rules.ts'
import { nameOfCategory, NO_PAGE, severityWord, unlockedText } from '../rules.ts'
import { ReportPage } from '../words/components/ReportPage.tsx'
import '../components/dotted.css'
import '../components/category.css'
import '../components/marks.css'

const openlyNamed = ({ summaryItems }: CategorySummary, category: Category) =>
  summaryItems.filter(({ detectionItemNameCn: nameCn }) => {
    return nameCn !== '' && !isSensitive({ nameCn, nameEn: '', locked: false }, category)
  })

function CategoryCard({ summary, category }: { summary: CategorySummary; category: Category }) {
  const { reportRef, link } = useReportRef()
  const unlocked = isOwnSource(reportRef) ? unlockedText(summary) : ''
  return (
    <section className="card">
      <Link className="category-link" to={link(categoryTarget(reportRef, summary))}>
        <CategoryIcon category={category} />
        <span>
          <h2>{nameOfCategory(summary)}</h2>
          <span className="muted dotted">
            {summary.englishName && <span lang="en">{summary.englishName}</span>}
            {unlocked && <span>{unlocked}</span>}
          </span>
        </span>
        <ChevronRightIcon size={18} />
      </Link>
      <CategoryState summary={summary} category={category} />
      <ul className="category-items">
        {openlyNamed(summary, category).map((item) => {
          const tone = toneOf({ severity: item.concernSeverity, locked: false }, category)
          return (
            <li key={item.detectionItemId}>
              <Link
                className={`category-item tone-${tone}`}
                to={link(itemLink(reportRef, category, item.detectionItemId))}
              >
                <ToneIcon tone={tone} size={16} />
                {item.detectionItemNameCn}
                <span className="sr-only">{`，${severityWord(item.concernSeverity, category)}`}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** /parent-page/…/all-category-list: every category with its findings (LIT-008). */
export default function AllCategoriesScreen() {
  const { reportRef } = useReportRef()
  const { data: summaries } = useSuspenseQuery(reportSummary(reportRef))
  const open = useOpenSummaries(summaries.items)
  const { term, setTerm, searching, groups, near, pending, failed } = useReportSearch(summaries.items)
  return (
    <ReportPage title="全部分类">
      <SearchBox label="搜索整份报告" placeholder="名称、基因或拼音首字母" term={term} onTerm={setTerm} />
      {searching ? (
        <FoundItems term={term} onTerm={setTerm} {...{ groups, near, pending, failed }} />
      ) : summaries.items.length === 0 ? (
        <EmptyState picture="empty-report" text="这份报告还没有内容" />
      ) : (
        open.map((summary) => {
          const category = toCategory(summary.category)
          if (category) return <CategoryCard key={category} summary={summary} category={category} />
          return (
            <Card key={summary.category} title={nameOfCategory(summary)}>
              <p className="muted">{NO_PAGE}</p>
            </Card>
          )
        })
      )}
      <Disclaimer />
    </ReportPage>
  )
}

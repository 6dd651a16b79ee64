import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Button } from '#/shared/ui/Button.tsx'
import { HeartIcon } from '#/shared/ui/group-icons.tsx'
import { Card, useGoBack } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { itemLink } from '../../results/detail-rules.ts'
import { reportSummary } from '../../queries.ts'
import { leftLines } from '../../results/findings-rules.ts'
import { itemsOf } from '../../rules.ts'
import { newSteps, tourCategories } from '../new-items.ts'
import { startTour, type Tour } from '../../tour-store.ts'
import { Disclaimer } from '../../components/Disclaimer.tsx'
import { useCategoryLists } from '../../hooks/use-category-lists.ts'
import { useOpenSummaries } from '../../hooks/use-open-summaries.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { ReportPage } from '../../words/components/ReportPage.tsx'
import '../../words/components/understand.css'

function useRest(seen: readonly string[]) {
  const { reportRef } = useReportRef()
  const { data: summaries } = useQuery(reportSummary(reportRef))
  const open = useOpenSummaries(summaries?.items ?? [])
  const wanted = tourCategories(summaries?.items ?? [])
  const { lists } = useCategoryLists(wanted)
  const fresh = newSteps(
    lists.map(({ category, results }) => ({ category, items: itemsOf(results, category) })),
    seen,
  )
  return { fresh, left: leftLines(reportRef, open, seen) }
}

export default function TourEnd({ tour }: { tour: Tour }) {
  const { reportRef, link } = useReportRef()
  const goBack = useGoBack()
  const navigate = useNavigate()
  const seen = [...tour.seen, ...tour.steps.map((step) => step.id)]
  const { fresh, left } = useRest(seen)
  const goOn = () => {
    const [first] = fresh
    if (!first) return
    startTour(reportRef, fresh, 'new', seen)
    void navigate(link(itemLink(reportRef, first.category, first.id)), { replace: true })
  }
  return (
    <ReportPage title="看完了" onBack={goBack}>
      <Card className="tour-end">
        <HeartIcon size={48} />
        <h2>{tour.kind === 'new' ? `${tour.steps.length} 项新结果看完了` : `重点的 ${tour.steps.length} 项看完了`}</h2>
        <p>这些结果说的是可能性，不是诊断。不用一次记住，想看的时候随时回来。</p>
        <div className="tour-ways">
          {fresh.length > 0 && <Button kind="plain" block onPress={goOn}>{`接着看 ${fresh.length} 项新结果`}</Button>}
          <Button block onPress={goBack}>
            回到报告概览
          </Button>
        </div>
      </Card>
      {left.length > 0 && (
        <Card title="还有这些，可以慢慢看">
          {left.map(({ category, text, to }) => (
            <Row key={category} label={text} to={link(to)} />
          ))}
        </Card>
      )}
      <Disclaimer />
    </ReportPage>
  )
}

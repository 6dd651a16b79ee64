import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Button } from '#/shared/ui/Button.tsx'
import { HeartIcon } from '#/shared/ui/icons.tsx'
import { Card, useGoBack } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { itemLink } from '../../detail-rules.ts'
import { reportSummary } from '../../queries.ts'
import { leftLines } from '../../findings-rules.ts'
import { itemsOf } from '../../rules.ts'
import { newSteps, walkedCategories } from '../walk-new.ts'
import { startWalk, type Walk } from '../../walk-store.ts'
import { Disclaimer } from '../../parts/Disclaimer.tsx'
import { useCategoryLists } from '../../parts/use-category-lists.ts'
import { useReportPlace } from '../../parts/use-report-place.ts'
import { ReportPage } from '../../words/parts/ReportPage.tsx'
import '../../words/parts/understand.css'

/** New items outside the walk, and the findings that are left unread. */
function useRest(seen: readonly string[]) {
  const { place } = useReportPlace()
  const { data: summaries } = useQuery(reportSummary(place))
  const wanted = walkedCategories(summaries?.items ?? [])
  const { lists } = useCategoryLists({ place, wanted, strict: false })
  const fresh = newSteps(
    lists.map(({ category, results }) => ({ category, items: itemsOf(results, category) })),
    seen,
  )
  return { fresh, left: leftLines(place, summaries?.items ?? [], seen) }
}

/** The end of a walk: closing words, new items, and a link back to the overview. */
export default function WalkEnd({ walk }: { walk: Walk }) {
  const { place, link } = useReportPlace()
  const goBack = useGoBack()
  const navigate = useNavigate()
  const seen = [...walk.seen, ...walk.steps.map((step) => step.id)]
  const { fresh, left } = useRest(seen)
  const goOn = () => {
    const [first] = fresh
    if (!first) return
    startWalk(place, fresh, 'new', seen)
    void navigate(link(itemLink(place, first.category, first.id)), { replace: true })
  }
  return (
    <ReportPage title="看完了" onBack={goBack}>
      <Card className="walk-end">
        <HeartIcon size={48} />
        <h2>{walk.kind === 'new' ? `${walk.steps.length} 项新结果看完了` : `重点的 ${walk.steps.length} 项看完了`}</h2>
        <p>这些结果说的是可能性，不是诊断。不用一次记住，想看的时候随时回来。</p>
        <div className="walk-ways">
          {fresh.length > 0 && (
            <Button kind="plain" block onPress={goOn}>
              接着看 {fresh.length} 项新结果
            </Button>
          )}
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

import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { itemLink } from '../../results/detail-rules.ts'
import { useCategoryLists } from '../../hooks/use-category-lists.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { reportSummary } from '../../queries.ts'
import { itemsOf } from '../../rules.ts'
import { isSensitive } from '../../sensitive/sensitive-rules.ts'
import { startTour } from '../../tour-store.ts'
import { newSteps, tourCategories } from '../new-items.ts'
import '../../components/marks.css'

/** The maximum number of rows; more rows would move the categories too far down. */
const SHOWN = 3

/** New results that the person has not opened; of sensitive topics only the number is shown. */
export default function UnreadResults() {
  const { reportRef, link } = useReportRef()
  const { data: summaries } = useQuery(reportSummary(reportRef))
  const wanted = tourCategories(summaries?.items ?? [])
  const { lists, pending } = useCategoryLists(wanted)
  const items = lists.map(({ category, results }) => ({ category, items: itemsOf(results, category) }))
  const steps = newSteps(items, [])
  const [first] = steps
  // A number that grows with each list would change under the finger.
  if (!first || pending) return null
  const named = items.flatMap(({ category, items: all }) =>
    all.filter((view) => view.isNew && !view.locked && view.nameCn && !isSensitive(view, category)).map(({ id }) => id),
  )
  const shown = steps.filter(({ id }) => named.includes(id)).slice(0, SHOWN)
  return (
    <Card title="还没看的" extra={<em className="badge-new">{`新 ${steps.length} 项`}</em>}>
      {shown.map(({ category, id, name }) => (
        <Row key={id} label={name} to={link(itemLink(reportRef, category, id))} />
      ))}
      <LinkButton
        kind="plain"
        block
        to={link(itemLink(reportRef, first.category, first.id))}
        onPress={() => startTour(reportRef, steps, 'new')}
      >{`一项一项看这 ${steps.length} 项`}</LinkButton>
    </Card>
  )
}

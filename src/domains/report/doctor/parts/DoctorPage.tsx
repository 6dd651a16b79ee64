import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '#/shared/ui/Button.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { doctorCategories, doctorEntries, nonTypical } from '../doctor-rules.ts'
import { reportSummary } from '../../queries.ts'
import { isSensitive } from '../../sensitive-rules.ts'
import { answer, answerKey, useAnswers } from '../../sensitive-store.ts'
import { DoctorSheet } from './DoctorSheet.tsx'
import { useCategoryLists } from '../../parts/use-category-lists.ts'
import { useReportPlace } from '../../parts/use-report-place.ts'
import { CAUTION } from '../../rules.ts'

/** All abnormal results of the report. If one category fails the whole page fails: a partial page misleads. */
export default function DoctorPage() {
  const { place } = useReportPlace()
  const { data: summaries } = useSuspenseQuery(reportSummary(place))
  const { lists, pending } = useCategoryLists({ place, wanted: doctorCategories(summaries.items), strict: true })
  const answers = useAnswers((state) => state.answers)
  const all = nonTypical(lists.flatMap(({ category, results }) => doctorEntries(results, category)))
  if (pending) return <ScreenSkeleton kind="list" />
  const asks = all.filter(
    ({ view, category }) => isSensitive(view, category) && answers[answerKey(place, view.id)] !== 'now',
  )
  return (
    <DoctorSheet
      entries={all.filter((entry) => !asks.includes(entry))}
      none={asks.length > 0 ? '其余项目没有需要特别告诉医生的结果。' : `没有需要特别告诉医生的结果；${CAUTION}。`}
    >
      {asks.length > 0 && (
        <>
          <p>有 {asks.length} 项敏感话题您还没有看过，没有放进来。</p>
          <Button kind="plain" block onPress={() => asks.forEach(({ view }) => answer(place, view.id, 'now'))}>
            也放进来
          </Button>
        </>
      )}
    </DoctorSheet>
  )
}

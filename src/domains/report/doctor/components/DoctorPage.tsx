import { useSuspenseQuery } from '@tanstack/react-query'
import { CAUTION, traits } from '../../categories.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import {
  doctorCategories,
  doctorEntries,
  type InUse as InUseList,
  medicinesFirst,
  nonTypical,
  withoutMedicines,
} from '../doctor-rules.ts'
import { reportSummary } from '../../queries.ts'
import { isSensitive } from '../../sensitive-rules.ts'
import { answer, answerKey, useAnswers } from '../../sensitive-store.ts'
import { DoctorSheet } from './DoctorSheet.tsx'
import { InUse } from './InUse.tsx'
import { useCategoryLists } from '../../hooks/use-category-lists.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { itemsOf, type ItemView } from '../../rules.ts'
import type { Voice } from '../../words/voice-rules.ts'

/** The medicines that the person uses. */
export interface MedicinesNoted {
  any: boolean
  /** The heading, which names whose medicines they are. */
  head: (voice: Voice) => string
  of: (items: readonly ItemView[]) => InUseList
}

/**
 * The doctor's sheet: the medicines in use and all abnormal results of the report. When one category fails to load, the
 * whole sheet fails, because a partial sheet misleads.
 */
export function DoctorPage({ medicines }: { medicines: MedicinesNoted }) {
  const { reportRef } = useReportRef()
  const { data: summaries } = useSuspenseQuery(reportSummary(reportRef))
  const wanted = doctorCategories(summaries.items, medicines.any)
  const { lists, pending } = useCategoryLists({ reportRef, wanted, strict: true })
  const answers = useAnswers((state) => state.answers)
  const every = lists.flatMap(({ category, results }) => doctorEntries(results, category))
  const drugs = lists.filter(({ category }) => traits[category].medicines)
  const noted = medicines.of(drugs.flatMap(({ category, results }) => itemsOf(results, category)))
  const all = nonTypical(withoutMedicines(every, noted))
  if (pending) return <ScreenSkeleton kind="list" />
  const asks = all.filter(
    ({ view, category }) => isSensitive(view, category) && answers[answerKey(reportRef, view.id)] !== 'now',
  )
  const other = asks.length > 0 || medicines.any
  return (
    <DoctorSheet
      first={medicines.any && <InUse head={medicines.head} medicines={medicinesFirst(every, noted)} />}
      entries={all.filter((entry) => !asks.includes(entry))}
      none={`${other ? '其余项目没有需要特别告诉医生的结果' : '没有需要特别告诉医生的结果'}；${CAUTION}。`}
    >
      {asks.length > 0 && (
        <>
          <p>{`有 ${asks.length} 项敏感话题您还没有看过，没有放进来。`}</p>
          <Button kind="plain" block onPress={() => asks.forEach(({ view }) => answer(reportRef, view.id, 'now'))}>
            也放进来
          </Button>
        </>
      )}
    </DoctorSheet>
  )
}

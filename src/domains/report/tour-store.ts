import { onOtherPerson } from '#/domains/user/store.ts'
import { documentStore } from '#/shared/lib/document/document-store.ts'
import type { ReportRef } from './report-source.ts'
import type { TourStep } from './tour-rules.ts'

/** A tour through some items of a report; in memory only, because the items somebody reads are health data. */
export interface Tour {
  report: string
  steps: readonly TourStep[]
  at: number
  /** The last step was read: the closing words are shown. */
  done: boolean
  /** What the steps are: the items to read first, or new results. */
  kind: 'first' | 'new'
  /** Items already seen before these steps. */
  seen: readonly string[]
}

export const useTour = documentStore<{ tour: Tour | null }>(() => ({ tour: null }))

// The next person neither goes on with it nor keeps what it says of the one before.
onOtherPerson(() => useTour.setState({ tour: null }))

/** Identifies one report with one source. */
export const tourKey = ({ sampleId, packageId, source }: ReportRef): string =>
  [sampleId, packageId, source?.kind ?? 'own'].join('/')

export const startTour = (
  reportRef: ReportRef,
  steps: readonly TourStep[],
  kind: Tour['kind'] = 'first',
  seen: readonly string[] = [],
): void => useTour.setState({ tour: { report: tourKey(reportRef), steps, at: 0, done: false, kind, seen } })

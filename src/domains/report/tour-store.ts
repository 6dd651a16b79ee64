import { personStore } from '#/domains/user/person-state.ts'
import type { ReportRef } from './source/report-source.ts'
import type { TourStep } from './tour-rules.ts'

/** A tour through some items of a report. In memory only, because the items that a person reads are health data. */
export interface Tour {
  report: string
  steps: readonly TourStep[]
  at: number
  /** The last step was read: the end of the tour is shown. */
  done: boolean
  kind: 'first' | 'new'
  /** The ids of the items that the person has seen before these steps. */
  seen: readonly string[]
}

export const useTour = personStore<{ tour: Tour | null }>(() => ({ tour: null }))

export const sourceKey = ({ sampleId, packageId, source }: ReportRef): string =>
  [sampleId, packageId, source?.kind ?? 'own'].join('/')

export const startTour = (
  reportRef: ReportRef,
  steps: readonly TourStep[],
  kind: Tour['kind'] = 'first',
  seen: readonly string[] = [],
): void => useTour.setState({ tour: { report: sourceKey(reportRef), steps, at: 0, done: false, kind, seen } })

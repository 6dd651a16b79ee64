import { onOtherPerson } from '#/domains/session/store.ts'
import { documentStore } from '#/shared/lib/document/document-store.ts'
import type { ReportPlace } from './report-source.ts'
import type { WalkStep } from './walk-rules.ts'

/** A walk through some items of a report; in memory only, because the items somebody reads are health data. */
export interface Walk {
  report: string
  steps: readonly WalkStep[]
  at: number
  /** The last step was read: the closing words are shown. */
  done: boolean
  /** What the steps are: the items to read first, or new results. */
  kind: 'first' | 'new'
  /** Items already seen before these steps. */
  seen: readonly string[]
}

export const useWalk = documentStore<{ walk: Walk | null }>(() => ({ walk: null }))

// The next person neither goes on with it nor keeps what it says of the one before.
onOtherPerson(() => useWalk.setState({ walk: null }))

/** Identifies one report with one source. */
export const walkKey = ({ sampleId, packageId, source }: ReportPlace): string =>
  [sampleId, packageId, source?.kind ?? 'own'].join('/')

export const startWalk = (
  place: ReportPlace,
  steps: readonly WalkStep[],
  kind: Walk['kind'] = 'first',
  seen: readonly string[] = [],
): void => useWalk.setState({ walk: { report: walkKey(place), steps, at: 0, done: false, kind, seen } })

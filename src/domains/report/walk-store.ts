import { create } from 'zustand'
import { useSession } from '#/domains/session/store.ts'
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

export const useWalk = create<{ walk: Walk | null }>(() => ({ walk: null }))

/** Identifies one report with one source. */
const placeKey = ({ sampleId, packageId, source }: ReportPlace): string =>
  [sampleId, packageId, source?.kind ?? 'own'].join('/')

/** Identifies one person's walk through one report. */
export const walkKey = (place: ReportPlace): string => `${useSession.getState().scope}/${placeKey(place)}`

export const startWalk = (
  place: ReportPlace,
  steps: readonly WalkStep[],
  kind: Walk['kind'] = 'first',
  seen: readonly string[] = [],
): void => useWalk.setState({ walk: { report: walkKey(place), steps, at: 0, done: false, kind, seen } })

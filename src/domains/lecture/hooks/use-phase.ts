import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { LectureLive } from '../model.ts'
import { type Phase, phaseOf } from '../rules.ts'

/** The phase of a live lecture; re-renders at its start and at its end. */
export function usePhase(live: LectureLive): Phase {
  const { startTime, endTime } = live
  // A lecture is over at its end, but `useServerNow` counts the end as part of the period and re-renders 1 ms later.
  return phaseOf(live, useServerNow([{ startTime, endTime: typeof endTime === 'number' ? endTime - 1 : null }]))
}

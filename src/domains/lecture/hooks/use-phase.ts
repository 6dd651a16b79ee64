import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { LectureLive } from '../model.ts'
import { type Phase, phaseOf } from '../rules.ts'

/** The phase of a live lecture; re-renders at its start and at its end. */
export function usePhase(live: LectureLive): Phase {
  const { startTime, endTime } = live
  return phaseOf(live, useServerNow([{ startTime, endTime: typeof endTime === 'number' ? endTime - 1 : null }]))
}

import { useEffect } from 'react'
import type { ReportPlace } from '../../report-source.ts'
import { leaveWalk, stayOnWalk } from '../../walk-moves.ts'
import { useWalk, walkKey } from '../../walk-store.ts'

/** The walk, if this item is its current step; leaving the item other than by its steps ends it. */
export function useWalkAt(place: ReportPlace, id: string) {
  const walk = useWalk((state) => state.walk)
  const here = walk?.report === walkKey(place) && walk.steps[walk.at]?.id === id ? walk : null
  const { steps = null, at = 0 } = here ?? {}
  useEffect(() => {
    if (!steps) return
    stayOnWalk()
    return () => leaveWalk(steps, at)
  }, [steps, at])
  return here
}

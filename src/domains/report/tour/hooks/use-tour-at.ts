import { useEffect } from 'react'
import type { ReportRef } from '../../report-source.ts'
import { leaveTour, stayOnTour } from '../../tour-moves.ts'
import { useTour, sourceKey } from '../../tour-store.ts'

/**
 * The tour, if this item is its current step. If the person leaves the item without the tour's links, the tour ends.
 */
export function useTourAt(reportRef: ReportRef, id: string) {
  const tour = useTour((state) => state.tour)
  const here = tour?.report === sourceKey(reportRef) && tour.steps[tour.at]?.id === id ? tour : null
  const { steps = null, at = 0 } = here ?? {}
  useEffect(() => {
    if (!steps) return
    stayOnTour()
    return () => leaveTour(steps, at)
  }, [steps, at])
  return here
}

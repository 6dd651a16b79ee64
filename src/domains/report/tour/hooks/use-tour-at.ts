import { useEffect } from 'react'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { leaveTour, stayOnTour } from '../../tour-moves.ts'
import { useTour, sourceKey } from '../../tour-store.ts'

/**
 * The tour, if this item is its current step. The tour ends if the person leaves the item in any other way than to the
 * next step.
 */
export function useTourAt(id: string) {
  const { reportRef } = useReportRef()
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

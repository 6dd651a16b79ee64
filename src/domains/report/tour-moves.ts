import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { useTour, type Tour } from './tour-store.ts'

/** Moving within a tour and ending it; separate from its start, which is in the first screen's chunk. */

const now = () => useTour.getState().tour
const set = (tour: Tour | null) => useTour.setState({ tour })

export function moveTour(by: 1 | -1): void {
  const tour = now()
  if (!tour) return
  const at = tour.at + by
  set(at < tour.steps.length ? { ...tour, at: Math.max(0, at) } : { ...tour, done: true })
}

const leaving = pageState<Tour | null>(() => null)

/** The step was mounted again at once (React mounts twice in development), so the tour continues. */
export const stayOnTour = (): void => {
  leaving.current = null
}

/** The screen of a step unmounts: the tour ends, unless it has moved to another step. */
export function leaveTour(steps: Tour['steps'], at: number): void {
  const tour = now()
  if (tour?.at !== at || tour.steps !== steps) return
  leaving.current = tour
  queueMicrotask(() => {
    const left = now()
    if (leaving.current && left?.steps === steps && left.at === at) set(null)
    leaving.current = null
  })
}

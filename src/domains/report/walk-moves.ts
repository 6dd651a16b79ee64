import { documentState } from '#/shared/lib/document/document-state.ts'
import { useWalk, type Walk } from './walk-store.ts'

/** Moving within a walk and leaving it; separate from its start, which is in the first screen's chunk. */

const now = () => useWalk.getState().walk
const set = (walk: Walk | null) => useWalk.setState({ walk })

/** To the next or previous step; after the last one the walk is done. */
export function moveWalk(by: 1 | -1): void {
  const walk = now()
  if (!walk) return
  const at = walk.at + by
  set(at < walk.steps.length ? { ...walk, at: Math.max(0, at) } : { ...walk, done: true })
}

const leaving = documentState<Walk | null>(() => null)

/** A step was remounted before anything else was shown (React mounts twice in development): the walk continues. */
export const stayOnWalk = (): void => {
  leaving.current = null
}

/** The page of a step unmounts: the walk ends, unless it has moved on. */
export function leaveWalk(steps: Walk['steps'], at: number): void {
  const walk = now()
  if (walk?.at !== at || walk.steps !== steps) return
  leaving.current = walk
  queueMicrotask(() => {
    const left = now()
    if (leaving.current && left?.steps === steps && left.at === at) set(null)
    leaving.current = null
  })
}

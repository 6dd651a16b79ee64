import { useWalk, type Walk } from './walk-store.ts'

/** Moving on a walk and leaving it: apart from its start, which the first screen carries. */

const now = () => useWalk.getState().walk
const set = (walk: Walk | null) => useWalk.setState({ walk })

/** To the next or the last step; after the last one the walk is done. */
export function moveWalk(by: 1 | -1): void {
  const walk = now()
  if (!walk) return
  const at = walk.at + by
  set(at < walk.steps.length ? { ...walk, at: Math.max(0, at) } : { ...walk, done: true })
}

let leaving: Walk | null = null

/** A step is shown again before anything else was (React mounts twice while developing): nobody has left. */
export const stayOnWalk = (): void => {
  leaving = null
}

/** The page of a step goes: the walk ends, unless it has moved on. */
export function leaveWalk(steps: Walk['steps'], at: number): void {
  const walk = now()
  if (walk?.at !== at || walk.steps !== steps) return
  leaving = walk
  queueMicrotask(() => {
    const left = now()
    if (leaving && left?.steps === steps && left.at === at) set(null)
    leaving = null
  })
}

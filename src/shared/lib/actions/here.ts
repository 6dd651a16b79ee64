import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * True while the screen is shown; for answers that come after it was left. A kept-alive screen runs its effects again
 * each time it is shown. A layout effect, because its clean-up is part of the commit: that of a plain effect comes later,
 * and an answer in between would still take the screen for the shown one.
 */
export function useHere(): RefObject<boolean> {
  const here = useRef(false)
  useLayoutEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])
  return here
}

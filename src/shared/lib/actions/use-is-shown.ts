import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Whether the screen is shown, for answers that may arrive after it was left. A kept-alive screen runs its effects
 * again each time it is shown. This is a layout effect, because its clean-up runs in the commit. The clean-up of a
 * plain effect runs later, and for an answer in between the screen would still count as shown.
 */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  return isShown
}

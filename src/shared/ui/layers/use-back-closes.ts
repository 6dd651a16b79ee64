import { useEffect } from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router'

/**
 * Back closes an open layer instead of leaving its screen. A screen without an earlier entry in this tab cannot hold
 * Back up; a layer that must close there too is an entry of the history (`useLayer`).
 */
export function useBackCloses(onClose: () => void): void {
  const { key } = useLocation()
  // A link of the layer has already led on, but its screen is still drawn: then Back means the new screen.
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) => historyAction === NavigationType.Pop && currentLocation.key === key,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onClose()
  })
}

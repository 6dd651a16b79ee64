import { useEffect } from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router'

/**
 * Back closes an open layer instead of leaving its screen. On the first history entry of a tab the app cannot block
 * Back; a layer that must close there too is a history entry of its own (`useLayer`).
 */
export function useBackCloses(onClose: () => void): void {
  const { key } = useLocation()
  // A link of the layer has already navigated, but the old screen is still drawn: then Back belongs to the new screen.
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) => historyAction === NavigationType.Pop && currentLocation.key === key,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onClose()
  })
}

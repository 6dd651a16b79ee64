import { useEffect } from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router'

/**
 * Back closes an open layer instead of leaving its screen. On the first history entry of a tab the app cannot block
 * Back; a layer that Back must close there, too, needs its own history entry (`useLayer`).
 */
export function useBackCloses(onClose: () => void): void {
  const { key } = useLocation()
  // If a link of the layer has already navigated while the old screen is still drawn, Back belongs to the new screen.
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) => historyAction === NavigationType.Pop && currentLocation.key === key,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onClose()
  })
}

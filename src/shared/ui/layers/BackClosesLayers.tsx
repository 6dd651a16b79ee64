import { useEffect } from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router'
import { topLayer } from '#/shared/lib/actions/open-layers.ts'

/**
 * Back closes the topmost open layer instead of leaving the screen. The router accepts one blocker at a time, so one
 * blocker serves all layers. This blocker always exists: a blocker that appeared with the layer would miss a Back right
 * after the opening.
 */
export function BackClosesLayers() {
  const { key } = useLocation()
  // If a link in the layer has navigated but the old screen is still drawn, the keys differ: Back leaves the new screen.
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) =>
      historyAction === NavigationType.Pop && currentLocation.key === key && topLayer() !== undefined,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    topLayer()?.()
  }, [blocker])
  return null
}

import { useEffect } from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router'
import { topLayer, useOpenLayers } from '#/shared/lib/actions/open-layers.ts'

function Blocker() {
  const { key } = useLocation()
  // A link of the layer has already navigated, but the old screen is still drawn: then Back belongs to the new screen.
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

/**
 * Back closes the topmost open layer instead of leaving the screen. The router accepts one blocker at a time, and while
 * there is one it warns of each change of the address outside the router. So there is one only while a layer is open.
 */
export const BackClosesLayers = () => useOpenLayers(topLayer) && <Blocker />

import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router'

/**
 * Back closes an open layer instead of leaving its screen. A screen without an earlier entry in this tab cannot hold
 * Back up; a layer that must close there too is an entry of the history (`useLayer`).
 */
export function useBackCloses(onClose: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onClose()
  })
}

import { createContext, useContext, useEffect } from 'react'
import { NavigationType, useBlocker, useLocation } from 'react-router'
import { addSpareEntry } from '#/shared/lib/actions/spare-entry.ts'
import { openConfirmations } from './confirmations.ts'

/** The functions that close the open layers above a sheet, the topmost layer last; null outside of a sheet. */
export const LayersAbove = createContext<(() => void)[] | null>(null)

interface BackClosesProps {
  onClose: () => void
  /** The layers above this one, which Back closes first. */
  above?: readonly (() => void)[]
}

/**
 * Back closes an open layer instead of leaving its screen. The router accepts one blocker at a time, so the blocker
 * exists only while the layer is open.
 */
export function BackCloses({ onClose, above = [] }: BackClosesProps) {
  const { key } = useLocation()
  useEffect(addSpareEntry, [])
  // A link of the layer has already navigated, but the old screen is still drawn: then Back belongs to the new screen.
  const blocker = useBlocker(
    ({ historyAction, currentLocation }) => historyAction === NavigationType.Pop && currentLocation.key === key,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    // A confirmation is above every other layer.
    const close = [...openConfirmations.current].at(-1) ?? above.at(-1) ?? onClose
    close()
  })
  return null
}

/** `BackCloses` for a layer that may be above a sheet: above a sheet, the sheet's blocker closes the layer. */
export function BackClosesFirst({ onClose }: Pick<BackClosesProps, 'onClose'>) {
  const above = useContext(LayersAbove)
  useEffect(() => {
    above?.push(onClose)
    return () => void above?.splice(above.indexOf(onClose), 1)
  }, [above, onClose])
  return above ? null : <BackCloses onClose={onClose} />
}

import { useEffectEvent, useLayoutEffect } from 'react'
import { openLayers } from '#/shared/lib/actions/open-layers.ts'
import { addSpareEntry } from '#/shared/lib/actions/spare-entry.ts'

/**
 * Puts a layer above all others: until it is removed, Back calls `onBack` instead of leaving the screen.
 * @returns the function that removes the layer.
 */
export function addLayer(onBack: () => void): () => void {
  // Only for the lowest layer. Back itself may open a further layer, which must not touch the history before the router
  // has restored it.
  if (openLayers.current.size === 0) addSpareEntry()
  openLayers.current.add(onBack)
  return () => void openLayers.current.delete(onBack)
}

/** `addLayer` for a component: the layer is added when it is drawn, and removed when it is closed. */
export function useLayer(open: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useLayoutEffect(() => (open ? addLayer(() => back()) : undefined), [open])
}

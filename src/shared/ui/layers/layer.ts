import { useEffect, useEffectEvent } from 'react'
import { addSpareEntry } from '#/shared/lib/actions/spare-entry.ts'
import { topLayer, useOpenLayers } from '#/shared/lib/actions/open-layers.ts'

/**
 * Puts a layer above all others: until it is removed, Back calls `onBack` instead of leaving the screen.
 * @returns the function that removes the layer.
 */
export function addLayer(onBack: () => void): () => void {
  // Only the lowest layer: a layer that Back has opened must not touch the history before the router has restored it.
  if (!topLayer()) addSpareEntry()
  useOpenLayers.setState((layers) => [...layers, onBack], true)
  return () => useOpenLayers.setState((layers) => layers.filter((one) => one !== onBack), true)
}

/** `addLayer` for a component, as long as the layer is open. */
export function useLayer(open: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => (open ? addLayer(() => back()) : undefined), [open])
}

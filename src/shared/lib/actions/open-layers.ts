import { pageState } from '../page-load/page-state.ts'

/** For each open layer (a sheet, a dialog, a picture) the function that Back calls, the topmost layer last. */
export const openLayers = pageState(() => new Set<() => void>())

export const topLayer = (): (() => void) | undefined => [...openLayers.current].at(-1)

/** Called before the app itself goes back: a layer must close only if the person goes back. */
export const clearOpenLayers = (): void => openLayers.current.clear()

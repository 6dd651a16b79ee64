import { documentStore } from '../document/document-store.ts'

type OnBack = () => void

/** For each open layer (a sheet, a dialog, a picture) the function that Back calls, the topmost layer last. */
export const useOpenLayers = documentStore<readonly OnBack[]>(() => [])

export const topLayer = (layers = useOpenLayers.getState()): OnBack | undefined => layers.at(-1)

/** Called before the app itself goes back: Back belongs to the layers only when the person goes back. */
export const forgetLayers = (): void => useOpenLayers.setState([], true)

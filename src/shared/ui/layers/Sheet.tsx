import { lazyPanel } from '../lazy/lazy-layer.tsx'

/** A panel that slides up from the bottom; closes by its button, the mask, a swipe, Escape and Back. */
export const Sheet = lazyPanel(() => import('./SheetPanel.tsx'))

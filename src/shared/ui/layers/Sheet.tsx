// @chunk kit
import { latePanel } from './late-panel.tsx'

/** A panel that slides up from the bottom; closes by its button, the mask, a swipe and Escape. */
export const Sheet = latePanel(() => import('./SheetPanel.tsx'))

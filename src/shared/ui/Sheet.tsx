import { latePanel } from './late-panel.tsx'

/** A panel that comes up from the foot of the screen; closes by its button, the mask, a swipe and Escape. */
export const Sheet = latePanel(() => import('./SheetPanel.tsx'))

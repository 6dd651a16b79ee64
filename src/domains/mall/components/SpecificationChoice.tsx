import { latePanel } from '#/shared/ui/late/late-panel.tsx'

/** The sheet that chooses specification and number. */
export const SpecificationChoice = latePanel(() => import('./SpecificationSheet.tsx'))

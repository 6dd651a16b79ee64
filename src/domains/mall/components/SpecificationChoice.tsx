import { latePanel } from '#/shared/ui/late/late-panel.tsx'

/** The sheet for specification and number. */
export const SpecificationChoice = latePanel(() => import('./SpecificationSheet.tsx'))

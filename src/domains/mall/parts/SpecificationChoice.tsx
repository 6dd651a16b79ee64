import { latePanel } from '#/shared/ui/late-panel.tsx'

/** The choice of specification and number. */
export const SpecificationChoice = latePanel(() => import('./SpecificationSheet.tsx'))

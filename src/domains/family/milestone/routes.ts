import { relations } from '#/domains/family/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { milestonesOf, myMilestones } from './queries.ts'

export const milestoneRoutes = [
  screen(paths.milepost, () => import('./screens/MilestonesScreen.tsx'), {
    title: '里程碑',
    personal: true,
    login: true,
    skeleton: 'list',
    data: () => [myMilestones()],
  }),
  screen(paths.familyMilepost, () => import('./screens/FamilyMilestonesScreen.tsx'), {
    title: '家人的里程碑',
    personal: true,
    login: true,
    skeleton: 'list',
    data: ({ params }) => [milestonesOf(params.id), relations()],
  }),
]

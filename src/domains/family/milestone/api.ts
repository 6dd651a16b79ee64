import { defineApi } from '#/shared/api/endpoint.ts'

const MILESTONES = 'mallsales/api/user/life-milestones'

/** The specification only names "life milestones"; for path and methods see decisions 170 and 441. */
export const milestoneApi = defineApi('milestone', () => import('./model.ts'), {
  list: {
    method: 'GET',
    path: MILESTONES,
    auth: 'user',
    query: 'MilestoneQuery',
    reply: 'Milestone',
    list: true,
    mayBeMissing: true,
  },
  create: {
    method: 'POST',
    path: MILESTONES,
    auth: 'user',
    body: 'NewMilestone',
    reply: 'Nothing',
    changes: ['milestone'],
    idempotencyKey: true,
  },
  update: {
    method: 'PUT',
    path: `${MILESTONES}/{id}`,
    auth: 'user',
    body: 'ChangedMilestone',
    reply: 'Nothing',
    changes: ['milestone'],
  },
  remove: { method: 'DELETE', path: `${MILESTONES}/{id}`, auth: 'user', reply: 'Nothing', changes: ['milestone'] },
})

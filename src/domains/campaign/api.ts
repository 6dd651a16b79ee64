import { defineApi } from '#/shared/api/endpoint.ts'

export const campaignApi = defineApi('campaign', () => import('./model.ts'), {
  /** The event of a campaign. The specification shows neither path nor method: both are our own choice (decision 283). */
  event: {
    method: 'GET',
    path: 'mall/api/public/activity-events',
    mayBeMissing: true,
    auth: 'public',
    query: 'EventQuery',
    reply: 'MaybeEvent',
  },
})

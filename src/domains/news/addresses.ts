import { given } from '#/shared/lib/address.ts'

export const addresses = {
  explore: '/explore',
  exploreCategoryDefault: '/explore-classification',
  exploreCategory: '/explore-classification/:type',
  article: ['/article/:id', { sharingCode: given }],
  activityCenter: '/article-activity-center',
  toolArticle: ['/tool-operation/article', { id: given }],
  toolsDefault: '/tool-operation',
  tools: '/tool-operation/:type',
} as const

import { textOrNull, toSharer } from '#/shared/lib/address.ts'

export const newsPaths = {
  explore: '/explore',
  exploreCategoryDefault: '/explore-classification',
  exploreCategory: '/explore-classification/:type',
  article: ['/article/:id', { sharingCode: toSharer }],
  activityCenter: '/article-activity-center',
  toolArticle: ['/tool-operation/article', { id: textOrNull }],
  toolsDefault: '/tool-operation',
  tools: '/tool-operation/:type',
} as const

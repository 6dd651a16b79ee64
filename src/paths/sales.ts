import { textOrNull } from '#/shared/lib/address.ts'

export const salesPaths = {
  retailStoreDefault: '/retail-store',
  retailStore: '/retail-store/:type',
  // Spelt as in the specification (VIS-004).
  salesmanPoster: ['/star-salsesman-playbill', { poster: textOrNull }],
  manPoster: '/star-man-playbill',
  visitCard: '/visit-card/:id',
  offlineVisitsDefault: '/offline-visit-list',
  offlineVisits: '/offline-visit-list/:type',
  addressBook: '/address-book',
} as const

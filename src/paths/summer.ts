export const summerPaths = {
  summerBanner: '/summer-banner',
  summerActivity: '/summer-activity',
  summerOrders: '/summer-activity-order-list',
  summerOrder: '/summer-order-detail/:id',
} as const

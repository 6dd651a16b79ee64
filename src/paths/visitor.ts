import { oneOf, textOrNull } from '#/shared/lib/address.ts'

export const visitorPaths = {
  customerVisitorsDefault: '/customer-visitors',
  customerVisitors: [
    '/customer-visitors/:category',
    { view: oneOf(['stats']), period: oneOf(['today', '30']), from: textOrNull, to: textOrNull },
  ],
  contentVisitors: '/visitors-list-detail/:id',
  visitor: '/visitors-details/:id',
  visitorNew: '/visitors-detail-edit',
  visitorEdit: '/visitors-detail-edit/:id',
} as const

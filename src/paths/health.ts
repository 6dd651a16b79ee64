import { textOrNull } from '#/shared/lib/address.ts'

export const healthPaths = {
  healthRecordsDefault: '/health-records',
  healthRecords: '/health-records/:type',
  healthDetail: '/health-detail/:id',
  healthNew: ['/health-form', { type: textOrNull }],
  healthEdit: ['/health-form/:id', { type: textOrNull }],
} as const

import { given } from '#/shared/lib/address.ts'

export const addresses = {
  healthRecordsDefault: '/health-records',
  healthRecords: '/health-records/:type',
  healthDetail: '/health-detail/:id',
  healthNew: ['/health-form', { type: given }],
  healthEdit: ['/health-form/:id', { type: given }],
} as const

import { textOrNull } from '#/shared/lib/address.ts'

export const addresses = {
  familyMilepost: '/family-milepost-detail/:id',
  /** `id`: the milestone that is brought into view. */
  milepost: ['/milepost-detail', { id: textOrNull }],
} as const

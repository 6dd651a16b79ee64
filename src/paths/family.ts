import { textOrNull } from '#/shared/lib/address.ts'

export const familyPaths = {
  pedigreeDefault: '/my-pedigree',
  pedigree: '/my-pedigree/:type',
  /**
   * `relation`: the relation of the empty place in the tree for which somebody is invited; `again`: the invitation to
   * repeat.
   */
  familyInvite: ['/pedigree-invitate-form', { relation: textOrNull, again: textOrNull }],
  familyInvitation: '/family-apply-detail/:id',
  familyMilepost: '/family-milepost-detail/:id',
  /** `id`: the milestone to scroll to. */
  milepost: ['/milepost-detail', { id: textOrNull }],
} as const

import { userApi } from '#/domains/user/api.ts'
import { sharerOf } from '#/domains/user/queries.ts'
import { call } from '#/shared/api/call.ts'
import { nullIfGone } from '#/shared/api/gone.ts'
import { query } from '#/shared/api/query.ts'
import { salesApi } from './api.ts'

export const addressBook = () => query(salesApi.addressBook, {})

/**
 * The salesperson whose card `/visit-card/{id}` shows, by the sharing code; null if the code belongs to nobody. This read
 * is separate from `sharerOf`, which always returns a person.
 */
export const cardOwner = (code: string) => ({
  queryKey: [...sharerOf(code).queryKey, 'card'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => nullIfGone(call(userApi.sharer, { path: { code } }, { signal })),
})

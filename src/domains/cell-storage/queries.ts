import { queryOptions } from '@tanstack/react-query'
import { orderApi } from '#/domains/order/api.ts'
import { orderById } from '#/domains/order/queries.ts'
import { call } from '#/shared/api/call.ts'
import { nullIfGone, queryOrNull } from '#/shared/api/gone.ts'
import { query } from '#/shared/api/query.ts'
import { cellStorageApi } from './api.ts'

export const myDeposits = () => query(cellStorageApi.deposits, {})

/** A contract with its renewal offers; null if the id is unknown. */
export const depositOf = (id: string) => queryOrNull(cellStorageApi.deposit, { path: { id } })

/** The order of a storage; null if it does not exist. On the order screens, a missing order is a failure instead. */
export const storageOrder = (id: string) =>
  queryOptions({
    queryKey: [...orderById(id).queryKey, 'storage'] as const,
    queryFn: ({ signal }) => nullIfGone(call(orderApi.one, { body: { id } }, { signal })),
  })

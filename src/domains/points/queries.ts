import type { QueryFunctionContext } from '@tanstack/react-query'
import { call } from '#/shared/api/call.ts'
import { infiniteQuery, query } from '#/shared/api/query.ts'
import { invalidate } from '#/shared/api/mutation.ts'
import { pointsApi } from './api.ts'
import type { LoginDays } from './model.ts'

/** Points goods are public and rarely change, so after Back the mall is shown from the cache for this many ms. */
const CATALOGUE_FRESH_MS = 300_000
const GOODS_PAGE_SIZE = 10
const MONTHS_PER_PAGE = 12

export const pointsBalance = () => query(pointsApi.current, {})

/** The log by month, newest first (MISC-008). */
export const pointsLog = () => infiniteQuery(pointsApi.logMonthly, {}, MONTHS_PER_PAGE)

export const pointsTasks = () => query(pointsApi.taskManage, {})

export const pointsGroups = () => ({ ...query(pointsApi.goodsGroups, {}), staleTime: CATALOGUE_FRESH_MS })

export const pointsGoodsPages = (groupId: string) => ({
  ...infiniteQuery(pointsApi.goodsSearch, { body: groupId ? { groupId } : {} }, GOODS_PAGE_SIZE),
  staleTime: CATALOGUE_FRESH_MS,
})

export const pointsGoodsById = (id: string) => query(pointsApi.goodsDetails, { path: { id } })

export const pickUpPlaces = () => ({ ...query(pointsApi.goodsAddress, {}), staleTime: CATALOGUE_FRESH_MS })

export const pointsOrders = () => infiniteQuery(pointsApi.orders, {})

export const pointsOrderById = (id: string) => query(pointsApi.order, { path: { id } })

export const conversionRecords = () => query(pointsApi.conversionRecords, {})

/**
 * No sign-in days if the server lacks the call (decision 137). If the current day was counted, the points are
 * refetched.
 */
export const loginDays = () => {
  const read = query(pointsApi.loginDays, {})
  return {
    ...read,
    meta: { seen: true },
    queryFn: async ({ signal, client }: QueryFunctionContext): Promise<LoginDays> => {
      const days = await call(pointsApi.loginDays, {}, { signal })
      if (days.countedNow) void invalidate(client, [pointsApi.loginDays.domain], 'now', pointsApi.loginDays.id)
      return days
    },
  }
}

import { infiniteQuery, query } from '#/shared/api/query.ts'
import { summerApi } from './api.ts'

/** Refetched on each visit: free places change. */
export const freePlaces = () => query(summerApi.freeCount, {})

export const groupOfBirthday = (birthday: string) => query(summerApi.ageGroup, { query: { birthday } })

export const groupDates = (ageGroup: string) => query(summerApi.groupDate, { query: { ageGroup } })

export const moneyFor = (count: number) => query(summerApi.money, { query: { count } })

/** Reading an order that waits for its payment may open the payment on the server, so it is not read in advance. */
const opensPayment = { meta: { seen: true } }

export const mySummerOrders = () => ({ ...infiniteQuery(summerApi.find, {}), ...opensPayment })

export const summerOrder = (id: string) => ({ ...query(summerApi.find, { query: { id } }), ...opensPayment })

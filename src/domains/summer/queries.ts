import { pages, query } from '#/shared/api/query.ts'
import { summerApi } from './api.ts'

/** Read anew at each visit: places go. */
export const freePlaces = () => query(summerApi.freeCount, {})

export const groupOfBirthday = (birthday: string) => query(summerApi.ageGroup, { query: { birthday } })

export const groupDates = (ageGroup: string) => query(summerApi.groupDate, { query: { ageGroup } })

export const moneyFor = (count: number) => query(summerApi.money, { query: { count } })

/** With the read of an order that waits for its payment the server may open that. */
const opensPayment = { meta: { seen: true } }

export const mySummerOrders = () => ({ ...pages(summerApi.find, {}), ...opensPayment })

export const summerOrder = (id: string) => ({ ...query(summerApi.find, { query: { id } }), ...opensPayment })

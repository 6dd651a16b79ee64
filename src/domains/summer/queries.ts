import { pages, query } from '#/shared/api/query.ts'
import { summerApi } from './contract.ts'

/** Read anew at each visit: places go. */
export const freePlaces = () => query(summerApi.freeCount, {})

export const groupOfBirthday = (birthday: string) => query(summerApi.ageGroup, { query: { birthday } })

export const groupDates = (ageGroup: string) => query(summerApi.groupDate, { query: { ageGroup } })

export const moneyFor = (count: number) => query(summerApi.money, { query: { count } })

export const mySummerOrders = () => pages(summerApi.find, {})

export const summerOrder = (id: string) => query(summerApi.find, { query: { id } })

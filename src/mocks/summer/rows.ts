import type { ageGroups, NewChild } from '#/domains/summer/model.ts'

type AgeGroup = (typeof ageGroups)[number]

export interface SummerOrderRow {
  id: string
  userId: string
  children: NewChild[]
  guardian: { name: string; mobile: string }
  ageGroup: AgeGroup
  /** `YYYY-MM-DD` in China. */
  date: string
  amount: number
  /** REFUND means paid after other people had taken the places. */
  status: 'WAIT_FOR_PAY' | 'SUCCESS' | 'CANCEL' | 'REFUND'
  createdAt: number
  /** The time until which the places are held. */
  expiresAt: number
  paidAt: number | null
  channel: string | null
}

export interface SummerDayRow {
  date: string
  ageGroup: AgeGroup
  places: number
}

export interface SummerTables {
  summerOrders: SummerOrderRow[]
  summerDays: SummerDayRow[]
  summerEnd: number
}

import type { reservationStatuses } from '#/domains/visit-reservation/model.ts'

interface VisitorRow {
  visitorType: string
  visitorTypeName: string
  price: number
  name: string
  mobile: string
  identityCardType: 'CHINESE_IDENTITY_CARD' | 'OTHER' | 'PASSPORT'
  identityCard: string
}

/** Times are epoch ms, money is cents. */
export interface ReservationRow {
  id: string
  /** Empty for a visit made without a login. */
  userId: string
  date: string
  time: string
  status: (typeof reservationStatuses)[number]
  expireTime: number | null
  createdAt: number
  amount: number
  paidAt: number | null
  /** Set when there is a refund. */
  refundAmount: number | null
  visitors: VisitorRow[]
}

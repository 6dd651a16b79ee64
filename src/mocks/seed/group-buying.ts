import type { GroupRow } from '../db-rows.ts'
import { personas } from '../personas.ts'

export interface GroupOffer {
  size: number
  /** Discount per piece in cents once the group is complete. */
  reduction: number
  hours: number
}

/** Goods that can be bought in a group. */
export const groupOffers: Record<string, GroupOffer> = {
  G006: { size: 3, reduction: 6000, hours: 24 },
  G016: { size: 2, reduction: 5000, hours: 48 },
}

const HOUR = 3_600_000
const idOf = (persona: string): string => personas.find((entry) => entry.persona === persona)?.id ?? ''

/** A group that needs one more person, a complete group, and an expired group. */
export const groupsOf = (now: number): GroupRow[] => [
  {
    id: 'GB1',
    goodsId: 'G006',
    code: 'GROUP1',
    userIds: [idOf('rich'), idOf('parent')],
    endTime: now + 6 * HOUR,
    usedBy: [],
  },
  {
    id: 'GB2',
    goodsId: 'G016',
    code: 'GROUP2',
    userIds: [idOf('rich'), idOf('reported')],
    endTime: now + 12 * HOUR,
    usedBy: [],
  },
  { id: 'GB3', goodsId: 'G006', code: 'GROUP3', userIds: [idOf('waiting')], endTime: now - HOUR, usedBy: [] },
]

export interface EventRow {
  activityKey: string
  name: string
  content: string
  picture?: string
  /** Epoch ms. */
  startTime: number | null
  endTime: number | null
  status?: 'NOT_STARTED' | 'RUNNING' | 'OVER'
  actId?: string
  /** The invited people; without it, everybody is invited. */
  invited?: string[]
  joined: string[]
  winners: string[]
  participants: { id: string; name: string }[]
}

export interface CampaignTables {
  activityEvents: EventRow[]
}

/** The id of the campaign in which each ticket and reward of the seed was won. */
export const campaignIdOfTicket: Readonly<Record<string, string>> = { T203: 'A100', T216: 'A100', T217: 'A100' }
export const campaignIdOfReward: Readonly<Record<string, string>> = { RW84: 'A100' }

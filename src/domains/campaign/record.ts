import { parseInstant } from '#/shared/lib/time/instant.ts'

/** A day, or a day with a time, in China: `2026-11-01`, `2026-11-01 09:30`. */
type Day = `${number}-${number}-${number}`
type Moment = Day | `${Day} ${number}:${number}`

type Picture = `/pictures/${string}` | `https://${string}`

/** A block of a campaign page. `to` is an address of the app. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list' | 'steps'; items: readonly string[] }
  | { kind: 'picture'; picture: Picture; about: string; ratio: number }
  | { kind: 'goods'; ids: readonly string[] }
  | { kind: 'link'; label: string; to: string }

export interface Participant {
  id: string
  name: string
}

/**
 * The record of a campaign, as marketing writes it: each campaign is one file of `data/` (docs/recipes.md, "Add a
 * campaign").
 */
interface Written {
  /** The name of the file; it is also the campaign's key in its address. */
  key: string
  title: string
  /** One sentence below the title. */
  summary: string
  /**
   * From and until. A day without a time begins at 0:00 and ends at 24:00. The first and the last instant are part of
   * the period.
   */
  period: readonly [from: Moment, until: Moment]
  /** 750 × 420. */
  picture: Picture
  /** The share card in WeChat. Its picture is a PNG or JPG; without one, the card has the app's default picture. */
  share: { title: string; description: string; picture?: Picture }
  blocks: readonly Block[]
  /** The rules, one sentence each. */
  rules: readonly string[]
  /** The rewards; hidden inside WeChat if the deployment hides rewards there. */
  rewards?: readonly string[]
  /** The `actId` that the rewards and tickets of this campaign contain. */
  actId?: string
  /** The main action while the campaign runs; by default a link to the mall. */
  action?: { label: string; to: string }
  /** The masked names of participants; only the first character is real: `王**`. No two campaigns share an id. */
  participants?: readonly Participant[]
  poster?: { subtitle: string; accent: string; picture?: Picture }
}

export interface CampaignRecord extends Omit<Written, 'period'> {
  startTime: number | null
  endTime: number | null
}

const DAY_MS = 86_400_000

/** The last instant of a moment: a day alone lasts until its last millisecond. */
function endOf(moment: Moment): number | null {
  const time = parseInstant(moment)
  return time === null || moment.includes(' ') ? time : time + DAY_MS - 1
}

export const campaign = ({ period: [from, until], ...written }: Written): CampaignRecord => ({
  ...written,
  startTime: parseInstant(from),
  endTime: endOf(until),
})

import { maskedName } from '#/shared/lib/idcard.ts'
import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { type Span, spanPhase, unclearPeriodText, UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import type { ShareCard } from '#/shared/wechat/share-card.ts'
import { type CampaignSite, campaignSites } from '../../paths/campaign.ts'
import { isInducement } from './inducement.ts'
import type { ActivityEvent } from './model.ts'
import type { CampaignRecord, Participant } from './record.ts'

type Event = Pick<ActivityEvent, 'content' | 'status' | 'invited' | 'joined' | 'won'>

export interface Campaign extends Omit<CampaignRecord, 'picture' | 'share' | keyof Span>, Event, Span {
  /** If empty, the page has a plain background. */
  picture: string
  share: { title: string; description: string; picture?: string }
}

const unsaid: Event = { content: '', status: '' as Event['status'], invited: null, joined: null, won: null }

/**
 * The share card of a campaign without a record; a server title that induces people to share becomes the default title.
 */
const plainShare = (title: string) => ({
  title: title === '' || isInducement(title) ? config.share.title : title,
  description: config.share.description,
})

const bareRecord = (key: string, title: string): CampaignRecord => ({
  key,
  title,
  summary: '',
  startTime: null,
  endTime: null,
  picture: '' as CampaignRecord['picture'],
  share: plainShare(title),
  blocks: [],
  rules: [],
})

/**
 * The period of a campaign. If the server sends a start or an end, both times are the server's. If the server sends
 * only a status, there are no times. Otherwise both times are those of the record.
 */
function periodOf(record: CampaignRecord, { startTime, endTime, status }: ActivityEvent): Span {
  if (startTime !== null || endTime !== null) return { startTime, endTime }
  return status ? { startTime: null, endTime: null } : record
}

/**
 * Merges record and event of a campaign (CAMP-001): values of the server take precedence, missing values come from the
 * record. Null if there is neither.
 */
export function mergedCampaign(
  key: string,
  record: CampaignRecord | null,
  event: ActivityEvent | null,
): Campaign | null {
  if (!event) return record && { ...record, ...unsaid }
  const base = record ?? bareRecord(key, event.name || '活动')
  const { startTime, endTime } = periodOf(base, event)
  const { content, status, invited, joined, won } = event
  return {
    ...base,
    content,
    status,
    invited,
    joined,
    won,
    startTime,
    endTime,
    title: event.name || base.title,
    picture: event.mainPicture || base.picture,
    actId: event.actId || (base.actId ?? ''),
    participants: event.participants.length > 0 ? event.participants : (base.participants ?? []),
  }
}

export type CampaignPhase = 'before' | 'running' | 'over' | 'unknown'

const phases = { early: 'before', open: 'running', over: 'over', unknown: 'unknown' } as const

/**
 * The first and last instant count as running. The status OVER ends a campaign early. The status NOT_STARTED counts only
 * if the campaign has no times (CAMP-004).
 */
export function campaignPhase({ status, ...period }: Pick<Campaign, 'status'> & Span, now: number): CampaignPhase {
  if (status === 'OVER') return 'over'
  if (period.startTime === null && period.endTime === null && status === 'NOT_STARTED') return 'before'
  return phases[spanPhase(period, now)]
}

export type CampaignState = CampaignPhase | 'uninvited' | 'won' | 'lost'

/**
 * The state of a campaign page. `uninvited` is possible until the campaign is over. `won` is possible at any time after
 * the start. `lost` is possible after the end, for a person who took part. If rewards are hidden, `won` and `lost` do
 * not occur.
 */
export function campaignState(
  campaign: Pick<Campaign, 'status' | 'invited' | 'joined' | 'won'> & Span,
  now: number,
  rewardsShown: boolean,
): CampaignState {
  const phase = campaignPhase(campaign, now)
  if (rewardsShown && campaign.won === true && ['running', 'over'].includes(phase)) return 'won'
  if (phase === 'over') return rewardsShown && campaign.joined === true && campaign.won === false ? 'lost' : 'over'
  return campaign.invited === false ? 'uninvited' : phase
}

export const stateWords: Record<CampaignState, { label: string; sentence: string }> = {
  before: { label: '即将开始', sentence: '活动还没有开始，开始后这一页会自动更新。' },
  running: { label: '进行中', sentence: '' },
  unknown: { label: UNKNOWN_TIME, sentence: '暂时看不到活动的时间，请稍后再来，或联系客服确认。' },
  over: { label: '活动已结束', sentence: '感谢您的关注，这个活动已经结束了。' },
  uninvited: { label: '仅限受邀', sentence: '这个活动只对受邀的用户开放，您的账号暂时没有收到邀请。' },
  won: { label: '您有奖励', sentence: '恭喜您，奖励已经发放到您的账户。' },
  lost: { label: '活动已结束', sentence: '感谢您的参与，这次没有中奖。' },
}

/** The period as `2026年11月01日 至 2026年12月31日`; a missing start or end sets no limit. */
export function campaignPeriod({ startTime, endTime }: Span): string {
  if (startTime === null && endTime === null) return ''
  const unclear = unclearPeriodText({ startTime, endTime }, (edge) => formatDate(edge, 'chinese'), ' 至 ')
  if (unclear !== null) return unclear
  const [from, until] = [formatDate(startTime, 'chinese'), formatDate(endTime, 'chinese')]
  if (startTime === null) return `${until} 前`
  if (endTime === null) return `${from} 起`
  return from === until ? from : `${from} 至 ${until}`
}

const SOON_MS = 3 * 86_400_000

/** The time for the countdown: the next start or end, if it is at most three days ahead. */
export function nearEdge({ startTime, endTime }: Span, phase: CampaignPhase, now: number): number | null {
  const edge = { before: startTime, running: endTime, over: null, unknown: null }[phase]
  return typeof edge === 'number' && edge - now <= SOON_MS ? edge : null
}

/** The campaign with this address, in any letter case and with or without a final slash (CAMP-003). */
export function siteOf(pathname: string): CampaignSite | null {
  const asked = pathname.toLowerCase().replace(/\/+$/, '')
  return (Object.keys(campaignSites) as CampaignSite[]).find((site) => site.toLowerCase() === asked) ?? null
}

/** The address of a campaign; it may contain a person's sharing code and nothing else (NAV-008). */
export const campaignAddress = (key: string, site: CampaignSite | null, sharingCode: string | null = null): string =>
  site ? to(site, {}, { sharingCode }) : to(paths.campaign, { activityKey: key }, { sharingCode })

export const campaignCard = (
  { key, share }: Pick<Campaign, 'key' | 'share'>,
  site: CampaignSite | null,
  sharingCode: string | null = null,
): ShareCard => ({
  title: share.title,
  description: share.description,
  picture: share.picture ?? '',
  path: campaignAddress(key, site, sharingCode),
})

/** The poster of a campaign; its link contains the person's sharing code (ADD-006). */
export const campaignPoster = (campaign: Campaign, link: string) => ({
  name: campaign.title,
  subtitle: campaign.poster?.subtitle ?? campaign.summary,
  accent: campaign.poster?.accent ?? '',
  picture: campaign.poster?.picture ?? campaign.picture,
  link,
})

/** The poster if no current campaign is configured: an invitation. */
export const invitationPoster = (card: ShareCard, link: string) => ({
  name: card.title,
  subtitle: card.description,
  accent: '',
  picture: config.share.picture,
  link,
})

/** The campaign of /share-poster-2023-11 (CAMP-004). */
export const NOVEMBER_2023 = '2023-11'

/** The address of a campaign's rewards: their page, or the list of all prizes if the campaign has no `actId`. */
export const rewardAddress = ({ key, actId }: Pick<Campaign, 'key' | 'actId'>): string =>
  actId ? to(paths.campaignReward, { activityKey: key, actId }) : paths.prizes

/** The maximum number of ids in an address; the app never writes more. */
const MAX_IDS = 200

/** The ids in `1,2,3`, each once. */
export const idsIn = (ids: string): string[] =>
  [...new Set(ids.split(/[,，]/).map((id) => id.trim()))].filter(Boolean).slice(0, MAX_IDS)

/** The masked names of these participants, in their order; unknown ids are left out (CAMP-001, CAMP-002). */
export function participantNames(ids: string, known: readonly Participant[]): string[] {
  const names = new Map(known.map(({ id, name }) => [id, name]))
  return idsIn(ids).flatMap((id) => {
    const name = names.get(id)
    return name === undefined ? [] : [maskedName(name)]
  })
}

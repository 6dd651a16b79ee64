import { knownTime } from '#/shared/lib/time/edges.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { config } from '#/config.ts'
import { paths } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { ShareCard } from '#/shared/wechat/share-card.ts'
import type { InvitationRecord, invitationStatuses } from './model.ts'

type Status = (typeof invitationStatuses)[number]

interface Step {
  label: string
  timeLabel: string
  time: 'invitationTime' | 'registrationTime' | 'confirmTime'
}

const confirmed: Step = { label: '已确认', timeLabel: '确认时间', time: 'confirmTime' }

/** The label and the time of each state; SIGNED_IN is shown as CONFIRMED, with its time (REG-020 to REG-022). */
const steps: Record<Status, Step> = {
  INVITED: { label: '已邀请', timeLabel: '邀请时间', time: 'invitationTime' },
  UNCONFIRMED: { label: '待确认', timeLabel: '报名时间', time: 'registrationTime' },
  CONFIRMED: confirmed,
  SIGNED_IN: confirmed,
}

/** The label of an unknown state. */
const OTHER = '其他'

export const invitationLabel = ({ status }: Pick<InvitationRecord, 'status'>): string =>
  wordFor(steps, status)?.label ?? OTHER

/** The time of a record's state; for an unknown state the time of the invitation. */
const timeOf = (record: InvitationRecord): EdgeTime => record[wordFor(steps, record.status)?.time ?? 'invitationTime']

/** `确认时间 2026-11-18 09:30`; empty without a time (REG-022). */
export function invitationTime(record: InvitationRecord): string {
  const time = timeOf(record)
  if (time === null) return ''
  return `${(wordFor(steps, record.status) ?? steps.INVITED).timeLabel} ${formatDate(time, 'minute')}`
}

/** Sorted by the time of the state, newest first; records without a time come last. */
export const newestFirst = (records: readonly InvitationRecord[]): InvitationRecord[] =>
  [...records].sort((a, b) => (knownTime(timeOf(b)) ?? 0) - (knownTime(timeOf(a)) ?? 0))

/** The number of friends in each state; the numbers add up to the number of records. */
export function funnelOf(records: readonly Pick<InvitationRecord, 'status'>[]): { label: string; count: number }[] {
  const labels = records.map(invitationLabel)
  const known = [...new Set(Object.values(steps).map(({ label }) => label))]
  return [...known, ...(labels.includes(OTHER) ? [OTHER] : [])].map((label) => ({
    label,
    count: labels.filter((one) => one === label).length,
  }))
}

/** The share card of an invitation; its link contains only the code of the inviting person. */
export const invitationCard = (invitationCode: string): ShareCard => ({
  title: `邀请您使用${config.appName}`,
  description: config.share.description,
  picture: '',
  path: `${paths.invitationLogin}?invitationCode=${encodeURIComponent(invitationCode)}`,
})

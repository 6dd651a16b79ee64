import { knownTime } from '#/shared/lib/time/edges.ts'
import { newestFirst } from '#/domains/invitation/rules.ts'
import type { InvitationRecord } from '#/domains/invitation/model.ts'
import type { Poster } from '#/domains/news/model.ts'
import type { Sharer } from '#/domains/user/model.ts'
import { contentKinds, kindLabels } from '#/domains/news/content-kinds.ts'
import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import type { ShareCard } from '#/shared/wechat/share-card.ts'
import { grouped } from '#/shared/lib/grouped.ts'

/** The kinds of a store, in its order (VIS-002). */
export const storeTabs = contentKinds.map((value) => ({
  value,
  label: kindLabels[value],
  to: to(paths.retailStore, { type: value }),
}))

/** The two lists of visits in person, with their labels (REG-023). */
const visitLabels = { INVITATION: '邀约', SIGN_IN: '签到' } as const
export type VisitType = keyof typeof visitLabels
const visitTypes = Object.keys(visitLabels) as VisitType[]

/** The list in an address; an unknown type becomes the list of invitations (decision 17). */
export const visitType = (type: string): VisitType => visitTypes.find((known) => known === type) ?? 'INVITATION'

export const visitTabs = visitTypes.map((value) => ({
  value,
  label: visitLabels[value],
  to: to(paths.offlineVisits, { type: value }),
}))

export const hasAttended = ({ status }: Pick<InvitationRecord, 'status'>): boolean => status === 'SIGNED_IN'

type Attendance = Pick<InvitationRecord, 'status'>

/** Whether the customer has certainly not come yet. With an unknown or missing state, this is not known. */
const isExpected = ({ status }: Attendance): boolean => ['INVITED', 'UNCONFIRMED', 'CONFIRMED'].includes(status)

/** The number of customers of whom it is not known whether they have come. */
export const unknownVisits = (records: readonly Attendance[]): number =>
  records.filter((record) => !hasAttended(record) && !isExpected(record)).length

/** How many customers have come, how many not, and of how many this is not known. */
export function visitSum(records: readonly Attendance[]): string {
  const unknown = unknownVisits(records)
  if (unknown === records.length) return '没有查到他们是否签到'
  const sum = `其中已签到${records.filter(hasAttended).length}位，还没有来的${records.filter(isExpected).length}位`
  return unknown === 0 ? sum : `${sum}，另有${unknown}位没有查到是否签到`
}

/** All invited customers (REG-023): customers who have not come yet first; newest first in each part. */
export const invited = (records: readonly InvitationRecord[]): InvitationRecord[] => {
  const sorted = newestFirst(records)
  return [...sorted.filter((record) => !hasAttended(record)), ...sorted.filter(hasAttended)]
}

/** A customer may be reminded for this many ms after the last step. */
const REMINDED_MS = 90 * 86_400_000

/** Whether a reminder is offered: the customer has certainly not come yet, and the last step was within three months. */
export function canBeReminded(record: InvitationRecord, now: number): boolean {
  const { invitationTime: invitedAt, registrationTime, confirmTime } = record
  const last = Math.max(...[invitedAt, registrationTime, confirmTime].map((time) => knownTime(time) ?? 0))
  return isExpected(record) && now - last < REMINDED_MS
}

export const invitedName = ({ name }: Pick<InvitationRecord, 'name'>): string => name.trim() || '没有留名的客户'

export interface VisitDay {
  /** `2026年11月20日`; empty when unknown. */
  day: string
  records: InvitationRecord[]
}

/** The customers who have come, by day in Chinese time, newest first; customers without a time are last (REG-023). */
export function signIns(records: readonly InvitationRecord[]): VisitDay[] {
  const come = records
    .filter(hasAttended)
    .sort((a, b) => (knownTime(b.signInTime) ?? 0) - (knownTime(a.signInTime) ?? 0))
  const days = grouped(come, ({ signInTime }) =>
    typeof signInTime === 'number' ? formatDate(signInTime, 'chinese') : '',
  )
  return [...days].map(([day, own]) => ({ day, records: own }))
}

/** The sentence that reminds a customer who has not come yet, by the state of the invitation. */
export function reminderOf({ status }: Pick<InvitationRecord, 'status'>, link: string): string {
  const hello = `您好，我是${config.appName}的健康顾问。`
  if (status === 'CONFIRMED') return `${hello}您约好的到访时间快到了，来之前可以先告诉我一声，我在门口等您。`
  if (status === 'UNCONFIRMED') return `${hello}您的报名已经收到，方便的话请和我确认一下到访的时间。`
  return `${hello}之前邀请您来了解基因检测，您有空的时候可以先看看：${link}`
}

/**
 * Whether a sharing code belongs to a salesperson or a doctor, who may be called. Every link that a customer shares
 * contains the customer's code, so a customer's card shows only the first character of the name.
 */
export const isProfessional = ({ mobile, position, doctor }: Sharer): boolean =>
  doctor || mobile !== '' || position !== ''

export const positionOf = ({ position, doctor }: Pick<Sharer, 'position' | 'doctor'>): string =>
  position || (doctor ? '医生' : '健康顾问')

/** The share card of a visit card: its address has the code; it shows no name or picture of the owner (ADD-008). */
export const visitCardShare = (id: string): ShareCard => ({
  title: `一张健康顾问的名片 - ${config.appName}`,
  description: '有健康检测的问题，可以找这位顾问',
  picture: '',
  path: to(paths.visitCard, { id }),
})

export const cardPoster = (owner: Sharer, link: string) => ({
  name: '我的名片',
  subtitle: '有健康检测的问题，随时找我',
  accent: '',
  picture: '',
  link,
  person: { name: owner.fullName, picture: owner.headImage, position: positionOf(owner) },
})

export interface PosterOwner {
  name: string
  picture: string
  position: string
}

/** A poster of the backend with the person's name and picture; its QR code is an invitation link. */
export const ownPoster = (poster: Pick<Poster, 'title' | 'mainPicture'>, person: PosterOwner, link: string) => ({
  name: poster.title,
  subtitle: '',
  accent: '',
  picture: poster.mainPicture,
  link,
  person,
})

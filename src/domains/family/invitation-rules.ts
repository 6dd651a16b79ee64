import { maskMobile } from '#/shared/lib/idcard.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { FamilyInvitation, familyAnswers, FamilyRelationType, familyStatuses, NewInvitation } from './model.ts'
import { relationLabel } from './relation-types.ts'

type Status = (typeof familyStatuses)[number]
type Types = readonly FamilyRelationType[]

const labels: Record<Status, string> = { WAITING_FOR_AGREE: '待同意', AGREE: '已同意', REJECT: '已拒绝' }

/** FAM-001 to FAM-003; another release's state is said to be unknown. */
export const invitationLabel = (status: string): string => wordFor(labels, status) ?? '状态未知'

/** Only a waiting invitation that somebody sent to me has buttons (FAM-001 to FAM-003). */
export const canAnswer = ({ status, sent }: Pick<FamilyInvitation, 'status' | 'sent'>): boolean =>
  status === 'WAITING_FOR_AGREE' && sent !== true

export const isAnswered = (invitation: FamilyInvitation, state: (typeof familyAnswers)[number]): boolean =>
  invitation.status === state

/** Clocks of servers may differ by this many ms. */
const CLOCKS = 60_000

/** A number that another backend masks in its own way is compared by its end. */
const sameMobile = (shown: string, mobile: string): boolean =>
  /^\d{3}\*{4}\d{4}$/.test(shown)
    ? shown === maskMobile(mobile)
    : /\d{4}$/.test(shown) && shown.slice(-4) === mobile.slice(-4)

/**
 * Whether this is the invitation that a lost request has sent. Without a date only one that still waits can be it: a
 * server takes no second one for the same person.
 */
export const isSameInvitation = (sent: FamilyInvitation, body: NewInvitation, since: number, types: Types): boolean =>
  relationLabel(types, sent.relation) === relationLabel(types, body.relation) &&
  sameMobile(sent.mobile, body.mobile) &&
  (sent.createdDate === null ? sent.status === 'WAITING_FOR_AGREE' : sent.createdDate >= since - CLOCKS)

/** What I can do next about an invitation (G47): no state is a dead end. */
export type NextStep = 'answer' | 'remind' | 'again' | 'invite' | 'tree' | 'look'

const nextOf: Record<Status, Record<'sent' | 'received', NextStep>> = {
  WAITING_FOR_AGREE: { sent: 'remind', received: 'answer' },
  AGREE: { sent: 'tree', received: 'tree' },
  // Whoever has refused may still invite the other one.
  REJECT: { sent: 'again', received: 'invite' },
}

/** @param sent whether it stands in the list of those that I sent. */
export const nextStep = ({ status }: Pick<FamilyInvitation, 'status'>, sent: boolean): NextStep =>
  wordFor(nextOf, status)?.[sent ? 'sent' : 'received'] ?? 'look'

/** How the other person is called. */
export const nameOf = ({ name, relation }: FamilyInvitation, sent: boolean, types: Types): string =>
  name || (sent && relationLabel(types, relation)) || '一位家人'

/** The sentence to paste into a chat: it names nobody, and has no number. */
export const reminderOf = (address: string, app: string): string =>
  `我在“${app}”邀请您一起看家庭族谱。点开链接，用您的手机号登录，就可以选择同意或拒绝：${address}`

export type InviteField = keyof NewInvitation

/** The field that a refusal of the server is about (FAM-013); one that names no field is about the number. */
export function fieldOfRefusal(sentence: string, relation: string): InviteField {
  if (/手机|号码/.test(sentence)) return 'mobile'
  if (sentence.includes('关系') || (relation !== '' && sentence.includes(relation))) return 'relation'
  if (/称呼|姓名|名字/.test(sentence)) return 'name'
  return /留言|备注|附言/.test(sentence) ? 'remark' : 'mobile'
}

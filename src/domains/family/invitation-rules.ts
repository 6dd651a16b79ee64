import { maskMobile } from '#/shared/lib/idcard.ts'
import { isMadeSince, MINUTE_SLACK_MS } from '#/shared/lib/time/edges.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { FamilyInvitation, FamilyRelationType, familyStatuses, NewInvitation } from './model.ts'
import { relationLabel } from './relation-types.ts'

type Status = (typeof familyStatuses)[number]
type Types = readonly FamilyRelationType[]

const labels: Record<Status, string> = { WAITING_FOR_AGREE: '待同意', AGREE: '已同意', REJECT: '已拒绝' }

/** FAM-001 to FAM-003; for a state that is not in the list of this release, the text says that the state is unknown. */
export const invitationLabel = (status: string): string => wordFor(labels, status) ?? '状态未知'

/** Only a waiting invitation that I have received can be answered (FAM-001 to FAM-003). */
export const canAnswer = ({ status, sent }: Pick<FamilyInvitation, 'status' | 'sent'>): boolean =>
  status === 'WAITING_FOR_AGREE' && sent !== true

/** A number that another backend masks differently is compared by its last four digits. */
const sameMobile = (shown: string, mobile: string): boolean =>
  /^\d{3}\*{4}\d{4}$/.test(shown)
    ? shown === maskMobile(mobile)
    : /\d{4}$/.test(shown) && shown.slice(-4) === mobile.slice(-4)

/**
 * Whether a lost request has sent this invitation. An invitation without a date counts only while it is waiting,
 * because a server accepts no second waiting invitation for the same person.
 */
export const isSameInvitation = (sent: FamilyInvitation, body: NewInvitation, since: number, types: Types): boolean =>
  relationLabel(types, sent.relation) === relationLabel(types, body.relation) &&
  sameMobile(sent.mobile, body.mobile) &&
  (typeof sent.createdDate === 'number'
    ? isMadeSince(sent.createdDate, since, MINUTE_SLACK_MS)
    : sent.status === 'WAITING_FOR_AGREE')

/** The next step of the signed-in person in an invitation. Every state has a next step. */
export type NextStep = 'answer' | 'remind' | 'again' | 'invite' | 'tree' | 'look'

const nextOf: Record<Status, Record<'sent' | 'received', NextStep>> = {
  WAITING_FOR_AGREE: { sent: 'remind', received: 'answer' },
  AGREE: { sent: 'tree', received: 'tree' },
  // A person who has refused may still invite the other person.
  REJECT: { sent: 'again', received: 'invite' },
}

/** @param sent whether I have sent the invitation. */
export const nextStep = ({ status }: Pick<FamilyInvitation, 'status'>, sent: boolean): NextStep =>
  wordFor(nextOf, status)?.[sent ? 'sent' : 'received'] ?? 'look'

/** The name of the other person, else the relation, else a general word. */
export const nameOf = ({ name, relation }: FamilyInvitation, sent: boolean, types: Types): string =>
  name || (sent && relationLabel(types, relation)) || '一位家人'

/** The sentence to paste into a chat; it contains no name and no number. */
export const reminderOf = (address: string, app: string): string =>
  `我在“${app}”邀请您一起看家庭族谱。点开链接，用您的手机号登录，就可以选择同意或拒绝：${address}`

export type InviteField = keyof NewInvitation

/** The field to which a refusal of the server refers (FAM-013): the field that its text mentions, else the number. */
export function fieldOfRefusal(sentence: string, relation: string): InviteField {
  if (/手机|号码/.test(sentence)) return 'mobile'
  if (sentence.includes('关系') || (relation !== '' && sentence.includes(relation))) return 'relation'
  if (/称呼|姓名|名字/.test(sentence)) return 'name'
  return /留言|备注|附言/.test(sentence) ? 'remark' : 'mobile'
}

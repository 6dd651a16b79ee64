import { wordFor } from '#/shared/lib/words.ts'
import type { FamilyInvitation, familyAnswers, familyStatuses, NewInvitation } from './model.ts'

type Status = (typeof familyStatuses)[number]

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

/** Whether this is the invitation that a lost request has sent. */
export const isSameInvitation = (sent: FamilyInvitation, body: NewInvitation, since: number): boolean =>
  sent.relation === body.relation &&
  sent.mobile.slice(-4) === body.mobile.slice(-4) &&
  sent.createdDate !== null &&
  sent.createdDate >= since - CLOCKS

/** What I can do next about an invitation (G47): no state is a dead end. */
export type NextStep = 'answer' | 'remind' | 'again' | 'tree'

/** @param sent whether it stands in the list of those that I sent. */
export function nextStep({ status }: Pick<FamilyInvitation, 'status'>, sent: boolean): NextStep {
  if (status === 'WAITING_FOR_AGREE') return sent ? 'remind' : 'answer'
  return status === 'REJECT' && sent ? 'again' : 'tree'
}

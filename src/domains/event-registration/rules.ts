import { dayOf } from '#/shared/lib/time/calendar.ts'
import { endOrder, holdPhase, knownTime, type Span, msUntilReleased } from '#/shared/lib/time/edges.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { Registration } from './model.ts'

/** The label of each state (REG-001 to REG-003). */
const statusLabels: Readonly<Record<string, string>> = {
  WAIT_FOR_PAY: '待支付',
  SUCCESS: '报名成功',
  CANCEL: '已取消',
}

/** REG-006 to REG-014; both kinds of steps share the labels (decision 155). */
const workflowLabels: Readonly<Record<string, string>> = {
  UNCONFIRMED: '待确认',
  CONFIRMED: '已确认',
  INTERPRETED: '已解读',
  INVALID: '已失效',
  OTHER_REASON_CANCEL: '其他原因取消',
  PHONE_CAN_NOT_GET_THROUGH: '多次未接通，已取消',
  SIGNED_IN: '已签到',
}

const UNKNOWN = '状态未知'

interface States {
  status: string
  /** Empty without a workflow. */
  workflowStatus: string
}

/** With SUCCESS, a known workflow status is shown, else the status (REG-004, REG-005). */
export const stateLabel = ({ status, workflowStatus }: States): string =>
  (status === 'SUCCESS' && wordFor(workflowLabels, workflowStatus)) || (wordFor(statusLabels, status) ?? UNKNOWN)

/** Whether the registration is still open: it waits for the payment or for the event. */
export const isOpen = ({ status, workflowStatus }: States): boolean =>
  status === 'WAIT_FOR_PAY' || (status === 'SUCCESS' && ['', 'UNCONFIRMED', 'CONFIRMED'].includes(workflowStatus))

type Hold = Pick<Registration, 'status' | 'payUntil'>

/** The reservation of a place whose deposit is unpaid; null for a registration that does not wait for a payment. */
export const depositHold = ({ status, payUntil }: Hold, now: number) =>
  status === 'WAIT_FOR_PAY' ? holdPhase(payUntil, now) : null

/** A reservation ends at its time, even if no reply has shown yet that the registration is cancelled. */
export const HOLD_OVER = '支付时间已过'

export const stateLabelAt = (registration: States & Hold, now: number): string =>
  depositHold(registration, now) === 'over' ? HOLD_OVER : stateLabel(registration)

/** The time after the reservation of a place, for `useServerNow`. */
export const spanAfterHold = ({ status, payUntil }: Hold): Span | null =>
  status === 'WAIT_FOR_PAY' ? { startTime: payUntil, endTime: null } : null

/** The ms until the next reservation has ended and the registrations are read again; false if there is none. */
export function msUntilRefetch(registrations: readonly Hold[], now: number): number | false {
  const waits = registrations.flatMap(({ status, payUntil }) => {
    const wait = status === 'WAIT_FOR_PAY' && msUntilReleased(payUntil, now)
    return wait === false ? [] : [wait]
  })
  return waits.length > 0 && Math.min(...waits)
}

type Named = Pick<Registration, 'title' | 'activityCode'> & { workflowStatus: string }

/** The kind: by the server's title, else by the activity code, else by a step that only one kind has. */
export function kindOf({ title, activityCode, workflowStatus }: Named): string {
  if (title) return title
  if (/INTERPRET/i.test(activityCode)) return '报告解读'
  if (/ANNIVERSARY/i.test(activityCode)) return '周年活动'
  if (/HALL/i.test(activityCode)) return '体验馆参观'
  if (['INTERPRETED', 'INVALID', 'PHONE_CAN_NOT_GET_THROUGH'].includes(workflowStatus)) return '报告解读'
  return workflowStatus === 'SIGNED_IN' ? '体验馆参观' : '活动报名'
}

export interface Step {
  label: string
  time: EdgeTime
}

/** The steps so far, oldest first; waiting for a confirmation is not a step (REG-015). */
export const stepsOf = ({ statusHistory }: Pick<Registration, 'statusHistory'>): Step[] =>
  [...statusHistory]
    .filter(({ status }) => status !== 'UNCONFIRMED')
    .sort((one, other) => (knownTime(one.time) ?? 0) - (knownTime(other.time) ?? 0))
    .map(({ status, time }) => ({ label: wordFor(workflowLabels, status) ?? UNKNOWN, time }))

/** The next upcoming registration, including today's; null when there is none. */
export function nextOf(registrations: readonly Registration[], now: number): Registration | null {
  const today = dayOf(now)
  const isComing = ({ parseDate }: Registration) => typeof parseDate === 'number' && dayOf(parseDate) >= today
  const coming = registrations.filter((one) => isOpen(one) && isComing(one))
  return coming.sort((one, other) => endOrder(one.parseDate) - endOrder(other.parseDate))[0] ?? null
}

const isUnknown = ({ status, workflowStatus }: States): boolean =>
  wordFor(statusLabels, status) === null ||
  (status === 'SUCCESS' && workflowStatus !== '' && wordFor(workflowLabels, workflowStatus) === null)

/**
 * Whether a registration with an unreadable day or unknown state may be before all others; then no registration is
 * shown as the next registration.
 */
export const isNextUnknown = (registrations: readonly Registration[], now: number): boolean =>
  registrations.some(({ parseDate, ...one }) => {
    if (parseDate === UNREADABLE) return isOpen(one) || isUnknown(one)
    return isUnknown(one) && parseDate !== null && dayOf(parseDate) >= dayOf(now)
  })

import { config } from '#/config.ts'
import { standaloneCashier } from '#/domains/payment/cashier-address.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import { notReadText } from '#/shared/api/refused-entries.ts'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import type { ShareCard } from '#/shared/wechat/share-card.ts'
import { type Span, spanPhase, UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import type { Registration, RegistrationEvent } from './model.ts'
import { kindOf } from './rules.ts'

/** The reason why nobody can sign up, as the text of the button; null if the sign-up is open (REG-017). */
export function closedText(event: Span, full: boolean, now: number): string | null {
  const phase = spanPhase(event, now)
  if (phase === 'early') return '报名还没开始'
  if (phase === 'over') return '报名已结束'
  if (phase === 'unknown') return `报名${UNKNOWN_TIME}`
  if (isRefused(event, 'userOption')) return '定金没有读出来'
  return full ? '报名已满' : null
}

export function closedHint(event: Span, full: boolean, now: number): string {
  const phase = spanPhase(event, now)
  if (phase === 'early') return `${formatDate(event.startTime, 'minute')} 开始报名，到时这里会自动打开。`
  if (phase === 'over') return `报名已于 ${formatDate(event.endTime, 'minute')} 结束，欢迎关注其他活动。`
  if (phase === 'unknown') return `报名${UNKNOWN_TIME}，暂时不能报名，请联系客服确认。`
  if (isRefused(event, 'userOption')) return `${notReadText('定金')}。`
  return full ? '名额已经报满。有人取消时会空出名额，可以晚些再来看看。' : ''
}

/** Whether a registration has a deposit, even one whose amount could not be read. */
export const hasDeposit = (registration: Pick<Registration, 'deposit'>): boolean =>
  registration.deposit !== null || isRefused(registration, 'userOption')

/** A visit to a hall, with a reserved day and time (MISC-009). */
export const isVisit = ({ activityCode }: { activityCode: string }): boolean => /HALL/i.test(activityCode)

/** The time of the event: `2026-11-28 14:00-16:00`; empty if it has none, 时间未知 if it cannot be read. */
export const whenText = ({ parseDate, parseTime }: { parseDate: EdgeTime; parseTime: string }): string =>
  parseDate === null ? '' : [formatDate(parseDate, 'day'), parseTime].filter(Boolean).join(' ')

export const eventName = ({ title, activityCode }: Pick<RegistrationEvent, 'title' | 'activityCode'>): string =>
  kindOf({ title, activityCode, workflowStatus: '' })

/** The address to open after a registration: the cashier while its deposit is unpaid, else its result (REG-019). */
export const addressAfterSignUp = (
  { status, payOrderId, payUntil }: Pick<Registration, 'status' | 'payOrderId' | 'payUntil'>,
  result: string,
): string =>
  status === 'WAIT_FOR_PAY' && payOrderId ? standaloneCashier(payOrderId, result, { heldUntil: payUntil }) : result

/** The share card of an event; the only fact about the sharer in its link is the sharing code. */
export const eventCard = (event: RegistrationEvent, sharingCode: string | null): ShareCard => ({
  title: eventName(event),
  description: [whenText(event), event.place].filter(Boolean).join(' ') || config.share.description,
  picture: event.imageUrl,
  path: to(paths.signForm, {}, { id: event.id, sharingCode }),
})

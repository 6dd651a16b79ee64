import type { Order, Refund } from '../model.ts'
import { withoutPrefix } from '../amount/refund.ts'

/** The tones: an action is needed, a payment is unclear, in progress, done, closed. */
export type Tone = 'due' | 'unsure' | 'busy' | 'done' | 'closed'

const orderTones: ReadonlyMap<string, Tone> = new Map([
  ['WAITING_FOR_PAYMENT', 'due'],
  ['PAYING', 'unsure'],
  ['RECEIVED', 'done'],
  ['COMPLETED', 'done'],
  ['CLOSED', 'closed'],
])

/** The tone of an order's state, which sets its colour; an unknown state is in progress, like its label. */
export const orderTone = ({ status }: Pick<Order, 'status'>): Tone => orderTones.get(status) ?? 'busy'

const refundTones: ReadonlyMap<string, Tone> = new Map([
  ['TIMEOUT', 'due'],
  ['FAILED', 'due'],
  ['COMPLETED', 'done'],
  ['REJECTED', 'closed'],
  ['CANCELLED', 'closed'],
])

/** The tone of a refund's state; a refund that is stuck needs an action. */
export const refundTone = (status: string): Tone => refundTones.get(withoutPrefix(status)) ?? 'busy'

/** Whether the refund is in progress or done; a rejected or cancelled refund changes nothing about the order. */
export const isRefundActive = (refund: Pick<Refund, 'status'> | null): boolean =>
  Boolean(refund?.status) && refundTone(refund?.status ?? '') !== 'closed'

export const toneOfOrder = (order: Pick<Order, 'status' | 'refundmentDetails'>, ofRefund: boolean): Tone =>
  ofRefund && order.refundmentDetails?.status ? refundTone(order.refundmentDetails.status) : orderTone(order)

import type { Order, Refund } from './model.ts'
import { bare } from './refund.ts'

/** What a state means for the person: something to do, money under way, goods under way, done, over. */
export type Tone = 'due' | 'unsure' | 'busy' | 'done' | 'closed'

const orderTones: ReadonlyMap<string, Tone> = new Map([
  ['WAITING_FOR_PAYMENT', 'due'],
  ['PAYING', 'unsure'],
  ['RECEIVED', 'done'],
  ['COMPLETED', 'done'],
  ['CLOSED', 'closed'],
])

/** The meaning of an order's state, for its colour; an unknown state is under way, as its label says. */
export const orderTone = ({ status }: Pick<Order, 'status'>): Tone => orderTones.get(status) ?? 'busy'

const refundTones: ReadonlyMap<string, Tone> = new Map([
  ['TIMEOUT', 'due'],
  ['FAILED', 'due'],
  ['COMPLETED', 'done'],
  ['REJECTED', 'closed'],
  ['CANCELLED', 'closed'],
])

/** What a refund's state means: one that got stuck asks for something to be done. */
export const refundTone = (status: string): Tone => refundTones.get(bare(status)) ?? 'busy'

/** Whether the money goes back or has gone back; a rejected or cancelled refund leaves the order as it was. */
export const refundHolds = (refund: Pick<Refund, 'status'> | null): boolean =>
  Boolean(refund?.status) && refundTone(refund?.status ?? '') !== 'closed'

/** The same for the state that a list or a page shows: of the refund where that comes first. */
export const shownTone = (order: Pick<Order, 'status' | 'refundmentDetails'>, ofRefund: boolean): Tone =>
  ofRefund && order.refundmentDetails?.status ? refundTone(order.refundmentDetails.status) : orderTone(order)

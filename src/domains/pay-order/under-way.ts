import type { holdPhase } from '#/shared/lib/time/edges.ts'

/** Whether a payment is in progress: it was started, or it has arrived but the purchase does not show it yet. */
export const isUnderWay = (payStatus: string | null | undefined): boolean =>
  payStatus === 'StartedPayment' || payStatus === 'Completed'

/** Whether a place is being confirmed: its payment has arrived, or may arrive after the end of the reservation. */
export const isConfirming = (payStatus: string | null, hold: ReturnType<typeof holdPhase>): boolean =>
  payStatus === 'Completed' || (hold !== 'open' && payStatus === 'StartedPayment')

/** Refetch interval in ms while a payment is in progress. */
export const REREAD_MS = 2000
/** The number of ms after the end of a reservation for which the app waits for a late payment. */
export const LATE_MS = 10 * 60_000

/** Shown while a payment was started and can be started again. */
export const STARTED_TEXT = '刚刚付过款？请稍等，结果会自动更新，不要重复支付。'
export const PAY_AFTER_ALL = '没有付款，继续支付'
export const CONFIRMING_LABEL = '付款确认中'
export const CONFIRMING_TEXT = '如果您已经付款，付款不会丢失：名额还在就为您确认，名额不足会原路退款。'

import type { OrderRow, RefundRow } from '../db-rows.ts'

/** Special orders of `rich`: a refund in each state, a due balance, and an order that another person may pay. */

const HOUR = 3_600_000

interface RefundSeed {
  status: string
  /** The refunded share of the whole amount, in hundredths. */
  share?: number
  remark?: string
}

/** The events that lead to a state, including intermediate events that some backends send and the app never shows. */
const pathTo: Record<string, string[]> = {
  SUBMITTED: ['SUBMITTED'],
  REFUND_APPROVED: ['SUBMITTED', 'REFUND_APPROVED'],
  REFUND_REJECTED: ['SUBMITTED', 'REFUND_REJECTED'],
  REFUND_TIMEOUT: ['SUBMITTED', 'REFUND_APPROVED', 'REFUND_TIMEOUT'],
  REFUND_FAILED: ['SUBMITTED', 'REFUND_APPROVED', 'REFUND_FAILED'],
  REFUND_COMPLETED: ['SUBMITTED', 'REFUND_APPROVED', 'REFUND_COMPLETED'],
  REFUND_CANCELLED: ['SUBMITTED', 'REFUND_CANCELLED'],
}

const refunds: Record<string, RefundSeed> = {
  O701: { status: 'SUBMITTED' },
  O702: { status: 'REFUND_APPROVED' },
  O703: { status: 'REFUND_REJECTED', remark: '采样盒已经拆封使用，不符合退款条件' },
  O705: { status: 'REFUND_COMPLETED', share: 80 },
  O708: { status: 'REFUND_TIMEOUT' },
  O710: { status: 'REFUND_FAILED' },
  O711: { status: 'REFUND_CANCELLED' },
}

function refundOf(order: OrderRow, { status, share = 100, remark = '' }: RefundSeed): RefundRow {
  const appliedAt = order.createdAt + 6 * HOUR
  const history = (pathTo[status] ?? []).map((refundStatus, index) => ({ refundStatus, time: appliedAt + index * HOUR }))
  const last = history.at(-1)?.time ?? appliedAt
  const completed = status === 'REFUND_COMPLETED'
  return {
    status,
    amount: order.total,
    appliedAt,
    refunded: completed ? Math.round((order.total * share) / 100) : null,
    history,
    rejectRemark: remark,
    rejectedAt: status === 'REFUND_REJECTED' ? last : null,
    completedAt: completed ? last : null,
  }
}

/** Orders whose contract is signed. */
const signed = ['O501', 'O704', 'O713', 'O722', 'O731']

/** O727 waits for its balance (its goods have a deposit of ¥1000.00), O736 may be paid by somebody else. */
export function withState(order: OrderRow): OrderRow {
  const refund = refunds[order.id]
  return {
    ...order,
    ...(refund ? { refund: refundOf(order, refund) } : {}),
    ...(signed.includes(order.id) ? { signed: true } : {}),
    ...(order.id === 'O736' ? { othersMayPay: true } : {}),
    ...(order.id === 'O727'
      ? {
          deposit: 100_000,
          depositPaid: true,
          balanceAllowsCoupon: true,
          invalidDiscounts: [{ name: '早鸟立减', amount: 30_000 }],
        }
      : {}),
  }
}

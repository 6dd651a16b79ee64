import { describe, expect, test } from 'vitest'
import { orderRefetchInterval } from './order-refetch-interval.ts'
import { orderTone, isRefundActive, refundTone } from './order-status-tone.ts'

describe('the colour of an order state', () => {
  test.each([
    ['WAITING_FOR_PAYMENT', 'due'],
    ['PAYING', 'unsure'],
    ['PAID', 'busy'],
    ['SHIPPED', 'busy'],
    ['RECEIVED', 'done'],
    ['COMPLETED', 'done'],
    ['CLOSED', 'closed'],
    ['constructor', 'busy'],
  ])('for an order in the state %s is %s', (status, tone) => expect(orderTone({ status })).toBe(tone))

  test.each([
    ['SUBMITTED', 'busy', true],
    ['REFUND_APPROVED', 'busy', true],
    ['REFUND_TIMEOUT', 'due', true],
    ['FAILED', 'due', true],
    ['COMPLETED', 'done', true],
    ['REFUND_REJECTED', 'closed', false],
    ['CANCELLED', 'closed', false],
    ['SOMETHING', 'busy', true],
  ])('for a refund in the state %s is %s, and the refund blocks the order: %s', (status, tone, holds) => {
    expect(refundTone(status)).toBe(tone)
    expect(isRefundActive({ status })).toBe(holds)
  })

  test('without a refund, the order is not blocked', () => {
    expect(isRefundActive(null)).toBe(false)
    expect(isRefundActive({ status: '' })).toBe(false)
  })
})

describe('the refetch interval of orders in payment', () => {
  test.each([
    [0, 5000],
    [19_999, 5000],
    [20_000, 10_000],
    [59_999, 10_000],
    [60_000, 20_000],
    [299_999, 20_000],
    [300_000, false],
  ])('for a list first shown %d ms ago is %s ms', (shown, after) => {
    expect(orderRefetchInterval([{ status: 'PAID' }, { status: 'PAYING' }], shown)).toBe(after)
  })

  test('does not exist for a list that has no order in payment', () => {
    expect(orderRefetchInterval([{ status: 'PAID' }, { status: 'WAITING_FOR_PAYMENT' }], 0)).toBe(false)
    expect(orderRefetchInterval([], 0)).toBe(false)
  })
})

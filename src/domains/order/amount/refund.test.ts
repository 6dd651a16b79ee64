import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { Order, type Refund } from '../model.ts'
import { refundFacts, refundHistory, refundLabel, refundNote } from './refund.ts'

const refund = (fields: object): Refund => {
  const order: Order = z.parse(Order, { id: 'O1', orderStatus: 'PAID', refundmentDetails: fields })
  if (!order.refundmentDetails) throw new Error('no refund')
  return order.refundmentDetails
}
const at = (hour: number) => `2026-11-20T0${hour}:00:00Z`

describe('the labels of a refund', () => {
  test.each([
    ['ORD-051', 'SUBMITTED', '审核中'],
    ['ORD-052', 'REFUND_APPROVED', '审核通过'],
    ['ORD-053', 'REFUND_REJECTED', '审核未通过'],
    ['ORD-054', 'REFUND_TIMEOUT', '退款超时'],
    ['ORD-055', 'REFUND_FAILED', '退款失败'],
    ['ORD-056', 'REFUND_COMPLETED', '退款完成'],
    ['ORD-057', 'REFUND_CANCELLED', '退款已取消'],
  ])(
    '[%s] for the state %s are %s, with or without the prefix REFUND_, and an explanation exists',
    (_id, status, label) => {
      expect(refundLabel(status)).toBe(label)
      expect(refundLabel(status.replace('REFUND_', ''))).toBe(label)
      expect(refundNote(status)).not.toBe('')
    },
  )

  test.each(['NEW', 'toString', ''])('for an unknown state (%j) show that the refund is in progress', (status) => {
    expect(refundLabel(status)).toBe('退款处理中')
    expect(refundNote(status)).toBe('')
  })
})

describe('the history of a refund', () => {
  test('[ORD-058] contains only submitted, rejected, failed, completed and cancelled events, in order of time', () => {
    const events = [
      'SUBMITTED',
      'REFUND_APPROVED',
      'REFUND_REJECTED',
      'REFUND_TIMEOUT',
      'REFUND_FAILED',
      'COMPLETED',
      'REFUND_CANCELLED',
    ]
    const history = refundHistory(
      refund({ refundStatusHistory: events.map((refundStatus, index) => ({ refundStatus, time: at(index) })) }),
    )
    expect(history).toEqual([
      { label: '审核中', time: '2026-11-20 08:00' },
      { label: '审核未通过', time: '2026-11-20 10:00' },
      { label: '退款失败', time: '2026-11-20 12:00' },
      { label: '退款完成', time: '2026-11-20 13:00' },
      { label: '退款已取消', time: '2026-11-20 14:00' },
    ])
  })

  test('[ORD-058] shows an event without a time', () => {
    expect(refundHistory(refund({ refundStatusHistory: [{ refundStatus: 'SUBMITTED' }] }))).toEqual([
      { label: '审核中', time: '' },
    ])
  })
})

describe('the details of a refund', () => {
  test('[ORD-060] are the requested and the refunded amount, with their times', () => {
    const apply = { amount: 1000, applyTime: at(1) }
    expect(
      refundFacts(refund({ status: 'REFUND_COMPLETED', refundedAmount: 800, completedTime: at(2), apply })),
    ).toEqual([
      { label: '申请金额', value: '¥10.00' },
      { label: '申请时间', value: '2026-11-20 09:00' },
      { label: '退款金额', value: '¥8.00' },
      { label: '到账时间', value: '2026-11-20 10:00' },
    ])
  })

  test('[ORD-059] include the reason and the time of a rejection, only if the refund was rejected', () => {
    const fields = { rejectRemark: '已发货', rejectTime: at(3) }
    expect(refundFacts(refund({ status: 'REFUND_REJECTED', ...fields }))).toEqual([
      { label: '拒绝原因', value: '已发货' },
      { label: '拒绝时间', value: '2026-11-20 11:00' },
    ])
    expect(refundFacts(refund({ status: 'SUBMITTED', ...fields }))).toEqual([])
  })
})

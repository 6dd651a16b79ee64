import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { offeredActions } from './actions.ts'
import { Order } from '../model.ts'

const order = (given: object) => z.parse(Order, { id: 'O1', ...given })
const test1 = { goodsId: 'G1', reportPackageId: 'PKG' }
const service = { goodsId: 'G2', reportPackageId: '' }
const unlock = { name: '解锁', reportPackageId: '' }
const sent = { expressDetails: { company: '顺丰速运', number: 'SF1' } }
const offered = (given: object) => {
  const { first, more } = offeredActions(order(given))
  return [first ?? '-', ...more].join(' ')
}

describe('the actions of an order (test, service, unlocking, sent test)', () => {
  // Columns: a test, goods without samples, an unlocked category of a report, a test that has been sent.
  test.each([
    ['WAITING_FOR_PAYMENT', 'pay cancel', 'pay cancel', 'pay cancel', 'pay cancel'],
    ['PAYING', '-', '-', '-', '-'],
    ['PAID', 'bindSample buyAgain', '- buyAgain', '-', 'bindSample express buyAgain'],
    ['SHIPPED', 'bindSample buyAgain', '- buyAgain', '-', 'bindSample express buyAgain'],
    ['RECEIVED', 'bindSample buyAgain', '- buyAgain', '-', 'bindSample express buyAgain'],
    ['COMPLETED', 'bindSample buyAgain', '- buyAgain', '-', 'bindSample express buyAgain'],
    ['CLOSED', '- buyAgain', '- buyAgain', '-', '- buyAgain'],
    ['SOMETHING', '-', '-', '-', '-'],
  ])('[ORD-067] in the state %s are %s, %s, %s, %s', (orderStatus, ofTest, ofService, ofUnlock, ofSent) => {
    expect(offered({ orderStatus, goods: test1 })).toBe(ofTest)
    expect(offered({ orderStatus, goods: service })).toBe(ofService)
    expect(offered({ orderStatus, goods: unlock })).toBe(ofUnlock)
    expect(offered({ orderStatus, goods: test1, ...sent })).toBe(ofSent)
  })

  test.each([
    ['SUBMITTED', '-', '- express buyAgain'],
    ['REFUND_APPROVED', '-', '- express buyAgain'],
    ['REFUND_TIMEOUT', '-', '- express buyAgain'],
    ['REFUND_FAILED', '-', '- express buyAgain'],
    ['REFUND_COMPLETED', '-', '- express buyAgain'],
    ['SOMETHING', '-', '- express buyAgain'],
    ['REFUND_REJECTED', 'pay cancel', 'bindSample express buyAgain'],
    ['REFUND_CANCELLED', 'pay cancel', 'bindSample express buyAgain'],
  ])(
    '[ORD-067] with a refund in the state %s are %s before payment, and %s after shipping',
    (status, unpaid, shipped) => {
      const given = { goods: test1, refundmentDetails: { status } }
      expect(offered({ ...given, orderStatus: 'WAITING_FOR_PAYMENT' })).toBe(unpaid)
      expect(offered({ ...given, ...sent, orderStatus: 'SHIPPED' })).toBe(shipped)
    },
  )

  test.each([
    [false, 'pay cancel'],
    [true, 'pay'],
  ])(
    '[ORD-067] include cancelling only until the deposit is paid: deposit paid %s',
    (isBalanceWaitingPayment, actions) => {
      const given = { orderStatus: 'WAITING_FOR_PAYMENT', goods: test1, isBalanceWaitingPayment }
      expect(offered({ ...given, placementDetails: { paymentMode: 'DEPOSIT_AND_BALANCE' } })).toBe(actions)
    },
  )

  test('[ORD-040] are empty for a points order, and do not include 再次购买 if the goods are missing', () => {
    expect(offered({ orderStatus: 'PAID', sourceType: 'POINTS', goods: test1 })).toBe('-')
    expect(offered({ orderStatus: 'COMPLETED' })).toBe('-')
  })
})

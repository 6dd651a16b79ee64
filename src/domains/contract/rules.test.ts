import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Contract } from './model.ts'
import {
  billLabel,
  billState,
  contractNumbers,
  isOpenBill,
  isUnclearBill,
  namesContract,
  togetherAmount,
  togetherCashier,
  tradeStatusText,
} from './rules.ts'

const contract = (part: object = {}) =>
  z.parse(Contract, { id: 'B1', contractNo: ['C1', 'C2'], bill: { settlementAmount: 90_000 }, ...part })

test.each([
  ['ORD-064', 'FINISH', '已完成'],
  ['ORD-065', 'WAITING_CPS_CALLBACK', '支付中'],
])('[%s] a bill with the status %s shows %s and cannot be paid', (_id, billStatus, label) => {
  const bill = contract({ billStatus })
  expect([billLabel[billState(bill)], isOpenBill(bill)]).toEqual([label, false])
})

test.each([
  ['', '待支付', true],
  ['WAITING_FOR_PAYMENT', '待支付', true],
  // Decision 117: every status except the two can be paid, whatever its name.
  ['constructor', '待支付', true],
])('a bill with the status "%s" shows %s and is payable: %s', (billStatus, label, open) => {
  const bill = contract({ billStatus })
  expect([billLabel[billState(bill)], isOpenBill(bill)]).toEqual([label, open])
})

test.each([null, undefined, { settlementAmount: null }, { settlementAmount: 0 }, { settlementAmount: -1 }])(
  'the bill %j has no amount above 0, and cannot be paid',
  (bill) => {
    expect(isOpenBill(contract({ bill }))).toBe(false)
  },
)

test('a bill without an id and a number is refused when it is parsed', () => {
  expect(z.safeParse(Contract, { bill: { settlementAmount: 800 } }).success).toBe(false)
  expect(z.safeParse(Contract, { id: '', contractNo: [], bill: { settlementAmount: 800 } }).success).toBe(false)
  expect(z.parse(Contract, { contractNo: ['HT1'] }).id).toBe('HT1')
})

test('[PAY-058] the sum to pay includes only the open bills', () => {
  const statusArbitrary = fc.constantFrom('', 'WAITING_FOR_PAYMENT', 'WAITING_CPS_CALLBACK', 'FINISH', 'NEW')
  const billsArbitrary = fc.array(
    fc.record({ billStatus: statusArbitrary, amount: fc.integer({ min: 0, max: 10_000_000 }) }),
    {
      maxLength: 20,
    },
  )
  fc.assert(
    fc.property(billsArbitrary, (rows) => {
      const contracts = rows.map(({ billStatus, amount }) =>
        contract({ billStatus, bill: { settlementAmount: amount } }),
      )
      const open = rows.filter(({ billStatus }) => billStatus !== 'WAITING_CPS_CALLBACK' && billStatus !== 'FINISH')
      expect(togetherAmount(contracts)).toBe(open.reduce((total, { amount }) => total + amount, 0))
    }),
    { seed: 20261120, numRuns: 200 },
  )
  expect(togetherAmount([])).toBe(0)
})

test('[ORDX-006] contract numbers are joined into one text, and a trade status is shown only if it is Chinese', () => {
  expect(contractNumbers(contract())).toBe('C1, C2')
  expect(contractNumbers(contract({ contractNo: 'C1' }))).toBe('C1')
  expect([null, undefined, [], ''].map((contractNo) => contractNumbers(contract({ contractNo })))).toEqual(
    Array.from({ length: 4 }, () => '--'),
  )
  expect(tradeStatusText({ tradeStatus: '交易成功' })).toBe('交易成功')
  expect(tradeStatusText({ tradeStatus: 'TRADE_SUCCESS' })).toBe('')
})

test('the cashier for several bills checks the payment through the pay order and returns to the contract list', () => {
  expect(togetherCashier('PAY1')).toBe(
    '/order-pay-detail?id=PAY1&by=payment&returnUrl=%2Fcontract-list&failUrl=%2Fcontract-list',
  )
})

test('an open bill whose amount cannot be parsed is marked as unclear, and a bill of 0 or a paid bill is not', () => {
  expect([contract({ bill: null }), contract({ bill: { settlementAmount: '99.00' } })].map(isUnclearBill)).toEqual([
    true,
    true,
  ])
  const free = contract({ bill: { settlementAmount: 0 } })
  const paid = contract({ billStatus: 'FINISH', bill: null })
  expect([contract(), free, paid].map(isUnclearBill)).toEqual([false, false, false])
})

test.each([
  [[], false],
  [[['2026080101']], true],
  [[['HT1'], ['HT2', '2026080101']], true],
  [[['20260801010']], false],
])('[BIND-009] contract 2026080101 is in the list %j: %s', (numbers, has) => {
  const contracts = numbers.map((contractNo) => ({ contractNo }))
  expect(namesContract(contracts, '2026080101')).toBe(has)
})

import { expect, test } from 'vitest'
import type { PayOrderRow } from './db-rows.ts'
import { addFee, feeOf, settleFee } from './fees.ts'
import { seedDb } from './seed/seed.ts'

const NOW = Date.parse('2026-11-22T02:00:00Z')

function unpaid() {
  const db = seedDb(NOW)
  const row = db.registrations.find(({ status }) => status === 'WAIT_FOR_PAY')
  if (!row) throw new Error('the seed has no unpaid registration')
  const { id, userId } = row
  const pay = addFee(db, { kind: 'registration', id, amount: 5000, userId, subject: '孕期营养公开课' })
  return { db, row, pay }
}

/** Reads a payment as many times as the cashier does until the payment has ended. */
function read(db: ReturnType<typeof seedDb>, pay: PayOrderRow, knob: 'ok' | 'closed' | 'never') {
  Object.assign(pay, { status: 'StartedPayment', readsLeft: 3 })
  for (let count = 0; count < 5; count += 1) settleFee(db, pay, NOW, knob)
}

test('paying the deposit of an event completes the registration', () => {
  const { db, row, pay } = unpaid()
  expect(feeOf(db, 'registration', row.id)).toBe(pay)
  read(db, pay, 'ok')
  expect([pay.status, pay.paidAt, row.status]).toEqual(['Completed', NOW, 'SUCCESS'])
})

test.each([
  ['closed', 'Failed'],
  ['never', 'StartedPayment'],
] as const)('a payment that ends with %s leaves the event registration unpaid', (knob, status) => {
  const { db, row, pay } = unpaid()
  read(db, pay, knob)
  expect([pay.status, pay.paidAt, row.status]).toEqual([status, null, 'WAIT_FOR_PAY'])
})

import type { Db } from '../db.ts'
import type { RegistrationRow } from './rows.ts'
import { addFee } from '../fees.ts'

export function withPayment(db: Db, row: RegistrationRow): RegistrationRow {
  if (row.status !== 'WAIT_FOR_PAY' || row.deposit === null) return row
  const { id, userId, deposit: amount } = row
  const subject = `${row.title || '活动报名'}定金`
  row.payOrderId = addFee(db, { kind: 'registration', id, amount, userId, subject }).id
  return row
}

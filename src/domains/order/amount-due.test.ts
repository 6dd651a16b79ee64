import { expect, test } from 'vitest'
import { sumLabel } from './amount-due.ts'

test.each([
  ['WAITING_FOR_PAYMENT', '待付金额'],
  ['PAYING', '待付金额'],
  ['PAID', '实付金额'],
  ['SHIPPED', '实付金额'],
  ['RECEIVED', '实付金额'],
  ['COMPLETED', '实付金额'],
  ['CLOSED', '订单金额'],
  ['constructor', '订单金额'],
])('the sum of an order in %s is called %s', (status, label) => expect(sumLabel({ status })).toBe(label))

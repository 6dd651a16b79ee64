import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#/domains/order/model.ts'
import { amountLabel } from './rules.ts'

const ordered = (orderStatus: string, fields: object = {}) => z.parse(Order, { id: 'O1', orderStatus, ...fields })

test.each([
  ['应付金额', {}],
  ['应付金额', { placementDetails: { paymentMode: 'LUMP_SUM' } }],
  ['应付定金', { placementDetails: { paymentMode: 'DEPOSIT_AND_BALANCE' } }],
  ['应付尾款', { placementDetails: { paymentMode: 'DEPOSIT_AND_BALANCE' }, isBalanceWaitingPayment: true }],
])('[GEN-005] the amount has the label %s for an order with %j', (label, fields) =>
  expect(amountLabel(ordered('WAITING_FOR_PAYMENT', fields))).toBe(label),
)

test('[GEN-005] a payment without an order is labelled neither as deposit nor as balance', () =>
  expect(amountLabel(null)).toBe('应付金额'))

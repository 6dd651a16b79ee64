import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { Order } from '#/domains/order/model.ts'
import { SampleProgress } from '#/domains/sample/model.ts'
import { nextStep } from './rules.ts'

const order = (orderStatus: string, goods: object | null = { name: '检测', reportPackageId: 'PKG' }, id = 'O1') =>
  z.parse(Order, { id, orderStatus, goods })

const codes = ['BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED']
const sample = (stages: number, fields: object = {}) =>
  z.parse(SampleProgress, {
    sampleId: 'S1',
    sampleRecordId: 'R1',
    packageName: '成人版',
    packageId: 'PKG',
    steps: codes.slice(0, stages).map((code) => ({ code, time: '2026-11-20T02:00:00Z' })),
    ...fields,
  })

test('without orders and samples, there is no next step', () => {
  expect(nextStep([], [])).toBeNull()
})

test('an unpaid order is the next step, before every other step', () => {
  expect(nextStep([order('PAID'), order('WAITING_FOR_PAYMENT', { name: '套餐' }, 'O2')], [sample(1)])).toEqual({
    title: '有订单待付款',
    text: '套餐',
    to: '/order-detail/O2',
  })
  expect(nextStep([order('WAITING_FOR_PAYMENT', null)], [])).toMatchObject({ text: '' })
})

test.each(['PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED'])(
  '[BIND-001] for a test order in the state %s without a sample, the next step is to bind the sample',
  (status) => {
    expect(nextStep([order(status)], [])).toEqual({
      title: '收到采样盒后，请绑定样本',
      text: '检测',
      to: '/bind-sampleid-input-view',
    })
  },
)

test.each([
  ['closed', order('CLOSED')],
  ['for goods that are no test', order('PAID', { name: '保温杯' })],
  ['sent without its goods', order('PAID', null)],
])('an order %s gives no next step', (_what, one) => {
  expect(nextStep([one], [])).toBeNull()
})

test('if there are as many samples as tests, binding is not the next step', () => {
  expect(nextStep([order('PAID')], [sample(1)])).toMatchObject({ to: '/my-binding' })
  expect(nextStep([order('PAID'), order('PAID')], [sample(1)])).toMatchObject({ to: '/bind-sampleid-input-view' })
})

test.each([
  [0, '样本已绑定'],
  [1, '样本寄回'],
  [2, '样本实验室签收'],
  [3, '样本检测中'],
  [4, '样本报告出具中'],
])('[BIND-010] a sample with %i completed stages shows %s', (stages, title) => {
  expect(nextStep([], [sample(5), sample(stages)])).toEqual({ title, text: '成人版', to: '/my-binding' })
})

test('a sample without a package name is shown with its number', () => {
  expect(nextStep([], [sample(1, { packageName: '' })])).toMatchObject({ text: '样本 S1' })
})

test('[GEN-008] if all samples have reports, the next step is to read the first report', () => {
  expect(nextStep([], [sample(5), sample(5, { sampleRecordId: 'R2' })])).toEqual({
    title: '报告可以查看了',
    text: '成人版',
    to: '/parent-page/R1/PKG',
  })
  expect(nextStep([], [sample(5, { sampleRecordId: '' })])).toMatchObject({ to: '/parent-page/S1/PKG' })
})

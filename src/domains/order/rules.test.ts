import * as z from 'zod/mini'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Coupon } from '#/domains/coupon/model.ts'
import { cents } from '#/shared/lib/money.ts'
import { deliveryDays, deliveryModes, Order, OrderOptions, paymentModes } from './model.ts'
import {
  deliveryDayLabel,
  deliveryModeLabel,
  orderAmount,
  orderCan,
  orderLabel,
  orderNote,
  orderTimes,
  payableTotal,
  paymentModeLabel,
  totalChange,
} from './rules.ts'
import { isPointsOrder } from './points-order.ts'

const order = (fields: object = {}): Order => z.parse(Order, { id: 'O1', orderStatus: 'PAID', ...fields })
const deposit = (fields: object = {}) => order({ placementDetails: { paymentMode: 'DEPOSIT_AND_BALANCE' }, ...fields })

const statuses = ['WAITING_FOR_PAYMENT', 'PAYING', 'PAID', 'COMPLETED', 'SHIPPED', 'RECEIVED', 'CLOSED'] as const

describe('the labels of an order', () => {
  test.each([
    ['WAITING_FOR_PAYMENT', '待付款'],
    ['PAYING', '支付中'],
    ['PAID', '待发货'],
    ['COMPLETED', '已完成'],
    ['SHIPPED', '已发货'],
    ['RECEIVED', '已签收'],
    ['CLOSED', '已关闭'],
  ])(
    '[ORD-001] [ORD-002] [ORD-003] [ORD-004] [ORD-005] [ORD-006] [ORD-007] for the status %s are %s',
    (orderStatus, label) => expect(orderLabel(order({ orderStatus }))).toBe(label),
  )

  test.each(['SOMETHING_NEW', 'REFUNDMENT', 'toString', ''])(
    'for an unknown status (%j) are neutral',
    (orderStatus) => {
      expect(orderLabel(order({ orderStatus }))).toBe('处理中')
      expect(orderNote(order({ orderStatus }))).toBe('')
    },
  )

  test('[ORD-014] use the field orderStatus, or status if orderStatus is missing', () => {
    expect(order({ orderStatus: 'PAID', status: 'CLOSED' }).status).toBe('PAID')
    expect(order({ orderStatus: '', status: 'CLOSED' }).status).toBe('CLOSED')
    expect(order({ orderStatus: null, status: 'SHIPPED' }).status).toBe('SHIPPED')
  })

  test.each([
    ['COMMIT', '已提交'],
    ['DELIVERY', '待发货'],
    ['SHIPPED', '已发货'],
    ['COMPLETED', '已完成'],
    ['CANCELLED', '已取消'],
    ['CLOSED', '已关闭'],
    ['WAITING_FOR_PAYMENT', '处理中'],
    ['PAID', '处理中'],
  ])('[ORD-040] differ for a points order: the status %s is shown as %s', (orderStatus, label) => {
    expect(orderLabel(order({ sourceType: 'POINTS', orderStatus }))).toBe(label)
  })

  test.each([
    ['POINTS', true],
    ['MALL', false],
    ['points', false],
    ['', false],
  ])('[ORD-040] an order with sourceType %j is a points order: %j', (sourceType, points) => {
    expect(isPointsOrder(order({ sourceType }))).toBe(points)
  })

  test('[ORD-023] for an unpaid order with deposit and balance are 待付定金', () => {
    expect(orderLabel(deposit({ orderStatus: 'WAITING_FOR_PAYMENT' }))).toBe('待付定金')
    expect(orderLabel(deposit({ orderStatus: 'WAITING_FOR_PAYMENT', isBalanceWaitingPayment: false }))).toBe('待付定金')
  })

  test('[ORD-024] for an order whose balance is due are 待付尾款', () => {
    expect(orderLabel(deposit({ orderStatus: 'WAITING_FOR_PAYMENT', isBalanceWaitingPayment: true }))).toBe('待付尾款')
  })

  test.each([[{ paymentMode: 'LUMP_SUM' }], [{ paymentMode: 'SOMETHING' }], [null]])(
    '[ORD-025] for an unpaid order with %j are 待付款 for every value of isBalanceWaitingPayment',
    (placementDetails) => {
      for (const isBalanceWaitingPayment of [true, false])
        expect(
          orderLabel(order({ orderStatus: 'WAITING_FOR_PAYMENT', placementDetails, isBalanceWaitingPayment })),
        ).toBe('待付款')
    },
  )

  test.each(statuses.filter((status) => status !== 'WAITING_FOR_PAYMENT'))(
    '[ORD-026] for an order in the state %s do not change with deposit and balance',
    (orderStatus) => {
      for (const isBalanceWaitingPayment of [true, false])
        expect(orderLabel(deposit({ orderStatus, isBalanceWaitingPayment }))).toBe(orderLabel(order({ orderStatus })))
    },
  )

  test('[ORD-022] [GEN-005] exist for every payment mode', () => {
    expect(paymentModes).toEqual(['LUMP_SUM', 'DEPOSIT_AND_BALANCE'])
    expect(['LUMP_SUM', 'DEPOSIT_AND_BALANCE'].map(paymentModeLabel)).toEqual(['一次性付款', '定金+尾款'])
    expect(['INSTALMENTS', 'constructor', ''].map(paymentModeLabel)).toEqual(['其他方式', '其他方式', '其他方式'])
  })

  test('[ORD-049] [ORD-050] exist for every delivery mode and all delivery days', () => {
    expect(deliveryModes.map(deliveryModeLabel)).toEqual(['商家配送', '平台配送'])
    expect(deliveryModeLabel('DRONE')).toBe('以商家安排为准')
    expect(deliveryDays.map((day) => deliveryDayLabel[day])).toEqual(['工作日', '双休日', '节假日'])
  })

  test.each([
    ['WAITING_FOR_PAYMENT', '请尽快完成支付，我们会为您保留商品'],
    ['PAYING', '正在确认支付结果，请稍候'],
    ['PAID', '已付款，我们正在准备发货'],
    ['SHIPPED', '商品已发出，请留意快递'],
    ['RECEIVED', '商品已签收，有采样盒的请及时绑定样本'],
    ['COMPLETED', '订单已完成，感谢您的信任'],
    ['CLOSED', '订单已关闭'],
  ])('the text about the next step of an order in the state %s is %s', (orderStatus, note) =>
    expect(orderNote(order({ orderStatus }))).toBe(note),
  )

  test.each([
    [{}, '请先支付定金，尾款之后再付'],
    [{ isBalanceWaitingPayment: true }, '定金已收到，请支付尾款'],
    [{ orderStatus: 'PAID', isBalanceWaitingPayment: true }, '已付款，我们正在准备发货'],
    [{ placementDetails: { paymentMode: 'LUMP_SUM' } }, '请尽快完成支付，我们会为您保留商品'],
  ])(
    '[ORD-023] [ORD-024] for an order with deposit and balance and the fields %j, the next step is %s',
    (fields, note) => {
      expect(orderNote(deposit({ orderStatus: 'WAITING_FOR_PAYMENT', ...fields }))).toBe(note)
    },
  )
})

describe('the label and the next step of a paid order', () => {
  const service = { name: '遗传咨询', reportPackageId: '' }
  const address = { id: 'A1', name: '李建国' }

  test.each([
    ['a service without an address', { goods: service }, '已付款', '已付款，我们会尽快为您安排'],
    ['a service with an address', { goods: service, shippingAddress: address }, '待发货', '已付款，我们正在准备发货'],
    ['a test', { goods: { ...service, reportPackageId: 'PKG-ADULT' } }, '待发货', '已付款，我们正在准备发货'],
    ['goods of an unknown kind', { goods: { name: '套餐' } }, '待发货', '已付款，我们正在准备发货'],
  ])('mention shipping unless the order is a service without an address: %s', (_name, fields, label, note) => {
    expect([orderLabel(order(fields)), orderNote(order(fields))]).toEqual([label, note])
  })
})

describe('the times of an order', () => {
  const at = '2024-01-01T19:04:05Z'

  test.each([
    ['PAID', '付款时间'],
    ['SHIPPED', '发货时间'],
    ['RECEIVED', '签收时间'],
    ['COMPLETED', '完成时间'],
    ['CLOSED', '关闭时间'],
    ['REFUNDMENT', '退款时间'],
  ])(
    '[ORD-027] [ORD-028] [ORD-029] [ORD-030] [ORD-031] [ORD-032] show the time of the state %s with the label %s',
    (orderStatus, label) => {
      expect(orderTimes(order({ statusHistory: [{ orderStatus, time: at }] }))).toEqual([
        { label, time: '2024-01-02 03:04' },
      ])
    },
  )

  test('are sorted as the events happened, beginning with the creation', () => {
    const statusHistory = [
      { orderStatus: 'PAID', time: at },
      { orderStatus: 'PAYING', time: at },
      { orderStatus: 'SHIPPED', time: null },
      { orderStatus: 'RECEIVED', time: at },
    ]
    const times = orderTimes(order({ createdDate: '2023-12-31T16:00:00Z', statusHistory }))
    expect(times.map(({ label, time }) => `${label} ${time}`)).toEqual([
      '下单时间 2024-01-01 00:00',
      '付款时间 2024-01-02 03:04',
      '签收时间 2024-01-02 03:04',
    ])
    expect(orderTimes(order())).toEqual([])
  })
})

describe('the amounts of an order', () => {
  const summary = (total: number) => ({ total, items: [] })

  test.each([
    [{ amount: 1, totalAmount: 2, paymentSummary: summary(3) }, 3],
    [{ amount: 1, totalAmount: 2, paymentSummary: summary(0) }, 0],
    [{ amount: 1, totalAmount: 2 }, 2],
    [{ amount: 1, totalAmount: 0 }, 0],
    [{ amount: 12_345 }, 12_345],
    [{}, null],
  ])('[ORD-039] [ORD-041] are parsed from the fields %j as %j cents', (fields, amount) => {
    expect(orderAmount(order(fields))).toBe(amount)
  })

  test.each([1.5, '99.00', 1e12])(
    '[ORD-039] are unknown if the value is not a whole number of cents (%j)',
    (amount) => {
      expect(orderAmount(order({ amount }))).toBeNull()
    },
  )

  const coupon = (fields: Partial<Coupon>): Coupon => ({
    id: 'C1',
    name: '',
    startTime: null,
    endTime: null,
    discount: 0,
    thresholdOfAmount: cents(0),
    discountType: 'FIXED_AMOUNT',
    couponBelong: 'MALL',
    claimed: true,
    ...fields,
  })
  const options = (fields: object) => z.parse(OrderOptions, { goodsTotalAmount: 20_000, ...fields })

  test.each([
    ['the server’s total', { paymentSummary: summary(777) }, coupon({ discount: 100 }), 777],
    ['the price of the goods', {}, null, 20_000],
    ['the price of the goods less a fixed coupon', {}, coupon({ discount: 5000 }), 15_000],
    ['that of the goods less an 8折 coupon', {}, coupon({ discount: 8, discountType: 'PROPORTION' }), 16_000],
    [
      'the price of the goods less a coupon whose threshold is exactly reached',
      {},
      coupon({ discount: 5000, thresholdOfAmount: cents(20_000) }),
      15_000,
    ],
    ['unknown with a coupon of 0折', {}, coupon({ discount: 0, discountType: 'PROPORTION' }), null],
    [
      'unknown if the coupon’s threshold cannot be parsed',
      {},
      coupon({ discount: 5000, thresholdOfAmount: null }),
      null,
    ],
    ['unknown if the options have no price of the goods', { goodsTotalAmount: null }, coupon({ discount: 5000 }), null],
    [
      'the price of the goods if the coupon’s threshold is not reached',
      {},
      coupon({ discount: 5000, thresholdOfAmount: cents(20_001) }),
      20_000,
    ],
  ])('[ORDX-005] the total of the order page is %s', (_what, fields, chosen, due) => {
    expect(payableTotal(options(fields), chosen)).toBe(due)
  })

  test.each([
    [{ deposit: 100, balance: 900 }, true],
    [{ deposit: 100, balance: 0 }, true],
    [{ deposit: 0, balance: 1000 }, false],
    [{ deposit: -1, balance: 1001 }, false],
    [{ deposit: 1001, balance: -1 }, false],
  ])('deposit and balance are offered for the amounts %j: %s', (nodes, offered) => {
    expect(options({ paymentModeSummary: nodes }).paymentModeSummary !== null).toBe(offered)
  })

  test('[ORDX-005] the total of the order page is at least 0 and at most the price of the goods', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10_000_000 }),
        fc.nat({ max: 20_000_000 }),
        fc.constantFrom('FIXED_AMOUNT' as const, 'PROPORTION' as const),
        (goodsTotalAmount, discount, discountType) => {
          const tenths = discountType === 'PROPORTION' ? ((discount % 90) + 10) / 10 : discount
          const due = payableTotal(options({ goodsTotalAmount }), coupon({ discount: tenths, discountType }))
          expect(due).toBeGreaterThanOrEqual(0)
          expect(due).toBeLessThanOrEqual(goodsTotalAmount)
        },
      ),
      { seed: 20_261_120, numRuns: 500 },
    )
  })

  test.each([
    [null, 100, null],
    [100, null, null],
    [100, 100, null],
    [100, 101, '应付金额增加0.01元'],
    [101, 100, '应付金额减少0.01元'],
    [0, 123_456, '应付金额增加1234.56元'],
  ])('[ORDX-005] for a change from %j to %j cents, the toast is %j', (before, after, text) => {
    const total = (value: number | null) => (value === null ? null : cents(value))
    expect(totalChange(total(before), total(after))).toBe(text)
  })
})

describe('the actions for an order', () => {
  test.each([
    ['pay', ['WAITING_FOR_PAYMENT']],
    ['cancel', ['WAITING_FOR_PAYMENT']],
    ['bindSample', ['PAID', 'COMPLETED', 'SHIPPED', 'RECEIVED']],
    ['reward', ['PAID', 'COMPLETED', 'SHIPPED', 'RECEIVED']],
    ['buyAgain', ['PAID', 'COMPLETED', 'SHIPPED', 'RECEIVED', 'CLOSED']],
  ] as const)('[ORD-067] include %s for orders in the states %j', (action, allowed) => {
    expect(statuses.filter((orderStatus) => orderCan(action, order({ orderStatus })))).toEqual(allowed)
    expect(orderCan(action, order({ orderStatus: 'SOMETHING_NEW' }))).toBe(false)
  })

  test('[ORD-067] do not include cancelling after the deposit was paid', () => {
    const due = deposit({ orderStatus: 'WAITING_FOR_PAYMENT', isBalanceWaitingPayment: true })
    expect([orderCan('pay', due), orderCan('cancel', due)]).toEqual([true, false])
    expect(orderCan('cancel', deposit({ orderStatus: 'WAITING_FOR_PAYMENT' }))).toBe(true)
  })
})

import { paths, searchOf } from '#/paths.ts'
import * as z from 'zod/mini'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { points } from '#/shared/lib/points.ts'
import { LoginDays, ListedPointsGoods, PointsGoods, PointsTask } from './model.ts'
import {
  goodsAddressWith,
  balanceText,
  changeOf,
  changeText,
  changeTitle,
  choiceOf,
  costOf,
  goodsPictures,
  isMonthOpen,
  maxPieces,
  missingPoints,
  monthSums,
  quotaText,
  redeemHint,
  redeemRefusal,
  shownTasks,
  taskButton,
  taskCount,
  taskReward,
  taskTarget,
  waysOf,
} from './rules.ts'

const change = (changeType: string, value: number) => ({ changeType, value: points(value) })

describe('the points log', () => {
  test.each([
    ['PTS-001', 'INCREASE_POINTS', 50, '+50'],
    ['PTS-001', 'INCREASE_POINTS', -50, '+50'],
    ['PTS-002', 'DECREASE_POINTS', 20, '-20'],
    ['PTS-002', 'DECREASE_POINTS', -20, '-20'],
    ['PTS-002', 'increase_points', 20, '-20'],
    ['PTS-002', '', 20, '-20'],
  ])('[%s] shows a change of the type %s with the value %i as %s', (_id, changeType, value, text) => {
    expect(changeText(change(changeType, value))).toBe(text)
    expect(changeOf(change(changeType, value))).toBe(Number(text))
  })

  test('shows -- for a change that cannot be parsed, and does not add it to the sum', () => {
    for (const changeType of ['INCREASE_POINTS', 'DECREASE_POINTS']) {
      expect(changeText({ changeType, value: null })).toBe('--')
      expect(changeOf({ changeType, value: null })).toBe(0)
    }
  })

  test('shows a default title for an entry without a text', () => {
    expect(changeTitle({ changeType: 'INCREASE_POINTS', content: '' })).toBe('获得积分')
    expect(changeTitle({ changeType: 'X', content: '' })).toBe('使用积分')
    expect(changeTitle({ changeType: 'X', content: '兑换毛巾' })).toBe('兑换毛巾')
  })

  test('sums up income and spending of each month', () => {
    const items = [change('INCREASE_POINTS', 50), change('INCREASE_POINTS', 5), change('DECREASE_POINTS', 20)]
    expect(monthSums(items)).toEqual({ gained: 55, spent: 20 })
    expect(monthSums([])).toEqual({ gained: 0, spent: 0 })
  })

  test('has income and spending for each month, whose difference is the sum of all changes', () => {
    const changeArbitrary = fc.record({
      changeType: fc.constantFrom('INCREASE_POINTS', 'DECREASE_POINTS', 'X'),
      value: fc.integer({ min: -1000, max: 1000 }).map(points),
    })
    fc.assert(
      fc.property(fc.array(changeArbitrary), (items) => {
        const { gained, spent } = monthSums(items)
        expect(gained - spent).toBe(items.reduce((sum, item) => sum + changeOf(item), 0))
      }),
    )
  })

  test.each([
    ['2024-05', [], true],
    ['2024-04', [], false],
    ['2024-05', ['2024-05'], false],
    ['2024-04', ['2024-04'], true],
    ['2024-03', ['2024-04'], false],
  ])('[PTS-007] in 2024-05 shows the month %s as open after the months %j were toggled: %j', (month, turned, open) => {
    expect(isMonthOpen(month, '2024-05', new Set(turned))).toBe(open)
  })
})

const task = (fields: object = {}, pointsTask: object = {}): PointsTask =>
  z.parse(PointsTask, {
    valueFinal: 10,
    pointsTask: { content: '任务', limitType: 'TOTAL_LIMIT', limitTimes: 3, ...pointsTask },
    ...fields,
  })

describe('points tasks', () => {
  test.each([
    ['PTS-003', {}, { limitType: 'NO_LIMIT', limitTimes: 3 }, '去完成', '不限次数'],
    ['PTS-003', { completeTimes: 7 }, { limitType: 'NO_LIMIT' }, '去完成', '不限次数'],
    ['PTS-003', { completeTimes: 7 }, { limitType: '', limitTimes: null }, '去完成', '不限次数'],
    ['PTS-003', { completeTimes: 7 }, { limitType: 'NEW_LIMIT', limitTimes: null }, '去完成', ''],
    ['PTS-004', {}, { limitTimes: 1 }, '去完成', '共1次'],
    ['PTS-004', { completeTimes: 1 }, { limitTimes: 1 }, '去完成', '已完成1次，共1次'],
    ['PTS-004', { completeTimes: null }, { limitType: 'NO_LIMIT' }, '去完成', '不限次数'],
    ['PTS-005', { taskIsComplete: true, completeTimes: 3 }, {}, '已完成', ''],
    ['PTS-005', { taskIsComplete: true }, { limitType: 'NO_LIMIT' }, '已完成', ''],
    ['PTS-006', {}, {}, '0/3', '共3次'],
    ['PTS-006', { completeTimes: null }, {}, '0/3', '共3次'],
    ['PTS-006', { completeTimes: 1 }, {}, '1/3', '已完成1次，共3次'],
    ['PTS-006', { completeTimes: 3 }, {}, '3/3', '已完成3次，共3次'],
  ])(
    '[%s] with the progress %j and the settings %j show the button %s and the text %j',
    (_id, fields, pointsTask, label, count) => {
      expect(taskButton(task(fields, pointsTask))).toEqual({ label, done: label === '已完成' })
      expect(taskCount(task(fields, pointsTask))).toBe(count)
    },
  )

  test.each([
    [10, '人', '+10积分/人'],
    [5, '', '+5积分'],
    [null, '人', ''],
  ])('[PTS-018] with the reward %j and the unit %j show the text %j', (valueFinal, unit, text) => {
    expect(taskReward(task({ valueFinal }, { unit }))).toBe(text)
  })

  test.each([
    ['PTS-008', 'RECOMMEND_COMPLETE_ORDER', '/commodity-search/goods-share'],
    ['PTS-009', 'DAILY_LOGIN', '/login-task'],
    ['PTS-010', 'TRANSMIT_POPULAR_SCIENCE', '/explore'],
    ['PTS-011', 'EXPERIENCE_HALL_INVITATION', '/my-invitation'],
    ['PTS-012', 'EXPERIENCE_HALL_INVITATION_SIGNED_IN', '/my-invitation'],
    ['PTS-013', 'REGISTRY_INVITATION', '/my-invitation-new'],
    ['PTS-014', 'PREGNANCY_TEST_QUERY', '/order-report'],
    ['PTS-015', 'IMPROVE_PERSONAL_DATA', '/my-setting'],
  ])('[%s] of the type %s open the address %s', (_id, type, address) => {
    expect(taskTarget(type)).toBe(address)
  })

  test.each(['', 'SOMETHING_NEW', 'constructor'])('of an unknown type (%j) have no link', (type) => {
    expect(taskTarget(type)).toBeNull()
  })

  const types = (tasks: readonly PointsTask[]) => tasks.map(({ pointsTask }) => pointsTask.type)
  const invitations = ['EXPERIENCE_HALL_INVITATION', 'REGISTRY_INVITATION']
  const here = [
    'TRANSMIT_POPULAR_SCIENCE',
    ...invitations,
    'DAILY_LOGIN',
    'PREGNANCY_TEST_QUERY',
    'IMPROVE_PERSONAL_DATA',
    'SOMETHING_NEW',
  ]

  test('[PTS-009] [PTS-010] [PTS-011] [PTS-013] are listed if their target has a screen or their type is unknown', () => {
    expect(types(shownTasks(here.map((type) => task({}, { type }))))).toEqual(here)
  })
})

const goods = (fields: object = {}): PointsGoods => z.parse(PointsGoods, { id: 'PG1', points: 500, ...fields })

describe('points goods', () => {
  test.each([
    [{ id: 'PG1', name: '毛巾' }, true],
    [{ id: 'PG1', name: '' }, false],
    [{ id: 'PG1', name: ' ' }, false],
    [{ id: null, name: '毛巾' }, false],
    [{}, false],
  ])('with the fields %j are accepted in a list: %j', (fields, read) => {
    expect(ListedPointsGoods.safeParse(fields).success).toBe(read)
  })

  test.each([
    [{}, 500, '可兑换'],
    [{}, 501, '可兑换'],
    [{}, 499, '还差1积分'],
    [{}, 0, '还差500积分'],
    [{ points: null }, 500, ''],
    [{ stock: 1 }, 500, '可兑换'],
    [{ stock: 0 }, 500, '已兑完'],
    [{ stock: -1 }, 0, '已兑完'],
    [{ stock: 0, points: null }, 500, '已兑完'],
    [{ pointsGoodsQuota: 2, redeemedNumber: 1 }, 500, '可兑换'],
    [{ pointsGoodsQuota: 2, redeemedNumber: 2 }, 500, '已达兑换上限'],
  ])('[PTS-016] with the fields %j show the hint for a balance of %i: %j', (fields, balance, hint) => {
    expect(redeemHint(goods(fields), points(balance))).toBe(hint)
  })

  test('show the main picture first, and each picture once', () => {
    expect(goodsPictures(goods({ mainPicture: '/a', pictures: ['/b', '/a', ''] }))).toEqual(['/a', '/b'])
    expect(goodsPictures(goods())).toEqual([])
  })

  test.each([
    [{ pointsGoodsQuota: 2 }, '每人限兑2件'],
    [{ pointsGoodsQuota: 2, redeemedNumber: 1 }, '每人限兑2件，您已兑1件'],
    [{ pointsGoodsQuota: null }, null],
    [{ pointsGoodsQuota: 0 }, null],
  ])('[GOODS-033] with the fields %j show the text about the quota %j', (fields, text) => {
    expect(quotaText(goods(fields))).toBe(text)
  })

  test.each([
    [{}, 99],
    [{ stock: 5 }, 5],
    [{ stock: 0 }, 1],
    [{ pointsGoodsQuota: 3, redeemedNumber: 1, stock: 5 }, 2],
    [{ pointsGoodsQuota: 3, redeemedNumber: 4 }, 1],
    [{ pointsGoodsQuota: 200 }, 99],
  ])('with the fields %j can be redeemed at most %i pieces at once', (fields, count) => {
    expect(maxPieces(goods(fields))).toBe(count)
  })

  test.each([
    ['with exactly enough points', {}, 2, 1000, null],
    ['with one point too few', {}, 2, 999, '积分不足'],
    ['nothing', {}, 1, 0, '积分不足'],
    ['free', { points: 0 }, 1, 0, null],
    ['without a price', { points: null }, 1, 9999, '暂时不能兑换'],
    ['with a price below 0', { points: -5 }, 1, 9999, '暂时不能兑换'],
    ['with 0 pieces', {}, 0, 9999, '暂时不能兑换'],
    ['off the shelf', { state: 'OFF_SHELVES' }, 1, 9999, '该商品已下架'],
    ['deleted', { state: 'DELETED' }, 1, 9999, '该商品已删除'],
    ['with enough stock', { stock: 2 }, 2, 9999, null],
    ['with too little stock', { stock: 1 }, 2, 9999, '库存不足'],
    ['with a stock of 0', { stock: 0 }, 1, 9999, '已兑完'],
    ['within the quota', { pointsGoodsQuota: 2 }, 2, 9999, null],
    ['above the quota', { pointsGoodsQuota: 2, redeemedNumber: 1 }, 2, 9999, '已达兑换上限'],
    ['above the quota and with too few points', { pointsGoodsQuota: 1, redeemedNumber: 1 }, 1, 0, '已达兑换上限'],
  ])(
    '[PTS-016] %s (fields %j, %i pieces, a balance of %i points) show the reason against redeeming: %j',
    (_name, fields, number, balance, refusal) => {
      expect(redeemRefusal(goods(fields), number, points(balance))).toBe(refusal)
    },
  )

  test('[PTS-016] with an unknown balance cannot be redeemed and show no missing points', () => {
    expect(redeemRefusal(goods(), 1, null)).toBe('查不到积分，暂不能兑换')
    expect(redeemHint(goods(), null)).toBe('')
    expect(redeemHint(goods({ stock: 0 }), null)).toBe('已兑完')
  })

  test.each([
    [null, '暂时查不到'],
    [0, '0积分'],
    [500, '500积分'],
  ])('a balance of %j is shown as %s', (balance, text) => {
    expect(balanceText(balance === null ? null : points(balance))).toBe(text)
  })

  test('[PTS-016] can be redeemed only if the balance stays at 0 or above, and show the exact number of missing points', () => {
    const numberArbitrary = fc.integer({ min: 1, max: 99 })
    const amountArbitrary = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(amountArbitrary, numberArbitrary, amountArbitrary, (price, count, balance) => {
        const one = goods({ points: price })
        const cost = costOf(one, count)
        const missing = missingPoints(cost, points(balance))
        expect(redeemRefusal(one, count, points(balance)) === null).toBe(price * count <= balance)
        expect(missing).toBe(Math.max(price * count - balance, 0))
      }),
    )
  })

  test.each([
    [{ requireExpress: true }, 2, ['EXPRESS']],
    [{ requireExpress: true, allowPickUp: true }, 2, ['EXPRESS', 'PICK_UP']],
    [{ requireExpress: true, allowPickUp: true }, 0, ['EXPRESS']],
    [{ allowPickUp: true }, 1, ['PICK_UP']],
    [{}, 2, []],
  ])('with the fields %j and %i pick-up places can be delivered in the ways %j', (fields, places, ways) => {
    expect(waysOf(goods(fields), places)).toEqual(ways)
  })

  test.each([
    ['', { number: 1, way: null, addressId: null, placeId: null }],
    ['number=3&way=PICK_UP&place=PP2', { number: 3, way: 'PICK_UP', addressId: null, placeId: 'PP2' }],
    ['address=A202', { number: 1, way: null, addressId: 'A202', placeId: null }],
    ['number=-4&way=toString', { number: 1, way: null, addressId: null, placeId: null }],
    ['number=1e9', { number: 99, way: null, addressId: null, placeId: null }],
    ['number=x', { number: 1, way: null, addressId: null, placeId: null }],
  ])('with the query %j in the address have the delivery choice %j', (search, choice) => {
    expect(choiceOf(searchOf(paths.integralGoods, new URLSearchParams(search)))).toEqual(choice)
  })

  test('have a delivery choice that is unchanged after conversion to the address and back', () => {
    const choice = { number: 3, way: 'PICK_UP', addressId: 'A202', placeId: 'PP2' } as const
    const url = new URL(goodsAddressWith('PG1', choice), 'http://localhost')
    expect(url.pathname).toBe('/integral-goods-detail/PG1')
    expect(choiceOf(searchOf(paths.integralGoods, url.searchParams))).toEqual(choice)
  })
})

test('an empty reply is parsed as no sign-in days', () => {
  const none = { days: [], pointsPerDay: null, countedNow: false }
  expect(z.parse(LoginDays, null)).toEqual(none)
  expect(z.parse(LoginDays, {})).toEqual(none)
  expect(z.parse(LoginDays, { days: ['2026-11-20', 'nonsense', null] }).days).toEqual(['2026-11-20'])
})

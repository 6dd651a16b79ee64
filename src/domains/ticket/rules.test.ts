import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Ticket } from './model.ts'
import {
  chancesOf,
  codeGroups,
  codeNote,
  drawRefusal,
  drawsOf,
  drawWords,
  isUsed,
  merchantTickets,
  openLotteries,
  refusalToShow,
  ticketRefusal,
  ticketsOf,
  winsOf,
  withStates,
} from './rules.ts'

const START = Date.parse('2030-01-01T00:00:00+08:00')
const END = Date.parse('2030-01-31T23:59:59+08:00')

const ticket = (given: object = {}): Ticket =>
  z.parse(Ticket, { id: 'T1', name: '票', startTime: START, endTime: END, ...given })
const chance = (id: string, given: object = {}) => ticket({ id, kind: 'LOTTERY', lotteryId: 'L1', ...given })
const drawn = (id: string, time: string, prize: string | null) =>
  chance(id, { draw: { time, prize: prize === null ? null : { kind: 'COUPON', name: prize } } })

test('a ticket without a code cannot be shown at the counter', () => {
  expect(refusalToShow(ticket({ code: ' ' }), START)).toBe('暂无券码')
  expect(refusalToShow(ticket(), START)).toBe('暂无券码')
  expect(refusalToShow(ticket({ code: 'AB12' }), START)).toBeNull()
  expect(refusalToShow(ticket(), END + 1)).toBe('已过期')
})

describe('the validity of a ticket', () => {
  test.each([
    ['a millisecond before its start', START - 1, '未到使用时间'],
    ['at its start', START, null],
    ['a millisecond after its start', START + 1, null],
    ['a millisecond before its end', END - 1, null],
    ['at its end', END, null],
    ['a millisecond after its end', END + 1, '已过期'],
  ])('[GOODS-031] %s gives the refusal reason $2', (_name, now, refusal) =>
    expect(ticketRefusal(ticket(), now)).toBe(refusal),
  )

  test.each([
    [null, END, START - 1, null],
    [null, END, END + 1, '已过期'],
    [START, null, END + 1, null],
    [START, null, START - 1, '未到使用时间'],
    [null, null, 1, null],
  ])(
    '[GOODS-031] is not limited by a missing start or end: from %s to %s the refusal at the time %d is %s',
    (startTime, endTime, now, refusal) => {
      expect(ticketRefusal(ticket({ startTime, endTime }), now)).toBe(refusal)
    },
  )

  test.each([
    [{ status: 'USED' }, true],
    [{ usedTime: START }, true],
    [{ status: 'UNUSED', usedTime: null }, false],
    [{}, false],
  ])('[GOODS-031] a ticket with the fields %j counts as used: %j', (given, used) => {
    expect(isUsed(ticket(given))).toBe(used)
    expect(ticketRefusal(ticket(given), START)).toBe(used ? '已使用' : null)
  })

  test.each([
    ['SOMETHING_NEW', '状态未知'],
    ['__proto__', '状态未知'],
    [{}, '状态未知'],
    // An empty state is an unknown state. If no state is sent, the times decide.
    ['', '状态未知'],
    [null, null],
    [undefined, null],
    ['UNUSED', null],
  ])('[GOODS-031] for the state %j, the reason why a ticket cannot be shown or drawn is %j', (status, refusal) => {
    expect(refusalToShow(ticket({ status, code: 'AB12' }), START)).toBe(refusal)
    expect(ticketRefusal(ticket({ status }), END + 1)).toBe('已过期')
    expect(drawRefusal(chance('T1', { status }), START)).toBe(refusal && `抽奖券${refusal}`)
    expect(codeNote(ticket({ status }))).toBe(refusal ?? '请把屏幕调亮，出示给工作人员')
  })

  test('[GOODS-031] a ticket of an unknown kind is listed, but cannot be shown', () => {
    const [listed] = merchantTickets([ticket({ kind: 'SOMETHING_NEW', code: 'AB12' })], START)
    expect(listed && refusalToShow(listed, START)).toBe('状态未知')
  })

  test('[GOODS-031] a ticket can be used exactly within its validity, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: START - 4, max: START + 4 }), fc.integer({ min: 0, max: 3 }), (now, length) => {
        const one = ticket({ startTime: START, endTime: START + length })
        expect(ticketRefusal(one, now) === null).toBe(now >= START && now <= START + length)
        expect(drawRefusal(one, now) === null).toBe(now >= START && now <= START + length)
      }),
      { seed: 20260901, numRuns: 300 },
    )
  })
})

test('[GOODS-031] usable tickets are listed first, sorted by their end, without lottery tickets', () => {
  const all = [
    ticket({ id: 'over', endTime: START - 1 }),
    ticket({ id: 'used', status: 'USED' }),
    ticket({ id: 'early', startTime: START + 1 }),
    ticket({ id: 'endless', endTime: null }),
    ticket({ id: 'soon', endTime: START }),
    ticket({ id: 'open' }),
    chance('lottery'),
  ]
  expect(merchantTickets(all, START).map(({ id }) => id)).toEqual(['soon', 'open', 'endless', 'early', 'over', 'used'])
})

test('[GOODS-031] a state that was loaded separately replaces the state in the list', () => {
  const [one, other] = withStates([ticket(), ticket({ id: 'T2' })], [{ id: 'T1', status: 'USED', usedTime: START }])
  expect([one?.status, one?.usedTime, other?.status, other?.usedTime]).toEqual(['USED', START, '', null])
})

test.each([
  ['800000000201', '8000 0000 0201'],
  ['AB12CD', 'AB12 CD'],
  [' 12 34 5', '1234 5'],
  ['1234', '1234'],
  ['', ''],
])('[GOODS-031] the code %s is shown as “%s”', (code, text) => expect(codeGroups(code)).toBe(text))

test('[LIT-027] the open lotteries are listed, each with its number of drawable tickets', () => {
  const all = [
    chance('a', { name: '甲' }),
    chance('b', { lotteryId: 'L2', name: '乙', endTime: START }),
    chance('c', { name: '甲' }),
    chance('d', { lotteryId: 'L3', endTime: START - 1 }),
    chance('e', { lotteryId: null }),
  ]
  expect(openLotteries(all, START)).toEqual([
    { id: 'L2', name: '乙', chances: 1 },
    { id: 'L1', name: '甲', chances: 2 },
  ])
})

describe('draws of a lottery', () => {
  test.each([
    [START - 1, '抽奖还没有开始'],
    [START, null],
    [END, null],
    [END + 1, '抽奖已经结束'],
  ])('[LIT-027] at the time %d are refused with the reason %s', (now, refusal) => {
    expect(drawRefusal(chance('T1'), now)).toBe(refusal)
    expect(drawRefusal(drawn('T1', '2030-01-02', null), now)).toBe('这张抽奖券已经抽过了')
  })

  test('[LIT-027] use one drawable ticket each; the tickets are sorted by their end', () => {
    const all = [
      chance('endless', { endTime: null }),
      chance('open'),
      chance('soon', { endTime: START }),
      chance('early', { startTime: START + 1 }),
      chance('', { endTime: START }),
      drawn('drawn', '2030-01-02', '30元券'),
      ticket({ id: 'merchant' }),
    ]
    expect(chancesOf(all, START).map(({ id }) => id)).toEqual(['soon', 'open', 'endless'])
  })

  test('[LIT-027] a lottery uses only its own tickets', () => {
    const merchant = ticket({ id: 'c', lotteryId: 'L1' })
    const all = [chance('a'), chance('b', { lotteryId: 'L2' }), merchant, drawn('d', '2030-01-02', null)]
    expect(ticketsOf(all, 'L1').map(({ id }) => id)).toEqual(['a', 'd'])
    expect(ticketsOf(all, 'L9')).toEqual([])
  })

  test('[LIT-027] draws and prizes are sorted latest first', () => {
    const all = [
      drawn('first', '2030-01-02 10:00', '30元券'),
      chance('open'),
      drawn('last', '2030-01-04 10:00', null),
      drawn('middle', '2030-01-03 10:00', '50元券'),
      chance('timeless', { draw: { prize: { name: '九折券' } } }),
    ]
    expect(drawsOf(all).map(({ id }) => id)).toEqual(['last', 'middle', 'first', 'timeless'])
    expect(winsOf(all).map(({ id }) => id)).toEqual(['middle', 'first', 'timeless'])
  })

  test.each([
    ['30元券', '恭喜您抽中：30元券'],
    [null, '这次没有抽中，谢谢参与'],
  ])('[LIT-027] the result text for the prize %s is %s', (prize, words) => {
    const { draw } = drawn('T1', '2030-01-02', prize)
    expect(draw && drawWords(draw)).toBe(words)
  })
})

test('a ticket with only the specified fields can be parsed, and an unknown kind of ticket or prize is kept', () => {
  const one = z.parse(Ticket, { id: 7, startTime: '2030-01-01', endTime: '2030-01-31', kind: 'NEW' })
  expect(one).toMatchObject({ id: '7', kind: 'NEW', name: '票券', prizes: [], draw: null })
  expect(z.parse(Ticket, { id: 'T', draw: { prize: { kind: 'NEW', name: '奖' } } }).draw?.prize).toMatchObject({
    kind: 'NEW',
    name: '奖',
  })
})

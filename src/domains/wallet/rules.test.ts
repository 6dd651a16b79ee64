import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthLabel, monthOf } from '#/shared/lib/time/calendar.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { cents } from '#/shared/lib/money.ts'
import { cardDoubt, factorIn, groupedCard } from './card-rules.ts'
import {
  accountsOf,
  barsText,
  cardTail,
  type Entry,
  heldBack,
  isSameWithdrawal,
  nothingToWithdraw,
  rewardWithdrawalProblem,
  toDetailType,
  withdrawalHint,
  withdrawalProblem,
  withdrawalText,
  withHeadings,
  yearBars,
} from './rules.ts'

const at = (day: string, time = '10:00:00'): number => Date.parse(`${day}T${time}+08:00`)
const entry = (day: string, amount: number, time?: string): Entry => ({ amount: cents(amount), time: at(day, time) })

describe('the rules of the wallet', () => {
  test.each([
    [10_000, 8000, 2000],
    [8000, 8000, null],
    [8000, 9000, null],
    [null, 8000, null],
    [10_000, null, null],
  ])(
    '[WAL-001] with the balance %s and the withdrawable amount %s, the amount that cannot be withdrawn is %s',
    (balance, operable, held) =>
      expect(
        heldBack({
          balance: balance === null ? null : cents(balance),
          operableBalance: operable === null ? null : cents(operable),
        }),
      ).toBe(held),
  )

  test.each([
    [0, '提现金额不能少于¥0.01'],
    [1, null],
    [8000, null],
    [8001, '可提现余额不足，现在可以提现¥80.00'],
  ])('[WAL-002] for a withdrawal of %s from 8000 withdrawable cents, the refusal reason is %s', (amount, refusal) =>
    expect(withdrawalProblem(cents(amount), cents(8000))).toBe(refusal),
  )

  test.each([
    [-1, 1, '现在没有可以提现的钱'],
    [0, 1, '现在没有可以提现的钱'],
    [1, 1, null],
    [0, 1000, '现在没有可以提现的钱'],
    [999, 1000, '可提现余额不到¥10.00，现在还不能提现'],
    [1000, 1000, null],
  ])(
    '[WAL-002] with %s withdrawable cents and a minimum of %s, withdrawing is impossible because: %s',
    (operable, least, reason) => expect(nothingToWithdraw(cents(operable), cents(least))).toBe(reason),
  )

  test.each([
    [8000, 1, '最多¥80.00'],
    [8000, 1000, '最少¥10.00，最多¥80.00'],
  ])('[WAL-002] with %s withdrawable cents and a minimum of %s, the form shows the hint %s', (operable, least, hint) =>
    expect(withdrawalHint(cents(operable), cents(least))).toBe(hint),
  )

  test('[WAL-002] the withdrawal form opens if and only if the whole withdrawable amount could be withdrawn', () => {
    for (const most of [0, 1, 2, 8000])
      expect(nothingToWithdraw(cents(most)) === null).toBe(withdrawalProblem(cents(most), cents(most)) === null)
  })

  test.each([
    [12_800, 12_800, null],
    [12_801, 12_800, '可提现余额不足，现在可以提现¥128.00'],
    [12_800, null, null],
    [0, 12_800, '没有找到可以到账的奖励'],
    [null, 12_800, '奖励金额没有读出来，请稍后再看'],
  ])('[WAL-002] for a reward of %s and %s withdrawable cents, the refusal reason is %s', (amount, operable, refusal) =>
    expect(
      rewardWithdrawalProblem(
        { amount: amount === null ? null : cents(amount), number: '' },
        operable === null ? null : cents(operable),
      ),
    ).toBe(refusal),
  )

  test('a reward that was already paid out cannot be paid out again', () =>
    expect(rewardWithdrawalProblem({ amount: cents(100), number: 'W1' }, cents(200))).toContain('已经申请到账'))

  test.each([
    ['1234', '尾号1234'],
    ['6222020200112231234', '尾号1234'],
    ['6222 **** **** 1234', '尾号1234'],
    ['', ''],
    ['微信', ''],
  ])('[WAL-008] the card number %s ends in %s', (number, text) => expect(cardTail(number)).toBe(text))

  test.each([
    ['PENDING', '处理中'],
    ['SUCCESS', '已到账'],
    ['FAILED', '未成功，钱已退回余额'],
    ['银行处理中', '处理中'],
    ['STATE_7', '处理中'],
    ['', '处理中'],
  ])('a withdrawal in the state %s has the label %s', (status, text) => expect(withdrawalText(status)).toBe(text))

  test.each([
    ['withdrawal', 'withdrawal'],
    ['REWARD', 'reward'],
    ['anything', 'detail'],
  ])('[LIT-022] the address of the kind %s opens the details page of the kind %s', (type, kind) =>
    expect(toDetailType(type)).toBe(kind),
  )

  test('the preferred account is listed first', () => {
    const bank = { id: 'B1', name: '', bankCard: '6222********1234', bankName: '招商银行' }
    expect(accountsOf([bank], [{ id: 'X1', realName: '' }], 'X1')).toEqual([
      { id: 'X1', type: 'wechat', label: '微信零钱' },
      { id: 'B1', type: 'bank', label: '招商银行 尾号1234' },
    ])
    expect(accountsOf([{ ...bank, bankName: '', bankCard: '' }], [], null)).toEqual([
      { id: 'B1', type: 'bank', label: '银行卡' },
    ])
  })

  test('a withdrawal is recognized after a lost reply by its amount and time', () => {
    const since = at('2026-11-20')
    expect(isSameWithdrawal(entry('2026-11-20', 8000, '10:00:01'), 8000, since)).toBe(true)
    expect(isSameWithdrawal(entry('2026-11-20', 8001, '10:00:01'), 8000, since)).toBe(false)
    expect(isSameWithdrawal(entry('2026-11-20', 8000, '09:00:00'), 8000, since)).toBe(false)
    expect(isSameWithdrawal({ amount: cents(8000), time: null }, 8000, since)).toBe(false)
  })
})

describe('[WAL-007] the wallet’s groups by month and year', () => {
  const headings = (pages: readonly (readonly Entry[])[], complete: boolean) =>
    withHeadings(pages, complete)
      .flat()
      .map(({ month, year }) => [year?.label, year?.sum, month?.label, month?.sum])

  test('have a sum for each of two months, and no heading for a single year', () =>
    expect(headings([[entry('2024-05-31', 500), entry('2024-05-01', 250), entry('2024-04-30', 1)]], true)).toEqual([
      [undefined, undefined, '2024年5月', 750],
      [undefined, undefined, undefined, undefined],
      [undefined, undefined, '2024年4月', 1],
    ]))

  test('do not add a withdrawal that the bank returned to any sum', () =>
    expect(headings([[{ ...entry('2026-02-03', 5), void: true }, entry('2026-02-01', 7)]], true)[0]).toEqual([
      undefined,
      undefined,
      '2026年2月',
      7,
    ]))

  test('begin at midnight in China', () =>
    expect(headings([[entry('2026-01-01', 5, '00:00:00'), entry('2025-12-31', 7, '23:59:59')]], true)).toEqual([
      ['2026年', 5, '2026年1月', 5],
      ['2025年', 7, '2025年12月', 7],
    ]))

  test('show no sum for the oldest month and year until all entries are loaded', () =>
    expect(headings([[entry('2026-02-03', 5), entry('2026-01-31', 7)]], false)).toEqual([
      [undefined, undefined, '2026年2月', 5],
      [undefined, undefined, '2026年1月', null],
    ]))

  test('continue a month on the next page without a second heading', () =>
    expect(headings([[entry('2026-02-03', 5)], [entry('2026-02-01', 7), entry('2026-01-31', 1)]], true)).toEqual([
      [undefined, undefined, '2026年2月', 12],
      [undefined, undefined, undefined, undefined],
      [undefined, undefined, '2026年1月', 1],
    ]))

  test.each<[what: string, time: null | 'unreadable']>([
    ['unreadable', UNREADABLE],
    ['missing', null],
  ])('keep an entry with the time %s in its place, and hide the sums of the months it may belong to', (_, time) =>
    expect(
      headings(
        [
          [entry('2026-02-03', 5), { amount: cents(3), time }],
          [entry('2026-02-01', 7), entry('2025-12-01', 1)],
        ],
        true,
      ),
    ).toEqual([
      ['2026年', null, '2026年2月', null],
      [undefined, undefined, undefined, undefined],
      [undefined, undefined, undefined, undefined],
      ['2025年', null, '2025年12月', null],
    ]),
  )

  test('list a first entry without a known time below the heading of the next entry’s month', () =>
    expect(headings([[{ amount: cents(3), time: UNREADABLE }, entry('2026-02-03', 5)]], true)).toEqual([
      [undefined, undefined, '2026年2月', null],
      [undefined, undefined, undefined, undefined],
    ]))

  test('have no headings if no entry has a known time', () =>
    expect(
      headings(
        [
          [
            { amount: cents(3), time: UNREADABLE },
            { amount: cents(5), time: null },
          ],
        ],
        true,
      ),
    ).toEqual([
      [undefined, undefined, undefined, undefined],
      [undefined, undefined, undefined, undefined],
    ]))

  test('repeat no heading and list no entry in another month, for any pages and any times', () => {
    const timeArbitrary = fc.option(fc.integer({ min: at('2024-01-01'), max: at('2026-12-31') }), { nil: UNREADABLE })
    fc.assert(
      fc.property(fc.array(timeArbitrary, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (some, size) => {
        const known = some.filter((one) => typeof one === 'number').sort((one, other) => other - one)
        const entries = some.map((one): Entry => ({
          amount: cents(1),
          time: one === UNREADABLE ? one : (known.shift() ?? 0),
        }))
        const pages = Array.from({ length: Math.ceil(entries.length / size) }, (_, page) =>
          entries.slice(page * size, page * size + size),
        )
        const rows = withHeadings(pages, true).flat()
        const shown = rows.flatMap(({ month }) => month?.label ?? [])
        expect(new Set(shown).size).toBe(shown.length)
        const above = rows.map((_, at) => rows.slice(0, at + 1).findLast(({ month }) => month)?.month?.label)
        const dated = rows.flatMap(({ entry: { time: of } }, at) => (typeof of === 'number' ? [[at, of] as const] : []))
        expect(dated.map(([at]) => above[at])).toEqual(dated.map(([, of]) => monthLabel(monthOf(of))))
      }),
      { seed: 20_261_127, numRuns: 500 },
    )
  })

  test('show no sum if an amount is unknown', () =>
    expect(headings([[{ amount: null, time: at('2026-02-03') }]], true)).toEqual([
      [undefined, undefined, '2026年2月', null],
    ]))

  test('have sums that add up from months to years and from years to the total', () => {
    const entriesArbitrary = fc.array(
      fc.record({
        amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents),
        time: fc.integer({ min: at('2024-01-01'), max: at('2026-12-31') }),
      }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(entriesArbitrary, fc.integer({ min: 1, max: 20 }), (some, size) => {
        const sorted = [...some].sort((a, b) => b.time - a.time)
        const pages = Array.from({ length: Math.ceil(sorted.length / size) }, (_, page) =>
          sorted.slice(page * size, page * size + size),
        )
        const rows = withHeadings(pages, true).flat()
        const total = sorted.reduce((sum, { amount }) => sum + amount, 0)
        const months = rows.reduce((sum, { month }) => sum + (month?.sum ?? 0), 0)
        const years = rows.filter(({ year }) => year !== null)
        expect(rows).toHaveLength(sorted.length)
        expect(months).toBe(total)
        // A single year has no heading.
        const yearly = years.reduce((sum, { year }) => sum + (year?.sum ?? 0), 0)
        expect(years.length === 0 ? total : yearly).toBe(total)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the chart of the rewards of twelve months', () => {
  const now = at('2026-11-20')

  test('has the sum of each month, and 0 for a month without rewards', () => {
    const bars = yearBars([entry('2026-11-02', 500), entry('2026-11-01', 1), entry('2026-01-31', 7)], true, now)
    expect(bars?.map(({ month }) => month)).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ])
    expect(bars?.map(({ amount }) => amount)).toEqual([0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 501])
    expect(barsText(bars ?? [])).toBe('近12个月的奖励共¥5.08，最多的是2026年11月，¥5.01')
  })

  test('is not shown until all entries of the twelve months are loaded', () => {
    expect(yearBars([entry('2026-11-02', 500), entry('2025-12-01', 1)], false, now)).toBeNull()
    expect(yearBars([entry('2026-11-02', 500), entry('2025-11-30', 1)], false, now)).toHaveLength(12)
    expect(yearBars([{ amount: null, time: now }], true, now)).toBeNull()
    expect(yearBars([entry('2026-11-02', 500), { amount: cents(3), time: null }], true, now)).toBeNull()
  })
})

describe('numbers of bank cards', () => {
  test('are shown in groups of four', () => {
    expect(groupedCard('6222020200112231234')).toBe('6222 0202 0011 2231 234')
    expect(groupedCard('6222')).toBe('6222')
  })

  test.each([
    ['6222020200112231235', '这个卡号可能有误，请再核对一遍'],
    // The published example of the check digit.
    ['4539578763621486', ''],
    ['6222020200', '银行卡号一般是16到19位，请再核对一遍'],
    ['622202020011223123412345678901', '银行卡号一般是16到19位，请再核对一遍'],
    ['6222abc', ''],
    ['', ''],
  ])('that are typed as %s show the warning: %s', (card, doubt) => expect(cardDoubt(card)).toBe(doubt))

  test.each([
    ['持卡人姓名与银行卡不一致', 'name'],
    ['身份证号与银行卡不一致', 'identityCard'],
    ['手机号与银行预留的不一致', 'mobile'],
    ['银行卡号无效', 'bankCard'],
    ['系统繁忙', null],
  ])('[WAL-005] the refusal %s is shown at the field %s', (detail, field) => expect(factorIn(detail)).toBe(field))
})

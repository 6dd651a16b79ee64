import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { isMadeSince } from '#/shared/lib/time/edges.ts'
import { notReadText } from '#/shared/api/refused-entries.ts'
import { monthAfter, monthLabel, monthOf } from '#/shared/lib/time/calendar.ts'
import { grouped } from '#/shared/lib/grouped.ts'
import { type Cents, cents, formatMoney, minus, sum } from '#/shared/lib/money.ts'
import type { AccountType, BankAccount, Reward, Wallet, Withdrawal, WxAccount } from './model.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { withdrawalStates } from './withdrawal-states.ts'

/** The part of the balance that cannot be withdrawn yet; null when it is 0 or unknown (WAL-001). */
export function heldBack({ balance, operableBalance }: Wallet): Cents | null {
  if (balance === null || operableBalance === null || operableBalance >= balance) return null
  return minus(balance, operableBalance)
}

/** The last four digits of a card, as 尾号1234; empty without them (WAL-008). */
export const cardTail = (number: string): string => {
  const tail = /(\d{1,4})\D*$/.exec(number)?.[1] ?? ''
  return tail ? `尾号${tail}` : ''
}

const WECHAT_ACCOUNT = '微信零钱'

export interface Account {
  /** The id is unique only among accounts of the same kind. */
  id: string
  type: AccountType
  label: string
}

/** A key that is unique among all accounts, because a card and a WeChat account may have the same id. */
export const accountKey = ({ type, id }: Pick<Account, 'type' | 'id'>): string => `${type}-${id}`

/** The account with this key, else the first: the account may have been unbound while the form was open. */
export const chosenAccount = (accounts: readonly Account[], key: string): Account | undefined =>
  accounts.find((account) => accountKey(account) === key) ?? accounts[0]

export const bankLabel = ({ bankName, bankCard }: Pick<BankAccount, 'bankName' | 'bankCard'>): string =>
  [bankName || '银行卡', cardTail(bankCard)].filter(Boolean).join(' ')

/** The accounts that can receive a withdrawal, the default account first. */
export function accountsOf(
  banks: readonly BankAccount[],
  wechat: readonly WxAccount[],
  payee: string | null,
): Account[] {
  const all = [
    ...banks.map((bank) => ({ id: bank.id, type: 'bank' as const, label: bankLabel(bank) })),
    ...wechat.map(({ id }) => ({ id, type: 'wechat' as const, label: WECHAT_ACCOUNT })),
  ]
  return [...all.filter(({ id }) => id === payee), ...all.filter(({ id }) => id !== payee)]
}

const stateWords: Record<(typeof withdrawalStates)[number], string> = {
  PENDING: '处理中',
  SUCCESS: '已到账',
  FAILED: '未成功，钱已退回余额',
}

/** The state of a withdrawal; an unknown or missing state is 处理中, neither success nor failure. */
export const withdrawalText = (status: string): string => wordFor(stateWords, status) ?? '处理中'

/** The destination of a withdrawal, if its record has one: 尾号1234, 微信零钱, or empty. */
export const paidTo = ({ type, number }: Pick<Withdrawal, 'type' | 'number'>): string =>
  type === 'wechat' ? WECHAT_ACCOUNT : cardTail(number)

/** The remark; for a pending withdrawal without one, a sentence on who determines when the money arrives. */
export function withdrawalNote(made: Pick<Withdrawal, 'type' | 'number' | 'status' | 'remark'>): string {
  if (made.remark || made.status !== 'PENDING') return made.remark
  const byBank = made.type === 'bank' || (made.type !== 'wechat' && cardTail(made.number) !== '')
  return byBank ? '到账时间以银行处理为准' : '到账时间以实际到账为准'
}

export const detailTypes = ['detail', 'reward', 'withdrawal'] as const
export type DetailType = (typeof detailTypes)[number]

/** The kind of a movement in an address; any other word is a movement of the account (LIT-022). */
export const toDetailType = (type: string): DetailType =>
  detailTypes.find((known) => known === type.toLowerCase()) ?? 'detail'

/** Whether a listed withdrawal was made by a lost request. */
export const isSameWithdrawal = (
  made: { amount: Cents | null; time: EdgeTime },
  amount: number,
  since: number,
): boolean => made.amount === amount && isMadeSince(made.time, since)

/**
 * The minimum of a withdrawal. Form, hint and mock backend use this constant; only rules.test.ts and docs/rules.md
 * (WAL-002) repeat the amount. A higher minimum would also refuse smaller rewards (`rewardWithdrawalProblem`).
 */
const LEAST_WITHDRAWAL = cents(1)

/** The reason why no amount can be withdrawn (WAL-002); null if a withdrawal is possible. */
export function nothingToWithdraw(operable: Cents, least = LEAST_WITHDRAWAL): string | null {
  if (operable <= 0) return '现在没有可以提现的钱'
  return operable < least ? `可提现余额不到${formatMoney(least)}，现在还不能提现` : null
}

/** The hint beside the amount; a minimum of one cent is not mentioned (WAL-002). */
export const withdrawalHint = (operable: Cents, least = LEAST_WITHDRAWAL): string =>
  `${least > 1 ? `最少${formatMoney(least)}，` : ''}最多${formatMoney(operable)}`

/** The reason why an amount (also of a reward) cannot be withdrawn (WAL-002); null if it can be withdrawn. */
export function withdrawalProblem(amount: Cents, operable: Cents): string | null {
  if (amount < LEAST_WITHDRAWAL) return `提现金额不能少于${formatMoney(LEAST_WITHDRAWAL)}`
  return amount > operable ? `可提现余额不足，现在可以提现${formatMoney(operable)}` : null
}

/** The reason why a reward cannot be paid out (decision 167); null if it can, or if the balance is unknown. */
export function rewardWithdrawalProblem(
  reward: Pick<Reward, 'amount' | 'number'> | undefined,
  operable: Cents | null,
): string | null {
  if (reward?.number) return '这笔奖励已经申请到账，进度在提现记录里'
  if (reward?.amount === null) return notReadText('奖励金额')
  if (!reward || reward.amount <= 0) return '没有找到可以到账的奖励'
  return operable === null ? null : withdrawalProblem(reward.amount, operable)
}

export interface Entry {
  amount: Cents | null
  time: EdgeTime
  /** Shown in the list, but not part of any sum. */
  void?: boolean
}

export interface Heading {
  label: string
  /** Null if entries may be missing, or if an amount or a time is unknown, because a sum is never guessed. */
  sum: Cents | null
}

export interface Row<T> {
  entry: T
  /** Set on the first entry of a month. */
  month: Heading | null
  /** Set on the first entry of a year, when the list has several years. */
  year: Heading | null
}

function sumOf(entries: readonly Entry[]): Cents | null {
  const counted = entries.filter((entry) => !entry.void)
  return counted.some(({ amount }) => amount === null) ? null : sum(counted.map(({ amount }) => amount ?? 0))
}

const monthIn = ({ time }: Entry): string => (typeof time === 'number' ? monthOf(time) : '')

/**
 * The month under which each entry is listed. An entry without a known time is listed under the month of the entry above
 * it; at the top of the list, under the first known month.
 */
function placesOf(entries: readonly Entry[]): string[] {
  let above = entries.map(monthIn).find(Boolean) ?? ''
  return entries.map((entry) => (above = monthIn(entry) || above))
}

/**
 * The pages of a list, newest first, with headings for months and years (WAL-007). An entry without a known time starts
 * no new group. Such an entry may belong to any group, so no group then has a sum.
 * @param complete whether the last page is loaded; until then, the oldest month and year may lack entries.
 */
export function withHeadings<T extends Entry>(pages: readonly (readonly T[])[], complete: boolean): Row<T>[][] {
  const all = pages.flat()
  const months = placesOf(all)
  const years = months.map((month) => month.slice(0, 4))
  const undated = all.some((entry) => !entry.void && typeof entry.time !== 'number')
  const headings = (places: readonly string[], label: (place: string) => string) => {
    const groups = grouped(
      all.map((entry, at) => ({ entry, place: places[at] ?? '' })),
      ({ place }) => place,
    )
    const shown = new Set([''])
    return places.map((place): Heading | null => {
      if (shown.has(place)) return null
      shown.add(place)
      const open = !complete && places.at(-1) === place
      return {
        label: label(place),
        sum: open || undated ? null : sumOf((groups.get(place) ?? []).map(({ entry }) => entry)),
      }
    })
  }
  const month = headings(months, monthLabel)
  const year = headings(new Set(years).size > 1 ? years : [], (place) => `${place}年`)
  let at = 0
  return pages.map((page) => page.map((entry) => ({ entry, month: month[at] ?? null, year: year[at++] ?? null })))
}

export interface Bar {
  /** `2026-11` */
  month: string
  amount: Cents
}

/** The rewards of the last 12 months, oldest first; null until all are loaded, or if an amount or time is unknown. */
export function yearBars(entries: readonly Entry[], complete: boolean, now: number): Bar[] | null {
  const months = Array.from({ length: 12 }, (_, index) => monthAfter(monthOf(now), index - 11))
  const oldest = entries.map(monthIn).filter(Boolean).at(-1)
  const reaches = complete || (oldest !== undefined && oldest < (months[0] ?? ''))
  if (!reaches || entries.some(({ amount, time }) => amount === null || typeof time !== 'number')) return null
  const groups = grouped(entries, monthIn)
  return months.map((month) => ({ month, amount: sumOf(groups.get(month) ?? []) ?? cents(0) }))
}

/** The chart as text: the best month, and the total. */
export function barsText(bars: readonly Bar[]): string {
  const best = bars.reduce((most, bar) => (bar.amount > most.amount ? bar : most))
  const total = formatMoney(sum(bars.map(({ amount }) => amount)))
  return `近12个月的奖励共${total}，最多的是${monthLabel(best.month)}，${formatMoney(best.amount)}`
}

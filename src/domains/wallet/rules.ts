import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { knownTime } from '#/shared/lib/time/edges.ts'
import { notRead } from '#/shared/api/refused-entries.ts'
import { monthAfter, monthLabel, monthOf } from '#/shared/lib/time/calendar.ts'
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
  /** Unique among the accounts of one kind only. */
  id: string
  type: AccountType
  label: string
}

/** Unique among all accounts: a card and a WeChat account may have the same id. */
export const accountKey = ({ type, id }: Pick<Account, 'type' | 'id'>): string => `${type}-${id}`

/** The account of this key, else the first one; it may have been bound or unbound while the form was kept. */
export const chosenAccount = (accounts: readonly Account[], key: string): Account | undefined =>
  accounts.find((account) => accountKey(account) === key) ?? accounts[0]

export const bankLabel = ({ bankName, bankCard }: Pick<BankAccount, 'bankName' | 'bankCard'>): string =>
  [bankName || '银行卡', cardTail(bankCard)].filter(Boolean).join(' ')

/** The accounts that can receive a withdrawal, the default one first. */
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

/** The state of a withdrawal; an unknown or missing one is 处理中, neither success nor failure. */
export const withdrawalText = (status: string): string => wordFor(stateWords, status) ?? '处理中'

/** Where a withdrawal is paid to, as far as its record tells: 尾号1234, 微信零钱, or empty. */
export const paidTo = ({ type, number }: Pick<Withdrawal, 'type' | 'number'>): string =>
  type === 'wechat' ? WECHAT_ACCOUNT : cardTail(number)

/** The remark of a withdrawal; while it is pending, who decides when the money arrives, if that is known. */
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

const CLOCK_SLACK_MS = 5000

/** Whether a listed withdrawal was made by a lost request. */
export const isSameWithdrawal = (
  made: { amount: Cents | null; time: EdgeTime },
  amount: number,
  since: number,
): boolean => made.amount === amount && (knownTime(made.time) ?? 0) >= since - CLOCK_SLACK_MS

/**
 * The reason why an amount cannot be withdrawn (WAL-002): it must be above 0 and at most the withdrawable amount; null
 * when it can. The withdrawal of a reward goes through it too.
 */
export function withdrawalProblem(amount: Cents, operable: Cents): string | null {
  if (amount <= 0) return '提现金额必须为大于0的数字'
  return amount > operable ? `可提现余额不足，现在可以提现${formatMoney(operable)}` : null
}

/** The reason why a reward cannot be paid out now (decision 167); null when it can, or when the balance is unknown. */
export function rewardWithdrawalProblem(
  reward: Pick<Reward, 'amount' | 'number'> | undefined,
  operable: Cents | null,
): string | null {
  if (reward?.number) return '这笔奖励已经申请到账，进度在提现记录里'
  if (reward?.amount === null) return notRead('奖励金额')
  if (!reward || reward.amount <= 0) return '没有找到可以到账的奖励'
  return operable === null ? null : withdrawalProblem(reward.amount, operable)
}

/** An entry of a list in the wallet, with an amount and a time. */
export interface Entry {
  amount: Cents | null
  time: EdgeTime
  /** Shown in the list, but not part of any sum. */
  void?: boolean
}

export interface Heading {
  label: string
  /** Null when entries may be missing, or an amount or a time is unknown: a sum is never guessed. */
  sum: Cents | null
}

export interface Row<T> {
  entry: T
  /** Set on the first entry of a month. */
  month: Heading | null
  /** Set on the first entry of a year, when the list has several. */
  year: Heading | null
}

function sumOf(entries: readonly Entry[]): Cents | null {
  const counted = entries.filter((entry) => !entry.void)
  return counted.some(({ amount }) => amount === null) ? null : sum(counted.map(({ amount }) => amount ?? 0))
}

const monthIn = ({ time }: Entry): string => (typeof time === 'number' ? monthOf(time) : '')
const yearIn = (entry: Entry): string => monthIn(entry).slice(0, 4)

const byKey = <T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return groups
}

/**
 * The pages of a list, newest first, with headings for months and years (WAL-007).
 * @param complete whether the last page is loaded; until then the oldest month and year may lack entries.
 */
export function withHeadings<T extends Entry>(pages: readonly (readonly T[])[], complete: boolean): Row<T>[][] {
  const all = pages.flat()
  const last = all.at(-1)
  // Each of them may belong to any month.
  const undated = all.some((entry) => !entry.void && typeof entry.time !== 'number')
  const heading = (keyOf: (entry: Entry) => string, label: (key: string) => string) => {
    const groups = byKey(all, keyOf)
    const shown = new Set<string>()
    return (entry: T): Heading | null => {
      const key = keyOf(entry)
      if (shown.has(key)) return null
      shown.add(key)
      const open = !complete && last !== undefined && keyOf(last) === key
      return { label: label(key), sum: open || (undated && key !== '') ? null : sumOf(groups.get(key) ?? []) }
    }
  }
  const month = heading(monthIn, (key) => monthLabel(key) || '时间不详')
  const year = heading(yearIn, (key) => (key ? `${key}年` : '时间不详'))
  const several = new Set(all.map(yearIn)).size > 1
  return pages.map((page) => page.map((entry) => ({ entry, month: month(entry), year: several ? year(entry) : null })))
}

export interface Bar {
  /** `2026-11` */
  month: string
  amount: Cents
}

/** The rewards of the last twelve months, oldest first; null while the loaded entries do not reach back that far. */
export function yearBars(entries: readonly Entry[], complete: boolean, now: number): Bar[] | null {
  const months = Array.from({ length: 12 }, (_, index) => monthAfter(monthOf(now), index - 11))
  const oldest = entries.map(monthIn).filter(Boolean).at(-1)
  const reaches = complete || (oldest !== undefined && oldest < (months[0] ?? ''))
  if (!reaches || entries.some(({ amount, time }) => amount === null || typeof time !== 'number')) return null
  const groups = byKey(entries, monthIn)
  return months.map((month) => ({ month, amount: sumOf(groups.get(month) ?? []) ?? cents(0) }))
}

/** The chart as text: the best month, and the total. */
export function barsText(bars: readonly Bar[]): string {
  const best = bars.reduce((most, bar) => (bar.amount > most.amount ? bar : most))
  const total = formatMoney(sum(bars.map(({ amount }) => amount)))
  return `近12个月的奖励共${total}，最多的是${monthLabel(best.month)}，${formatMoney(best.amount)}`
}

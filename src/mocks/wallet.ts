import { campaignIdOfReward } from './campaign/rows.ts'
import type { Db } from './db.ts'
import type { PayeeRow, RewardRow, WithdrawalRow } from './wallet/rows.ts'

const iso = (time: number): string => new Date(time).toISOString()

/** The bank answers after this many ms. */
const BANK_MS = 60_000

export function withdrawalStatus({ createdAt, refused }: WithdrawalRow, now: number): 'PENDING' | 'SUCCESS' | 'FAILED' {
  if (now - createdAt < BANK_MS) return 'PENDING'
  return refused ? 'FAILED' : 'SUCCESS'
}

const total = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

const ofUser = <T extends { userId: string }>(rows: readonly T[], userId: string): T[] =>
  rows.filter((row) => row.userId === userId)

/** The rewards less the withdrawals, as in the movements; only settled rewards can be withdrawn. */
export function walletOf(db: Db, userId: string, now: number): { balance: number; operableBalance: number } {
  const rewards = ofUser(db.moneyRewards, userId)
  const out = ofUser(db.withdrawals, userId).filter((row) => withdrawalStatus(row, now) !== 'FAILED')
  const settled = rewards.filter(({ settledAt }) => settledAt <= now)
  return { balance: total(rewards) - total(out), operableBalance: Math.max(total(settled) - total(out), 0) }
}

/** Invariant: no more is withdrawn than earned, and no reward is paid out twice. */
export function checkWallets(db: Db): string | null {
  const paidOut = db.withdrawals.flatMap(({ rewardId, refused }) => (rewardId && !refused ? [rewardId] : []))
  if (new Set(paidOut).size < paidOut.length) return 'a reward paid out twice'
  for (const { id } of db.users) {
    const out = ofUser(db.withdrawals, id).filter(({ refused }) => !refused)
    if (total(out) > total(ofUser(db.moneyRewards, id))) return `wallet of ${id}: more out than in`
  }
  return null
}

const newest = <T>(rows: readonly T[], timeOf: (row: T) => number): T[] =>
  [...rows].sort((a, b) => timeOf(b) - timeOf(a))

const paidTo = (db: Db, reward: RewardRow): string =>
  db.withdrawals.find(({ rewardId, refused }) => rewardId === reward.id && !refused)?.tail ?? ''

export const rewardsWire = (db: Db, userId: string) =>
  newest(ofUser(db.moneyRewards, userId), ({ achievedAt }) => achievedAt).map((row) => ({
    id: row.id,
    title: row.title,
    amount: row.amount,
    orderTime: iso(row.orderTime),
    achievementDate: iso(row.achievedAt),
    number: paidTo(db, row),
    actId: campaignIdOfReward[row.id] ?? '',
  }))

export const withdrawalWire = (row: WithdrawalRow, now: number) => {
  const status = withdrawalStatus(row, now)
  return {
    id: row.id,
    amount: row.amount,
    createdDate: iso(row.createdAt),
    status,
    type: row.tail ? ('bank' as const) : ('wechat' as const),
    number: row.tail,
    remark: status === 'FAILED' ? '银行退回：收款账户状态异常' : '',
  }
}

export const withdrawalsWire = (db: Db, userId: string, now: number) =>
  newest(ofUser(db.withdrawals, userId), ({ createdAt }) => createdAt).map((row) => withdrawalWire(row, now))

/** Rewards and withdrawals in one list; a refused withdrawal is not a movement. */
export function detailsWire(db: Db, userId: string, now: number) {
  const came = ofUser(db.moneyRewards, userId).map(({ id, title, amount, achievedAt }) => ({
    id,
    type: 'reward',
    title,
    amount,
    time: achievedAt,
  }))
  const went = ofUser(db.withdrawals, userId)
    .filter((row) => withdrawalStatus(row, now) !== 'FAILED')
    .map(({ id, amount, createdAt }) => ({ id, type: 'withdrawal', title: '提现', amount: -amount, time: createdAt }))
  return newest([...came, ...went], ({ time }) => time).map(({ time, ...row }) => ({ ...row, createdDate: iso(time) }))
}

export const bankWire = ({ id, name, number, bankName }: PayeeRow) => ({
  id,
  name,
  bankCard: `${number.slice(0, 4)}********${number.slice(-4)}`,
  bankName,
})

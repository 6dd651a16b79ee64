import type { PayeeRow, RewardRow, WithdrawalRow } from '../wallet/rows.ts'

const DAY = 86_400_000
/** The time from earning a reward until it can be withdrawn. */
const SETTLES_MS = 7 * DAY

const titles = ['好友购买 成人基因检测', '好友购买 儿童基因检测', '好友购买 肠道菌群检测', '活动奖励']
const amounts = [5000, 12_800, 990, 30_055, 1]

interface Rewarded {
  userId: string
  prefix: string
  count: number
  /** Days between two rewards. */
  every: number
}

const rewardsOf = ({ userId, prefix, count, every }: Rewarded, now: number): RewardRow[] =>
  Array.from({ length: count }, (_, index) => {
    const achievedAt = now - (2 + index * every) * DAY
    return {
      id: `${prefix}${index + 1}`, userId, title: titles[index % titles.length] ?? '', amount: amounts[index % amounts.length] ?? 0,
      orderTime: achievedAt - 3 * DAY, achievedAt, settledAt: achievedAt + SETTLES_MS,
    }
  })

/** The salesperson has 14 months of rewards and withdrawals in every state; a member has rewards but no account. */
export function walletSeed(now: number, userId: (persona: string) => string) {
  const salesman = userId('salesman')
  const moneyRewards = [
    ...rewardsOf({ userId: salesman, prefix: 'RW8', count: 60, every: 7 }, now),
    ...rewardsOf({ userId: userId('member'), prefix: 'RW2', count: 3, every: 30 }, now),
  ]
  const payees: PayeeRow[] = [
    { id: 'BA801', userId: salesman, type: 'bank', name: '冯涛', number: '6222020200112231234', bankName: '中国工商银行' },
  ]
  const withdrawal = (id: string, amount: number, daysAgo: number, refused = false): WithdrawalRow => ({
    id, userId: salesman, amount, createdAt: now - daysAgo * DAY, accountId: 'BA801', tail: '1234', refused, rewardId: null,
  })
  const withdrawals = [withdrawal('W1', 80_000, 20), withdrawal('W2', 10_050, 45, true), withdrawal('W3', 50_000, 200)]
  return { moneyRewards, payees, withdrawals }
}

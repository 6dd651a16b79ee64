export interface RewardRow {
  id: string
  userId: string
  title: string
  amount: number
  orderTime: number
  achievedAt: number
  /** From this time on, the reward can be withdrawn. */
  settledAt: number
}

export interface WithdrawalRow {
  id: string
  userId: string
  amount: number
  createdAt: number
  accountId: string
  /** Last four digits of the card; empty for WeChat. */
  tail: string
  /** Whether the bank will refuse the withdrawal. */
  refused: boolean
  /** The id of the reward that was paid out at once. */
  rewardId: string | null
}

export interface PayeeRow {
  id: string
  userId: string
  type: 'bank' | 'wechat'
  name: string
  /** The card number, or the openId of a WeChat account. */
  number: string
  bankName: string
}

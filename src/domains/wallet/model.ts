import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import { Title } from '#/shared/api/title.ts'
import { transform, Id, Instant, maybe, Money, open, nullableReply, shape, Text } from '#/shared/api/wire.ts'
import { withdrawalStates } from './withdrawal-states.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

export const accountTypes = ['bank', 'wechat'] as const
export type AccountType = (typeof accountTypes)[number]

/** The balance and the amount that can be withdrawn now (specification §3 Wallet). */
export const Wallet = shape('Wallet', { balance: Money, operableBalance: Money })
export type Wallet = z.infer<typeof Wallet>

/** One movement; `type` and `id` identify its withdrawal or reward. */
export const AccountDetail = transform(
  shape(
    'AccountDetail',
    { id: Text, type: Text, amount: Money, createdDate: Instant, title: Title },
    'amount',
    'title',
  ),
  ({ createdDate, ...detail }) => ({ ...detail, time: createdDate }),
)
export type AccountDetail = z.infer<typeof AccountDetail>

export const Withdrawal = transform(
  shape(
    'Withdrawal',
    {
      id: Text,
      amount: Money,
      createdDate: Instant,
      status: open(withdrawalStates),
      /** The kind of account, as in `NewWithdrawal`: the specification does not define the field of a reply. */
      type: open(accountTypes),
      number: Text,
      remark: Prose,
    },
    'id',
    'amount',
  ),
  // A withdrawal that the bank has returned does not count as paid out.
  ({ createdDate, ...withdrawal }) => ({ ...withdrawal, time: createdDate, void: withdrawal.status === 'FAILED' }),
)
export type Withdrawal = z.infer<typeof Withdrawal>

/**
 * A reward: the buyer and the time, the time it was achieved, and the last digits of the card it was paid to
 * (specification §3).
 */
export const Reward = transform(
  shape(
    'Reward',
    {
      id: Text,
      title: Title,
      amount: Money,
      money: Money,
      orderTime: Instant,
      achievementDate: Instant,
      date: Instant,
      number: Text,
      /** The `actId` of the campaign in which the reward was won; empty if there is none. */
      actId: Text,
    },
    'amount',
    'money',
  ),
  ({ money, date, ...reward }) => ({
    ...reward,
    amount: isRefused(reward, 'amount') ? null : (reward.amount ?? money),
    time: reward.achievementDate ?? date ?? reward.orderTime,
  }),
)
export type Reward = z.infer<typeof Reward>

/** The ID number is not parsed: no screen shows it. */
export const BankAccount = shape('BankAccount', { id: Id, name: Text, bankCard: Text, bankName: Text })
export type BankAccount = z.infer<typeof BankAccount>

export const WxAccount = shape('WxWithdrawalAccount', { id: Id, realName: Text })
export type WxAccount = z.infer<typeof WxAccount>

/** The default account of withdrawals (decision 356); null without a default account. */
export const Payee = maybe(shape('Payee', { id: Id }))

/** The result of a payout; some backends reply without a body. */
export const Made = nullableReply(shape('MadeWithdrawal', { id: Text }))

export const CardFactors = z.object({
  name: z.string(),
  identityCard: z.string(),
  bankCard: z.string(),
  mobile: z.string(),
})
export type CardFactors = z.infer<typeof CardFactors>

export const NewBankAccount = z.extend(CardFactors, { bankName: z.string() })
export const ChangedBankAccount = z.extend(NewBankAccount, { id: z.string() })

export const NewWxAccount = z.object({ openId: z.string(), realName: z.string() })
export const ChangedWxAccount = z.extend(NewWxAccount, { id: z.string() })

export const NewWithdrawal = z.object({ amount: z.int(), accountId: z.string(), type: z.enum(accountTypes) })

export const FastPayout = z.extend(CardFactors, { rewardId: z.string() })

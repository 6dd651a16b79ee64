import { call } from '#/shared/api/call.ts'
import { findDeletion } from '#/shared/api/gone.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { walletApi } from './api.ts'
import type { CardFactors } from './model.ts'
import { isSameCard } from './card-rules.ts'
import { isSameWithdrawal } from './rules.ts'

const lostWithdrawal = async (amount: number, since: number) => {
  const { items } = await call(walletApi.withdrawals, { query: { page: 0, size: 20, sort: 'createdDate,desc' } })
  const made = items.find((one) => isSameWithdrawal(one, amount, since))
  // A withdrawal without a time may be either an older withdrawal or the lost withdrawal.
  if (!made && items.some((one) => one.amount === amount && typeof one.time !== 'number'))
    throw new Error('undated withdrawal')
  return made ?? null
}

const UNKNOWN = '暂时无法确认是否提现成功，请先查看提现记录，不要重复提现'

/** Withdraws money (WAL-002); after a lost reply, the withdrawal that the request has created is used. */
export const withdrawMoney = defineMutation(walletApi.withdraw, {
  find: ({ body }, since) => lostWithdrawal(body.amount, since),
  exclusiveGroup: () => 'withdrawal',
  unknown: UNKNOWN,
  check: (made) => (made?.id ? null : '提现已提交，请在这里核对'),
})

interface CardInput {
  /** The id of the account to replace; null for a new account. */
  id: string | null
  factors: CardFactors
  bankName: string
}

/** Binds a bank card, or replaces a card; the bank checks the card first (WAL-004, WAL-005). */
export const saveBank = defineMutationOf(
  [walletApi.addBank, walletApi.changeBank, walletApi.checkCard],
  async ({ id, factors, bankName }: CardInput, sending): Promise<unknown> => {
    await call(walletApi.checkCard, { body: factors }, sending)
    const body = { ...factors, bankName }
    return id === null
      ? call(walletApi.addBank, { body }, sending)
      : call(walletApi.changeBank, { body: { ...body, id } }, sending)
  },
  {
    done: '银行卡已保存',
    find: async ({ factors }) => {
      const { items: accounts } = await call(walletApi.bankAccounts, {})
      return accounts.some((one) => isSameCard(one, factors.bankCard)) ? accounts : null
    },
  },
)

export const unbindBank = defineMutation(walletApi.unbind, {
  done: '已解除绑定',
  find: async ({ path }) => findDeletion(await call(walletApi.bankAccounts, {}), path.id),
})

/** Binds the WeChat account of this person, or corrects its name (WAL-006). */
export const saveWx = defineMutationOf(
  [walletApi.addWx, walletApi.changeWx],
  ({ id, openId, realName }: { id: string | null; openId: string; realName: string }, sending): Promise<unknown> => {
    const body = { openId, realName }
    return id === null
      ? call(walletApi.addWx, { body }, sending)
      : call(walletApi.changeWx, { body: { ...body, id } }, sending)
  },
  {
    done: '微信账户已保存',
    find: async ({ realName }) => {
      const { items: accounts } = await call(walletApi.wxAccounts, {})
      return accounts.some((one) => one.realName === realName) ? accounts : null
    },
  },
)

export const removeWx = defineMutation(walletApi.removeWx, {
  done: '已解除绑定',
  find: async ({ path }) => findDeletion(await call(walletApi.wxAccounts, {}), path.id),
})

/** Pays one reward out at once (decision 167). */
export const payOutReward = defineMutationOf(
  [walletApi.payOut],
  ({ body }: { body: CardFactors & { rewardId: string }; amount: number }, sending): Promise<unknown> =>
    call(walletApi.payOut, { body }, sending),
  {
    find: ({ amount }, since) => lostWithdrawal(amount, since),
    unknown: UNKNOWN,
  },
)

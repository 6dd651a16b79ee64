import { walletApi } from '#/domains/wallet/api.ts'
import type { CardFactors } from '#/domains/wallet/model.ts'
import { withdrawalProblem } from '#/domains/wallet/rules.ts'
import { cents } from '#/shared/lib/money.ts'
import { type Db, nextId } from '../db.ts'
import type { PayeeRow, WithdrawalRow } from '../wallet/rows.ts'
import { mockApi, type World } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'
import { bankWire, detailsWire, rewardsWire, walletOf, withdrawalStatus, withdrawalsWire } from '../wallet.ts'

const mine = (db: Db, userId: string, type: PayeeRow['type']): PayeeRow[] =>
  db.payees.filter((row) => row.userId === userId && row.type === type)

/** The fault that the bank finds, by the end of the card number, so that each refusal can be tried. */
const findings: Readonly<Record<string, string>> = {
  '0001': '持卡人姓名与银行卡不一致',
  '0002': '身份证号与银行卡不一致',
  '0003': '手机号与银行预留的不一致',
  '0004': '银行卡号无效',
}
/** The last digits of a card to which the bank does not pay: it returns the withdrawal. */
const CLOSED_CARD = '0005'

function askBank({ bankCard }: CardFactors): void {
  const finding = findings[bankCard.slice(-4)]
  if (finding) throw new HttpError(400, finding)
}

const refuseBound = (db: Db, card: string, except = ''): void => {
  if (db.payees.some((row) => row.number === card && row.id !== except))
    throw new HttpError(400, '这张银行卡已经绑定过了')
}

function refuseBusy(db: Db, account: PayeeRow, now: number): void {
  const busy = db.withdrawals.some((row) => row.accountId === account.id && withdrawalStatus(row, now) === 'PENDING')
  if (busy) throw new HttpError(400, '有一笔提现正在处理，到账后才能解除绑定')
}

const drop = (db: Db, id: string): void => void (db.payees = db.payees.filter((row) => row.id !== id))

type Payout = Pick<WithdrawalRow, 'userId' | 'amount' | 'accountId' | 'tail' | 'rewardId'>

function payOut({ db, now }: Pick<World, 'db' | 'now'>, row: Payout): { id: string } {
  const { operableBalance } = walletOf(db, row.userId, now)
  const problem = withdrawalProblem(cents(row.amount), cents(operableBalance))
  if (problem) throw new HttpError(400, problem)
  const id = nextId(db, 'W')
  db.withdrawals.push({ ...row, id, createdAt: now, refused: row.tail === CLOSED_CARD })
  return { id }
}

export const walletHandlers = mockApi(walletApi, {
  wallet: ({ db, user, now }) => walletOf(db, user.id, now),
  money: ({ db, user, now }) => walletOf(db, user.id, now),
  bankAccounts: ({ db, user }) => mine(db, user.id, 'bank').map(bankWire),
  checkCard: ({ body }) => askBank(body),
  addBank: ({ db, user, body }) => {
    askBank(body)
    refuseBound(db, body.bankCard)
    const { name, bankCard: number, bankName } = body
    db.payees.push({ id: nextId(db, 'BA'), userId: user.id, type: 'bank', name, number, bankName })
  },
  changeBank: ({ db, user, body }) => {
    const account = own(db.payees, body.id, user.id)
    askBank(body)
    refuseBound(db, body.bankCard, body.id)
    Object.assign(account, { name: body.name, number: body.bankCard, bankName: body.bankName })
  },
  unbind: ({ db, user, path, now }) => {
    refuseBusy(db, own(db.payees, path.id, user.id), now)
    drop(db, path.id)
  },
  wxAccounts: ({ db, user }) => mine(db, user.id, 'wechat').map(({ id, name }) => ({ id, realName: name })),
  addWx: ({ db, user, body: { openId, realName } }) => {
    if (mine(db, user.id, 'wechat').length > 0) throw new HttpError(400, '已经绑定过微信账户')
    db.payees.push({
      id: nextId(db, 'WX'),
      userId: user.id,
      type: 'wechat',
      name: realName,
      number: openId,
      bankName: '',
    })
  },
  changeWx: ({ db, user, body: { id, openId, realName } }) => {
    Object.assign(own(db.payees, id, user.id), { name: realName, number: openId })
  },
  removeWx: ({ db, user, path, now }) => {
    refuseBusy(db, own(db.payees, path.id, user.id), now)
    drop(db, path.id)
  },
  payee: ({ db, user }) => {
    const [first] = [...mine(db, user.id, 'bank'), ...mine(db, user.id, 'wechat')]
    return first ? { id: first.id } : null
  },
  withdraw: ({ db, now, user, body: { amount, accountId } }) => {
    const account = own(db.payees, accountId, user.id)
    const tail = account.type === 'bank' ? account.number.slice(-4) : ''
    return payOut({ db, now }, { userId: user.id, amount, accountId, tail, rewardId: null })
  },
  details: ({ db, user, now }) => detailsWire(db, user.id, now),
  rewards: ({ db, user }) => rewardsWire(db, user.id),
  withdrawals: ({ db, user, now }) => withdrawalsWire(db, user.id, now),
  payOut: ({ db, now, user, body }) => {
    askBank(body)
    const reward = own(db.moneyRewards, body.rewardId, user.id)
    if (db.withdrawals.some(({ rewardId, refused }) => rewardId === reward.id && !refused))
      throw new HttpError(400, '这笔奖励已经申请到账')
    const row = {
      userId: user.id,
      amount: reward.amount,
      accountId: '',
      tail: body.bankCard.slice(-4),
      rewardId: reward.id,
    }
    return payOut({ db, now }, row)
  },
})

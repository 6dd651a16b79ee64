import { aloneCashier } from '#/domains/payment/cashier-address.ts'
import { paths } from '#/paths.ts'
import { type Cents, sum } from '#/shared/lib/money.ts'
import type { Contract } from './model.ts'

export type BillState = 'open' | 'paying' | 'done'

/** Specification §4 Contract bill status (ORD-064, ORD-065): all but these two can be paid (decision 117). */
const states: ReadonlyMap<string, BillState> = new Map([
  ['WAITING_CPS_CALLBACK', 'paying'],
  ['FINISH', 'done'],
])

export const billState = ({ billStatus }: Pick<Contract, 'billStatus'>): BillState => states.get(billStatus) ?? 'open'

export const billLabel: Record<BillState, string> = {
  open: '待支付',
  paying: '支付中',
  done: '已完成',
}

/** Only an open bill with an amount can be paid: nothing is charged twice (ORD-064, ORD-065). */
export const isOpenBill = (contract: Pick<Contract, 'billStatus' | 'bill'>): boolean =>
  billState(contract) === 'open' && (contract.bill?.settlementAmount ?? 0) > 0

/** A bill that is open and has no amount that could be paid. */
export const isUnclearBill = (contract: Pick<Contract, 'billStatus' | 'bill'>): boolean =>
  billState(contract) === 'open' && (contract.bill?.settlementAmount ?? null) === null

/** What paying these bills together costs (PAY-058); those that cannot be paid cost nothing. */
export const togetherAmount = (contracts: readonly Pick<Contract, 'billStatus' | 'bill'>[]): Cents =>
  sum(contracts.filter(isOpenBill).map(({ bill }) => bill?.settlementAmount ?? 0))

/** `C1, C2`; none: `--` (ORDX-006). */
export const contractNumbers = ({ contractNo }: Pick<Contract, 'contractNo'>): string => contractNo.join(', ') || '--'

/** The state of the trade as it comes, when it is in words; codes say nothing to a customer (decision 468). */
export const tradeStatusText = ({ tradeStatus }: Pick<Contract, 'tradeStatus'>): string =>
  /[\u4E00-\u9FA5]/.test(tradeStatus) ? tradeStatus : ''

/** The cashier of bills that are paid together. */
export const togetherCashier = (payOrderId: string): string => aloneCashier(payOrderId, paths.contractList)

import { standaloneCashier } from '#/domains/payment/cashier-address.ts'
import { paths } from '#/paths.ts'
import { type Cents, sum } from '#/shared/lib/money.ts'
import type { Contract } from './model.ts'

export type BillState = 'open' | 'paying' | 'done'

/**
 * Specification §4 Contract bill status (ORD-064, ORD-065). Bills in these states cannot be paid; bills in all other
 * states can be paid (decision 117).
 */
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

/** Whether a bill can be paid: it must be open and have an amount, so that no bill is paid twice (ORD-064, ORD-065). */
export const isOpenBill = (contract: Pick<Contract, 'billStatus' | 'bill'>): boolean =>
  billState(contract) === 'open' && (contract.bill?.settlementAmount ?? 0) > 0

/** An open bill whose amount is unknown. */
export const isUnclearBill = (contract: Pick<Contract, 'billStatus' | 'bill'>): boolean =>
  billState(contract) === 'open' && (contract.bill?.settlementAmount ?? null) === null

/** The sum of these bills (PAY-058); bills that cannot be paid count as 0. */
export const togetherAmount = (contracts: readonly Pick<Contract, 'billStatus' | 'bill'>[]): Cents =>
  sum(contracts.filter(isOpenBill).map(({ bill }) => bill?.settlementAmount ?? 0))

/** The contract numbers as `C1, C2`; `--` if there are none (ORDX-006). */
export const contractNumbers = ({ contractNo }: Pick<Contract, 'contractNo'>): string => contractNo.join(', ') || '--'

/** The trade status if the server sends Chinese words; a code is not shown (decision 468). */
export const tradeStatusText = ({ tradeStatus }: Pick<Contract, 'tradeStatus'>): string =>
  /[\u4E00-\u9FA5]/.test(tradeStatus) ? tradeStatus : ''

export const togetherCashier = (payOrderId: string): string => standaloneCashier(payOrderId, paths.contractList)

/** Whether one of the contracts has this number (BIND-009). */
export const namesContract = (contracts: readonly { contractNo: readonly string[] }[], contractNo: string): boolean =>
  contracts.some((contract) => contract.contractNo.includes(contractNo))

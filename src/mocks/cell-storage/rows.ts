export interface DepositRow {
  id: string
  userId: string
  name: string
  contractNo: string
  orderId: string
  /** Days in China. */
  collectDay: string
  /** The end of the contract without renewals. */
  firstEnd: string
  /** In cents per year. */
  price: number
}

export interface RenewalRow {
  orderId: string
  depositId: string
  name: string
  years: number
  /** Whether its order is paid. */
  done: boolean
}

export interface StorageTables {
  deposits: DepositRow[]
  renewals: RenewalRow[]
}

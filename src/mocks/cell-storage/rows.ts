/** A storage contract that can be renewed. */
export interface DepositRow {
  id: string
  userId: string
  name: string
  contractNo: string
  orderId: string
  /** Days in China. */
  collectDay: string
  /** Its end without renewals. */
  firstEnd: string
  /** Cents a year. */
  price: number
}

/** An order that renews a contract. */
export interface RenewalRow {
  orderId: string
  depositId: string
  name: string
  years: number
  /** Its order is paid. */
  done: boolean
}

export interface StorageTables {
  deposits: DepositRow[]
  renewals: RenewalRow[]
}

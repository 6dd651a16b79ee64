/** Rows of the stand-in's memory around tubes and storage contracts. */

export interface SampleRow {
  id: string
  recordId: string
  packageId: string
  packageName: string
  userId: string | null
  patientId: string | null
  /** The order that the tube came with. */
  orderId?: string | null
  /** A tooth-source tube: it can be bound to this order only. */
  toothOrderId?: string
  steps: { code: string; time: number }[]
  /** Unlocked or read item ids since. */
  readItems: string[]
}

export interface StorageContract {
  contractNo: string
  /** The phone that it was signed with: it gets the code. */
  mobile: string
  /** Whose it is since it was bound. */
  userId: string | null
}

/** Sent to the phone of a contract. */
export interface ContractCode {
  mobile: string
  code: string
  sentAt: number
}

/** A link to a report: opens these categories for whoever has the code. */
export interface ReportShare {
  code: string
  userId: string
  sampleId: string
  packageId: string
  categories: string[]
}

/** What the tables around reports hold. */
export interface ReportTables {
  reportShares: ReportShare[]
  /** Friends who show their ancestry to somebody. */
  friendReports: { sampleId: string; withUserId: string }[]
  reportActions: { userId: string; action: string }[]
  tags: { userLogin: string; tagName: string }[]
  reportViews: { sampleId: string; userId: string }[]
}

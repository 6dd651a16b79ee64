export interface SampleRow {
  id: string
  recordId: string
  packageId: string
  packageName: string
  userId: string | null
  patientId: string | null
  orderId?: string | null
  /** A tooth-sample tube can be bound only to this order. */
  toothOrderId?: string
  steps: { code: string; time: number }[]
  /** Ids of items that were unlocked later or read. */
  readItems: string[]
}

export interface StorageContract {
  contractNo: string
  /** The phone number in the contract, to which the code is sent. */
  mobile: string
  /** The owner, once the contract is bound. */
  userId: string | null
}

export interface ContractCode {
  mobile: string
  code: string
  sentAt: number
}

/** A shared link to a report: shows these categories to anybody with the code. */
export interface ReportShare {
  code: string
  userId: string
  sampleId: string
  packageId: string
  categories: string[]
}

export interface ReportTables {
  reportShares: ReportShare[]
  /** Friends who share their ancestry results with a user. */
  friendReports: { sampleId: string; withUserId: string }[]
  reportActions: { userId: string; action: string }[]
  tags: { userLogin: string; tagName: string }[]
  reportViews: { sampleId: string; userId: string }[]
}

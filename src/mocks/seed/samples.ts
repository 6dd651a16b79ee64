import type { BillRow } from '../db-rows.ts'
import type { SampleRow, StorageContract } from '../sample/rows.ts'
import { personas } from '../personas.ts'

const mobileOf = (persona: string): string => personas.find((entry) => entry.persona === persona)?.mobile ?? ''

const toothTube = (id: string, toothOrderId: string): SampleRow => ({
  id, recordId: `RT${id.slice(-6)}`, packageId: '', packageName: '牙源干细胞储存', userId: null, patientId: null, orderId: null, toothOrderId,
  steps: [], readItems: [],
})

/** The tubes of the tooth-sample orders of `parent` (O601) and `rich` (O710). */
export const toothTubes: SampleRow[] = [
  toothTube('YY2026000001', 'O601'),
  toothTube('YY2026000002', 'O601'),
  toothTube('YY2026000003', 'O710'),
]

/** Contracts signed on paper and not bound yet. */
export const storageContracts: StorageContract[] = [
  { contractNo: '2026080101', mobile: mobileOf('member'), userId: null },
  { contractNo: '202608010200000001', mobile: mobileOf('parent'), userId: null },
]

/** The bills of the contracts that are not bound; the bills have no owner yet. */
export const unboundBills: BillRow[] = storageContracts.map(({ contractNo }, index) => ({
  id: `B${801 + index}`, userId: '', orderId: '', name: '脐带血储存服务 2026年度', contractNo: [contractNo], periodAmount: 98_000,
  settlementAmount: 98_000, settlementAmountDiscount: 0, status: 'WAITING_FOR_PAYMENT', tradeStatus: '等待付款', tradeTime: null,
}))

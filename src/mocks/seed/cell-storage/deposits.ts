import type { StorageTables } from '../../cell-storage/rows.ts'

/** `rich` has two contracts, one of them expired; `parent` has one. */
export const depositsOf = (userId: (persona: string) => string): StorageTables => ({
  renewals: [],
  deposits: [
    { id: 'RD1', userId: userId('rich'), name: '脐带血造血干细胞储存', contractNo: 'HT2026070201', orderId: 'O702', collectDay: '2010-01-02', firstEnd: '2028-01-02', price: 68_000 },
    { id: 'RD2', userId: userId('rich'), name: '成人免疫细胞储存', contractNo: 'HT2026071101', orderId: 'O711', collectDay: '2021-08-16', firstEnd: '2026-08-15', price: 98_000 },
    { id: 'RD3', userId: userId('parent'), name: '牙源干细胞储存', contractNo: 'HT2026060101', orderId: 'O601', collectDay: '2024-02-29', firstEnd: '2028-02-29', price: 58_000 },
  ],
})

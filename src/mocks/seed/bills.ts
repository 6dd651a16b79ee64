import type { BillRow, InvoiceRow } from '../db-rows.ts'
import { personas } from '../personas.ts'

const DAY = 86_400_000
const rich = personas.find((entry) => entry.persona === 'rich')
const userId = rich?.id ?? ''

const invoice = (id: string, orderId: string, now: number, extra: Partial<InvoiceRow>): InvoiceRow => ({
  id, orderId, userId, invoiceType: 'ELECTRIC', titleType: 'PERSONAL', state: 'PENDING', title: rich?.fullName ?? '', taxNumber: '',
  email: 'xiaoyan@example.com', address: null, resource: '', createdAt: now - 3 * DAY, ...extra,
})

const organisation = { titleType: 'ORGANIZATIONAL', title: '深圳市晨光家政服务有限公司', taxNumber: '91440300MA5EXAMPLE' } as const

const address = {
  id: 'A701', name: rich?.fullName ?? '', mobile: rich?.mobile ?? '', province: '广东省', city: '深圳市', district: '南山区', detail: '沙河西路1819号',
  isDefault: true,
}

/** One order for each state of an invoice. */
export const invoicesOf = (now: number): InvoiceRow[] => [
  invoice('INV701', 'O701', now, { state: 'PENDING', createdAt: now - DAY }),
  invoice('INV702', 'O702', now, { ...organisation, state: 'VALID', resource: 'invoice/2026/INV702.pdf' }),
  invoice('INV703', 'O703', now, { state: 'CANCELLED' }),
  invoice('INV704', 'O704', now, { state: 'REAPPLIED' }),
  invoice('INV707', 'O707', now, { ...organisation, state: 'FAILURE' }),
  invoice('INV708', 'O708', now, { state: 'VALID', invoiceType: 'MAILING', email: '', address }),
]

const bill = (id: string, orderId: string, extra: Partial<BillRow>): BillRow => ({
  id, userId, orderId, name: '', contractNo: [], periodAmount: 0, settlementAmount: 0, settlementAmountDiscount: 0, status: 'WAITING_FOR_PAYMENT',
  tradeStatus: '等待付款', tradeTime: null, ...extra,
})

/** The yearly storage fees of two contracts: two open bills, one in payment, one paid. */
export const billsOf = (now: number): BillRow[] => [
  bill('B701', 'O702', {
    name: '脐带血储存服务 2026年度', contractNo: ['HT2026070201', 'HT2026070202'], periodAmount: 100_000, settlementAmount: 90_000,
    settlementAmountDiscount: 10_000,
  }),
  bill('B702', 'O711', { name: '免疫细胞储存服务 2026年度', contractNo: ['HT2026071101'], periodAmount: 68_000, settlementAmount: 68_000 }),
  bill('B703', 'O711', {
    name: '免疫细胞检测服务', contractNo: ['HT2026071102'], periodAmount: 32_000, settlementAmount: 30_000, settlementAmountDiscount: 2000,
    status: 'WAITING_CPS_CALLBACK', tradeStatus: '付款确认中',
  }),
  bill('B704', 'O702', {
    name: '脐带血储存服务 2025年度', contractNo: ['HT2026070201'], periodAmount: 100_000, settlementAmount: 95_000, settlementAmountDiscount: 5000,
    status: 'FINISH', tradeStatus: '交易成功', tradeTime: now - 300 * DAY,
  }),
]

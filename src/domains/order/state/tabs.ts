/** Specification §2 Tab sets: order list (ORD-015). ALL and REFUNDMENT are filters, not statuses (ORD-014). */
export const orderTabs = ['ALL', 'WAITING_FOR_PAYMENT', 'PAID', 'COMPLETED', 'REFUNDMENT'] as const
export type OrderTab = (typeof orderTabs)[number]

export const orderTabLabel: Record<OrderTab, string> = {
  ALL: '全部',
  WAITING_FOR_PAYMENT: '待付款',
  PAID: '待发货',
  COMPLETED: '已完成',
  REFUNDMENT: '退款/售后',
}

/** An unknown tab becomes ALL (ORD-017, ORD-018). */
export const toOrderTab = (value: string | undefined): OrderTab => orderTabs.find((tab) => tab === value) ?? 'ALL'

/** The filter that a tab sends: none for ALL, the refund filter for REFUNDMENT (ORD-019 to ORD-021). */
export function tabFilter(tab: OrderTab): { orderStatus?: string; refundment?: boolean } {
  if (tab === 'ALL') return {}
  return tab === 'REFUNDMENT' ? { refundment: true } : { orderStatus: tab }
}

/** Specification §2 Tab sets (ORD-016). PREPAID orders are paid but not signed; SIGNED orders have a contract. */
export const listTabs = ['ALL', 'PREPAID', 'SIGNED'] as const
export type ListTab = (typeof listTabs)[number]

export const listTabLabel: Record<ListTab, string> = { ALL: '全部', PREPAID: '已预付', SIGNED: '已签约' }

export const toListTab = (value: string | null): ListTab => listTabs.find((tab) => tab === value) ?? 'ALL'

/** A status of the other tab set in the address of /order-list redirects to /my-order (decision 23). */
export const asOrderTab = (value: string | null): OrderTab | null =>
  orderTabs.find((tab) => tab === value && tab !== 'ALL') ?? null

export const listFilter = (tab: ListTab): { orderStatus?: string } => (tab === 'ALL' ? {} : { orderStatus: tab })

/** The badge of an entry: empty for zero or an unknown number, 99+ at most. */
export const countText = (total: number | null | undefined): string => {
  if (!total) return ''
  return total > 99 ? '99+' : String(total)
}

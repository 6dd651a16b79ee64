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

/** An unknown tab is ALL (ORD-017, ORD-018). */
export const toOrderTab = (value: string | undefined): OrderTab => orderTabs.find((tab) => tab === value) ?? 'ALL'

/** The filter a tab sends: none for ALL, the refund filter for REFUNDMENT (ORD-019 to ORD-021). */
export function tabFilter(tab: OrderTab): { orderStatus?: string; refundment?: boolean } {
  if (tab === 'ALL') return {}
  return tab === 'REFUNDMENT' ? { refundment: true } : { orderStatus: tab }
}

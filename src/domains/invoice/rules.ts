import { isMadeSince } from '#/shared/lib/time/edges.ts'
import type { Order } from '#/domains/order/model.ts'
import { isPointsOrder } from '#/domains/order/points-order.ts'
import { resourceUrl } from '#/shared/lib/pictures.ts'
import { safeExternal } from '#/shared/lib/safe/safe-target.ts'
import type { Invoice, InvoiceType, NewInvoice, TitleType } from './model.ts'

/** The label of each state (specification §4 Invoice status, ORD-061). */
const stateLabel: ReadonlyMap<string, string> = new Map([
  ['PENDING', '开票中'],
  ['VALID', '已开票'],
  ['CANCELLED', '已作废'],
  ['REAPPLIED', '已重新申请'],
  ['FAILURE', '开票失败'],
])

export const invoiceLabel = ({ state }: Pick<Invoice, 'state'>): string => stateLabel.get(state) ?? '处理中'

const stateNote: ReadonlyMap<string, string> = new Map([
  ['PENDING', '我们正在为您开票，请留意本页的状态'],
  ['CANCELLED', '这张发票已经作废，需要时可以重新申请'],
  ['REAPPLIED', '您已重新申请，新的发票正在处理'],
  ['FAILURE', '发票没有开成功，请核对信息后重新申请'],
])

export function invoiceNote({ state, invoiceType }: Pick<Invoice, 'state' | 'invoiceType'>): string {
  if (state !== 'VALID') return stateNote.get(state) ?? ''
  if (invoiceType === 'MAILING') return '纸质发票已经开好，会寄到您填写的地址'
  return invoiceType === 'ELECTRIC' ? '电子发票已经开好' : '发票已经开好'
}

export const invoiceTypeLabel: Record<InvoiceType, string> = { ELECTRIC: '电子发票', MAILING: '纸质发票' }
export const titleTypeLabel: Record<TitleType, string> = { PERSONAL: '个人', ORGANIZATIONAL: '企业单位' }

/** Only a failed or cancelled invoice can be requested again (ORDX-008). */
export const mayRequestAgain = ({ state }: Pick<Invoice, 'state'>): boolean =>
  state === 'FAILURE' || state === 'CANCELLED'

/** An invoice is offered only for goods that provide one (GOODS-018); a missing flag means no. */
export const mayInvoice = (goods: { provideInvoice: boolean } | null): boolean => goods?.provideInvoice === true

const BILLABLE: readonly string[] = ['PAID', 'SHIPPED', 'RECEIVED', 'COMPLETED']

type Billed = Pick<Order, 'status' | 'sourceType'> & {
  goods: { provideInvoice: boolean } | null
  invoice: Pick<Invoice, 'state'> | null
}

export function invoiceStep(order: Billed): 'see' | 'ask' | 'none' {
  if (order.invoice) return 'see'
  const billable = BILLABLE.includes(order.status) && !isPointsOrder(order)
  return billable && mayInvoice(order.goods) ? 'ask' : 'none'
}

/** Whether the form may be opened: no invoice was requested, or the last invoice failed or was cancelled. */
export const mayRequest = (order: Billed): boolean =>
  order.invoice ? mayRequestAgain(order.invoice) && BILLABLE.includes(order.status) : invoiceStep(order) === 'ask'

/** The address of an invoice file: an external address on an allowed host, or a file of the public resources. */
export function invoiceAddress(resource: string, hosts?: readonly string[]): string | null {
  if (!resource) return null
  if (/^[a-z][\w+.-]*:|^\/\/|\\/i.test(resource)) return safeExternal(resource, hosts)
  return resourceUrl('public', resource)
}

/** The file of a valid invoice, if the order allows the download (ORD-045, ORDX-007). */
export function downloadOf(
  invoiceDownloadable: boolean,
  invoice: Pick<Invoice, 'state' | 'invoiceResource'> | null,
): string | null {
  if (!invoiceDownloadable || invoice?.state !== 'VALID') return null
  return invoiceAddress(invoice.invoiceResource)
}

/** Whether a lost request has created this invoice. */
export const isSameInvoice = (invoice: Invoice, wanted: NewInvoice, since: number): boolean =>
  invoice.state === 'PENDING' &&
  invoice.title === wanted.title &&
  // If the reply has no type, the type is not compared.
  (!invoice.invoiceType || invoice.invoiceType === wanted.invoiceType) &&
  (!invoice.titleType || invoice.titleType === wanted.titleType) &&
  isMadeSince(invoice.createdDate, since)

import type { Order } from '#/domains/order/model.ts'
import { invoiceIn, isInvoiceUnreadable } from '#/domains/invoice/my-invoices.ts'
import { downloadOf, invoiceLabel, invoiceStep } from '#/domains/invoice/rules.ts'
import { paths, to } from '#/paths.ts'
import { Row } from '#/shared/ui/Row.tsx'
import { FileLink } from './FileLink.tsx'
import './invoice-entry.css'
import '#/shared/ui/row.css'

/** The invoice actions of an order: request, view, download. Renders nothing if no invoice is possible. */
export function InvoiceEntry({ order }: { order: Order }) {
  const invoice = invoiceIn(order)
  const step = invoiceStep({ ...order, invoice })
  const file = downloadOf(order.invoiceDownloadable, invoice)
  if (isInvoiceUnreadable(order)) return <Row label="发票" value="没有读出来" />
  if (step === 'none') return null
  if (step === 'ask' || !invoice)
    return <Row label="发票" value="申请发票" to={to(paths.invoiceForm, {}, { orderId: order.id })} />
  return (
    <>
      <Row label="查看发票" value={invoiceLabel(invoice)} to={to(paths.orderInvoice, {}, { orderId: order.id })} />
      {file && (
        <FileLink className="row invoice-file" file={file}>
          下载发票
        </FileLink>
      )}
    </>
  )
}

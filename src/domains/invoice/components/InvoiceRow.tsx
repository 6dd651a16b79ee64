import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { BilledOrder } from '../my-invoices.ts'
import { invoiceLabel, invoiceTypeLabel } from '../rules.ts'
import './invoice.css'

export function InvoiceRow({ order, invoice }: BilledOrder) {
  return (
    <Link className="card invoice-row" to={to(paths.orderInvoice, {}, { orderId: order.id })}>
      <span className="invoice-line">
        <span>{invoice.title || order.goods?.name || order.orderNumber}</span>
        <strong data-state={invoice.state}>{invoiceLabel(invoice)}</strong>
      </span>
      <span className="invoice-line muted">
        <span>
          {[
            wordFor(invoiceTypeLabel, invoice.invoiceType),
            invoice.createdDate === null ? '' : formatDate(invoice.createdDate, 'day'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {invoice.amount !== null && <span>{formatMoney(invoice.amount)}</span>}
      </span>
      {order.goods && (
        <span className="invoice-line muted">
          <span>{order.goods.name}</span>
        </span>
      )}
    </Link>
  )
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { addressHead, addressPlace } from '#/domains/address/rules.ts'
import type { Order } from '#/domains/order/model.ts'
import { orderById } from '#/domains/order/queries.ts'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { formatMoney, moneyText } from '#/shared/lib/money.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { FileLink } from '#/widgets/FileLink.tsx'
import type { Invoice } from '../model.ts'
import { NextInvoice } from '../components/NextInvoice.tsx'
import { NoOrder } from '../components/NoOrder.tsx'
import { invoiceOf, receiptOf } from '../queries.ts'
import { downloadOf, invoiceLabel, invoiceNote, invoiceTypeLabel, mayRequest, titleTypeLabel } from '../rules.ts'
import '../components/invoice.css'

function Facts({ invoice }: { invoice: Invoice }) {
  const { shippingAddress, expressDetails } = invoice
  return (
    <Card title="开票信息">
      {invoice.invoiceType && <Row label="发票类型" value={wordFor(invoiceTypeLabel, invoice.invoiceType) ?? '其他'} />}
      {invoice.titleType && <Row label="抬头类型" value={wordFor(titleTypeLabel, invoice.titleType) ?? '其他'} />}
      <Row label="发票抬头" value={invoice.title || '未填写'} />
      {invoice.taxNumber && <Row label="税号" value={invoice.taxNumber} />}
      {invoice.amount !== null && <Row label="开票金额" value={formatMoney(invoice.amount)} />}
      {invoice.email && <Row label="电子邮箱" value={invoice.email} />}
      {shippingAddress && <Row label="收件人" value={addressHead({ ...shippingAddress, mobile: '' })} />}
      {shippingAddress && <Row label="收件地址" value={addressPlace(shippingAddress)} />}
      {expressDetails?.number && <Row label={expressDetails.company || '快递单号'} value={expressDetails.number} />}
      {invoice.createdDate !== null && <Row label="申请时间" value={formatDate(invoice.createdDate, 'minute')} />}
    </Card>
  )
}

/** The receipt of an order. Optional: left out if there is no receipt or the read fails. */
function ReceiptCard({ orderId }: { orderId: string }) {
  const { data: receipt } = useQuery(receiptOf(orderId))
  if (!receipt) return null
  return (
    <Card title="付款收据">
      {receipt.number && <Row label="收据编号" value={receipt.number} />}
      <Row label="收款金额" value={moneyText(receipt.amount)} />
      {receipt.time !== null && <Row label="收款时间" value={formatDate(receipt.time, 'minute')} />}
    </Card>
  )
}

function OfOrder({ order, orderId }: { order: Order; orderId: string }) {
  return (
    <Card title="所属订单">
      <Row label={order.goods?.name || '订单'} to={to(paths.orderDetail, { id: orderId })} />
      <Row label="订单编号" value={order.orderNumber} />
    </Card>
  )
}

function Asked({ order, orderId }: { order: Order; orderId: string }) {
  const { data: invoice } = useSuspenseQuery(invoiceOf(orderId))
  const ask = mayRequest({ ...order, invoice })
  const form = to(paths.invoiceForm, {}, { orderId })
  if (!invoice)
    return (
      <>
        <EmptyState
          picture="empty-order"
          text={ask ? '这笔订单还没有申请发票' : '这笔订单暂时不能开发票'}
          action={
            ask ? { label: '申请发票', to: form } : { label: '查看订单', to: to(paths.orderDetail, { id: orderId }) }
          }
        />
      </>
    )
  const file = downloadOf(order.invoiceDownloadable, invoice)
  const note = invoiceNote(invoice)
  return (
    <>
      <div className="invoice-head">
        <h2>{invoiceLabel(invoice)}</h2>
        {note && <p>{note}</p>}
      </div>
      <NextInvoice without={orderId} />
      <Facts invoice={invoice} />
      {(file || ask) && (
        <ActionBar>
          {ask && (
            <LinkButton block to={form}>
              重新申请
            </LinkButton>
          )}
          {file && <FileLink file={file}>下载发票</FileLink>}
        </ActionBar>
      )}
    </>
  )
}

function OrderInvoice({ orderId }: { orderId: string }) {
  const { data: order } = useSuspenseQuery(orderById(orderId))
  return (
    <Page title="发票信息">
      <ScreenPart waiting={<ScreenSkeleton kind="detail" />}>
        <Asked order={order} orderId={orderId} />
      </ScreenPart>
      <OfOrder order={order} orderId={orderId} />
      <ReceiptCard orderId={orderId} />
    </Page>
  )
}

export default function OrderInvoiceScreen() {
  const orderId = useSearch(paths.orderInvoice).orderId
  return orderId ? <OrderInvoice orderId={orderId} /> : <NoOrder title="发票信息" />
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { myAddresses } from '#/domains/address/queries.ts'
import type { Order } from '#/domains/order/model.ts'
import { orderById } from '#/domains/order/queries.ts'
import { orderAmount } from '#/domains/order/rules.ts'
import { me } from '#/domains/user/queries.ts'
import { paths, to } from '#/paths.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { moneyText } from '#/shared/lib/money.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { InvoiceFields } from '../forms/InvoiceFields.tsx'
import type { Invoice } from '../model.ts'
import { NoOrder } from '../components/NoOrder.tsx'
import { useInvoiceForm } from '../forms/use-invoice-form.ts'
import { invoiceOf } from '../queries.ts'
import { invoiceLabel, mayRequest } from '../rules.ts'
import '../components/invoice.css'

const WAITING = <ScreenSkeleton kind="form" />

interface InvoiceEditorProps {
  order: Order
  start: Invoice | null
  /** The name of the signed-in person; empty when unknown. */
  name: string
}

function InvoiceEditor({ order, start, name }: InvoiceEditorProps) {
  const { data: addresses } = useSuspenseQuery(myAddresses())
  const { form, submit, lost, saving } = useInvoiceForm({
    orderId: order.id,
    start,
    name,
    addresses: addresses.items,
  })
  return (
    <Form onSubmit={submit} lost={lost}>
      <InvoiceFields control={form.control} addresses={addresses.items} />
      <p className="muted invoice-hint">提交前请核对填写的内容，开出的发票不能修改。</p>
      <ActionBar>
        <SubmitButton busy={saving}>提交申请</SubmitButton>
      </ActionBar>
    </Form>
  )
}

/** Shown instead of the form if the invoice is already requested or not possible. */
function Refused({ orderId, invoice }: { orderId: string; invoice: Invoice | null }) {
  return (
    <EmptyState
      picture="empty-order"
      text={invoice ? `这笔订单的发票${invoiceLabel(invoice)}，不用再申请` : '这笔订单暂时不能开发票'}
      action={
        invoice
          ? { label: '查看发票', to: to(paths.orderInvoice, {}, { orderId }) }
          : { label: '查看订单', to: to(paths.orderDetail, { id: orderId }) }
      }
    />
  )
}

function Editor({ order, orderId }: { order: Order; orderId: string }) {
  const { data: invoice } = useSuspenseQuery(invoiceOf(orderId))
  // Read only to prefill the invoice title, so the form also opens if this read fails.
  const { data: user, isPending } = useQuery(me())
  // Computed only once: otherwise the form would disappear after a successful request, before the redirect.
  const [open] = useState(() => mayRequest({ ...order, invoice }))
  if (!open) return <Refused orderId={orderId} invoice={invoice} />
  if (isPending) return WAITING
  // Without an invoice, the form starts from the kind that the person chose with the order.
  const start = invoice ?? order.placementDetails?.invoice ?? null
  return <InvoiceEditor order={order} start={start} name={user?.fullName ?? ''} />
}

function OfOrder({ orderId }: { orderId: string }) {
  const { data: order } = useSuspenseQuery(orderById(orderId))
  return (
    <Page title="申请发票">
      <Card>
        <Row label={order.goods?.name || '订单'} value={moneyText(orderAmount(order))} />
      </Card>
      <ScreenPart waiting={WAITING}>
        <Editor order={order} orderId={orderId} />
      </ScreenPart>
    </Page>
  )
}

export default function InvoiceFormScreen() {
  const orderId = useSearch(paths.invoiceForm).orderId
  return orderId ? <OfOrder orderId={orderId} /> : <NoOrder title="申请发票" />
}

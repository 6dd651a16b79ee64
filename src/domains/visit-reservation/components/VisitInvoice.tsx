import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadOf, invoiceLabel, invoiceNote } from '#/domains/invoice/rules.ts'
import { errorText } from '#/shared/api/errors.ts'
import { moneyText } from '#/shared/lib/money.ts'
import { Row } from '#/shared/ui/Row.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { FileLink } from '#/widgets/FileLink.tsx'
import { invoiceOfReservation } from '../queries.ts'

function Facts({ id }: { id: string }) {
  const { data: invoice, error } = useQuery(invoiceOfReservation(id))
  if (error && invoice === undefined) return <p role="alert">{errorText(error)}</p>
  if (invoice === undefined) return <p className="muted">正在读取发票…</p>
  if (invoice === null) return <p>还没有开票。到访时可以在前台申请，也可以联系我们。</p>
  const file = downloadOf(true, invoice)
  return (
    <>
      <Row label="状态" value={invoiceLabel(invoice)} />
      {invoice.title && <Row label="发票抬头" value={invoice.title} />}
      <Row label="开票金额" value={moneyText(invoice.amount)} />
      <p className="muted">{invoiceNote(invoice)}</p>
      {file && <FileLink file={file}>查看发票</FileLink>}
    </>
  )
}

/** REG-030: the invoice of a paid visit; read only after a tap. */
export function VisitInvoice({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Row label="发票" wide onPress={() => setOpen(true)} />
      <Sheet title="发票" open={open} onClose={() => setOpen(false)}>
        {open && <Facts id={id} />}
      </Sheet>
    </>
  )
}

import { paths } from '#/paths.ts'
import { CopyIcon, PaidIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** Links to invoices and contracts. */
export function BillEntries() {
  return (
    <Card title="发票与合同">
      <Row label="我的发票" icon={<PaidIcon size={22} />} to={paths.myInvoices} />
      <Row label="我的合同" icon={<CopyIcon size={22} />} to={paths.contractList} />
    </Card>
  )
}

import { useQuery } from '@tanstack/react-query'
import { contractCount } from '#/domains/contract/queries.ts'
import { countText } from '#/domains/order/tabs.ts'
import { paths } from '#/paths.ts'
import { InvoiceIcon } from '#/shared/ui/pictures/benefit-icons.tsx'
import { CopyIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** Links to invoices and contracts; with contracts also the number of bills. */
export function BillEntries({ signedIn }: { signedIn: boolean }) {
  const { data } = useQuery({ ...contractCount(), enabled: signedIn })
  const count = signedIn ? countText(data?.total) : ''
  return (
    <Card title="发票与合同">
      <Row label="我的发票" icon={<InvoiceIcon size={22} />} to={paths.myInvoices} />
      <Row label="我的合同" value={count && `${count}笔账单`} icon={<CopyIcon size={22} />} to={paths.contractList} />
    </Card>
  )
}

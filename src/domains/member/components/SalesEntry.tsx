import { useQuery } from '@tanstack/react-query'
import { isSalesman } from '#/domains/user/queries.ts'
import { paths, to } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** The link to a salesperson's screens; shown only to salespeople (GEN-017). */
export function SalesEntry() {
  const { data: salesman } = useQuery(isSalesman())
  if (salesman !== true) return null
  return (
    <Card title="销售工作">
      <Row label="客户与访客" value="今天联系谁" to={to(paths.customerVisitors, { category: 'NEWS' })} />
      <Row label="我的小店" value="资料、海报、名片" to={to(paths.retailStore, { type: 'GOODS' })} />
      <Row label="线下到访" value="邀约和签到" to={to(paths.offlineVisits, { type: 'INVITATION' })} />
    </Card>
  )
}

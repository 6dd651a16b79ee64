import { useQuery } from '@tanstack/react-query'
import { isSalesman } from '#/domains/session/queries.ts'
import { paths, to } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** The work of a salesperson; nobody else sees it (GEN-017). */
export function SalesEntry() {
  const { data: salesman } = useQuery(isSalesman())
  if (salesman !== true) return null
  return (
    <Card title="销售工作">
      <Row label="客户与访客" to={to(paths.customerVisitors, { category: 'NEWS' })} />
    </Card>
  )
}

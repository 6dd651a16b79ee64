import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import type { Policy } from '../model.ts'
import { spanOf, claimRefusal } from '../policy-rules.ts'
import { policies } from '../queries.ts'
import { PolicyFacts } from './PolicyGroups.tsx'
import './insurance.css'

function Choice({ policy, now }: { policy: Policy; now: number }) {
  const why = claimRefusal(policy, now)
  const facts = <PolicyFacts policy={policy} now={now} />
  if (why)
    return (
      <div className="insurance-line">
        {facts}
        <span className="insurance-next">{why}</span>
      </div>
    )
  const { proBarcode, contractCode } = policy
  return (
    <Link className="insurance-line" to={to(paths.insuranceApply, {}, { proBarcode, contractCode })}>
      {facts}
    </Link>
  )
}

export function PolicyChoice() {
  const { data } = useSuspenseQuery(policies())
  const now = useServerNow(data.items.map(spanOf))
  if (data.items.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="还没有可以申请理赔的保险"
        action={{ label: '查看我的保险理赔', to: paths.insuranceClaims }}
      />
    )
  return (
    <Card title="请选择要理赔的保险">
      <CollapsedRows
        items={data.items}
        nameOf={({ proBarcode, contractCode }) => `${proBarcode} ${contractCode}`}
        className="insurance-list"
        label="可以选择的保险"
      >
        {(policy) => <Choice policy={policy} now={now} />}
      </CollapsedRows>
    </Card>
  )
}

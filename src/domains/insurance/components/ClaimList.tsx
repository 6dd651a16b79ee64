import { Link } from 'react-router'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { paths, to } from '#/paths.ts'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import type { Claim } from '../model.ts'
import { claimLabel, claimTitle, nextText, waitsForMe } from '../rules.ts'
import './insurance.css'

function ClaimLine({ claim }: { claim: Claim }) {
  const { id, status, createdDate } = claim
  const next = nextText(status)
  return (
    <Link className="insurance-line" to={to(paths.insuranceClaim, { id })}>
      <span className="insurance-line-head">
        <strong>{claimTitle(claim)}</strong>
        <span className={waitsForMe(status) ? 'insurance-state insurance-state-waits' : 'insurance-state'}>
          {claimLabel(status)}
        </span>
      </span>
      {next && <span className="insurance-next">{next}</span>}
      {createdDate !== null && (
        <span className="muted">
          <time>{formatDate(createdDate, 'day')}</time>
          {' 提交'}
        </span>
      )}
    </Link>
  )
}

/** Claims with state and next step (INS-001). */
export function ClaimList({ claims }: { claims: readonly Claim[] }) {
  return (
    <Card title="我的理赔申请">
      {claims.length === 0 && (
        <WhenAllRead otherwise={<p className="muted">{NOT_ALL_READ}</p>}>
          <p className="muted">还没有理赔申请</p>
        </WhenAllRead>
      )}
      {claims.length > 0 && (
        <CollapsedRows items={claims} nameOf={({ id }) => id} className="insurance-list" label="我的理赔申请">
          {(claim) => <ClaimLine claim={claim} />}
        </CollapsedRows>
      )}
    </Card>
  )
}

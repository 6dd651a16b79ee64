import type { InvitationRecord } from '#/domains/invitation/model.ts'
import { funnelOf } from '#/domains/invitation/rules.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import './funnel.css'

/**
 * The number of friends at each stage; the numbers add up to the number of records (REG-020). Hidden if a record could
 * not be read, because it belongs to one of the stages.
 */
export function Funnel({ records }: { records: readonly InvitationRecord[] }) {
  return (
    <WhenAllRead>
      <dl className="invite-funnel">
        {funnelOf(records).map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">每位朋友只算在目前的一步里</p>
    </WhenAllRead>
  )
}

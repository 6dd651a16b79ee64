import { DatedText } from '#/shared/ui/dated/DatedText.tsx'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import type { Policy, PolicyGroup } from '../model.ts'
import { groupTitle, hasNumbers, phaseLabel, phaseOf, productText, spanOf, termText } from '../policy-rules.ts'
import './insurance.css'

export function PolicyFacts({ policy, now }: { policy: Policy; now: number }) {
  const phase = phaseOf(policy, now)
  return (
    <>
      <span className="insurance-line-head">
        <strong>{productText(policy)}</strong>
        {phase && (
          <span className={phase === 'cover' ? 'insurance-state insurance-state-good' : 'insurance-state'}>
            {phaseLabel[phase]}
          </span>
        )}
      </span>
      {policy.insuredName && (
        <span>
          {'被保险人 '}
          <bdi>{policy.insuredName}</bdi>
        </span>
      )}
      <span className="muted">
        <DatedText text={`保障期 ${termText(policy)}`} />
      </span>
    </>
  )
}

/** A policy without both numbers has no address and cannot be opened (INS-002). */
function PolicyLine({ policy, now }: { policy: Policy; now: number }) {
  const facts = <PolicyFacts policy={policy} now={now} />
  if (!hasNumbers(policy)) return <div className="insurance-line">{facts}</div>
  const { proBarcode, contractCode } = policy
  return (
    <Link className="insurance-line" to={to(paths.insurancePolicy, { proBarcode, contractCode })}>
      {facts}
    </Link>
  )
}

interface Props {
  groups: readonly PolicyGroup[]
  /** Whether all contracts are shown; then each group links to its contract. */
  all: boolean
}

/** The policies by contract: one group for each contract, one row for each policy (INS-003). */
export function PolicyGroups({ groups, all }: Props) {
  const now = useServerNow(groups.flatMap(({ policies }) => policies.map(spanOf)))
  if (groups.length === 0)
    return (
      <Card title="我的保险">
        <WhenAllRead otherwise={<p className="muted">{NOT_ALL_READ}</p>}>
          <p className="muted">还没有保险</p>
        </WhenAllRead>
      </Card>
    )
  return keyed(groups, ({ contractCode }) => contractCode).map(([key, group]) => (
    <Card
      key={key}
      className="policy-group"
      title={groupTitle(group)}
      extra={
        all &&
        groups.length > 1 &&
        group.contractId && (
          <Link
            className="policy-group-more"
            aria-label={`只看${groupTitle(group)}`}
            to={to(paths.insuranceClaims, {}, { contract: group.contractId })}
          >
            只看这份
          </Link>
        )
      }
    >
      <CollapsedRows
        items={group.policies}
        nameOf={({ proBarcode }) => proBarcode}
        className="insurance-list"
        label={groupTitle(group)}
      >
        {(policy) => <PolicyLine policy={policy} now={now} />}
      </CollapsedRows>
    </Card>
  ))
}

import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import type { Claim } from '../model.ts'
import { refusalText } from '../rules.ts'
import './insurance.css'

/** The reason why a claim was sent back (INS-001). */
export function Refusal({ claim }: { claim: Claim }) {
  return (
    <Card title="退回原因" className="claim-refused">
      <p>{refusalText(claim)}</p>
    </Card>
  )
}

export function ClaimGone() {
  return (
    <EmptyState
      picture="not-found"
      text="没有找到这个理赔申请，它可能已经不在了"
      action={{ label: '查看我的保险理赔', to: paths.insuranceClaims }}
    />
  )
}

import { keyed } from '#/shared/lib/keyed.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import type { Claim } from '../model.ts'
import { claimLabel, nextText, stepsOf } from '../rules.ts'
import { Card } from '#/shared/ui/Page.tsx'
import './insurance.css'

/** The progress of a claim: its state, the next step and the steps so far (INS-001). */
export function ClaimSteps({ claim }: { claim: Claim }) {
  const next = nextText(claim.status)
  const steps = stepsOf(claim).filter(({ name, time }) => name || time !== null)
  return (
    <Card title={claimLabel(claim.status)}>
      {next && <p className="claim-text">{next}</p>}
      {steps.length > 0 && (
        <ol className="claim-steps" aria-label="办理进度">
          {keyed(steps, ({ name }) => name).map(([key, { name, time }]) => (
            <li key={key}>
              {name && <span>{name}</span>}
              {time !== null && (
                <span className="muted">
                  <time>{formatDate(time, 'minute')}</time>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

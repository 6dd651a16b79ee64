import { useQuery } from '@tanstack/react-query'
import type { BindTube } from '../bind-steps.ts'
import { tubeDetails } from '../queries.ts'
import { groupSampleId } from '../rules.ts'
import './bind.css'

/** The current tube. The name of its package comes from the server, because an address may contain anything. */
export function TubeLine({ tube: { sampleId, packageName } }: { tube: BindTube }) {
  const { data: tube } = useQuery(tubeDetails(sampleId))
  return (
    <p className="bind-note tube-line">
      样本 <strong className="sample-number">{groupSampleId(sampleId)}</strong>
      <span>{tube?.packageName || packageName}</span>
    </p>
  )
}

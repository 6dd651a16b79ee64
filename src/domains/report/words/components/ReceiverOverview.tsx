import type { CategorySummary } from '../../model.ts'
import { sharedOverview } from '../person/receiver-rules.ts'
import { ForReceiver } from './ForReceiver.tsx'

export default function ReceiverOverview({ summaries }: { summaries: readonly CategorySummary[] }) {
  const { finding, above } = sharedOverview(summaries)
  return (
    <ForReceiver finding={finding}>
      {above.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ForReceiver>
  )
}

import { Card } from '#/shared/ui/Page.tsx'
import { relativesAtRisk, concernedRelatives } from '../relatives-rules.ts'
import type { Owner, Partner } from '../../words/person/owner-rules.ts'
import { useVoice } from '../../words/hooks/use-voice.ts'
import './carrier.css'

interface WorthTellingProps {
  owner: Owner
  child: boolean
  partner: Partner
  cancer: boolean
}

/** The relatives whom a carried variant concerns, with the reason. Not shown to readers of another person's report. */
export function WorthTelling({ owner, child, partner, cancer }: WorthTellingProps) {
  const { kind } = useVoice()
  if (kind === 'other' || kind === 'shared') return null
  return (
    <Card title="家里谁值得告诉">
      <p className="muted">有这些家人的话，可以告诉他们：</p>
      <ul className="relatives" aria-label="值得告诉的家人">
        {(cancer ? relativesAtRisk(owner) : concernedRelatives(owner, child, partner)).map(({ who, why }) => (
          <li key={who}>
            <strong>{who}</strong>
            <span>{why}</span>
          </li>
        ))}
      </ul>
      <p className="muted">{child ? '告诉谁、什么时候说，由爸爸妈妈决定。' : '告诉谁、什么时候说，由本人决定。'}</p>
    </Card>
  )
}

import { keyed } from '#/shared/lib/keyed.ts'
import { Card } from '#/shared/ui/Page.tsx'
import type { ItemDetail } from '../../results/item-rules.ts'
import { meaningOf } from '../meaning-rules.ts'
import type { Category } from '../../source/report-ids.ts'
import { ReportText } from './Glossary.tsx'
import { meaningHead } from '../person/voice-rules.ts'
import { useVoice } from '../hooks/use-voice.ts'
import { RiskScale } from './Verdict.tsx'
import './understand.css'

interface MeaningProps {
  detail: ItemDetail
  category: Category
  taking?: boolean
}

export function Meaning({ detail, category, taking = false }: MeaningProps) {
  const voice = useVoice()
  const lines = meaningOf(detail, category, voice, taking)
  const scale = detail.model === 'RISK' && !detail.foundIn ? detail.view.severity : null
  if (lines.length === 0 && !scale) return null
  return (
    <Card title={meaningHead(voice)} className="means">
      {keyed(lines, (line) => line).map(([key, line]) => (
        <p key={key}>
          <ReportText text={line} />
        </p>
      ))}
      {scale && <RiskScale severity={scale} />}
    </Card>
  )
}

import type { ReactNode } from 'react'
import { Card } from '#/shared/ui/Page.tsx'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { isReceiver } from '../../source/report-source.ts'
import { useVoice } from '../hooks/use-voice.ts'
import {
  dependsOnRelation,
  meaningForReader,
  othersToTell,
  relationLabel,
  relationsFor,
  type SharedFinding,
} from '../person/receiver-rules.ts'
import { isAboutChild } from '../person/voice-rules.ts'
import { useRelation } from '../person/receiver-store.ts'
import { RadioChips } from './RadioChips.tsx'
import './understand.css'

interface ForReceiverProps {
  /** null if the result means nothing for other people. */
  finding: SharedFinding | null
  children?: ReactNode
}

/**
 * The meaning of a shared result for its reader, shown above all texts about its owner. Hidden from all other readers.
 */
export function ForReceiver({ finding, children }: ForReceiverProps) {
  const { reportRef } = useReportRef()
  const voice = useVoice()
  const { who } = voice
  const { relation, choose } = useRelation(reportRef)
  if (!finding || !isReceiver(reportRef)) return null
  const owner = { who, child: isAboutChild(voice) }
  const { means, todo } = meaningForReader(finding, relation, owner)
  const others = finding.kind === 'carried' && dependsOnRelation(finding) ? othersToTell(relation, owner) : ''
  return (
    <Card title="对您意味着什么" className="means">
      {children}
      <div aria-live="polite">
        {means.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {todo && (
          <p>
            <strong>可以做什么：</strong>
            {todo}
          </p>
        )}
        {others && (
          <p>
            <strong>还有谁值得知道：</strong>
            {others}
          </p>
        )}
      </div>
      {dependsOnRelation(finding) && (
        <RadioChips
          legend={`您是${who}的什么人？选了会说得更准`}
          values={relationsFor(owner)}
          labels={relationLabel}
          chosen={relation}
          onChoose={choose}
          note="只用来显示上面的话，不保存，也不上传"
        />
      )}
    </Card>
  )
}

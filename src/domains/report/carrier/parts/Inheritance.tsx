import { useState } from 'react'
import { ChildIcon, PatientIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import '#/shared/ui/choice.css'
import {
  childLabel,
  childrenOf,
  childrenSentence,
  type ChildState,
  type Partner,
  partnerLabel,
  partners,
} from '../inheritance-rules.ts'
import { useVoice } from '../../words/parts/use-voice.ts'
import '../../parts/carrier.css'

const partnerState: Record<Partner, ChildState> = { UNKNOWN: 'unknown', FREE: 'free', CARRIER: 'carrier' }

function Parent({ who, state, text }: { who: string; state: ChildState; text: string }) {
  return (
    <div className={`figure figure-${state}`}>
      <PatientIcon size={40} />
      <strong>{who}</strong>
      <span>{text}</span>
    </div>
  )
}

/** What a recessive variant means for children, as countable figures. Not shown in a child's report. */
export function Inheritance() {
  const [partner, setPartner] = useState<Partner>('UNKNOWN')
  return (
    <Card title="对下一代意味着什么">
      <p className="muted">以常染色体隐性遗传为例，其他遗传方式请咨询医生</p>
      <div className="parents">
        <Parent who={useVoice().who} state="carrier" text="携带者" />
        <span aria-hidden="true">＋</span>
        <Parent who="伴侣" state={partnerState[partner]} text={partnerLabel[partner]} />
      </div>
      <fieldset className="partner">
        <legend>伴侣是不是同一基因的携带者？</legend>
        {partners.map((value) => (
          <label key={value} className={value === partner ? 'choice choice-on' : 'choice'}>
            <input
              type="radio"
              name="partner"
              className="sr-only"
              checked={value === partner}
              onChange={() => setPartner(value)}
            />
            {partnerLabel[value]}
          </label>
        ))}
      </fieldset>
      <ul className="four" aria-label="4 个孩子">
        {childrenOf(partner).map((state, at) => (
          // eslint-disable-next-line react/no-array-index-key -- four fixed positions that never reorder
          <li key={at} className={`figure figure-${state}`}>
            <ChildIcon size={36} />
            <span>{childLabel[state]}</span>
          </li>
        ))}
      </ul>
      <p className="four-text" aria-live="polite">
        {childrenSentence(partner)}
      </p>
    </Card>
  )
}

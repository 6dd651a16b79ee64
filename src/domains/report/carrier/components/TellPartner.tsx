import { TellText } from '../../words/components/TellText.tsx'
import { useVoice } from '../../words/hooks/use-voice.ts'
import type { Owner, Partner } from '../../words/owner-rules.ts'
import { partnerMessage } from '../../words/pregnancy-rules.ts'
import { geneName } from '../../genes/gene-rules.ts'
import type { CarrierDetail } from '../carrier-rules.ts'

interface TellPartnerProps {
  carried: Pick<CarrierDetail, 'mode' | 'onX' | 'genes'>
  owner: Pick<Owner, 'pregnancy' | 'gender'>
  partner: Partner
}

/** A text to send, during or before a pregnancy, that asks the partner to be tested or to come along to the doctor. */
export function TellPartner({ carried, owner, partner }: TellPartnerProps) {
  const names = new Set(carried.genes.filter(({ positive }) => positive).map(geneName))
  const text = partnerMessage(carried, owner, useVoice(), [...names].join('、'), partner)
  return text && <TellText title="发给伴侣的话" text={text} />
}

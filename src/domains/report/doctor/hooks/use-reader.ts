import { useOwnSample } from '../../hooks/use-own-sample.ts'
import { usePartnerOf } from '../../words/hooks/use-partner.ts'
import { useOwner } from '../../words/hooks/use-owner.ts'
import { useVoiceOfReport } from '../../words/hooks/use-voice.ts'
import { isAboutChild, type Voice } from '../../words/person/voice-rules.ts'
import { type Reader, type SheetPage, whoOf } from '../sheet-rules.ts'

/**
 * The person whose results are on the sheet. Name, sex and age are known only for reports in the reader's own list;
 * nothing waits for them.
 */
export function useReader(): Reader & { who: SheetPage['who']; voice: Voice } {
  const { sample } = useOwnSample()
  const voice = useVoiceOfReport(false)
  const child = isAboutChild(voice)
  const owner = useOwner(child)
  const partnerOf = usePartnerOf()
  return {
    voice,
    child,
    owner,
    partnerOf,
    who: whoOf(sample, owner),
  }
}

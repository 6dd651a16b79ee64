import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { me } from '#/domains/user/queries.ts'
import { UNKNOWN, type Voice, voiceOf } from '../person/voice-rules.ts'
import { useOwnSample } from '../../hooks/use-own-sample.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'

/** Provided by `ReportPage` for all components inside it. */
export const VoiceContext = createContext<Voice | null>(null)

/** The voice of the current report. Throws outside a `ReportPage`, because a wrong voice would not be noticed there. */
export function useVoice(): Voice {
  const voice = use(VoiceContext)
  if (!voice) throw new Error('useVoice outside ReportPage')
  return voice
}

/**
 * The voice of the report in the address. Nothing waits for it: until it is known, the texts do not address the reader.
 * @param child whether a reply says that the report is a child's.
 */
export function useVoiceOfReport(child: boolean): Voice {
  const { reportRef } = useReportRef()
  const { sample, listed } = useOwnSample()
  const { data: user } = useQuery({ ...me(), enabled: listed })
  return listed && !user ? UNKNOWN : voiceOf(reportRef, sample, (listed && user?.fullName) || '', child)
}

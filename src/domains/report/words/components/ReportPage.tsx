import type { ComponentProps } from 'react'
import { Page } from '#/shared/ui/Page.tsx'
import { useVoiceOfReport, VoiceContext } from '../hooks/use-voice.ts'
import './report-page.css'

interface ReportPageProps extends Omit<ComponentProps<typeof Page>, 'strip'> {
  /** A reply says that it is a child's report. */
  child?: boolean
  /** The page promises not to name anybody. */
  nameless?: boolean
}

/** A page of a report: one line that never scrolls away says whose it is, and its texts speak about that person. */
export function ReportPage({ child = false, nameless = false, ...page }: ReportPageProps) {
  const voice = useVoiceOfReport(child)
  return (
    <VoiceContext value={voice}>
      <Page {...page} strip={<p className="whose">{nameless ? voice.label : voice.head}</p>} />
    </VoiceContext>
  )
}

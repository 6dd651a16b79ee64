import type { ComponentProps } from 'react'
import { Page } from '#/shared/ui/Page.tsx'
import { useVoiceOfReport, VoiceContext } from '../hooks/use-voice.ts'
import './report-page.css'

interface ReportPageProps extends Omit<ComponentProps<typeof Page>, 'strip'> {
  /** Whether a reply says that the report is a child's. */
  child?: boolean
}

/** The frame of a report's screens: a line names the owner of the report, and all texts use the report's voice. */
export function ReportPage({ child = false, ...page }: ReportPageProps) {
  const voice = useVoiceOfReport(child)
  return (
    <VoiceContext value={voice}>
      <Page {...page} strip={<p className="whose">{voice.head}</p>} />
    </VoiceContext>
  )
}

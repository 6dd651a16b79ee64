import type { ReactNode } from 'react'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { NOT_A_DIAGNOSIS } from '../../rules.ts'
import { useVoice } from '../../words/hooks/use-voice.ts'
import { sheetKind } from '../sheet-rules.ts'
import { useReportDate } from '../hooks/use-report-date.ts'
import './print.css'

interface PrintSheetProps {
  /** The heading on paper, for content that has no heading. */
  title?: string
  className?: string
  /** Content that is folded on the screen but printed in full. */
  hidden?: boolean
  children: ReactNode
}

/** The printed form of a screen: every page begins with the kind of the report, its date and the disclaimer. */
export function PrintSheet({ title, className, hidden, children }: PrintSheetProps) {
  const { isSample } = useReportRef()
  const kind = sheetKind(useVoice(), isSample)
  const date = useReportDate()
  const dates = [isSample ? '' : date, `打印日期 ${formatDate(serverNow(), 'chinese')}`]
  return (
    <article className={className ? `print-sheet ${className}` : 'print-sheet'} hidden={hidden}>
      <div className="print-head">
        <p>{[kind, title].filter(Boolean).join(' · ')}</p>
        <p>{dates.filter(Boolean).join('　')}</p>
        <p>{NOT_A_DIAGNOSIS}</p>
      </div>
      <div className="print-body">{children}</div>
    </article>
  )
}

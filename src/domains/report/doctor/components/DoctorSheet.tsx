import { CAUTION } from '../../categories.ts'
import type { ReactNode } from 'react'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import type { DoctorEntry } from '../doctor-rules.ts'
import { PrintSheet } from '../../print/components/PrintSheet.tsx'
import { PrintWay } from '../../print/components/PrintWay.tsx'
import { useReportDate } from '../../print/hooks/use-report-date.ts'
import { NOT_A_DIAGNOSIS } from '../../rules.ts'
import { ReportPage } from '../../words/components/ReportPage.tsx'
import { Entry } from './Entry.tsx'
import './doctor.css'

interface DoctorSheetProps {
  /** Rendered before the results. */
  first?: ReactNode
  entries: readonly DoctorEntry[]
  /** Text of the empty state. */
  none: string
  children?: ReactNode
}

/** Results in large type for a doctor. It prints without the app around it, and is not sent to anybody. */
export function DoctorSheet({ first, entries, none, children }: DoctorSheetProps) {
  const date = useReportDate()
  return (
    <ReportPage title="给医生看" nameless>
      <PrintSheet className="doctor">
        <h2>基因检测结果摘要</h2>
        <p className="doctor-facts">
          {date && <span>{date}</span>}
          <span>制表日期 {formatDate(serverNow(), 'chinese')}</span>
        </p>
        <p className="doctor-blank" aria-hidden="true">
          姓名 ＿＿＿＿＿＿　性别 ＿＿＿　年龄 ＿＿＿
        </p>
        {first}
        {first && <h2 className="doctor-part">其他需要留意的结果</h2>}
        {entries.length === 0 && (
          <WhenAllRead otherwise={<p>{NOT_ALL_READ}</p>}>
            <p>{none}</p>
          </WhenAllRead>
        )}
        {entries.map((entry) => (
          <Entry key={`${entry.category}-${entry.view.id}`} entry={entry} />
        ))}
        <p className="doctor-note">
          没有列出的项目，{CAUTION}。请勿自行停药或改量。{NOT_A_DIAGNOSIS}。
        </p>
      </PrintSheet>
      <div className="doctor-ways">
        {children}
        <PrintWay />
        <p className="muted">这一页只在您的手机上生成，不会发给任何人，也没有写您的姓名。</p>
      </div>
    </ReportPage>
  )
}

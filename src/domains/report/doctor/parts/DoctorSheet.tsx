import { traits } from '../../categories.ts'
import type { ReactNode } from 'react'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { toneOf } from '../../detail-rules.ts'
import type { DoctorEntry } from '../doctor-rules.ts'
import { PrintSheet } from '../../print/parts/PrintSheet.tsx'
import { PrintWay } from '../../print/parts/PrintWay.tsx'
import { useReportDate } from '../../print/parts/use-report-date.ts'
import { CAUTION, itemTitle, NOT_A_DIAGNOSIS, severityWord } from '../../rules.ts'
import { SeverityMark } from '../../parts/Severity.tsx'
import { ReportPage } from '../../words/parts/ReportPage.tsx'
import './doctor.css'

function Entry({ entry: { view, category, findings } }: { entry: DoctorEntry }) {
  return (
    <section className="doctor-entry">
      <h3>{itemTitle(view)}</h3>
      <p className="doctor-word">
        {view.severity && (
          <SeverityMark strong tone={toneOf(view, category)} word={severityWord(view.severity, category)} />
        )}
        <span>{[traits[category].name, view.nameEn].filter(Boolean).join(' · ')}</span>
      </p>
      {view.verdict && <p>{view.verdict}</p>}
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={finding.key}>
              <strong>{finding.gene}</strong>
              <span>{finding.place}</span>
              <b>{finding.genotype}</b>
              <span>{finding.effect}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface DoctorSheetProps {
  entries: readonly DoctorEntry[]
  /** Text of the empty state. */
  none: string
  children?: ReactNode
}

/** Results in large type for a doctor; prints without the app around it, and is sent to nobody. */
export function DoctorSheet({ entries, none, children }: DoctorSheetProps) {
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
        {entries.length === 0 && <p>{none}</p>}
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

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '#/domains/session/store.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { sampleAt } from '../../detail-rules.ts'
import type { DoctorEntry } from '../doctor-rules.ts'
import { myReports } from '../../my-reports.ts'
import { CAUTION, NOT_A_DIAGNOSIS } from '../../rules.ts'
import { useReportPlace } from '../../parts/use-report-place.ts'
import { ReportPage } from '../../words/parts/ReportPage.tsx'
import { Entry } from './Entry.tsx'
import './doctor.css'

/** The date of the report; known only for one's own. */
function useReportDate(): string {
  const { place, isSample, isOwn } = useReportPlace()
  const signedIn = useSession((state) => state.token !== null)
  const { data } = useQuery({ ...myReports(), enabled: signedIn && isOwn })
  const time = sampleAt(data?.items ?? [], place.sampleId)?.reportLastUpdateTime ?? null
  if (isSample) return '示例报告，不属于任何人'
  return time === null ? '' : `报告日期 ${formatDate(time, 'chinese')}`
}

interface DoctorSheetProps {
  /** Stands before the results. */
  first?: ReactNode
  entries: readonly DoctorEntry[]
  /** Text of the empty state. */
  none: string
  children?: ReactNode
}

/** Results in large type for a doctor; prints without the app around it, and is sent to nobody. */
export function DoctorSheet({ first, entries, none, children }: DoctorSheetProps) {
  const date = useReportDate()
  return (
    <ReportPage title="给医生看" nameless>
      <article className="doctor">
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
        {entries.length === 0 && <p>{none}</p>}
        {entries.map((entry) => (
          <Entry key={`${entry.category}-${entry.view.id}`} entry={entry} />
        ))}
        <p className="doctor-note">
          没有列出的项目，{CAUTION}。请勿自行停药或改量。{NOT_A_DIAGNOSIS}。
        </p>
      </article>
      <div className="doctor-ways">
        {children}
        {isWechat() ? (
          <p className="muted">可以直接把手机给医生看，也可以截图。要打印时，点右上角选择在浏览器打开。</p>
        ) : (
          <Button kind="plain" block onPress={() => window.print()}>
            打印这一页
          </Button>
        )}
        <p className="muted">这一页只在您的手机上生成，不会发给任何人，也没有写您的姓名。</p>
      </div>
    </ReportPage>
  )
}

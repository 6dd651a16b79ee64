import { isSampleReport, sampleReports } from '../report-ids.ts'
import { serverNow } from '#/shared/lib/clock.ts'
import { formatDate } from '#/shared/lib/date.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'
import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import { ReportIcon, UserIcon } from '#/shared/ui/shell-icons.tsx'
import { personLine } from '../detail-rules.ts'
import type { ReportSample } from '../model.ts'
import { customerName } from '../rules.ts'

interface ReportHeroProps {
  sampleId: string
  /** What is known of the person; null for sample reports. */
  sample: ReportSample | null
  onSwitch: () => void
}

interface HeroFacts {
  name: string
  line: string
  date: string
}

/** Who the report is about (REP-054, REP-057). */
function factsOf(sampleId: string, sample: ReportSample | null): HeroFacts {
  if (isSampleReport(sampleId))
    return { name: sampleReports[sampleId], line: '先看看报告长什么样', date: '示例数据，不属于任何人' }
  if (!sample) return { name: '我的报告', line: '', date: '' }
  const mobile = maskMobile(sample.customerEntityDTO?.mobile ?? '')
  return {
    name: customerName(sample) || '我的报告',
    line: [personLine(sample, serverNow()), mobile].filter(Boolean).join(' · '),
    date: sample.reportLastUpdateTime === null ? '' : `更新于 ${formatDate(sample.reportLastUpdateTime, 'chinese')}`,
  }
}

/** The head of a report: whose it is, how fresh it is, and the way to the others. */
export function ReportHero({ sampleId, sample, onSwitch }: ReportHeroProps) {
  const { name, line, date } = factsOf(sampleId, sample)
  const demo = isSampleReport(sampleId)
  return (
    <header className="report-hero">
      <Helix />
      {demo && <span className="report-ribbon">示例</span>}
      <button type="button" className="person-chip" aria-haspopup="dialog" onClick={onSwitch}>
        <span className="person-avatar" aria-hidden="true">
          {demo ? <ReportIcon size={24} /> : <UserIcon size={24} />}
        </span>
        <span className="person-text">
          <span className="person-name">
            {name}
            <ChevronDownIcon size={18} />
            <span className="sr-only">，切换报告</span>
          </span>
          {line && <span className="person-line">{line}</span>}
        </span>
      </button>
      {date && <p className="report-date">{date}</p>}
    </header>
  )
}

/** Decoration: two strands. */
function Helix() {
  return (
    <svg className="report-helix" viewBox="0 0 200 168" aria-hidden="true" focusable="false">
      <path d="M150-10c60 50-60 70 0 120s-60 60 0 90M190-10c-60 50 60 70 0 120s60 60 0 90" />
      <path d="M152 8h36M163 28h14M153 62h34M149 84h42M158 104h24M155 140h30" />
    </svg>
  )
}

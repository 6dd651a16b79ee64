import { customerName, exampleReports, isExampleReport } from '../source/report-ids.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'
import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import { ReportIcon, UserIcon } from '#/shared/ui/shell-icons.tsx'
import { personLine } from '../results/detail-rules.ts'
import type { ReportSample } from '../model.ts'
import type { ReportRef } from '../source/report-source.ts'
import '../components/report.css'

interface ReportHeroProps {
  reportRef: ReportRef
  /** The data of the person; null for sample reports and for other people's reports. */
  sample: ReportSample | null
  /** Opens the choice of reports; null in another person's report, where there is no choice. */
  onSwitch: (() => void) | null
}

interface HeroFacts {
  name: string
  line: string
  date: string
}

const named = (name: string, line = '', date = ''): HeroFacts => ({ name, line, date })

/** The facts about the person of the report (REP-054, REP-057); another person's report contains no name. */
function factsOf({ sampleId, source }: ReportRef, sample: ReportSample | null): HeroFacts {
  if (isExampleReport(sampleId)) return named(exampleReports[sampleId], '先看看报告长什么样')
  if (source && source.kind !== 'own')
    return { job: named('检测报告', '按检测任务查看'), code: named('对方分享的报告'), friend: named('好友的报告') }[
      source.kind
    ]
  if (!sample) return named('我的报告')
  const mobile = maskMobile(sample.customerEntityDTO?.mobile ?? '')
  return {
    name: customerName(sample) || '我的报告',
    line: [personLine(sample, serverNow()), mobile].filter(Boolean).join(' · '),
    date: sample.reportLastUpdateTime === null ? '' : `更新于 ${formatDate(sample.reportLastUpdateTime, 'chinese')}`,
  }
}

function Person({ facts, demo, switches }: { facts: HeroFacts; demo: boolean; switches: boolean }) {
  return (
    <>
      <span className="person-avatar" aria-hidden="true">
        {demo ? <ReportIcon size={24} /> : <UserIcon size={24} />}
      </span>
      <span className="person-text">
        <span className="person-name">
          {facts.name}
          {switches && (
            <>
              <ChevronDownIcon size={18} />
              <span className="sr-only">，切换报告</span>
            </>
          )}
        </span>
        {facts.line && <span className="person-line">{facts.line}</span>}
      </span>
    </>
  )
}

export function ReportHero({ reportRef, sample, onSwitch }: ReportHeroProps) {
  const facts = factsOf(reportRef, sample)
  const demo = isExampleReport(reportRef.sampleId)
  return (
    <header className="report-hero">
      <Helix />
      {demo && <span className="report-ribbon">示例</span>}
      {onSwitch ? (
        <button type="button" className="person-chip" aria-haspopup="dialog" onClick={onSwitch}>
          <Person facts={facts} demo={demo} switches />
        </button>
      ) : (
        <div className="person-chip">
          <Person facts={facts} demo={demo} switches={false} />
        </div>
      )}
      {facts.date && <p className="report-date">{facts.date}</p>}
    </header>
  )
}

function Helix() {
  return (
    <svg className="report-helix" viewBox="0 0 200 168" aria-hidden="true" focusable="false">
      <path d="M150-10c60 50-60 70 0 120s-60 60 0 90M190-10c-60 50 60 70 0 120s60 60 0 90" />
      <path d="M152 8h36M163 28h14M153 62h34M149 84h42M158 104h24M155 140h30" />
    </svg>
  )
}

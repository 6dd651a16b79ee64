import { customerName, exampleReports, reportKey } from '../source/report-ids.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SampleProgress } from '#/domains/sample/model.ts'
import { stageCount, stagesOf } from '#/domains/sample/rules.ts'
import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { CheckIcon, ChevronRightIcon, ClockIcon } from '#/shared/ui/icons.tsx'
import { ReportIcon, UserIcon } from '#/shared/ui/shell-icons.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { reportKind } from '../results/detail-rules.ts'
import type { ReportSample } from '../model.ts'
import { pointerOf } from '../store.ts'
import '../components/report.css'

interface SwitchSheetProps {
  reports: readonly ReportSample[]
  running: readonly SampleProgress[]
  /** The id of the current report in its address. */
  current: string
  open: boolean
  onClose: () => void
}

interface EntryProps {
  icon: ReactNode
  name: string
  text: string
  to: string
  on?: boolean
  onPress: () => void
}

function Entry({ icon, name, text, to: target, on, onPress }: EntryProps) {
  return (
    <li>
      <Link
        className={on ? 'switch-entry switch-on' : 'switch-entry'}
        to={target}
        aria-current={on ? 'true' : undefined}
        onClick={onPress}
      >
        <span className="person-avatar">{icon}</span>
        <span className="switch-text">
          <strong>{name}</strong>
          <span className="muted">{text}</span>
        </span>
        {on ? <CheckIcon size={20} /> : <ChevronRightIcon size={18} />}
      </Link>
    </li>
  )
}

const demos = [
  { id: 'DEMO-DEFAULT-ADULT', packageId: config.sampleReportPackage.adult, text: '成人全基因组健康检测' },
  { id: 'DEMO-DEFAULT-CHILD', packageId: config.sampleReportPackage.child, text: '儿童健康基因检测' },
] as const

const stageNow = (sample: SampleProgress): string => {
  const { done, of } = stageCount(sample)
  return `${stagesOf(sample).find((stage) => stage.state === 'now')?.label ?? '处理中'} ${done}/${of}`
}

export function SwitchSheet({ reports, running, current, open, onClose }: SwitchSheetProps) {
  return (
    <Sheet title="切换报告" open={open} onClose={onClose}>
      <ul className="switch-list">
        <CollapsedList inList items={reports} isNeeded={(sample) => reportKey(sample) === current}>
          {(shown) =>
            shown.map((sample) => {
              const date =
                sample.reportLastUpdateTime === null ? '' : ` · ${formatDate(sample.reportLastUpdateTime, 'chinese')}`
              const key = reportKey(sample)
              return (
                <Entry
                  key={key}
                  icon={<UserIcon size={22} />}
                  name={customerName(sample) || '我的报告'}
                  text={reportKind(sample) + date}
                  to={to(paths.report, pointerOf(sample))}
                  on={key === current}
                  onPress={onClose}
                />
              )
            })
          }
        </CollapsedList>
        {running.map((sample) => (
          <Entry
            key={sample.sampleId}
            icon={<ClockIcon size={22} />}
            name={sample.patientName || '我的样本'}
            text={stageNow(sample)}
            to={paths.myBinding}
            onPress={onClose}
          />
        ))}
        {demos.map(({ id, packageId, text }) => (
          <Entry
            key={id}
            icon={<ReportIcon size={22} />}
            name={exampleReports[id]}
            text={text}
            to={to(paths.report, { sampleId: id, packageId })}
            on={id === current}
            onPress={onClose}
          />
        ))}
      </ul>
    </Sheet>
  )
}

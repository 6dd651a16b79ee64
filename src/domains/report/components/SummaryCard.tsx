import { CAUTION } from '../results/categories.ts'
import { Link } from 'react-router'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { itemLink } from '../results/detail-rules.ts'
import { type FindingLine, findingsOf } from '../results/findings-rules.ts'
import type { CategorySummary } from '../model.ts'
import { NOT_COUNTED } from '../sensitive/sensitive-rules.ts'
import { readFirstSteps } from '../tour-rules.ts'
import { startTour } from '../tour-store.ts'
import { isChildrenReport } from '../results/tree-rules.ts'
import { ToneIcon } from './Severity.tsx'
import { medicineNotes } from '../medicines/medicine-store.ts'
import { useDeviceNote } from '../hooks/use-device-note.ts'
import { useLeftOut } from '../hooks/use-left-out.ts'
import { useOwner } from '../words/hooks/use-owner.ts'
import { usePartnerOf } from '../words/hooks/use-partner.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import './findings.css'
import './marks.css'

function Line({ line: { text, note, tone, to } }: { line: FindingLine }) {
  const { link } = useReportRef()
  return (
    <li>
      <Link className={tone ? `finding tone-${tone}` : 'finding'} to={link(to)}>
        {tone ? <ToneIcon tone={tone} size={22} /> : <i className="finding-wait" />}
        <span>
          <strong>{text}</strong>
          {note && <small>{note}</small>}
        </span>
        <ChevronRightIcon size={18} />
      </Link>
    </li>
  )
}

export function SummaryCard({ summaries }: { summaries: readonly CategorySummary[] }) {
  const { reportRef, isSample, link } = useReportRef()
  const leftOut = useLeftOut(summaries)
  const { lines, ancestry, someClear, locked } = findingsOf(reportRef, summaries, leftOut)
  const leavesOut = lines.some(({ category }) => leftOut(category) !== 0)
  const owner = useOwner(isChildrenReport(summaries))
  const taken = useDeviceNote(medicineNotes)?.note ?? []
  const isTaken = (id: string) => taken.some((one) => one.id === id)
  const first = readFirstSteps(summaries, { ...owner, partnerOf: usePartnerOf(), isTaken })
  return (
    <Card title={lines.length > 0 ? '这份报告看到了什么' : '请点开下面的分类查看结果'} className="findings">
      {lines.length > 0 && (
        <ul aria-label="检测结果">
          {lines.map((line) => (
            <Line key={line.category} line={line} />
          ))}
        </ul>
      )}
      {first[0] && (
        <LinkButton
          kind={isSample ? 'plain' : 'primary'}
          block
          to={link(itemLink(reportRef, first[0].category, first[0].id))}
          onPress={() => startTour(reportRef, first)}
        >{`先看这 ${first.length} 项`}</LinkButton>
      )}
      {(someClear || leavesOut || locked) && (
        <p className="findings-note">
          {leavesOut && <span>{`${NOT_COUNTED}。`}</span>}
          {someClear && <span>{`${CAUTION}。`}</span>}
          {locked && <WhenAllRead>{locked}</WhenAllRead>}
        </p>
      )}
      {ancestry && (
        <ul aria-label="祖源">
          <Line line={ancestry} />
        </ul>
      )}
    </Card>
  )
}

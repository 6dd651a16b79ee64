import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { traits } from '../../results/categories.ts'
import { reactionOf } from '../../medicines/reaction-rules.ts'
import { doctorEntries, withMode } from '../doctor-rules.ts'
import { doctorLink } from '../../source/report-addresses.ts'
import type { ReportItem } from '../../model.ts'
import type { Category } from '../../source/report-ids.ts'
import { useOtherItems } from '../../hooks/use-other-items.ts'
import { mayLeaveOut } from '../../words/uncovered-rules.ts'
import { useReader } from '../hooks/use-reader.ts'
import { evidenceIn, wholeItem } from '../sheet-rules.ts'
import { DoctorSheet } from './DoctorSheet.tsx'
import { useReportRef } from '../../hooks/use-report-ref.ts'

interface DoctorItemProps {
  item: ReportItem
  id: string
  category: Category
  inUse: boolean
}

export default function DoctorItem({ item, id, category, inUse }: DoctorItemProps) {
  const { reportRef, link } = useReportRef()
  const { who, ...person } = useReader()
  const entries = doctorEntries(item.results, category)
    .filter(({ view }) => view.id === id)
    .map((entry) => withMode(entry, item))
  const reader = { ...person, others: useOtherItems(entries.some(({ view }) => mayLeaveOut(view))) }
  const items = entries.map((entry) => wholeItem(entry, reader, { inUse, evidence: evidenceIn(item) }))
  const note = items.length === 0 ? '这一项没有可以给医生看的结果。' : ''
  return (
    <DoctorSheet
      who={who}
      parts={[{ head: '', items, note }]}
      reactions={traits[category].medicines ? entries.map(({ view }) => reactionOf(view)) : []}
    >
      <LinkButton block to={link(doctorLink(reportRef, item.reportPackageType === 'CHILDREN'))}>
        看整份报告要告诉医生的结果
      </LinkButton>
    </DoctorSheet>
  )
}

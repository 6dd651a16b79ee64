import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { doctorEntries } from '../doctor-rules.ts'
import { doctorLink } from '../../report-addresses.ts'
import type { ReportItem } from '../../model.ts'
import type { Category } from '../../report-ids.ts'
import { DoctorSheet } from './DoctorSheet.tsx'
import { useReportRef } from '../../hooks/use-report-ref.ts'

interface DoctorItemProps {
  item: ReportItem
  id: string
  category: Category
}

/** One item on the doctor's sheet, normal or not. */
export default function DoctorItem({ item, id, category }: DoctorItemProps) {
  const { reportRef, link } = useReportRef()
  const entries = doctorEntries(item.results, category).filter(({ view }) => view.id === id)
  return (
    <DoctorSheet entries={entries} none="这一项没有可以给医生看的结果。">
      <LinkButton block to={link(doctorLink(reportRef, item.reportPackageType === 'CHILDREN'))}>
        看整份报告要告诉医生的结果
      </LinkButton>
    </DoctorSheet>
  )
}

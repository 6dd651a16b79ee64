import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import type { Category } from '../../report-ids.ts'
import { doctorItemLink } from '../doctor-rules.ts'
import { useReportPlace } from '../../parts/use-report-place.ts'
import '../../words/parts/understand.css'

/** Directly below the result of a drug: never change medication on one's own; link to the doctor's page. */
export function DrugCare({ category, id }: { category: Category; id: string }) {
  const { place, link } = useReportPlace()
  return (
    <aside className="drug-care" aria-label="用药提醒">
      <p>请勿自行停药或改量</p>
      <LinkButton to={link(doctorItemLink(place, category, id))}>给医生看</LinkButton>
    </aside>
  )
}

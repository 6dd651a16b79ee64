import { traits } from '../categories.ts'
import { lazy, Suspense } from 'react'
import { useSession } from '#/domains/session/store.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { doctorItemLink } from '../doctor/doctor-rules.ts'
import type { ItemDetail } from '../item-rules.ts'
import type { Category } from '../report-ids.ts'
import { tellFamily } from '../family/tell-rules.ts'
import { TellFamily } from '../family/parts/TellFamily.tsx'
import { useVoice } from '../words/parts/use-voice.ts'
import { useReportPlace } from '../parts/use-report-place.ts'

const FamilyCompare = lazy(() => import('../family/parts/FamilyCompare.tsx'))

interface ItemToolsProps {
  detail: ItemDetail
  category: Category
  child: boolean
}

/** Actions for a result: show it to a doctor, tell the family; the family only for one's own report. */
export function ItemTools({ detail, category, child }: ItemToolsProps) {
  const { place, isOwn, link } = useReportPlace()
  const signedIn = useSession((state) => state.token !== null)
  const { kind } = useVoice()
  const { view } = detail
  if (view.locked) return null
  const own = isOwn && signedIn
  const text = own ? tellFamily(detail, child && kind === 'self' ? 'child' : kind) : ''
  // A drug has its doctor link directly below its result.
  const forDoctor = !traits[category].medicines && view.severity !== null && view.severity !== 'NORMAL'
  return (
    <>
      {forDoctor && (
        <Card>
          <Row wide label="给医生看" value="大字，可打印" to={link(doctorItemLink(place, category, view.id))} />
        </Card>
      )}
      {text && <TellFamily text={text} />}
      {own && view.severity !== null && (
        <Suspense fallback={null}>
          <FamilyCompare view={view} category={category} />
        </Suspense>
      )}
    </>
  )
}

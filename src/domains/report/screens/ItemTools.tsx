import { Suspense } from 'react'
import { latePart } from '#/shared/ui/late/late-part.tsx'
import { useSignedIn } from '#/domains/user/store.ts'
import type { ItemDetail } from '../item-rules.ts'
import type { Category } from '../report-ids.ts'
import { useMedicines } from '../medicines/hooks/use-medicines.ts'
import { inUse } from '../medicines/medicine-rules.ts'
import { traits } from '../categories.ts'
import { tellFamily } from '../family/tell-rules.ts'
import { TellText } from '../words/components/TellText.tsx'
import { adviceWithPartner, type Carried } from '../words/pregnancy-rules.ts'
import { usePartner } from '../words/hooks/use-partner.ts'
import { useOwner } from '../words/hooks/use-owner.ts'
import { useVoice } from '../words/hooks/use-voice.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'

const FamilyCompare = latePart(() => import('../family/components/FamilyCompare.tsx'))

interface ItemToolsProps {
  /** Without what the person has noted on this phone. */
  detail: ItemDetail
  child: boolean
  /** The found variant of a carrier result. */
  carried: Carried | null
  category: Category
}

/** For the reader's own report: a message to the family about a result, and the comparison with their results. */
export function ItemTools({ detail, category, child, carried }: ItemToolsProps) {
  const { isOwn } = useReportRef()
  const signedIn = useSignedIn()
  const voice = useVoice()
  const { pregnancy = null } = useOwner(child)
  const { view } = detail
  const { partner } = usePartner(view.id)
  const medicines = useMedicines()
  if (view.locked) return null
  const own = isOwn && signedIn
  const actions = adviceWithPartner(detail.actions, partner)
  const taking = traits[category].medicines === true && inUse(medicines?.list ?? [])(view)
  const text = own ? tellFamily({ ...detail, actions }, voice, category, { pregnancy, partner, taking }, carried) : ''
  return (
    <>
      {text && <TellText title="给家人讲" text={text} />}
      {own && view.severity !== null && (
        <Suspense fallback={null}>
          <FamilyCompare view={view} category={category} />
        </Suspense>
      )}
    </>
  )
}

import { Suspense } from 'react'
import { lazyPart } from '#/shared/ui/lazy/lazy-part.tsx'
import { useSignedIn } from '#/domains/user/store.ts'
import type { ItemDetail } from '../results/item-rules.ts'
import type { Category } from '../source/report-ids.ts'
import { familyMessage } from '../family/family-message-rules.ts'
import { CopyTextCard } from '../words/components/CopyTextCard.tsx'
import type { CarriedVariant } from '../words/person/pregnancy-rules.ts'
import { useVoice } from '../words/hooks/use-voice.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'

const FamilyCompare = lazyPart(() => import('../family/components/FamilyCompare.tsx'))

interface ItemToolsProps {
  /** The detail, computed without the notes on this phone. */
  detail: ItemDetail
  carried: CarriedVariant | null
  category: Category
  /** Whether the item is a medicine that is noted as in use. */
  taking: boolean
}

/** For the reader's own report: a message to the family about a result, and the comparison with their results. */
export function ItemTools({ detail, category, carried, taking }: ItemToolsProps) {
  const { isOwn } = useReportRef()
  const signedIn = useSignedIn()
  const voice = useVoice()
  const { view } = detail
  if (view.locked) return null
  const own = isOwn && signedIn
  const text = own ? familyMessage(detail, voice, category, { taking }, carried) : ''
  return (
    <>
      {text && <CopyTextCard title="给家人讲" text={text} />}
      {/* If the result depends on another item, the levels of this item would be falsely reassuring. */}
      {own && view.severity !== null && !detail.foundIn && (
        <Suspense fallback={null}>
          <FamilyCompare view={view} category={category} />
        </Suspense>
      )}
    </>
  )
}

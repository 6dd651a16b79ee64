import { Suspense } from 'react'
import { latePart } from '#/shared/ui/late/late-part.tsx'
import { useSession } from '#/domains/user/store.ts'
import type { ItemDetail } from '../item-rules.ts'
import type { Category } from '../report-ids.ts'
import { tellFamily } from '../family/tell-rules.ts'
import { TellFamily } from '../family/components/TellFamily.tsx'
import { useVoice } from '../words/hooks/use-voice.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'

const FamilyCompare = latePart(() => import('../family/components/FamilyCompare.tsx'))

interface ItemToolsProps {
  detail: ItemDetail
  category: Category
}

/** For the reader's own report: a message to the family about a result, and the comparison with their results. */
export function ItemTools({ detail, category }: ItemToolsProps) {
  const { isOwn } = useReportRef()
  const signedIn = useSession((state) => state.token !== null)
  const voice = useVoice()
  const { view } = detail
  if (view.locked) return null
  const own = isOwn && signedIn
  const text = own ? tellFamily(detail, voice, category) : ''
  return (
    <>
      {text && <TellFamily text={text} />}
      {own && view.severity !== null && (
        <Suspense fallback={null}>
          <FamilyCompare view={view} category={category} />
        </Suspense>
      )}
    </>
  )
}

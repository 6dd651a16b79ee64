import { traits } from '../results/categories.ts'
import { type Category } from '../source/report-ids.ts'
import { Suspense } from 'react'
import { lazyPart } from '#/shared/ui/lazy/lazy-part.tsx'
import type { ItemDetail } from '../results/item-rules.ts'
import { toCarrierCategory } from '../carrier/carrier-links.ts'
import { carrierOf } from '../carrier/carrier-rules.ts'
import type { ReportItem } from '../model.ts'
import { CarrierItem } from '../carrier/components/CarrierItem.tsx'
import { DetailTexts } from '../words/components/DetailTexts.tsx'
import { useOwner } from '../words/hooks/use-owner.ts'
import { detailInUse } from '../medicines/in-use-rules.ts'
import { signsIn } from '../words/meaning-rules.ts'
import { mainRecommendationOf, stopsForRash } from '../words/main-recommendation-rules.ts'
import { sharedFinding } from '../words/person/receiver-rules.ts'
import { ForReceiver } from '../words/components/ForReceiver.tsx'
import { MedicineInPregnancy } from '../words/components/PregnancyQuestion.tsx'
import { MainRecommendationCard } from '../words/components/MainRecommendationCard.tsx'
import { SignsInUse } from '../medicines/components/SignsInUse.tsx'
import { useMedicines } from '../medicines/hooks/use-medicines.ts'
import { LockedItem } from '../components/LockCard.tsx'
import { Meaning } from '../words/components/Meaning.tsx'
import { Verdict } from '../words/components/Verdict.tsx'
import { isUnlocking } from '../rules.ts'
import '../components/item.css'

const InUseLine = lazyPart(() => import('../medicines/components/InUseLine.tsx'))

interface ItemBodyProps {
  item: ReportItem
  detail: ItemDetail
  category: Category
  /** Whether the item is a medicine that is noted as in use. */
  taking: boolean
}

export function ItemBody({ item, detail, category, taking }: ItemBodyProps) {
  const { reportPackageType: packageType } = item
  const child = packageType === 'CHILDREN'
  const owner = useOwner(child)
  const medicines = useMedicines()
  if (detail.view.locked)
    return <LockedItem category={category} packageType={packageType} unlocking={isUnlocking(item.unlockJobStatus)} />
  const carrierCategory = toCarrierCategory(category)
  const carrier = carrierCategory && detail.model === 'CAUSAL' ? carrierOf(item, detail.view.id, carrierCategory) : null
  if (carrier && carrierCategory)
    return <CarrierItem carrier={carrier} category={carrierCategory} child={child} linked={carrier.genes.length > 1} />
  const signs = traits[category].medicines ? signsIn(detail.main) : null
  const recommendation = mainRecommendationOf(detail, category, { ...owner, taking })
  const told = taking ? detailInUse(detail) : detail
  return (
    <>
      <ForReceiver finding={sharedFinding(detail, category)} />
      {signs && <MedicineInPregnancy child={child} />}
      <Verdict detail={told} category={category} />
      <MainRecommendationCard recommendation={recommendation} detail={detail} category={category} />
      {signs && medicines && (
        <Suspense fallback={<div className="in-use-room" />}>
          <InUseLine item={detail.view} child={child} />
        </Suspense>
      )}
      {signs && <SignsInUse signs={signs} taking={taking} stops={stopsForRash(detail.view)} />}
      <Meaning detail={told} category={category} taking={taking} />
      <DetailTexts
        detail={{ ...told, main: told.main.filter((part) => !signs?.includes(part)) }}
        recommendation={recommendation}
      />
    </>
  )
}

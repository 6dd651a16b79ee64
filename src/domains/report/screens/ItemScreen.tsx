import { traits } from '../categories.ts'
import { toCategory, type Category } from '../report-ids.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { latePart } from '#/shared/ui/late/late-part.tsx'
import { lateView } from '#/shared/ui/late/late-view.ts'
import { Navigate } from 'react-router'
import { paths } from '#/paths.ts'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { ReadAloud } from '#/shared/ui/aloud/ReadAloud.tsx'
import { BannerStrip } from '#/widgets/goods/BannerStrip.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { ancestryTypeOf } from '../ancestry/ancestry-types.ts'
import { itemCard, itemLink, nextStop } from '../detail-rules.ts'
import { isDoctorView } from '../report-addresses.ts'
import type { ItemDetail } from '../item-rules.ts'
import { toCarrierCategory } from '../carrier/carrier-links.ts'
import { carrierOf } from '../carrier/carrier-rules.ts'
import type { ReportItem } from '../model.ts'
import { AskAgain } from '../components/AskAgain.tsx'
import { CarrierItem } from '../carrier/components/CarrierItem.tsx'
import { DetailTexts } from '../words/components/DetailTexts.tsx'
import { Disclaimer } from '../components/Disclaimer.tsx'
import { useOwner } from '../words/hooks/use-owner.ts'
import { detailInUse } from '../medicines/in-use-rules.ts'
import { signsIn } from '../words/meaning-rules.ts'
import { oneThingOf, stopsForRash } from '../words/one-thing-rules.ts'
import { carriedIn } from '../words/pregnancy-rules.ts'
import { sharedFinding } from '../words/receiver-rules.ts'
import { ForReceiver } from '../words/components/ForReceiver.tsx'
import { MedicineInPregnancy } from '../words/components/PregnancyQuestion.tsx'
import { OneThing } from '../words/components/OneThing.tsx'
import { Glossary } from '../words/components/Glossary.tsx'
import { ItemTools } from './ItemTools.tsx'
import { useItemDetail } from './use-item-detail.ts'
import { inUse } from '../medicines/medicine-rules.ts'
import { SignsInUse } from '../medicines/components/SignsInUse.tsx'
import { useMedicines } from '../medicines/hooks/use-medicines.ts'
import { ItemEnglish } from '../components/ItemEnglish.tsx'
import { LockedItem } from '../components/LockCard.tsx'
import { Meaning } from '../words/components/Meaning.tsx'
import { NextFoot } from '../components/NextFoot.tsx'
import { SensitiveGate } from '../components/SensitiveGate.tsx'
import { useSensitiveGate } from '../hooks/use-sensitive-gate.ts'
import { useItemVisit } from '../hooks/use-item-visit.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { useTourAt } from '../tour/hooks/use-tour-at.ts'
import { Verdict } from '../words/components/Verdict.tsx'
import { TourFoot } from '../tour/components/TourFoot.tsx'
import { categoryItems, reportItem } from '../queries.ts'
import { isUnlocking, itemsOf, itemTitle } from '../rules.ts'
import '../components/item.css'
import { NotInReport } from '../components/NotInReport.tsx'
import { ReportPage } from '../words/components/ReportPage.tsx'

const DoctorItem = lateView(() => import('../doctor/components/DoctorItem.tsx'))
const InUseLine = latePart(() => import('../medicines/components/InUseLine.tsx'))
const TourEnd = lateView(() => import('../tour/components/TourEnd.tsx'))

interface BodyProps {
  item: ReportItem
  detail: ItemDetail
  category: Category
}

/** The content of an item: its lock, its carrier result, or its result with texts. */
function Body({ item, detail, category }: BodyProps) {
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
  const taking = medicines !== null && inUse(medicines.list)(detail.view)
  const signs = traits[category].medicines ? signsIn(detail.main) : null
  const thing = oneThingOf(detail, category, { ...owner, taking })
  const told = taking ? detailInUse(detail) : detail
  return (
    <>
      <ForReceiver finding={sharedFinding(detail, category)} />
      {signs && <MedicineInPregnancy child={child} />}
      <Verdict detail={told} category={category} />
      <OneThing thing={thing} detail={detail} category={category} />
      {signs && medicines && (
        <Suspense fallback={<div className="in-use-room" />}>
          <InUseLine item={detail.view} child={child} />
        </Suspense>
      )}
      {signs && <SignsInUse signs={signs} taking={taking} stops={stopsForRash(detail.view)} />}
      <Meaning detail={told} category={category} taking={taking} />
      <DetailTexts detail={{ ...told, main: told.main.filter((part) => !signs?.includes(part)) }} thing={thing} />
    </>
  )
}

function Item({ category, id }: { category: Category; id: string }) {
  const { reportRef, isOwn, link } = useReportRef()
  const search = useSearch(paths.report)
  const { data: item } = useSuspenseQuery(reportItem(reportRef, id))
  // Needed only for the lock of the next item: the screen does not wait for it.
  const { data: list } = useQuery(categoryItems(reportRef, category))
  const child = item.reportPackageType === 'CHILDREN'
  const { whole, medicines, detail, forFamily } = useItemDetail(item, id, category)
  const ancestryType =
    detail && traits[category].item === 'ancestry' && !detail.view.locked
      ? ancestryTypeOf(detail.ancestry, detail.model)
      : null
  const taken = detail !== null && traits[category].medicines === true && inUse(medicines?.list ?? [])(detail.view)
  const gate = useSensitiveGate(reportRef, detail?.view ?? null, category)
  const tour = useTourAt(reportRef, id)
  useItemVisit(ancestryType || gate.closed ? null : (detail?.view ?? null), isOwn)
  const carried = whole && toCarrierCategory(category) && carriedIn(whole)
  useShareCard(detail && itemCard(itemTitle(detail.view), reportRef))
  if (!detail || !forFamily) return <NotInReport title="报告详情" what="项目" />
  // Each ancestry type has a screen of its own; only locked items and unknown types stay here.
  if (ancestryType) return <Navigate to={link(itemLink(reportRef, category, id, ancestryType))} replace />
  if (tour?.done) return <TourEnd tour={tour} />
  if (gate.closed) return <SensitiveGate reportRef={reportRef} view={detail.view} putOff={gate.putOff} tour={tour} />
  if (isDoctorView(search) && !detail.view.locked) return <DoctorItem {...{ item, id, category }} inUse={taken} />
  return (
    <ReportPage title={itemTitle(detail.view)} child={child} right={!detail.view.locked && <ReadAloud />}>
      <ItemEnglish view={detail.view} />
      <Glossary>
        <Body item={item} detail={detail} category={category} />
      </Glossary>
      <ItemTools detail={forFamily} {...{ category, carried }} />
      {gate.opened && <AskAgain />}
      <BannerStrip position="REPORT_DETAILS" />
      <Disclaimer />
      {tour ? (
        <TourFoot tour={tour} />
      ) : (
        <NextFoot category={category} next={nextStop(reportRef, item, list ? itemsOf(list.results, category) : [])} />
      )}
    </ReportPage>
  )
}

/** /parent-page/…/disease-detail/{category}/{id} and …/medicine-lifestyle-detail/…: one item with its explanation. */
export default function ItemScreen() {
  const params = useScreenParams(paths.reportDisease)
  const category = toCategory(params.category)
  return category ? <Item category={category} id={params.id} /> : <NotInReport title="报告详情" what="项目" />
}

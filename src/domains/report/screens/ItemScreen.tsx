import { traits } from '../results/categories.ts'
import { toCategory, type Category } from '../source/report-ids.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazyView } from '#/shared/ui/lazy/lazy-view.ts'
import { Navigate } from 'react-router'
import { paths } from '#/paths.ts'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { ReadAloud } from '#/shared/ui/aloud/ReadAloud.tsx'
import BannerStrip from '#/widgets/goods/BannerStrip.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { ancestryTypeOf } from '../ancestry/ancestry-types.ts'
import { itemCard, itemLink, nextStop } from '../results/detail-rules.ts'
import { isDoctorView } from '../source/report-addresses.ts'
import { toCarrierCategory } from '../carrier/carrier-links.ts'
import { AskAgain } from '../components/AskAgain.tsx'
import { Disclaimer } from '../components/Disclaimer.tsx'
import { carriedIn } from '../words/person/pregnancy-rules.ts'
import { Glossary } from '../words/components/Glossary.tsx'
import { ItemTools } from './ItemTools.tsx'
import { useItemDetail } from './use-item-detail.ts'
import { NextFoot } from '../components/NextFoot.tsx'
import { SensitiveGate } from '../components/SensitiveGate.tsx'
import { useSensitiveGate } from '../hooks/use-sensitive-gate.ts'
import { useItemVisit } from '../hooks/use-item-visit.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { useTourAt } from '../tour/hooks/use-tour-at.ts'
import { TourFoot } from '../tour/components/TourFoot.tsx'
import { categoryItems, reportItem } from '../queries.ts'
import { itemsOf, itemTitle, type ItemView } from '../rules.ts'
import { NotInReport } from '../components/NotInReport.tsx'
import { OtherSexNotice } from '../words/components/OtherSexNotice.tsx'
import { useSexMatch } from '../words/hooks/use-sex-match.ts'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { ReportPage } from '../words/components/ReportPage.tsx'
import { ItemBody } from './ItemBody.tsx'
import '../components/dotted.css'
import '../components/item.css'

const DoctorItem = lazyView(() => import('../doctor/components/DoctorItem.tsx'))
const TourEnd = lazyView(() => import('../tour/components/TourEnd.tsx'))

/** The English name of an item and its class; read aloud in English. */
function ItemEnglish({ view: { nameEn, itemClass } }: { view: Pick<ItemView, 'nameEn' | 'itemClass'> }) {
  if (!nameEn) return null
  return (
    <p className="item-english dotted">
      <span lang="en">{nameEn}</span>
      {itemClass && <span>{itemClass}</span>}
    </p>
  )
}

function Item({ category, id }: { category: Category; id: string }) {
  const { reportRef, link } = useReportRef()
  const search = useSearch(paths.report)
  const { data: item } = useSuspenseQuery(reportItem(reportRef, id))
  // The list shows only whether the next item is locked, so the screen does not wait for the list.
  const { data: list } = useQuery(categoryItems(reportRef, category))
  const child = item.reportPackageType === 'CHILDREN'
  const { whole, detail, forFamily, taking } = useItemDetail(item, id, category)
  const sexMatchOf = useSexMatch()
  const ancestryType =
    detail && traits[category].item === 'ancestry' && !detail.view.locked
      ? ancestryTypeOf(detail.ancestry, detail.model)
      : null
  const gate = useSensitiveGate(detail?.view ?? null, category)
  const tour = useTourAt(id)
  useItemVisit(ancestryType || gate.closed ? null : (detail?.view ?? null))
  const carried = whole && toCarrierCategory(category) && carriedIn(whole)
  useShareCard(detail && itemCard(itemTitle(detail.view), reportRef))
  if (!detail || !forFamily) return <NotInReport title="报告详情" what="项目" />
  // Each ancestry type has its own screen; only locked items and unknown types are shown on this screen.
  if (ancestryType) return <Navigate to={link(itemLink(reportRef, category, id, ancestryType))} replace />
  if (tour?.done) return <TourEnd tour={tour} />
  if (gate.closed) return <SensitiveGate view={detail.view} putOff={gate.putOff} tour={tour} />
  // Of a locked item only the lock is shown.
  const sexMatch = detail.view.locked ? 'own' : sexMatchOf(detail.view, category)
  if (isDoctorView(search) && !detail.view.locked && sexMatch === 'own')
    return <DoctorItem {...{ item, id, category }} inUse={taking} />
  return (
    <ReportPage title={itemTitle(detail.view)} child={child} right={!detail.view.locked && <ReadAloud />}>
      <ItemEnglish view={detail.view} />
      <Glossary>
        {sexMatch === 'own' && <ItemBody {...{ item, detail, category, taking }} />}
        {sexMatch === 'other' && <OtherSexNotice view={detail.view} category={category} />}
        {sexMatch === 'waiting' && <ScreenSkeleton kind="detail" />}
      </Glossary>
      {sexMatch === 'own' && <ItemTools detail={forFamily} {...{ category, carried, taking }} />}
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

export default function ItemScreen() {
  const params = useScreenParams(paths.reportDisease)
  const category = toCategory(params.category)
  return category ? <Item category={category} id={params.id} /> : <NotInReport title="报告详情" what="项目" />
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import BannerStrip from '#/widgets/goods/BannerStrip.tsx'
import { ancestryName } from '../ancestry-rules.ts'
import { type AncestryType, ancestryTypeOf } from '../ancestry-types.ts'
import { itemCard, itemLink, nextStop } from '../../results/detail-rules.ts'
import { detailOf, type ItemDetail } from '../../results/item-rules.ts'
import { categoryItems, reportItem } from '../../queries.ts'
import { isUnlocking, itemsOf } from '../../rules.ts'
import { DetailTexts } from '../../words/components/DetailTexts.tsx'
import { Disclaimer } from '../../components/Disclaimer.tsx'
import { Glossary } from '../../words/components/Glossary.tsx'
import { LockedItem } from '../../components/LockCard.tsx'
import { Meaning } from '../../words/components/Meaning.tsx'
import { NextFoot } from '../../components/NextFoot.tsx'
import { useItemVisit } from '../../hooks/use-item-visit.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { NotInReport } from '../../components/NotInReport.tsx'
import { ReportPage } from '../../words/components/ReportPage.tsx'

interface AncestryPageProps {
  /** The type of this screen; an item of another type is redirected to its own screen. */
  type: AncestryType
  children: (detail: ItemDetail, name: string) => ReactNode
}

function Found({ type, children, id }: AncestryPageProps & { id: string }) {
  const { reportRef, link } = useReportRef()
  const { data: item } = useSuspenseQuery(reportItem(reportRef, id))
  // The screen does not wait for this list: only the link to the next item needs the list.
  const { data: list } = useQuery(categoryItems(reportRef, 'ANCESTRY'))
  const detail = detailOf(item, id, 'ANCESTRY')
  const knownType = detail && !detail.view.locked ? ancestryTypeOf(detail.ancestry, detail.model) : null
  const redirectType = knownType === type ? null : knownType
  const name = ancestryName(type, redirectType ? '' : (detail?.view.nameCn ?? ''))
  useItemVisit(redirectType ? null : (detail?.view ?? null))
  useShareCard(itemCard(name, reportRef))
  if (!detail) return <NotInReport title="祖源分析" what="项目" />
  if (redirectType) return <Navigate to={link(itemLink(reportRef, 'ANCESTRY', id, redirectType))} replace />
  return (
    <ReportPage title={name} child={item.reportPackageType === 'CHILDREN'}>
      {detail.view.locked ? (
        <LockedItem
          category="ANCESTRY"
          packageType={item.reportPackageType}
          unlocking={isUnlocking(item.unlockJobStatus)}
        />
      ) : (
        <Glossary>
          {children(detail, name)}
          <Meaning detail={detail} category="ANCESTRY" />
          <DetailTexts detail={detail} recommendation={null} />
        </Glossary>
      )}
      <BannerStrip position="REPORT_DETAILS" />
      <Disclaimer />
      <NextFoot category="ANCESTRY" next={nextStop(reportRef, item, list ? itemsOf(list.results, 'ANCESTRY') : [])} />
    </ReportPage>
  )
}

/** One ancestry item, for all four screens (LIT-006). */
export function AncestryPage(props: AncestryPageProps) {
  // The addresses of all four screens have the same parameters.
  const { category, id } = useScreenParams(paths.ancestryComposition)
  return category === 'ANCESTRY' ? <Found key={id} {...props} id={id} /> : <NotInReport title="祖源分析" what="项目" />
}

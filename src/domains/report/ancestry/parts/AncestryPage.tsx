import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share.ts'
import { BannerStrip } from '#/widgets/goods/BannerStrip.tsx'
import { ancestryName } from '../ancestry-rules.ts'
import { type AncestryType, ancestryTypeOf } from '../ancestry-types.ts'
import { itemLink, nextStop, sharedPlace } from '../../detail-rules.ts'
import { detailOf, type ItemDetail } from '../../item-rules.ts'
import { categoryItems, reportItem } from '../../queries.ts'
import { isUnlocking, itemsOf } from '../../rules.ts'
import { DetailTexts } from '../../words/parts/DetailTexts.tsx'
import { Disclaimer } from '../../parts/Disclaimer.tsx'
import { Glossary } from '../../words/parts/Glossary.tsx'
import { LockedItem } from '../../parts/LockCard.tsx'
import { Meaning } from '../../words/parts/Meaning.tsx'
import { NextFoot } from '../../parts/NextFoot.tsx'
import { useItemVisit } from '../../parts/use-item-visit.ts'
import { useReportPlace } from '../../parts/use-report-place.ts'
import { NotInReport } from '../../parts/NotInReport.tsx'
import { ReportPage } from '../../words/parts/ReportPage.tsx'

interface AncestryPageProps {
  /** The page's type; an item of another type is redirected to its own page. */
  type: AncestryType
  children: (detail: ItemDetail, name: string) => ReactNode
}

function Found({ type, children, id }: AncestryPageProps & { id: string }) {
  const { place, isOwn, link } = useReportPlace()
  const { data: item } = useSuspenseQuery(reportItem(place, id))
  // Only for page and lock of the next item: nothing waits for it.
  const { data: list } = useQuery(categoryItems(place, 'ANCESTRY'))
  const detail = detailOf(item, id, 'ANCESTRY')
  const knownType = detail && !detail.view.locked ? ancestryTypeOf(detail.ancestry, detail.model) : null
  const other = knownType === type ? null : knownType
  const name = ancestryName(type, other ? '' : (detail?.view.nameCn ?? ''))
  useItemVisit(other ? null : (detail?.view ?? null), isOwn)
  useShareCard({
    title: `${name}：从基因里能看到什么`,
    description: '看看示例报告怎么解读',
    picture: '',
    path: to(paths.report, sharedPlace(place)),
  })
  if (!detail) return <NotInReport title="祖源分析" what="项目" />
  if (other) return <Navigate to={link(itemLink(place, 'ANCESTRY', id, other))} replace />
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
          <DetailTexts detail={detail} thing={null} />
        </Glossary>
      )}
      <BannerStrip position="REPORT_DETAILS" />
      <Disclaimer />
      <NextFoot category="ANCESTRY" next={nextStop(place, item, list ? itemsOf(list.results, 'ANCESTRY') : [])} />
    </ReportPage>
  )
}

/** One ancestry item, for all four pages (LIT-006). */
export function AncestryPage(props: AncestryPageProps) {
  const { category, id } = useScreenParams(paths.ancestryComposition)
  return category === 'ANCESTRY' ? <Found key={id} {...props} id={id} /> : <NotInReport title="祖源分析" what="项目" />
}

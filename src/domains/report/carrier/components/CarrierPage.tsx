import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { ReadAloud } from '#/shared/ui/aloud/ReadAloud.tsx'
import BannerStrip from '#/widgets/goods/BannerStrip.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import type { CarrierCategory } from '../../results/categories.ts'
import { highRiskLink } from '../carrier-links.ts'
import { carrierOf } from '../carrier-rules.ts'
import { itemLink } from '../../results/detail-rules.ts'
import { detailOf } from '../../results/item-rules.ts'
import { reportItem } from '../../queries.ts'
import { isUnlocking, itemTitle } from '../../rules.ts'
import { deblockingLink } from '../../unlock-rules.ts'
import { LockedCarrier } from './CarrierBlocks.tsx'
import { CarrierItem } from './CarrierItem.tsx'
import { Disclaimer } from '../../components/Disclaimer.tsx'
import { Glossary } from '../../words/components/Glossary.tsx'
import { SensitiveGate } from '../../components/SensitiveGate.tsx'
import { useSensitiveGate } from '../../hooks/use-sensitive-gate.ts'
import { useItemVisit } from '../../hooks/use-item-visit.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { ReportPage } from '../../words/components/ReportPage.tsx'
import './carrier.css'
import '../../components/summary.css'

interface CarrierPageProps {
  category: CarrierCategory
  id: string
  /** The name of a gene; if empty, all genes of the item are shown. */
  gene: string
}

export function CarrierPage({ category, id, gene }: CarrierPageProps) {
  const { reportRef, link } = useReportRef()
  const { data: item } = useSuspenseQuery(reportItem(reportRef, id))
  const carrier = carrierOf(item, id, category, gene)
  const view = detailOf(item, id, category)?.view ?? null
  const gate = useSensitiveGate(view, category)
  useItemVisit(gate.closed ? null : view)
  if (view && gate.closed) return <SensitiveGate view={view} putOff={gate.putOff} />
  const { reportPackageType: packageType } = item
  const unlocking = isUnlocking(item.unlockJobStatus)
  const unlock = view?.locked && !unlocking ? deblockingLink(reportRef, { category, packageType }) : null
  // As for any locked item, the address redirects to the unlock screen (REP-032).
  if (unlock) return <Navigate to={unlock} replace />
  if (!carrier && !view?.locked)
    return (
      <ReportPage title="携带者检测">
        <EmptyState
          picture="not-found"
          text={view ? `“${itemTitle(view)}”里没有基因 ${gene} 的结果` : '没有找到这个项目'}
          action={{ label: '查看检出变异的项目', to: link(highRiskLink(reportRef, category)) }}
        />
      </ReportPage>
    )
  const child = packageType === 'CHILDREN'
  return (
    <ReportPage
      title={gene || carrier?.name || view?.nameCn || '携带者检测'}
      child={child}
      right={carrier && <ReadAloud />}
    >
      {gene && carrier && <p className="carrier-item">{`${carrier.name} · 只看这一个基因`}</p>}
      {carrier ? (
        <Glossary>
          <CarrierItem carrier={carrier} category={category} child={child} />
        </Glossary>
      ) : (
        <LockedCarrier name={view ? itemTitle(view) : ''} unlocking={unlocking} />
      )}
      <nav className="next-links" aria-label="继续阅读">
        <Link to={link(itemLink(reportRef, category, id))}>
          {`查看“${carrier?.name || (view && itemTitle(view)) || ''}”的完整说明`}
        </Link>
        <Link to={link(highRiskLink(reportRef, category))}>查看所有检出变异的项目</Link>
      </nav>
      <BannerStrip position="REPORT_DETAILS" />
      <Disclaimer />
    </ReportPage>
  )
}

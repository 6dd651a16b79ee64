import { type CarrierCategory, CAUTION, traits } from '../../results/categories.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InheritIcon } from '#/shared/ui/group-icons.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { NotFoundScreen } from '#/shared/ui/NotFoundScreen.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { carrierGeneLink, carrierSummaryLink, toCarrierCategory } from '../carrier-links.ts'
import { carrierEntries, type CarrierEntry, carrierSentence } from '../carrier-rules.ts'
import { carriersNote } from '../../genes/mode-rules.ts'
import { categoryLink, itemLink } from '../../results/detail-rules.ts'
import { CarriersPregnancy } from '../components/CarriersPregnancy.tsx'
import { Disclaimer } from '../../components/Disclaimer.tsx'
import { LinkedItems } from '../../components/LinkedItems.tsx'
import { NotInReport } from '../../components/NotInReport.tsx'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { useHiddenReason } from '../../hooks/use-hidden-reason.ts'
import { categoryItems } from '../../queries.ts'
import { isHighRiskSegment } from '../../source/report-addresses.ts'
import { itemTitle } from '../../rules.ts'
import { ReportPage } from '../../words/components/ReportPage.tsx'
import '../components/carrier.css'
import '../../components/summary.css'
import '../../components/item-list.css'
import '../../components/marks.css'
import '../../components/search-list.css'

/** One gene links to its own screen; several genes, or none, link to the item. */
function FoundRow({ entry: { view, genes }, category }: { entry: CarrierEntry; category: CarrierCategory }) {
  const { reportRef, link } = useReportRef()
  const [gene] = genes
  const to =
    gene && genes.length === 1
      ? carrierGeneLink(reportRef, category, view.id, gene)
      : itemLink(reportRef, category, view.id)
  return (
    <Link className="item-row" to={link(to)}>
      <span className="item-icon tone-carrier">
        <InheritIcon size={22} />
      </span>
      <span className="item-text">
        <strong>{itemTitle(view)}</strong>
        {view.nameCn && view.nameEn && (
          <span className="muted" lang="en">
            {view.nameEn}
          </span>
        )}
        {genes.length > 0 && <span className="found-genes">{`携带变异：${genes.join('、')}`}</span>}
      </span>
      <ChevronRightIcon size={18} />
    </Link>
  )
}

function HighRisk({ category }: { category: CarrierCategory }) {
  const { reportRef, link } = useReportRef()
  const { data: reply } = useSuspenseQuery(categoryItems(reportRef, category))
  const { found, clear, hidden } = carrierEntries(reply.results, category, useHiddenReason(category))
  return (
    <ReportPage title={`${traits[category].name}检出变异`}>
      {found.length + clear.length === 0 && hidden.length > 0 ? null : found.length === 0 ? (
        <EmptyState
          picture={clear.length === 0 ? 'empty-report' : 'success'}
          absence
          text={
            clear.length === 0
              ? carrierSentence({ unlocked: 0, found: 0 }, false)
              : `已解读 ${clear.length} 项，都没有检出变异；${CAUTION}`
          }
          action={{ label: '查看全部项目', to: link(categoryLink(reportRef, category)) }}
        />
      ) : (
        <>
          <CarriersPregnancy
            modes={found.map(({ mode }) => mode)}
            ids={found.map(({ view }) => view.id)}
            child={reply.reportPackageType === 'CHILDREN'}
          />
          <Card>
            <WhenAllRead>
              <p className="summary-line">
                {carrierSentence({ unlocked: found.length + clear.length, found: found.length }, false)}
              </p>
            </WhenAllRead>
            <p className="ratio-text">{`${carriersNote(found.map(({ mode }) => mode))}。`}</p>
          </Card>
          <ul className="item-list group-list" aria-label="检出变异的项目">
            {found.map((entry) => (
              <li key={entry.view.id}>
                <FoundRow entry={entry} category={category} />
              </li>
            ))}
          </ul>
        </>
      )}
      {found.length > 0 && clear.length > 0 && (
        <details className="clear-list">
          <summary>
            <WhenAllRead otherwise="其余读出来的项目">{`其余 ${clear.length} 项未检出`}</WhenAllRead>
            <ChevronDownIcon size={18} />
          </summary>
          <p className="ratio-text find-count">{CAUTION}</p>
          <LinkedItems groups={[{ name: '', items: clear }]} category={category} unlocking={false} />
        </details>
      )}
      {hidden.length > 0 && (
        <>
          <p className="find-count">{`另有 ${hidden.length} 项，结果在里面，想看的时候再点开。`}</p>
          <LinkedItems groups={[{ name: '', items: hidden }]} category={category} unlocking={false} />
        </>
      )}
      <nav className="next-links">
        <Link to={link(carrierSummaryLink(reportRef, category))}>返回携带者检测小结</Link>
      </nav>
      <Disclaimer />
    </ReportPage>
  )
}

/**
 * /parent-page/…/high-ri…/{category}: every item with a finding (LIT-004); any other segment shows the not-found state.
 */
export default function HighRiskScreen() {
  const params = useScreenParams(paths.carrierHighRisk)
  const category = toCarrierCategory(params.category)
  if (!isHighRiskSegment(params.highRisk)) return <NotFoundScreen />
  return category ? <HighRisk category={category} /> : <NotInReport title="携带者检测" what="分类" />
}

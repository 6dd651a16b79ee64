import { useSuspenseQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { categoryLink, severityMarks } from '../results/detail-rules.ts'
import { Disclaimer } from '../components/Disclaimer.tsx'
import { LinkedItems } from '../components/LinkedItems.tsx'
import { CountList } from '../components/Severity.tsx'
import { useReadableItems } from '../hooks/use-readable-items.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { categoryItems } from '../queries.ts'
import { type Category, toCategory } from '../source/report-ids.ts'
import { isUnlocking, unlockedFirst, visibleItems } from '../rules.ts'
import { detectionsLink, levelOf, nodeNamed, type TreeGroup } from '../results/tree-rules.ts'
import '../components/summary.css'
import { NotInReport } from '../components/NotInReport.tsx'
import { ReportPage } from '../words/components/ReportPage.tsx'
import '../components/item-list.css'

function GroupRow({ group, category }: { group: TreeGroup; category: Category }) {
  const { reportRef, link } = useReportRef()
  return (
    <Link className="item-row" to={link(detectionsLink(reportRef, group.name, category))}>
      <span className="item-text">
        <strong>{group.name}</strong>
        <span className="muted">
          <WhenAllRead>{`共 ${group.total} 项${group.locked > 0 ? `，${group.locked} 项未解锁` : ''}`}</WhenAllRead>
        </span>
        <CountList marks={severityMarks({ ...group.counts, normal: 0 }, category)} label={`${group.name}需要留意`} />
      </span>
      <ChevronRightIcon size={18} />
    </Link>
  )
}

function Level({ category, name }: { category: Category; name: string }) {
  const { reportRef, link } = useReportRef()
  const { data: reply } = useSuspenseQuery(categoryItems(reportRef, category))
  const node = nodeNamed(reply.packageItemTree, name)
  const views = useReadableItems(reply.results, category)
  const level = useMemo(() => (node ? levelOf(node, views) : null), [node, views])
  if (!level || level.groups.length + level.items.length === 0)
    return (
      <EmptyState
        picture="not-found"
        text={node ? '这一类还没有项目' : '没有找到这一类'}
        action={{ label: '查看全部项目', to: link(categoryLink(reportRef, category)) }}
      />
    )
  // A level is short: all its items are shown, the worst first.
  const items = unlockedFirst(visibleItems(level.items, true))
  return (
    <>
      {level.groups.length > 0 && (
        <ul className="item-list group-list" aria-label="下一级">
          {level.groups.map((group) => (
            <li key={group.name}>
              <GroupRow group={group} category={category} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <LinkedItems
          groups={[{ name: '', items }]}
          category={category}
          packageType={reply.reportPackageType}
          unlocking={isUnlocking(reply.unlockJobStatus)}
        />
      )}
      <nav className="next-links">
        <Link to={link(categoryLink(reportRef, category))}>查看这一大类的全部项目</Link>
      </nav>
    </>
  )
}

/** /parent-page/…/common-disease-detection-list/{parentName}/{category}: one level of a category's tree (REP-042). */
export default function DetectionsScreen() {
  const params = useScreenParams(paths.reportDetections)
  const category = toCategory(params.category)
  if (!category) return <NotInReport title="报告分类" what="分类" />
  return (
    <ReportPage title={params.parentName || '报告分类'}>
      <Level category={category} name={params.parentName} />
      <Disclaimer />
    </ReportPage>
  )
}

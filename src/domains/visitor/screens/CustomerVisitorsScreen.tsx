import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { PlusIcon } from '#/shared/ui/icons.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { VisitorList } from '../components/VisitorList.tsx'
import { categoryOf, categoryTabs, type View } from '../rules.ts'
import { Statistics } from '../statistics-view/components/Statistics.tsx'
import '../components/visitor.css'

const views: readonly { value: View; label: string }[] = [
  { value: 'list', label: '访客名单' },
  { value: 'stats', label: '统计' },
]

/** /customer-visitors/{category}: calls for today, all visitors, and the statistics (GEN-017, VIS-001, VIS-002). */
export default function CustomerVisitorsScreen() {
  const category = categoryOf(useScreenParams(paths.customerVisitors).category)
  const { view: named } = useSearch(paths.customerVisitors)
  const view = named ?? 'list'
  const add = (
    <Link className="icon-button" to={paths.visitorNew} aria-label="新增访客">
      <PlusIcon />
    </Link>
  )
  return (
    <Page title="客户与访客" right={add}>
      <nav className="visitor-views" aria-label="名单或统计">
        {views.map(({ value, label }) => (
          <Link
            key={value}
            replace
            to={to(paths.customerVisitors, { category }, value === 'stats' ? { view: value } : {})}
            aria-current={value === view ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <TabLinks label="内容类型" tabs={categoryTabs(view)} value={category} />
      <ScreenPart key={view} waiting={<ScreenSkeleton kind="list" />}>
        {view === 'list' ? <VisitorList category={category} /> : <Statistics category={category} />}
      </ScreenPart>
    </Page>
  )
}

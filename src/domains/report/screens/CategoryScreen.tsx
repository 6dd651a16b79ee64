import { toCategory, type Category } from '../report-ids.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { itemLink } from '../detail-rules.ts'
import { CategoryHead } from '../parts/CategoryHead.tsx'
import { Disclaimer } from '../parts/Disclaimer.tsx'
import { ItemRow } from '../parts/ItemRow.tsx'
import { LockSheet, UnlockLink, UnlockText } from '../parts/LockSheet.tsx'
import { useReportPlace } from '../parts/use-report-place.ts'
import { categoryItems, reportSummary } from '../queries.ts'
import { categoryName, isCategoryLocked, isUnlocking, itemsOf, visibleItems } from '../rules.ts'
import './category.css'

function Items({ category }: { category: Category }) {
  const { place, link } = useReportPlace()
  const { data: reply } = useSuspenseQuery(categoryItems(place, category))
  const { data: summaries } = useSuspenseQuery(reportSummary(place))
  // REP-031: only common diseases leave out what is normal.
  const filtered = category === 'COMMON_DISEASES'
  const [showAll, setShowAll] = useState(!filtered)
  const [locked, setLocked] = useState<{ name: string; open: boolean }>({ name: '', open: false })
  const summary = summaries.items.find((entry) => entry.category === category)
  const unlocking = isUnlocking(summary?.unlockJobStatus ?? '')
  const items = itemsOf(reply.results, category)
  const shown = visibleItems(items, showAll)
  return (
    <>
      <CategoryHead items={items} category={category} showAll={showAll} onShowAll={filtered ? setShowAll : null} />
      {isCategoryLocked(items) && (
        <Card className="lock-card">
          <UnlockText unlocking={unlocking} />
          <UnlockLink packageId={place.packageId} unlocking={unlocking} />
        </Card>
      )}
      {shown.length === 0 && <NothingShown all={items.length === 0} onShowAll={() => setShowAll(true)} />}
      <ul className="item-list">
        {shown.map((item) => (
          <li key={item.id}>
            <ItemRow
              item={item}
              category={category}
              unlocking={unlocking}
              to={link(itemLink(place, category, item.id))}
              onLocked={() => setLocked({ name: item.nameCn, open: true })}
            />
          </li>
        ))}
      </ul>
      <LockSheet
        name={locked.name}
        open={locked.open}
        packageId={place.packageId}
        unlocking={unlocking}
        onClose={() => setLocked({ ...locked, open: false })}
      />
    </>
  )
}

function NothingShown({ all, onShowAll }: { all: boolean; onShowAll: () => void }) {
  if (all) return <EmptyState picture="empty-list" text="这个分类还没有项目" />
  return (
    <EmptyState
      picture="success"
      text="没有需要关注的项目，其余都在正常范围"
      action={{ label: '显示全部', onPress: onShowAll }}
    />
  )
}

/** /parent-page/…/common-disease-list/{category} and …/other-category-list/{category}/{categoryName}. */
export default function CategoryScreen() {
  const { place, link } = useReportPlace()
  const params = useScreenParams(paths.reportOtherList)
  const category = toCategory(params.category)
  return (
    <Page title={category ? params.categoryName || categoryName[category] : '报告分类'}>
      {category ? (
        <>
          <Items category={category} />
          <Disclaimer />
        </>
      ) : (
        <EmptyState
          picture="not-found"
          text="没有找到这个分类"
          action={{ label: '返回报告', to: link(to(paths.report, place)) }}
        />
      )}
    </Page>
  )
}

import { CAUTION, traits } from '../results/categories.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { toCategory, type Category } from '../source/report-ids.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { lazyPart } from '#/shared/ui/lazy/lazy-part.tsx'
import { Navigate } from 'react-router'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { categoryLink } from '../results/detail-rules.ts'
import { CategoryHead } from '../components/CategoryHead.tsx'
import { ClassChips } from '../components/ClassChips.tsx'
import { Disclaimer } from '../components/Disclaimer.tsx'
import { LinkedItems } from '../components/LinkedItems.tsx'
import { CategoryLock } from '../components/LockCard.tsx'
import { NoHits } from '../components/NoHits.tsx'
import { ReportIndex } from '../components/ReportIndex.tsx'
import { SearchBox } from '#/widgets/SearchBox.tsx'
import { useItemSearch } from '../hooks/use-item-search.ts'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { useUnlockJob } from '../hooks/use-unlock-job.ts'
import { categoryItems } from '../queries.ts'
import { groupsOf } from '../search/search-rules.ts'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { NotInReport } from '../components/NotInReport.tsx'
import { ReportPage } from '../words/components/ReportPage.tsx'

const MedicineItems = lazyPart(
  () => import('../medicines/components/MedicineItems.tsx'),
  <ScreenSkeleton kind="list" />,
)

/** Lists up to this length have no search. */
const WORTH_SEARCHING = 8

function Items({ category }: { category: Category }) {
  const { reportRef } = useReportRef()
  const { data: reply } = useSuspenseQuery(categoryItems(reportRef, category))
  // REP-031, decision 66: only common diseases hide normal items and form one list sorted by severity.
  const filtered = traits[category].hidesNormal
  const [showAll, setShowAll] = useState(!filtered)
  const search = useItemSearch(reply.results, category, showAll)
  const { items, shown, word, setWord, term, setTerm, searching } = search
  const { unlocking } = useUnlockJob(category)
  const locks = { category, packageType: reply.reportPackageType, unlocking }
  const groups = useMemo(() => (filtered ? [{ name: '', items: shown }] : groupsOf(shown)), [filtered, shown])
  return (
    <>
      {items.length > WORTH_SEARCHING && (
        <SearchBox label="搜索项目" placeholder="名称、基因或拼音首字母" term={term} onTerm={setTerm} />
      )}
      <CategoryHead
        items={items}
        category={category}
        word={word}
        onWord={setWord}
        showAll={showAll}
        onShowAll={filtered ? setShowAll : null}
      />
      {filtered && !searching && <ClassChips tree={reply.packageItemTree} items={items} category={category} />}
      <CategoryLock items={items} category={category} packageType={reply.reportPackageType} />
      <NoHits search={search} category={category} />
      {!searching && shown.length === 0 && <NothingShown all={items.length === 0} onShowAll={() => setShowAll(true)} />}
      {shown.length > 0 && <LinkedItems groups={groups} {...locks} />}
      {filtered && (
        <WhenAllRead>
          <ReportIndex category={category} />
        </WhenAllRead>
      )}
    </>
  )
}

function NothingShown({ all, onShowAll }: { all: boolean; onShowAll: () => void }) {
  if (all) return <EmptyState picture="empty-list" text="这个分类里没有可以看的项目" />
  return (
    <EmptyState
      picture="success"
      absence
      text={`已解读的项目里没有需要关注的；${CAUTION}`}
      action={{ label: '显示全部', onPress: onShowAll }}
    />
  )
}

export default function CategoryScreen() {
  const { reportRef, link } = useReportRef()
  const params = useScreenParams(paths.reportOtherList)
  const category = toCategory(params.category)
  if (category && traits[category].list === 'ancestry')
    return <Navigate to={link(categoryLink(reportRef, category))} replace />
  if (!category) return <NotInReport title="报告分类" what="分类" />
  return (
    <ReportPage title={params.categoryName || traits[category].name}>
      {traits[category].medicines ? <MedicineItems category={category} /> : <Items category={category} />}
      <Disclaimer />
    </ReportPage>
  )
}

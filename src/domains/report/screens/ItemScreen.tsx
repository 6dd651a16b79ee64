import { toCategory, type Category } from '../report-ids.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share.ts'
import { nextStop, type ReportPlace, sharedPlace } from '../detail-rules.ts'
import { detailOf, type ItemDetail } from '../item-rules.ts'
import { AncestryBlocks } from '../parts/AncestryBlocks.tsx'
import { Disclaimer } from '../parts/Disclaimer.tsx'
import { GeneTables } from '../parts/GeneTables.tsx'
import { Actions, Intro, Itemised, Sections } from '../parts/ItemTexts.tsx'
import { UnlockLink, UnlockText } from '../parts/LockSheet.tsx'
import { NextFoot } from '../parts/NextFoot.tsx'
import { useItemVisit } from '../parts/use-item-visit.ts'
import { useReportPlace } from '../parts/use-report-place.ts'
import { RiskScale, Verdict } from '../parts/Verdict.tsx'
import { categoryItems, reportItem } from '../queries.ts'
import { isUnlocking, itemsOf } from '../rules.ts'
import './item.css'

function Unlocked({ detail, category }: { detail: ItemDetail; category: Category }) {
  const { view, model } = detail
  return (
    <>
      <Verdict detail={detail} category={category} />
      {model === 'RISK' && view.severity && <RiskScale severity={view.severity} />}
      <AncestryBlocks ancestry={detail.ancestry} />
      <Actions actions={detail.actions} />
      <Intro lead={detail.lead} more={detail.more} />
      <GeneTables detail={detail} />
      <Itemised parts={detail.itemised} />
      <Sections parts={detail.main} />
    </>
  )
}

/** A locked item has its name and the way to see more, nothing else. */
function Locked({ place, unlocking }: { place: ReportPlace; unlocking: boolean }) {
  return (
    <Card className="lock-card">
      <UnlockText unlocking={unlocking} />
      <UnlockLink packageId={place.packageId} unlocking={unlocking} />
    </Card>
  )
}

function Item({ category, id }: { category: Category; id: string }) {
  const { place, isSample } = useReportPlace()
  const { data: item } = useSuspenseQuery(reportItem(place, id))
  // Only for the lock of the next item: the page does not wait for it.
  const { data: list } = useQuery(categoryItems(place, category))
  const detail = detailOf(item, id, category)
  useItemVisit(detail?.view ?? null, isSample)
  const name = detail?.view.nameCn ?? ''
  useShareCard(
    name
      ? {
          title: `${name}：从基因里能看到什么`,
          description: '看看示例报告怎么解读',
          picture: '',
          path: to(paths.report, sharedPlace(place)),
        }
      : null,
  )
  if (!detail) return <NotFound />
  return (
    <Page title={name}>
      {detail.view.nameEn && (
        <p className="item-english">{[detail.view.nameEn, detail.view.itemClass].filter(Boolean).join(' · ')}</p>
      )}
      {detail.view.locked ? (
        <Locked place={place} unlocking={isUnlocking(item.unlockJobStatus)} />
      ) : (
        <Unlocked detail={detail} category={category} />
      )}
      <Disclaimer />
      <NextFoot category={category} next={nextStop(place, item, list ? itemsOf(list.results, category) : [])} />
    </Page>
  )
}

function NotFound() {
  const { place, link } = useReportPlace()
  return (
    <Page title="报告详情">
      <EmptyState
        picture="not-found"
        text="没有找到这个项目"
        action={{ label: '返回报告', to: link(to(paths.report, place)) }}
      />
    </Page>
  )
}

/** /parent-page/…/disease-detail/{category}/{id} and …/medicine-lifestyle-detail/…: one item, explained. */
export default function ItemScreen() {
  const params = useScreenParams(paths.reportDisease)
  const category = toCategory(params.category)
  return category ? <Item category={category} id={params.id} /> : <NotFound />
}

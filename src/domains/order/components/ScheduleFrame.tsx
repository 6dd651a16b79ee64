import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SampleProgress } from '#/domains/sample/model.ts'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { type Path, paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import type { Order } from '../model.ts'
import { orderById } from '../queries.ts'
import { mayHaveSamples, orderCan, orderNote } from '../rules.ts'
import { samplesOfOrder } from '../state/schedule.ts'
import { OrderGoodsLine } from './OrderGoodsCard.tsx'

const views = [
  { value: 'card', label: '进度卡片' },
  { value: 'detail', label: '进度详情' },
] as const
type View = (typeof views)[number]['value']

const pathOf: Record<View, typeof paths.orderScheduleCard | typeof paths.orderScheduleDetail> = {
  card: paths.orderScheduleCard,
  detail: paths.orderScheduleDetail,
}

interface ScheduleFrameProps {
  path: Path & `/order-schedule/:id${string}`
  view: View
  children: (sample: SampleProgress) => ReactNode
}

function Samples({ order, children }: { order: Order } & Pick<ScheduleFrameProps, 'children'>) {
  const { data: all } = useSuspenseQuery(sampleProgress())
  const samples = samplesOfOrder(order, all.items)
  const bind = orderCan('bindSample', order) && mayHaveSamples(order.goods)
  if (samples.length === 0)
    return (
      <EmptyState
        picture="empty-sample"
        text={
          bind ? '这个订单还没有绑定样本。收到采样盒后，用盒上的编号绑定' : orderNote(order) || '这个订单没有检测样本'
        }
        action={
          bind
            ? { label: '绑定样本', to: paths.bindInput }
            : { label: '查看订单', to: to(paths.orderDetail, { id: order.id }) }
        }
      />
    )
  return (
    <CollapsedRows items={samples} nameOf={({ sampleId }) => sampleId}>
      {children}
    </CollapsedRows>
  )
}

/** Two views of the samples of an order. One view replaces the other in the history, so that Back leaves both. */
export function ScheduleFrame({ path, view, children }: ScheduleFrameProps) {
  const { id } = useScreenParams(path)
  const { data: order } = useSuspenseQuery(orderById(id))
  return (
    <Page title="检测进度">
      <TabLinks
        label="查看方式"
        tabs={views.map((entry) => ({ ...entry, to: to(pathOf[entry.value], { id }) }))}
        value={view}
      />
      {order.goods && (
        <section className="card">
          <OrderGoodsLine goods={order.goods} />
        </section>
      )}
      <ScreenPart waiting={<ScreenSkeleton kind="detail" />}>
        <Samples order={order}>{children}</Samples>
      </ScreenPart>
    </Page>
  )
}

import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'

/** Shown when the address contains no order. */
export function NoOrder({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        picture="empty-order"
        text="没有找到订单，请从订单里打开发票"
        action={{ label: '查看我的订单', to: to(paths.myOrder, { status: 'ALL' }) }}
      />
    </Page>
  )
}
